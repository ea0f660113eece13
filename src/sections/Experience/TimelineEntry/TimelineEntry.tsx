import { Fragment, type ReactNode } from 'react';
import type { DatesText } from '../../../content/schema/inputTypes.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { BulletList } from '../../../ui/BulletList/BulletList.tsx';
import { wholeWords } from '../../../ui/text/wholeWords.tsx';
import type { ExperienceEntry } from '../schema.ts';
import { endsInYear, splitYears } from './splitYears.ts';
import styles from './TimelineEntry.module.css';

/** One entry. Its heading is first in the DOM, for screen readers; on screen its dates are above or beside it. */
export function TimelineEntry({ entry, typeLabel }: { entry: ExperienceEntry; typeLabel: string }) {
  const { type, title, company, dates, description, points } = entry;
  return (
    <li className={styles.entry} data-type={type} data-reveal="">
      <span className={styles.pin}>
        <Icon name={type === 'work' ? 'lightning' : 'check'} className={styles.icon} />
      </span>
      <div className={styles.text}>
        <div className={styles.header}>
          <h3 className={`${styles.title} whole-words`}>{wholeWords(title)}</h3>
          <div className={styles.datesAndCompany}>
            <p className={styles.datesAndType}>
              {dates && <Dates dates={dates} />}
              <span className={styles.type}>{typeLabel}</span>
            </p>
            {company && (
              <p className={styles.company}>
                <bdi>{company}</bdi>
              </p>
            )}
          </div>
        </div>
        {description && <p className={styles.description}>{description}</p>}
        {points && <BulletList points={points} />}
      </div>
    </li>
  );
}

/** The dates and their note, in the direction of the page: in Arabic the first year of a range is the right one. */
function Dates({ dates: { parts, separator, note } }: { dates: DatesText }) {
  return (
    <>
      <span className={`${styles.dates} whole-words`}>
        {parts.map((part, index) => (
          <Fragment key={index}>
            {index > 0 && separatorAfter(parts[index - 1]!, separator)}
            <span>{withLargeYears(part)}</span>
          </Fragment>
        ))}
      </span>{' '}
      {note && <span className={styles.note}>{note} </span>}
    </>
  );
}

/** The space after `2020 –` is large, as the one before its dash is. */
function separatorAfter(part: string, separator: string): ReactNode {
  return separator && endsInYear(part) ? <b className={styles.year}>{separator}</b> : separator;
}

/** Years are large, and as large in all entries. The words around them are small and may wrap. */
function withLargeYears(dates: string): ReactNode[] {
  return splitYears(dates).map((text, index) => {
    const isYear = index % 2 === 1;
    if (!isYear) return text;
    return (
      <b key={index} className={styles.year}>
        {text}
      </b>
    );
  });
}
