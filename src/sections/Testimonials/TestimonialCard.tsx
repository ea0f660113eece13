import type { Testimonial } from '../../content/schema.ts';
import { Picture } from '../../ui/Picture/Picture.tsx';
import styles from './Testimonials.module.css';

const STARS = [1, 2, 3, 4, 5];

/** Stars, quote and who said it. */
export function TestimonialCard({ testimonial, ratingLabel }: { testimonial: Testimonial; ratingLabel: string }) {
  const { rating, content, name, role, company, avatar } = testimonial;
  return (
    <figure className={styles.card}>
      <div className={styles.stars} role="img" aria-label={ratingLabel.replace('{n}', String(rating))}>
        {STARS.map((star) => (
          <svg key={star} data-on={star <= rating} viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
            <path d="m10 1.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z" />
          </svg>
        ))}
      </div>
      <blockquote className={styles.quote}>
        <p>“{content}”</p>
      </blockquote>
      <figcaption className={styles.person}>
        <Picture picture={avatar} kind="avatar" sizes="48px" className={styles.avatar} />
        <div>
          <p className={styles.name}>{name}</p>
          <p className={styles.role}>
            {role} at {company}
          </p>
        </div>
      </figcaption>
    </figure>
  );
}
