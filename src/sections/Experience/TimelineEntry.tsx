import { Fragment } from 'react';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { wholeWords } from '../../ui/text/wholeWords.tsx';
import { formatPeriod } from './period.ts';
import type { ExperienceEntry } from './schema.ts';
import styles from './TimelineEntry.module.css';

/** One entry. Its heading is first in the DOM, for screen readers; period and type are above it on screen. */
export function TimelineEntry({ entry, typeLabel }: { entry: ExperienceEntry; typeLabel: string }) {
  const { dates, separator, note } = formatPeriod(entry.period);
  return (
    <li className={styles.entry} data-type={entry.type}>
      <span className={styles.pin}>
        <Icon name={entry.type === 'work' ? 'lightning' : 'check'} className={styles.icon} />
      </span>
      <div className={styles.text}>
        <h3 className={`${styles.title} whole-words`}>{wholeWords(entry.title)}</h3>
        <p className={styles.period}>
          <bdi className={`${styles.dates} whole-words`}>
            {dates.map((part, index) => (
              <Fragment key={index}>
                {index > 0 && separator}
                <span>{part}</span>
              </Fragment>
            ))}
          </bdi>{' '}
          {note && <span className={styles.note}>{note} </span>}
          <span className={styles.type}>{typeLabel}</span>
        </p>
        <p className={styles.company}>
          <bdi>{entry.company}</bdi>
        </p>
        {entry.description && <p className={styles.description}>{entry.description}</p>}
      </div>
    </li>
  );
}
