import { classNames } from '../../../ui/classNames.ts';
import { List } from '../../../ui/List/List.tsx';
import { BulletItem } from '../../../ui/BulletItem/BulletItem.tsx';
import type { ProjectReference } from '../../sectionProps.ts';
import { ProjectLink } from '../ProjectLink.tsx';
import { projectUsing } from '../projectUsing.ts';
import { PrintedComma } from '../PrintedComma.tsx';
import type { Skill } from '../schema.ts';
import { SkillName } from '../SkillName/SkillName.tsx';
import styles from './SkillNames.module.css';

interface SkillNamesProps {
  skills: readonly Skill[];
  /** Text between two names on paper. */
  comma: string;
  projects: readonly ProjectReference[];
  /** Whether the names are large: the section has no other skills. */
  isLarge: boolean;
}

/** Skills without levels in columns, each with a needle. On paper they are one text. */
export function SkillNames({ skills, comma, projects, isLarge }: SkillNamesProps) {
  const count = skills.length;
  // Three columns would leave one name alone in the last row, such as the last one of 4, 7 or 10. An even number is in
  // two columns then, and more than four names are in four on a desktop.
  const isOneAlone = count % 3 === 1;
  const listClass = classNames(
    styles.names,
    isOneAlone && count % 2 === 0 && styles.twoColumns,
    isOneAlone && count > 4 && styles.fourColumns,
    isLarge && styles.large,
  );
  return (
    <List className={listClass}>
      {skills.map((skill, index) => {
        const project = projectUsing(skill.name, index, projects);
        return (
          <BulletItem key={skill.name} className={styles.item} data-reveal="stagger">
            <p className={styles.name}>
              <SkillName skill={skill} hasIconColumn={false} />
              <PrintedComma comma={comma} isLast={index === count - 1} />
            </p>
            {project && <ProjectLink className={styles.project} project={project} />}
          </BulletItem>
        );
      })}
    </List>
  );
}
