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
      {skills.map(({ name, icon, keywords }, index) => (
        <li key={name} className={keywords && styles.group} data-reveal="card">
          <p className={styles.name}>
            {icon && (
              <span className="screen-only" aria-hidden="true">
                {icon}{' '}
              </span>
            )}
            {name}
            {!keywords && isName(skills[index + 1]) && <span className="print-only">{comma}</span>}
          </p>
          {keywords && <p className={styles.keywords}>{keywords.join(comma)}</p>}
        </li>
      ))}
    </List>
  );
}

/** On paper, names without keywords are one line. */
function isName(skill: Skill | undefined): boolean {
  return skill !== undefined && !skill.keywords;
}
