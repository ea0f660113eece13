import { useRef } from 'react';
import { NeedleLayer } from '../../motion/NeedleLayer.tsx';
import type { ProjectReference } from '../sectionProps.ts';
import type { Skill } from './schema.ts';
import {
  DRAWING,
  pathOf,
  pointingNeedles,
  hangingNeedles,
  turningNeedles,
} from './skillNeedles.ts';
import styles from './SkillRow.module.css';

/** Units by which turned needles may reach over their row. */
const OVERHANG = 14;
const viewBox = (percent: number) => `0 0 ${(DRAWING.width * percent) / 100} ${DRAWING.height}`;

interface SkillRowProps {
  skill: Skill;
  /** Index in the list, and the length of the list. */
  row: number;
  rows: number;
  projects: readonly ProjectReference[];
}

/**
 * A skill with its level. The bar is an SVG with a `width`: the security policy forbids inline styles. GSAP
 * scales an element around it: browsers draw an SVG that is scaled itself anew in each frame.
 */
export function SkillRow({ skill: { name, icon, level }, row, rows, projects }: SkillRowProps) {
  const isSkill = (tag: string) => tag.trim().toLowerCase() === name.trim().toLowerCase();
  const examples = projects.filter(({ tech }) => tech.some(isSkill));
  // Skills with the same projects link to them in turn.
  const project = examples[row % examples.length];
  const percent = Math.round(level);
  const needles = pointingNeedles(percent, row, rows);
  const filled = useRef<HTMLDivElement>(null);
  return (
    <li className={styles.row} data-reveal="card">
      <p className={styles.text}>
        <span className={`${styles.name} ${project ? '' : styles.withoutProject}`}>
          <span className={`${styles.icon} screen-only`} aria-hidden="true">
            {icon}
          </span>
          {name}
        </span>{' '}
        <span className={styles.level}>
          {level}
          <span className={styles.unit}>%</span>
        </span>
      </p>
      {project && (
        <a className={`${styles.project} screen-only`} href={project.href}>
          {project.title}
        </a>
      )}
      <div className={styles.bar} data-level={level} aria-hidden="true">
        <svg width="100%" viewBox={viewBox(100)} preserveAspectRatio="none">
          <path
            className={styles.hanging}
            fill="var(--color-needle-hanging)"
            d={pathOf(hangingNeedles(percent))}
          />
        </svg>
        <NeedleLayer
          className={styles.needleLayer}
          box={{ x: 0, y: -OVERHANG, width: DRAWING.width, height: DRAWING.height + 2 * OVERHANG }}
          load={(canvas) => turningNeedles(needles, canvas)}
          // Not while GSAP fills the bar.
          isReady={() => !filled.current?.style.transform}
        />
        <div ref={filled} data-bar="">
          <svg width={`${percent}%`} viewBox={viewBox(percent)} preserveAspectRatio="none">
            <path className={styles.pointing} fill="url(#needle-light)" d={pathOf(needles)} />
            <path
              className={styles.pointing}
              fill="url(#needle-shade)"
              d={pathOf(needles, 'right')}
            />
          </svg>
        </div>
      </div>
    </li>
  );
}
