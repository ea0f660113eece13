import type { Skill } from '../schema.ts';
import styles from './SkillName.module.css';

/** Keeps the icon on the line of the last word. */
const WORD_JOINER = '\u{2060}';

interface SkillNameProps {
  skill: Pick<Skill, 'name' | 'icon'>;
  /** Whether the icon is in a column before all names. Otherwise it follows the name. */
  hasIconColumn: boolean;
}

/** The name of a skill with its icon. A name such as "C++" keeps its direction in every language. */
export function SkillName({ skill: { name, icon }, hasIconColumn }: SkillNameProps) {
  if (hasIconColumn) {
    return (
      <>
        <span className={`${styles.before} screen-only`} aria-hidden="true">
          {icon}
        </span>
        <bdi>{name}</bdi>
      </>
    );
  }
  return (
    <>
      <bdi>{name}</bdi>
      {icon && (
        <span className={`${styles.behind} screen-only`} aria-hidden="true">
          {WORD_JOINER + icon}
        </span>
      )}
    </>
  );
}
