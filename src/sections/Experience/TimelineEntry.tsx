import { CheckCircleIcon, LightningIcon } from './TimelineIcons.tsx';
import type { ExperienceEntry } from './schema.ts';
import styles from './Experience.module.css';

/** One entry: a lightning in cyan for work, a check circle in purple for education. */
export function TimelineEntry({ entry, typeLabel }: { entry: ExperienceEntry; typeLabel: string }) {
  const Icon = entry.type === 'work' ? LightningIcon : CheckCircleIcon;
  return (
    <li className={styles.entry} data-type={entry.type}>
      <span className={styles.node}>
        <Icon label={typeLabel} />
      </span>
      <div className={styles.card}>
        <h3 className={styles.title}>{entry.title}</h3>
        <p className={styles.meta}>
          {entry.company} <span aria-hidden="true">·</span> <span className={styles.period}>{entry.period}</span>
        </p>
        <p>{entry.description}</p>
      </div>
    </li>
  );
}
