import type { Ref } from 'react';
import { pictureSizes } from '../../../helpers/pictureFiles.ts';
import { needlePath } from '../../../shapes/needlePath.ts';
import { classNames } from '../../../ui/classNames.ts';
import { Needle } from '../../../ui/Needle/Needle.tsx';
import type { CardNeedleShape } from './cardNeedleShape.ts';
import { SHADOW_OFFSET } from './poseOnPicture.ts';
import styles from './CardNeedle.module.css';

const { width, height } = pictureSizes.project;

interface CardNeedleProps {
  ref: Ref<SVGSVGElement>;
  className?: string | undefined;
  shape: CardNeedleShape;
  /** Whether it is over a picture. Otherwise it is below a title. */
  isOnPicture: boolean;
}

/** The needle of a card, over its picture or below its large title. It shows while the needle is in the card. */
export function CardNeedle({ ref, className, shape, isOnPicture }: CardNeedleProps) {
  const { x, y, ...shapeAtOrigin } = shape;
  return (
    <svg
      ref={ref}
      className={classNames(
        styles.needle,
        !isOnPicture && styles.belowTitle,
        className,
        'screen-only',
      )}
      viewBox={`0 0 ${width} ${height}`}
      // Cropped like the picture, or at the bottom of a title's background, however high that is.
      preserveAspectRatio={isOnPicture ? 'xMidYMid slice' : 'xMinYMax'}
      aria-hidden="true"
    >
      <g transform={`translate(${x} ${y})`}>
        <g className={styles.entrance}>
          <path
            fill="var(--color-background)"
            fillOpacity=".42"
            transform={`translate(${SHADOW_OFFSET.x} ${SHADOW_OFFSET.y})`}
            d={needlePath(shapeAtOrigin)}
          />
          <Needle {...shapeAtOrigin} />
        </g>
      </g>
    </svg>
  );
}
