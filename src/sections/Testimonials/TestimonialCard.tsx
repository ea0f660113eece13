import { fillIn } from '../../ui/text/fillIn.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import type { ProjectReference } from '../sectionProps.ts';
import type { Testimonial, TestimonialsContent } from './schema.ts';
import styles from './TestimonialCard.module.css';

interface TestimonialCardProps {
  testimonial: Testimonial;
  /** The project that it is about, if the page shows it. */
  project: ProjectReference | undefined;
  labels: TestimonialsContent['labels'];
}

/** Stars, a link to the project, the quote and its author. */
export function TestimonialCard({ testimonial, project, labels }: TestimonialCardProps) {
  const { rating, content, name, role, company, avatar } = testimonial;
  const ratingText = labels.rating.replace('{n}', String(rating));
  const byline = role && company ? labels.byline : '{role}{company}';
  return (
    <figure className={styles.card}>
      <div className={styles.head}>
        {/* An SVG, not a box of SVGs: only that has a text in printed PDF files. */}
        {rating && (
          <svg className={styles.stars} viewBox="0 0 104.7 20" role="img" aria-label={ratingText}>
            {[0, 1, 2, 3, 4].map((star) => (
              <path
                key={star}
                data-filled={star < rating}
                transform={`translate(${21.176 * star})`}
                d="m10 1.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z"
              />
            ))}
          </svg>
        )}
        {project && (
          // Dragging moves the slides, not the link.
          <a className={styles.project} href={project.href} draggable={false}>
            <bdi>{project.title}</bdi>
          </a>
        )}
      </div>
      <blockquote className={styles.quote} data-length={lengthOf(content)}>
        <p dir="auto">{content}</p>
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
            {/* A letter with its marks. */}
            {/^\P{M}\p{M}*/u.exec(name.trim())?.[0]}
          </span>
        )}
        <div className={styles.nameAndRole}>
          <p className={styles.name}>
            <bdi>{name}</bdi>
          </p>
          {(role || company) && (
            <p className={styles.role}>
              {/* Each in its own direction of writing. */}
              {fillIn(byline, { role: <bdi>{role}</bdi>, company: <bdi>{company}</bdi> })}
            </p>
          )}
        </div>
      </figcaption>
    </figure>
  );
}

function lengthOf({ length }: string): 'short' | 'medium' | 'long' | 'longest' {
  if (length <= 80) return 'short';
  if (length <= 180) return 'medium';
  return length <= 300 ? 'long' : 'longest';
}
