import type { RefObject } from 'react';
import { classNames } from '../../../ui/classNames.ts';
import styles from './LargeTitle.module.css';
import type { CardNeedle } from '../ProjectNeedle/cardNeedle.ts';
import { ProjectNeedle } from '../ProjectNeedle/ProjectNeedle.tsx';
import { SlantedCover } from '../ProjectCard/SlantedCover.tsx';

interface LargeTitleProps {
  /** Class of the frame, which a picture has too. */
  className: string;
  /** The needle below the title, if the project has something to point at. */
  needle: CardNeedle | undefined;
  /** The SVG of that needle. */
  overlay: RefObject<SVGSVGElement | null> | null;
  children: string;
}

/** The title of a project without a picture, in the place of the picture. */
export function LargeTitle({ className, needle, overlay, children }: LargeTitleProps) {
  return (
    <div className={classNames(className, styles.frame)}>
      <h3 className={styles.title}>{children}</h3>
      {needle && <ProjectNeedle ref={overlay} needle={needle} isOnPicture={false} />}
      <SlantedCover />
    </div>
  );
}
