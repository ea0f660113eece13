import { pictureSizes } from '../../content/pictureFiles.ts';
import { Needle } from '../../ui/Needle/Needle.tsx';
import { needlePath } from '../../ui/Needle/needlePath.ts';
import { NEEDLE, needlePlace, SHADOW } from './needlePlace.ts';
import styles from './ProjectNeedle.module.css';
import type { Project } from './schema.ts';

const { width, height } = pictureSizes.project;

/** The needle over a project's picture, its tip on the detail; seen while its card is the one that is pointed at. */
export function ProjectNeedle({ pointer }: { pointer: NonNullable<Project['pointer']> }) {
  const { x, y, angle } = needlePlace(pointer);
  const shape = { ...NEEDLE, angle };
  return (
    <svg
      className={styles.needle}
      data-needle=""
      viewBox={`0 0 ${width} ${height}`}
      // Where its place is of another shape the picture is cropped, and this with it.
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <g transform={`translate(${x} ${y})`}>
        {/* What flies in, about the tip. */}
        <g className={styles.flight}>
          <path
            className={styles.shadow}
            transform={`translate(${SHADOW.x} ${SHADOW.y})`}
            d={needlePath(shape)}
          />
          <Needle {...shape} />
        </g>
      </g>
    </svg>
  );
}
