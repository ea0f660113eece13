import { GAUGE, pointingNeedles, restingNeedles } from './gauge.ts';
import styles from './Gauge.module.css';
import type { Skill } from './schema.ts';

const viewBox = `0 0 ${GAUGE.width} ${GAUGE.height}`;

/**
 * A skill's level as a meter of needles, and all that screen readers hear of name and level. Its filled part is an
 * `svg`, because the attribute `width` takes any level without an inline style, which the security policy forbids.
 * Both parts show the same drawing at the same scale, however wide they are: one from its left, one from its right.
 */
export function Gauge({ name, level }: Pick<Skill, 'name' | 'level'>) {
  const percent = Math.round(level);
  return (
    <div
      className={styles.gauge}
      role="meter"
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={level}
      aria-valuetext={`${level}%`}
    >
      <svg
        className={styles.filled}
        width={`${percent}%`}
        viewBox={viewBox}
        preserveAspectRatio="xMinYMin slice"
        data-bar=""
        aria-hidden="true"
        focusable="false"
      >
        <path d={pointingNeedles(percent)} />
      </svg>
      <svg
        className={styles.rest}
        viewBox={viewBox}
        preserveAspectRatio="xMaxYMin slice"
        aria-hidden="true"
        focusable="false"
      >
        <path d={restingNeedles} />
      </svg>
    </div>
  );
}
