import type { ReactNode } from 'react';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Picture } from '../../../ui/Picture/Picture.tsx';
import { classNames } from '../../../ui/classNames.ts';
import type { CardColumn } from '../cardColumn.ts';
import { Result } from '../Result/Result.tsx';
import type { Project } from '../schema.ts';
import { caseId } from './caseId.ts';
import styles from './CaseStudy.module.css';
import type { CasePicture, CaseQuote, CaseStudyContent } from './schema.ts';
import type { CaseControls } from './useCaseStudies.ts';

/** The HTML attribute `sizes` of its pictures. */
const PICTURE_SIZES = '(min-width: 48rem) 50vw, 100vw';

interface CaseStudyProps {
  /** Index of the project. */
  index: number;
  /** Its result is the headline while the case study is open. */
  project: Project;
  caseStudy: CaseStudyContent;
  cases: CaseControls;
  /** Column of the card: `left` or `right` while it is open. */
  column: CardColumn;
  summaryClass: string;
  /** The needle, while it points at the headline. */
  needle: ReactNode;
  /** Picture and caption of the project. */
  children: ReactNode;
}

/** A project with its case study. Without scripts it opens too: it is a `details`. */
export function CaseStudy({
  index,
  project,
  caseStudy,
  cases,
  column,
  summaryClass,
  needle,
  children,
}: CaseStudyProps) {
  const { labels, openIndex, onPress, onOpenedByBrowser } = cases;
  const isOpen = index === openIndex;
  const { title, image, result } = project;
  const { pictures = [], quote } = caseStudy;
  const textColumn = column === 'left' ? 'right' : 'left';

  return (
    <>
      <div
        className={classNames(styles.pictureSide, isOpen && styles.open, isOpen && styles[column])}
        data-case-part="picture-side"
      >
        {children}
        {isOpen && (
          <p className={`${styles.close} screen-only`}>
            <button type="button" className={styles.pill} onClick={() => onPress(index)}>
              <CloseLabel>{labels.close}</CloseLabel>
            </button>
          </p>
        )}
      </div>
      <details
        name="case-study"
        className={classNames(
          styles.case,
          image && styles.withPicture,
          isOpen && styles.open,
          isOpen && styles[textColumn],
        )}
        open={isOpen}
        // The browser's search opens it by itself.
        onToggle={({ currentTarget }) => {
          if (currentTarget.open && !isOpen) onOpenedByBrowser(index);
        }}
        data-reveal="stagger"
      >
        <summary
          className={`${summaryClass} ${styles.summary}`}
          onClick={(event) => {
            event.preventDefault();
            onPress(index);
          }}
        >
          {result && (
            <Result as="span" className={styles.result} data-case-part="result">
              {result}
            </Result>
          )}
          {/* Keeps the words of both texts apart. */}{' '}
          <span className={`${styles.pill} ${styles.toggle} screen-only`} data-case-part="pill">
            <span className={styles.whenClosed}>
              {labels.caseStudy}
              <Icon name="arrow-down" size="1.2em" />
            </span>
            <span className={styles.whenOpen}>
              <CloseLabel>{labels.close}</CloseLabel>
            </span>
          </span>
          <span className="visually-hidden screen-only">{title}</span>
        </summary>
        {needle}
        <div id={caseId(index)} className="screen-only" data-case-part="body">
          <Texts caseStudy={caseStudy} labels={labels} />
          {pictures.map((picture, pictureIndex) => (
            <CaseFigure key={pictureIndex} picture={picture} />
          ))}
          {quote && <Quote quote={quote} />}
        </div>
      </details>
    </>
  );
}

/** The label of a button that closes, with a cross. */
function CloseLabel({ children }: { children: string }) {
  return (
    <>
      {children}
      <Icon name="close" size="1.2em" />
    </>
  );
}

/** Problem, part, outcome and dates, each with its label. */
function Texts({
  caseStudy,
  labels,
}: Pick<CaseStudyProps, 'caseStudy'> & Pick<CaseControls, 'labels'>) {
  const { problem, role, outcome, datesLine } = caseStudy;
  const texts = [
    { label: labels.problem, paragraphs: problem },
    { label: labels.role, paragraphs: role },
    { label: labels.outcome, paragraphs: outcome, className: styles.outcome },
    { label: labels.when, paragraphs: datesLine === undefined ? undefined : [datesLine] },
  ];
  return (
    <dl className={styles.texts}>
      {texts.map(
        ({ label, paragraphs, className }) =>
          paragraphs && (
            <div key={label} className={styles.text}>
              <dt className={styles.label}>{label}</dt>
              <dd className={className}>
                {paragraphs.map((paragraph, index) => (
                  <p key={index}>{paragraph}</p>
                ))}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** A picture with its caption. */
function CaseFigure({ picture }: { picture: CasePicture }) {
  return (
    <figure>
      <Picture
        picture={picture}
        kind="project"
        sizes={PICTURE_SIZES}
        className={styles.picture}
        isPrinted={false}
      />
      {picture.caption && <figcaption className={styles.caption}>{picture.caption}</figcaption>}
    </figure>
  );
}

function Quote({ quote }: { quote: CaseQuote }) {
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.quoted}>
        <p dir="auto">{quote.text}</p>
      </blockquote>
      <figcaption className={styles.author}>
        <bdi>{quote.author}</bdi>
      </figcaption>
    </figure>
  );
}
