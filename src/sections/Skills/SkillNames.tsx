import { List } from '../../ui/List/List.tsx';
import type { ProjectReference } from '../sectionProps.ts';
import { exampleOf } from './exampleOf.ts';
import marks from './NeedleMark.module.css';
import type { Skill } from './schema.ts';
import { SkillName } from './SkillName.tsx';
import styles from './SkillNames.module.css';

interface SkillNamesProps {
  skills: readonly Skill[];
  /** Text between two names on paper. */
  comma: string;
  projects: readonly ProjectReference[];
}

/** Skills without levels in columns, each with a needle. On paper they are one text. */
export function SkillNames({ skills, comma, projects }: SkillNamesProps) {
  const last = skills.length - 1;
  return (
    <List className={styles.names}>
      {skills.map((skill, index) => {
        const project = exampleOf(skill.name, index, projects);
        return (
          <li key={skill.name} className={marks.marked} data-reveal="card">
            <p className={styles.name}>
              <SkillName skill={skill} hasIconColumn={false} />
              {index < last && <span className="print-only">{comma}</span>}
            </p>
            {project && (
              <a className={`${styles.project} target screen-only`} href={project.href}>
                {project.title}
              </a>
            )}
          </li>
        );
      })}
    </List>
  );
}
