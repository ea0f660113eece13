import { Icon } from '../../../ui/Icon/Icon.tsx';
import type { Quote } from '../schema.ts';
import styles from './TestimonialsLink.module.css';

interface TestimonialsLinkProps {
  quote: Quote | undefined;
  className: string | undefined;
  children: string;
}

/** A link to the testimonials, below the first sentence of one of them. */
export function TestimonialsLink({ quote, className, children }: TestimonialsLinkProps) {
  return (
    <div className={`${styles.testimonialsLink} ${className} screen-only`} data-reveal="">
      {quote && (
        <blockquote className={styles.quote}>
          <p>{quote.sentence}</p>
        </blockquote>
      )}
      <p className={styles.authorAndLink}>
        {quote && <bdi>{quote.author} </bdi>}
        <a className={styles.link} href="#testimonials">
          {children}
          <Icon name="arrow-down" size="1.2em" />
        </a>
      </p>
    </div>
  );
}
