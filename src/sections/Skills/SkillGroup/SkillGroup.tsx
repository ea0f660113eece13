import { classNames } from '../../../ui/classNames.ts';
import { Keywords } from '../Keywords/Keywords.tsx';
import type { SkillGroupEntry } from '../skillKinds.ts';
import { SkillName } from '../SkillName/SkillName.tsx';
import styles from './SkillGroup.module.css';

interface SkillGroupProps {
  skill: SkillGroupEntry;
  /** Text between two keywords on paper. */
  comma: string;
  /** Whether the icon is in a column before all names. */
  hasIconColumn: boolean;
  /** Whether it is large, with a line above: in a list without rows. */
  isLarge: boolean;
}

/** A group without a level: its name, and its keywords beside it. */
export function SkillGroup({ skill, comma, hasIconColumn, isLarge }: SkillGroupProps) {
  return (
    <li className={classNames(styles.group, isLarge && styles.large)} data-reveal="stagger">
      <p className={styles.name}>
        <SkillName skill={skill} hasIconColumn={hasIconColumn} />
      </p>
      <Keywords keywords={skill.keywords} comma={comma} isBelowBar={false} />
    </li>
  );
}
