import { List } from '../../ui/List/List.tsx';
import type { Skill } from './schema.ts';
import styles from './SkillNames.module.css';

interface SkillNamesProps {
  skills: readonly Skill[];
  /** Text between two keywords. */
  comma: string;
}

/** Skills without levels: names, and groups with their keywords. */
export function SkillNames({ skills, comma }: SkillNamesProps) {
  return (
    <List className={styles.names}>
      {skills.map(({ name, icon, keywords }) => (
        <li key={name} className={styles.skill} data-reveal="card">
          <p className={styles.name}>
            {icon && (
              <span className="screen-only" aria-hidden="true">
                {icon}{' '}
              </span>
            )}
            {name}
          </p>
          {keywords && <p className={styles.keywords}>{keywords.join(comma)}</p>}
        </li>
      ))}
    </List>
  );
}
