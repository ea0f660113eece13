import { useRef } from 'react';
import { NeedleLayer } from '../../motion/NeedleLayer.tsx';
import type { DrawingBox } from '../../motion/paintNeedles.ts';
import type { ProjectReference } from '../sectionProps.ts';
import { exampleOf } from './exampleOf.ts';
import { Keywords } from './Keywords.tsx';
import type { RatedSkill } from './skillKinds.ts';
import { SkillName } from './SkillName.tsx';
import {
  DRAWING,
  hangingNeedles,
  pathOf,
  pointingNeedles,
  turningNeedles,
} from './skillNeedles.ts';
import styles from './SkillRow.module.css';

/** Units by which turned needles may reach over their row, above and below. */
const TURNED_OVERHANG = 14;
/** The drawing and its overhang. SkillRow.module.css has the same height for the layer. */
const layerBox: DrawingBox = {
  x: 0,
  y: -TURNED_OVERHANG,
  width: DRAWING.width,
  height: DRAWING.height + 2 * TURNED_OVERHANG,
};

interface SkillRowProps {
  skill: RatedSkill;
  /** Index in the list. */
  row: number;
  /** Length of the list. */
  rows: number;
  /** Text between two keywords on paper. */
  comma: string;
  projects: readonly ProjectReference[];
  /** Whether the icon is in a column before all names. */
  hasIconColumn: boolean;
}

/**
 * A skill with its level. The bar is an SVG with a `width`: the security policy forbids inline
 * styles. GSAP scales the element around the SVG: browsers would draw a scaled SVG anew in each
 * frame.
 */
export function SkillRow({ skill, row, rows, comma, projects, hasIconColumn }: SkillRowProps) {
  const { name, level, keywords } = skill;
  const filled = useRef<HTMLDivElement>(null);
  const project = exampleOf(name, row, projects);
  const percent = Math.round(level);
  const needles = pointingNeedles(percent, row, rows);

  return (
    <li className={styles.row} data-reveal="card">
      <p className={styles.text}>
        <span className={`${styles.name} ${project ? '' : styles.withoutProject}`}>
          <SkillName skill={skill} hasIconColumn={hasIconColumn} />
        </span>{' '}
        <span className={styles.level}>
          {level}
          <span className={styles.unit}>%</span>
        </span>
      </p>
      {keywords && (
        <div className={styles.keywords}>
          <Keywords keywords={keywords} comma={comma} />
        </div>
      )}
      {project && (
        <a className={`${styles.project} target screen-only`} href={project.href}>
          {project.title}
        </a>
      )}
      <div className={styles.bar} data-level={level} aria-hidden="true">
        <svg width="100%" viewBox={viewBoxOf(100)} preserveAspectRatio="none">
          <path
            className={styles.hanging}
            fill="var(--color-needle-hanging)"
            d={pathOf(hangingNeedles(percent))}
          />
        </svg>
        <NeedleLayer
          className={styles.needleLayer}
          box={layerBox}
          loadNeedles={(canvas) => turningNeedles(needles, canvas)}
          // While GSAP fills the bar it writes `transform`. reveal.ts removes it afterwards.
          mayStart={() => !filled.current?.style.transform}
        />
        <div ref={filled} data-bar="">
          <svg width={`${percent}%`} viewBox={viewBoxOf(percent)} preserveAspectRatio="none">
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

/** The view box of the first `percent` of the drawing. */
function viewBoxOf(percent: number): string {
  return `0 0 ${(DRAWING.width * percent) / 100} ${DRAWING.height}`;
}
