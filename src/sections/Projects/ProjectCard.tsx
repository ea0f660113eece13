import type { PointerEvent, ReactNode, RefObject } from 'react';
import { List } from '../../ui/List/List.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { Points } from '../../ui/Points/Points.tsx';
import { fillIn } from '../../ui/text/fillIn.tsx';
import { cardNeedle } from './Needle/cardNeedle.ts';
import { focusHandlers } from './Needle/focusHandlers.ts';
// Order of style sheets: those for wide cards win over ProjectCard.module.css, and that one over these.
import largeTitle from './LargeTitle.module.css';
import type { NeedlePhase } from './Needle/needleState.ts';
import styles from './ProjectCard.module.css';
import { projectId } from './projectId.ts';
import { ProjectLinks } from './ProjectLinks.tsx';
import { CaseNeedle } from './CaseStudy/CaseNeedle.tsx';
import { CaseStudy } from './CaseStudy/CaseStudy.tsx';
import type { CaseControls } from './CaseStudy/useCaseStudies.ts';
import { ProjectNeedle } from './Needle/ProjectNeedle.tsx';
import wideStyles from './WideCard.module.css';
// Order of style sheets: these win over ProjectCard.module.css. A card with a result has one ground.
import resultStyles from './Result.module.css';
import { Result } from './Result.tsx';
import type { Project } from './schema.ts';
import { screenshotGlow } from './screenshotGlow.ts';
import { TouchedPicture } from './Needle/TouchedPicture.tsx';

/** The HTML attribute `sizes`: how wide the picture of a card is, and that of a wide card. */
const CARD_PICTURE_SIZES = [
  '(min-width: 250rem) 31vw',
  '(min-width: 150rem) and (min-aspect-ratio: 21/9) 31vw',
  '(min-width: 48rem) 50vw',
  '100vw',
].join(', ');
const WIDE_PICTURE_SIZES = '(min-width: 64rem) 62vw, 100vw';

export interface ProjectCardProps {
  /** Place among the projects, from 0. */
  index: number;
  project: Project;
  /** Line in which the client's name takes the place of `{client}`. Default: only the name. */
  clientLine: string | undefined;
  newTabNote: string;
  /** The case studies of the page, if it has some. */
  cases: CaseControls | undefined;
  /** Whether it takes both columns, its caption beside its picture. */
  isWide: boolean;
  /** Phase of the needle, if it is in this card or comes to it. */
  needlePhase: NeedlePhase | undefined;
  /** The SVG over the picture. */
  overlay: RefObject<SVGSVGElement | null> | null;
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
  isWide,
  needlePhase,
  overlay,
  onHover,
  onFocusChange,
}: ProjectCardProps) {
  const { title, client, dates, description, points, image, glow, pointer, tech } = project;
  const { hasAnswer = false, result, caseStudy } = project;
  const id = projectId(index);
  // A picture with a glow fills the card to its edges. Another one stands whole in a frame.
  const fillsCard = glow !== undefined;
  const clientName = <b>{client}</b>;
  const heading = <h3 className={image ? styles.title : largeTitle.title}>{title}</h3>;
  const needle = cardNeedle(project);
  const slantedCover = (
    <div className={`${styles.coverClip} screen-only`}>
      <div className={styles.cover} data-cover="" />
    </div>
  );
  const picture = image && (
    <Picture
      picture={image}
      kind="project"
      sizes={isWide ? WIDE_PICTURE_SIZES : CARD_PICTURE_SIZES}
      className={styles.picture}
    />
  );

  const hasFootLine = result !== undefined || caseStudy !== undefined;
  const captionClasses = [styles.caption];
  const frameClasses = [styles.frame];
  const classes = [styles.card];
  if (isWide) {
    captionClasses.push(wideStyles.caption);
    frameClasses.push(wideStyles.frame);
    classes.push(wideStyles.card, wideStyles.wide);
  }
  if (hasFootLine) {
    captionClasses.push(resultStyles.caption);
    frameClasses.push(resultStyles.frame);
  }
  if (!image) classes.push(largeTitle.card);
  else if (!fillsCard) classes.push(styles.framed);
  if (hasFootLine) classes.push(resultStyles.card);
  if (isWide && hasFootLine) classes.push(resultStyles.wide);
  if (cases) classes.push(cases.classOf(index));

  const parts = (
    <>
      {!image && (
        <div className={[...frameClasses, largeTitle.frame].join(' ')}>
          {heading}
          {needle && <ProjectNeedle ref={overlay} needle={needle} isOnPicture={false} />}
          {slantedCover}
        </div>
      )}
      <div className={captionClasses.join(' ')}>
        <div data-reveal="card">
          <div className={styles.head}>
            {image && heading}
            {client && (
              <p className={styles.detail}>
                {clientLine ? fillIn(clientLine, { client: clientName }) : clientName}
              </p>
            )}
          </div>
          {dates && <p className={styles.detail}>{dates}</p>}
          {description && (
            <p className={styles.description}>
              {pointer ? withPhrase(description, pointer.phrase) : description}
            </p>
          )}
          {points && <Points points={points} />}
          {tech && (
            <List className={styles.tags}>
              {tech.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </List>
          )}
          <ProjectLinks project={project} newTabNote={newTabNote} />
        </div>
      </div>
      {picture && (
        <div className={frameClasses.join(' ')}>
          <div className={styles.pictureBox}>
            {pointer?.detail && needle ? (
              <>
                <TouchedPicture
                  index={index}
                  detail={pointer.detail}
                  hasAnswer={hasAnswer}
                  needlePhase={needlePhase}
                  fillsCard={fillsCard}
                >
                  {picture}
                </TouchedPicture>
                <ProjectNeedle ref={overlay} needle={needle} isOnPicture />
              </>
            ) : (
              picture
            )}
          </div>
          {slantedCover}
        </div>
      )}
    </>
  );

  return (
    <li
      ref={cases?.cards[index]}
      id={id}
      className={classes.join(' ')}
      data-glow={glow ?? screenshotGlow(index)}
      data-needle-card={needlePhase && needlePhase !== 'atHeadline' ? '' : undefined}
      onPointerEnter={(event) => onHover(event, event.pointerType === 'mouse')}
      onPointerLeave={(event) => onHover(event, false)}
      {...focusHandlers(onFocusChange)}
    >
      {caseStudy && cases ? (
        <CaseStudy
          index={index}
          title={title}
          result={result}
          caseStudy={caseStudy}
          cases={cases}
          needle={needlePhase === 'atHeadline' && <CaseNeedle overlay={overlay} from={needle} />}
        >
          {parts}
        </CaseStudy>
      ) : (
        <>
          {parts}
          {result && <Result>{result}</Result>}
        </>
      )}
    </li>
  );
}

/** Sets apart the words that name the needle's target. The check has found them in the description. */
function withPhrase(description: string, phrase: string): ReactNode {
  const start = description.indexOf(phrase);
  return (
    <>
      {description.slice(0, start)}
      <span className={styles.phrase}>{phrase}</span>
      {description.slice(start + phrase.length)}
    </>
  );
}
