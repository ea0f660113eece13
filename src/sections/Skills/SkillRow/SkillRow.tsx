import { useRef } from 'react';
import { useFallingRow } from '../../../motion/needles/fallingRows.ts';
import { NeedleCanvas } from '../../../motion/needles/NeedleCanvas.tsx';
import type { ViewBox } from '../../../motion/needles/createNeedlePainter.ts';
import { classNames } from '../../../ui/classNames.ts';
import type { ProjectReference } from '../../sectionProps.ts';
import { ProjectLink } from '../ProjectLink.tsx';
import { projectUsing } from '../projectUsing.ts';
import { Keywords } from '../Keywords/Keywords.tsx';
import type { SkillWithLevel } from '../skillKinds.ts';
import { SkillName } from '../SkillName/SkillName.tsx';
import {
  DRAWING_WIDTH,
  drawingHeight,
  hangingNeedles,
  pathOf,
  pointingNeedles,
  rotatingNeedles,
  type ListRow,
} from './skillNeedles.ts';
import styles from './SkillRow.module.css';

/**
 * How far rotated needles may reach over their row, above and below: a fraction of its height. SkillRow.module.css has
 * the height of the canvas.
 */
const ROTATED_OVERFLOW = 0.25;

interface SkillRowProps {
  skill: SkillWithLevel;
  row: ListRow;
  /** Text between two keywords on paper. */
  comma: string;
  projects: readonly ProjectReference[];
  /** Whether the icon is in a column before all names. */
  hasIconColumn: boolean;
  /** Whether its hanging needles may fall as the page scrolls. */
  hasFallingNeedles: boolean;
}

/**
 * A skill with its level. The bar is an SVG with a `width`: the security policy forbids style attributes in the served
 * HTML. GSAP scales the element around the SVG: browsers would draw a scaled SVG anew in each frame.
 */
export function SkillRow({
  skill,
  row,
  comma,
  projects,
  hasIconColumn,
  hasFallingNeedles,
}: SkillRowProps) {
  const { name, level, keywords } = skill;
  const drawing = useRef<SVGSVGElement>(null);
  const filled = useRef<HTMLDivElement>(null);
  const project = projectUsing(name, row.index, projects);
  /** One needle for each percent. */
  const needleCount = Math.round(level);
  const needles = pointingNeedles(needleCount, row);
  const hanging = hangingNeedles(needleCount, row.size);
  const height = drawingHeight(row.size);
  useFallingRow(drawing, hanging, hasFallingNeedles);
  const viewBox = (width: number) => `0 0 ${width} ${height}`;
  const canvasViewBox: ViewBox = {
    x: 0,
    y: -ROTATED_OVERFLOW * height,
    width: DRAWING_WIDTH,
    height: (1 + 2 * ROTATED_OVERFLOW) * height,
  };

  return (
    <li className={`${styles.row} ${styles[row.size]}`} data-reveal="stagger">
      <p className={styles.text}>
        <span className={classNames(styles.name, !project && styles.withoutProject)}>
          <SkillName skill={skill} hasIconColumn={hasIconColumn} />
        </span>{' '}
        <span className={styles.level}>
          {level}
          <span className={styles.unit}>%</span>
        </span>
      </p>
      {keywords && <Keywords keywords={keywords} comma={comma} isBelowBar />}
      {project && <ProjectLink className={styles.project} project={project} />}
      <div className={styles.bar} data-level={level} aria-hidden="true">
        <svg ref={drawing} width="100%" viewBox={viewBox(DRAWING_WIDTH)} preserveAspectRatio="none">
          <path className={styles.hanging} fill="var(--color-needle-hanging)" d={pathOf(hanging)} />
        </svg>
        <NeedleCanvas
          className={styles.needleCanvas}
          viewBox={canvasViewBox}
          loadNeedles={(canvas) => rotatingNeedles(needles, canvas)}
          // While GSAP fills the bar it writes `transform`. reveal.ts removes it afterwards.
          canStart={() => !filled.current?.style.transform}
        />
        <div ref={filled} data-bar-fill="">
          <svg
            width={`${needleCount}%`}
            viewBox={viewBox((DRAWING_WIDTH * needleCount) / 100)}
            preserveAspectRatio="none"
          >
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
