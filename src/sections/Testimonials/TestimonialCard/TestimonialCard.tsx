import type { ReactNode } from 'react';
import { fillText } from '../../../helpers/fillText.ts';
import { fillTemplate } from '../../../ui/text/fillTemplate.tsx';
import { Picture } from '../../../ui/Picture/Picture.tsx';
import type { ProjectReference } from '../../sectionProps.ts';
import type { Testimonial, TestimonialsContent } from '../schema.ts';
import styles from './TestimonialCard.module.css';

interface TestimonialCardProps {
  testimonial: Testimonial;
  /** The project that it is about, if the page shows it. */
  project: ProjectReference | undefined;
  labels: TestimonialsContent['labels'];
}

/** Stars of the best rating. */
const STAR_COUNT = 5;
/** Width and height of a star, in units of the drawing. */
const STAR_SIZE = 20;
/** Space between two stars, in units of the drawing: 1px while a star has 17px. */
const STAR_GAP = 1.176;
const STARS_WIDTH = STAR_COUNT * STAR_SIZE + (STAR_COUNT - 1) * STAR_GAP;
const STAR_PATH = 'm10 1.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z';

/** Characters of the longest quote of each size. */
const MAX_SHORT_QUOTE = 80;
const MAX_MEDIUM_QUOTE = 180;
const MAX_LONG_QUOTE = 300;

/** Stars, a link to the project, the quote and its author. */
export function TestimonialCard({ testimonial, project, labels }: TestimonialCardProps) {
  const { rating, content: quote, name, role, company, avatar } = testimonial;
  return (
    <figure className={styles.card}>
      <div className={styles.header}>
        {rating && <Stars rating={rating} label={labels.rating} />}
        {project && (
          // Dragging moves the slides, not the link.
          <a className={`${styles.project} tap-target`} href={project.href} draggable={false}>
            <bdi>{project.title}</bdi>
          </a>
        )}
      </div>
      <blockquote className={styles.quote} data-length={quoteLength(quote)}>
        <p dir="auto">{quote}</p>
      </blockquote>
      <figcaption className={styles.author}>
        {avatar ? (
          <Picture
            picture={avatar}
            kind="avatar"
            sizes="(min-width: 48rem) 7rem, 5rem"
            className={styles.avatar}
          />
        ) : (
          <span className={`${styles.avatar} ${styles.initial} screen-only`} aria-hidden="true">
            {initialOf(name)}
          </span>
        )}
        <div className={styles.nameAndRole}>
          <p className={styles.name}>
            <bdi>{name}</bdi>
          </p>
          {(role || company) && (
            <p className={styles.role}>{byline(role, company, labels.byline)}</p>
          )}
        </div>
      </figcaption>
    </figure>
  );
}

/** The first letter, with its marks. */
function initialOf(name: string): string | undefined {
  return /^\P{M}\p{M}*/u.exec(name.trim())?.[0];
}

interface StarsProps {
  /** Number of filled stars. */
  rating: number;
  /** Their name, with `{n}` in place of the number. */
  label: string;
}

/** One SVG for all stars: printed PDF files carry the label only of a single SVG. */
function Stars({ rating, label }: StarsProps) {
  return (
    <svg
      className={styles.stars}
      viewBox={`0 0 ${STARS_WIDTH} ${STAR_SIZE}`}
      role="img"
      aria-label={fillText(label, { n: rating })}
    >
      {Array.from({ length: STAR_COUNT }, (_, star) => (
        <path
          key={star}
          data-filled={star < rating}
          transform={`translate(${(STAR_SIZE + STAR_GAP) * star})`}
          d={STAR_PATH}
        />
      ))}
    </svg>
  );
}

/** Role and company, or the one that is known, each in its own direction of writing. */
function byline(role: string | undefined, company: string | undefined, both: string): ReactNode {
  if (role && company) {
    return fillTemplate(both, { role: <bdi>{role}</bdi>, company: <bdi>{company}</bdi> });
  }
  return <bdi>{role ?? company}</bdi>;
}

/** The longer a quote, the smaller its text. */
function quoteLength({ length }: string): 'short' | 'medium' | 'long' | 'longest' {
  if (length <= MAX_SHORT_QUOTE) return 'short';
  if (length <= MAX_MEDIUM_QUOTE) return 'medium';
  if (length <= MAX_LONG_QUOTE) return 'long';
  return 'longest';
}
