import type { RefObject } from 'react';
import { classNames } from '../../../ui/classNames.ts';
import styles from './LargeTitle.module.css';
import type { CardNeedleShape } from '../CardNeedle/cardNeedleShape.ts';
import { CardNeedle } from '../CardNeedle/CardNeedle.tsx';
import { SlantedCover } from '../ProjectCard/SlantedCover.tsx';

interface LargeTitleProps {
  /** Class of the frame, which a picture has too. */
  className: string;
  /** The needle below the title, if the project has something to point at. */
  needleShape: CardNeedleShape | undefined;
  /** The SVG of that needle. */
  cardNeedle: RefObject<SVGSVGElement | null>;
  children: string;
}

/** The title of a project without a picture, in the place of the picture. */
export function LargeTitle({ className, needleShape, cardNeedle, children }: LargeTitleProps) {
  return (
    <div className={classNames(className, styles.frame)}>
      <h3 className={styles.title}>{children}</h3>
      {needleShape && <CardNeedle ref={cardNeedle} shape={needleShape} isOnPicture={false} />}
      <SlantedCover />
    </div>
  );
}
