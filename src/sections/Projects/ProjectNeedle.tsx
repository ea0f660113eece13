import type { Ref } from 'react';
import { pictureSizes } from '../../content/pictureFiles.ts';
import { needlePath } from '../../shapes/needlePath.ts';
import { Needle } from '../../ui/Needle/Needle.tsx';
import { poseOnPicture, PROJECT_NEEDLE, SHADOW_OFFSET } from './poseOnPicture.ts';
import styles from './ProjectNeedle.module.css';
import type { Pointer } from './schema.ts';

const { width, height } = pictureSizes.project;

interface ProjectNeedleProps {
  ref: Ref<SVGSVGElement>;
  pointer: Pointer;
}

/** The needle over a project's picture, its tip on the detail. It shows while the needle belongs to its card. */
export function ProjectNeedle({ ref, pointer }: ProjectNeedleProps) {
  const { x, y, angle } = poseOnPicture(pointer);
  const shape = { ...PROJECT_NEEDLE, angle };
  return (
    <svg
      ref={ref}
      className={`${styles.needle} screen-only`}
      viewBox={`0 0 ${width} ${height}`}
      // Cropped like the picture.
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g transform={`translate(${x} ${y})`}>
        <g className={styles.entrance}>
          <path
            fill="var(--color-background)"
            fillOpacity=".42"
            transform={`translate(${SHADOW_OFFSET.x} ${SHADOW_OFFSET.y})`}
            d={needlePath(shape)}
          />
          <Needle {...shape} />
        </g>
      </g>
    </svg>
  );
}
