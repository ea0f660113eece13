import type { Ref } from 'react';
import { pictureSizes } from '../../content/pictureFiles.ts';
import { Needle } from '../../ui/Needle/Needle.tsx';
import { needlePath } from '../../shapes/needlePath.ts';
import { NEEDLE, needlePlace, SHADOW, type Pointer } from './needlePlace.ts';
import styles from './ProjectNeedle.module.css';

const { width, height } = pictureSizes.project;

/** The needle over a project's picture, its tip on the detail. It shows while its card is the pointed one. */
export function ProjectNeedle({ ref, pointer }: { ref: Ref<SVGSVGElement>; pointer: Pointer }) {
  const { x, y, angle } = needlePlace(pointer);
  const shape = { ...NEEDLE, angle };
  return (
    <svg
      ref={ref}
      className={`${styles.needle} screen-only`}
      viewBox={`0 0 ${width} ${height}`}
      // Cropped as the picture is.
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g transform={`translate(${x} ${y})`}>
        <g className={styles.entrance}>
          <path
            fill="var(--color-background)"
            fillOpacity=".42"
            transform={`translate(${SHADOW.x} ${SHADOW.y})`}
            d={needlePath(shape)}
          />
          <Needle {...shape} />
        </g>
      </g>
    </svg>
  );
}
