import { Icon } from '../../ui/Icon/Icon.tsx';
import { isDateTime, setPeriod } from './period.ts';
import type { ExperienceEntry } from './schema.ts';
import styles from './TimelineEntry.module.css';

interface TimelineEntryProps {
  entry: ExperienceEntry;
  /** What its kind is called. */
  typeLabel: string;
}

/**
 * One entry. Its heading comes first for those who listen, with period and kind after it; eyes see the period above it.
 * Work has a lightning in the colour of work, education a check circle in its own.
 */
export function TimelineEntry({ entry, typeLabel }: TimelineEntryProps) {
  const { dates, note, length } = setPeriod(entry.period);
  return (
    <li className={styles.entry} data-type={entry.type} data-length={length}>
      <span className={styles.pin}>
        <Icon name={entry.type === 'work' ? 'lightning' : 'check'} className={styles.icon} />
      </span>
      <h3 className={styles.title}>{entry.title}</h3>
      <p className={styles.period}>
        <bdi className={styles.dates}>{isDateTime(dates) ? <time>{dates}</time> : dates}</bdi>{' '}
        {note && <small className={styles.note}>{note}</small>}
      </p>
      <p className={styles.company}>
        <span className={styles.type}>{typeLabel}</span> <bdi>{entry.company}</bdi>
      </p>
      <p className={styles.description}>{entry.description}</p>
    </li>
  );
}
