import { Icon } from '../../ui/Icon/Icon.tsx';
import type { Testimonial } from '../Testimonials/schema.ts';
import { firstSentence } from './firstSentence.ts';
import styles from './TestimonialsLink.module.css';

/** A link to the testimonials, below the first sentence of one of them. */
export function TestimonialsLink({ quote, children }: { quote: Testimonial | undefined; children: string }) {
  return (
    <div className={`${styles.tile} screen-only`} data-reveal="">
      {quote && (
        <blockquote className={styles.quote}>
          <p>{firstSentence(quote.content)}</p>
        </blockquote>
      )}
      <p className={styles.foot}>
        {quote && (
          <span>
            <bdi>{quote.name}</bdi>, <bdi>{quote.company}</bdi>{' '}
          </span>
        )}
        <a className={styles.link} href="#testimonials">
          {children}
          <Icon name="arrow-down" size="1.2em" />
        </a>
      </p>
    </div>
  );
}
