import type { RefObject } from 'react';
import { classNames } from '../../../ui/classNames.ts';
import { Picture } from '../../../ui/Picture/Picture.tsx';
import { cardNeedleShape } from '../CardNeedle/cardNeedleShape.ts';
import type { NeedlePhase } from '../needleState.ts';
import { CardNeedle } from '../CardNeedle/CardNeedle.tsx';
import { AnimatedPicture } from '../AnimatedPicture/AnimatedPicture.tsx';
import styles from './ProjectCard.module.css';
import type { Project } from '../schema.ts';
import { SlantedCover } from './SlantedCover.tsx';

/** The HTML attribute `sizes`: how wide the picture of a card is, and that of a wide card. */
const CARD_PICTURE_SIZES = [
  '(min-width: 250rem) 31vw',
  '(min-width: 150rem) and (min-aspect-ratio: 21/9) 31vw',
  '(min-width: 48rem) 50vw',
  '100vw',
].join(', ');
const WIDE_PICTURE_SIZES = '(min-width: 64rem) 62vw, 100vw';

interface CardPictureProps {
  /** Class of its frame, which a large title has too. */
  className: string;
  /** Index of the project. */
  index: number;
  project: Project;
  /** Whether the card takes both columns. */
  isWide: boolean;
  /** Whether the picture is inset: whole, and in line with its caption. Else it fills the card. */
  isInset: boolean;
  /** Phase of the needle, if it is in this card or comes to it. */
  needlePhase: NeedlePhase | undefined;
  /** The SVG of the needle over the picture. */
  cardNeedle: RefObject<SVGSVGElement | null>;
}

/** The picture of a project, with the needle that points at a detail of it. Nothing if it has no picture. */
export function CardPicture({
  className,
  index,
  project,
  isWide,
  isInset,
  needlePhase,
  cardNeedle,
}: CardPictureProps) {
  const { image, target, hasSprites = false } = project;
  if (!image) return undefined;
  const detail = target?.detail;
  const needleShape = cardNeedleShape(project);
  const driftClass = isInset ? undefined : styles.drifting;
  const picture = (
    <Picture
      picture={image}
      kind="project"
      sizes={isWide ? WIDE_PICTURE_SIZES : CARD_PICTURE_SIZES}
      className={classNames(styles.image, driftClass)}
    />
  );
  return (
    <div className={className}>
      <div className={styles.pictureBox}>
        <div className={styles.pictureAndEffects}>
          {detail ? (
            <AnimatedPicture
              index={index}
              detail={detail}
              hasSprites={hasSprites}
              needlePhase={needlePhase}
              isInset={isInset}
              effectsClass={driftClass}
            >
              {picture}
            </AnimatedPicture>
          ) : (
            picture
          )}
        </div>
        {detail && needleShape && (
          <CardNeedle ref={cardNeedle} className={driftClass} shape={needleShape} isOnPicture />
        )}
      </div>
      <SlantedCover />
    </div>
  );
}
