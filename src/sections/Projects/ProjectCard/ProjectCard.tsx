import { classNames } from '../../../ui/classNames.ts';
import { CaseNeedle } from '../CaseStudy/CaseNeedle.tsx';
import { CaseStudy } from '../CaseStudy/CaseStudy.tsx';
import type { CaseControls } from '../CaseStudy/useCaseStudies.ts';
import type { CardColumn } from '../cardColumn.ts';
import { cardNeedleShape } from '../CardNeedle/cardNeedleShape.ts';
import { focusHandlers } from './focusHandlers.ts';
import { projectId } from '../projectId.ts';
import type { Project } from '../schema.ts';
import { CardCaption } from './CardCaption.tsx';
import { CardPicture } from './CardPicture.tsx';
import { LargeTitle } from '../LargeTitle/LargeTitle.tsx';
import styles from './ProjectCard.module.css';
import { Result } from '../Result/Result.tsx';
import { plainGlow } from './plainGlow.ts';
import type { NeedleOfCard } from '../useNeedle.ts';
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
  needle: NeedleOfCard;
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
  needle,
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
        <LargeTitle className={frameClass} needleShape={needleShape} cardNeedle={needle.svg}>
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
        needlePhase={needle.phase}
        cardNeedle={needle.svg}
      />
    </>
  );

  return (
    <li
      ref={cases?.cards[index]}
      id={projectId(index)}
      className={cardClass}
      data-glow={glow ?? plainGlow(index)}
      data-needle-card={needle.phase && needle.phase !== 'atHeadline' ? '' : undefined}
      onPointerEnter={(event) => needle.onHover(event, event.pointerType === 'mouse')}
      onPointerLeave={(event) => needle.onHover(event, false)}
      {...focusHandlers(needle.onFocusChange)}
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
            needle.phase === 'atHeadline' && (
              <CaseNeedle cardNeedle={needle.svg} needleShape={needleShape} />
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
