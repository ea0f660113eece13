import { fillIn } from '../../ui/fillIn.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import type { ProjectReference } from '../sectionProps.ts';
import type { Testimonial, TestimonialsContent } from './schema.ts';
import styles from './TestimonialCard.module.css';

const STARS = [1, 2, 3, 4, 5];

interface TestimonialCardProps {
  testimonial: Testimonial;
  /** The project that it is about, where the page shows it. */
  project: ProjectReference | undefined;
  labels: Pick<TestimonialsContent['labels'], 'rating' | 'byline'>;
}

/** Stars, the project that it is about, the quote and who said it. */
export function TestimonialCard({ testimonial, project, labels }: TestimonialCardProps) {
  const { rating, content, name, role, company, avatar } = testimonial;
  return (
    <figure className={styles.card}>
      <div className={styles.head}>
        <div className={styles.stars} role="img" aria-label={labels.rating.replace('{n}', String(rating))}>
          {STARS.map((star) => (
            <svg key={star} data-on={star <= rating} viewBox="0 0 20 20" aria-hidden="true">
              <path d="m10 1.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z" />
            </svg>
          ))}
        </div>
        {project && (
          // Dragging moves the slides, not the link.
          <Link className={styles.project} href={project.href} draggable={false}>
            <bdi>{project.title}</bdi>
          </Link>
        )}
      </div>
      <blockquote className={styles.quote}>
        <p dir="auto">{content}</p>
      </blockquote>
      <figcaption className={styles.person}>
        {avatar ? (
          <Picture
            picture={avatar}
            kind="avatar"
            sizes="(min-width: 1600px) 96px, 64px"
            className={styles.avatar}
          />
        ) : (
          <span className={`${styles.avatar} ${styles.initial}`} aria-hidden="true">
            {firstLetter(name)}
          </span>
        )}
        <div className={styles.names}>
          <p className={styles.name}>
            <bdi>{name}</bdi>
          </p>
          <p className={styles.role}>
            {/* Each in its own direction of writing. */}
            {fillIn(labels.byline, { role: <bdi>{role}</bdi>, company: <bdi>{company}</bdi> })}
          </p>
        </div>
      </figcaption>
    </figure>
  );
}

/** The first character of a name, whichever script it is written in; marks that belong to it stay with it. */
function firstLetter(name: string): string {
  return /^\P{M}\p{M}*/u.exec(name.trim())?.[0] ?? '';
}
