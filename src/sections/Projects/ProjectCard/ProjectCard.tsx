import type { PointerEvent, RefObject } from 'react';
import { classNames } from '../../../ui/classNames.ts';
import { CaseNeedle } from '../CaseStudy/CaseNeedle.tsx';
import { CaseStudy } from '../CaseStudy/CaseStudy.tsx';
import type { CaseControls } from '../CaseStudy/useCaseStudies.ts';
import type { CardColumn } from '../cardColumn.ts';
import { cardNeedleShape } from '../CardNeedle/cardNeedleShape.ts';
import { focusHandlers } from './focusHandlers.ts';
import type { NeedlePhase } from '../needleState.ts';
import { projectId } from '../projectId.ts';
import type { Project } from '../schema.ts';
import { CardCaption } from './CardCaption.tsx';
import { CardPicture } from './CardPicture.tsx';
import { LargeTitle } from '../LargeTitle/LargeTitle.tsx';
import styles from './ProjectCard.module.css';
import { Result } from '../Result/Result.tsx';
import { plainGlow } from './plainGlow.ts';
import wideStyles from './WideCard.module.css';

export interface ProjectCardProps {
  /** Index of the project. */
  index: number;
  project: Project;
  /** Line in which the client's name takes the place of `{client}`. Default: only the name. */
  clientLine: string | undefined;
  newTabNote: string;
  /** The case studies of the page, if it has some. */
  cases: CaseControls | undefined;
  column: CardColumn;
  /** Phase of the needle, if it is in this card or comes to it. */
  needlePhase: NeedlePhase | undefined;
  /** The SVG of its needle: over the picture, or below the large title. */
  cardNeedle: RefObject<SVGSVGElement | null>;
  /** The mouse entered the card or left it. */
  onHover: (event: PointerEvent, isHovered: boolean) => void;
  /** The keyboard brought the focus into the card, or took it away. */
  onFocusChange: (hasFocus: boolean) => void;
}

/**
 * One project. Its heading comes first in the DOM, for screen readers. On screen it is below the picture, or
 * large in its place.
 */
export function ProjectCard({
  index,
  project,
  clientLine,
  newTabNote,
  cases,
  column,
  needlePhase,
  cardNeedle,
  onHover,
  onFocusChange,
}: ProjectCardProps) {
  const { title, image, glow, result, caseStudy } = project;
  const needleShape = cardNeedleShape(project);
  const hasFooter = result !== undefined || caseStudy !== undefined;
  // A picture with a glow fills the card to its edges. Another one is inset.
  const isInset = image !== undefined && glow === undefined;
  const isWide = column === 'both';
  // WideCard.module.css wins over ProjectCard.module.css: its cascade layer comes later (styles/main.css).
  const cardClass = classNames(
    styles.card,
    isWide ? wideStyles.wide : styles[column],
    image && styles.withPicture,
    isInset && styles.inset,
    hasFooter && styles.withFooter,
    cases?.openIndex === index && styles.open,
  );
  const frameClass = classNames(styles.frame, isWide && wideStyles.frame);
  const captionClass = classNames(
    styles.caption,
    isWide && wideStyles.caption,
    isWide && hasFooter && wideStyles.aboveFooter,
  );
  const footerClass = classNames(styles.footer, isWide && wideStyles.footer);

  const pictureAndCaption = (
    <>
      {!image && (
        <LargeTitle className={frameClass} needleShape={needleShape} cardNeedle={cardNeedle}>
          {title}
        </LargeTitle>
      )}
      <CardCaption
        className={captionClass}
        project={project}
        clientLine={clientLine}
        newTabNote={newTabNote}
      />
      <CardPicture
        className={frameClass}
        index={index}
        project={project}
        isWide={isWide}
        isInset={isInset}
        needlePhase={needlePhase}
        cardNeedle={cardNeedle}
      />
    </>
  );

  return (
    <li
      ref={cases?.cards[index]}
      id={projectId(index)}
      className={cardClass}
      data-glow={glow ?? plainGlow(index)}
      data-needle-card={needlePhase && needlePhase !== 'atHeadline' ? '' : undefined}
      onPointerEnter={(event) => onHover(event, event.pointerType === 'mouse')}
      onPointerLeave={(event) => onHover(event, false)}
      {...focusHandlers(onFocusChange)}
    >
      {caseStudy && cases ? (
        <CaseStudy
          index={index}
          project={project}
          caseStudy={caseStudy}
          cases={cases}
          column={column}
          summaryClass={footerClass}
          needle={
            needlePhase === 'atHeadline' && (
              <CaseNeedle cardNeedle={cardNeedle} needleShape={needleShape} />
            )
          }
        >
          {pictureAndCaption}
        </CaseStudy>
      ) : (
        <>
          {pictureAndCaption}
          {result && (
            <Result className={footerClass} data-reveal="stagger">
              {result}
            </Result>
          )}
        </>
      )}
    </li>
  );
}
