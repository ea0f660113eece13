import { Icon } from '../../ui/Icon/Icon.tsx';
import type { Testimonial } from '../Testimonials/schema.ts';
import { firstSentence } from './firstSentence.ts';
import styles from './TestimonialsLink.module.css';

interface TestimonialsLinkProps {
  quote: Testimonial | undefined;
  className: string | undefined;
  children: string;
}

/** A link to the testimonials, below the first sentence of one of them. */
export function TestimonialsLink({ quote, className, children }: TestimonialsLinkProps) {
  return (
    <div className={`${styles.testimonialsLink} ${className} screen-only`} data-reveal="">
      {quote && (
        <blockquote className={styles.quote}>
          <p>{firstSentence(quote.content)}</p>
        </blockquote>
      )}
      <p className={styles.foot}>
        {quote && <bdi>{[quote.name, quote.company].filter(Boolean).join(', ')} </bdi>}
        <a className={styles.link} href="#testimonials">
          {children}
          <Icon name="arrow-down" size="1.2em" />
        </a>
      </p>
    </div>
  );
}
