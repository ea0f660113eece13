import type { Skill } from './schema.ts';
import styles from './Skills.module.css';

/**
 * One skill with its bar. The filled part is an `svg` because its `width` attribute takes any level without an
 * inline style, which the security policy forbids.
 */
export function SkillCard({ skill }: { skill: Skill }) {
  const percent = `${skill.level}%`;
  return (
    <li className={styles.card} data-reveal-item="">
      <span className={styles.icon} aria-hidden="true">
        {skill.icon}
      </span>
      <div className={styles.line}>
        <span>{skill.name}</span>
        <span className={styles.percent} aria-hidden="true">
          {percent}
        </span>
      </div>
      <div
        className={styles.track}
        role="meter"
        aria-label={skill.name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={skill.level}
        aria-valuetext={percent}
      >
        <svg className={styles.fill} width={percent} height="100%" data-bar="" aria-hidden="true" focusable="false" />
      </div>
    </li>
  );
}
