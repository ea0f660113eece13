import { Icon } from '../../ui/Icon/Icon.tsx';
import type { Testimonial } from '../Testimonials/schema.ts';
import { firstSentence } from './firstSentence.ts';
import styles from './NextLink.module.css';

/** A link to the testimonials, below the first sentence of one of them. */
export function NextLink({ quoted, children }: { quoted: Testimonial | undefined; children: string }) {
  return (
    <div className={`${styles.tile} screen-only`} data-reveal="">
      {quoted && (
        <blockquote className={styles.quote}>
          <p>{firstSentence(quoted.content)}</p>
        </blockquote>
      )}
      <p className={styles.foot}>
        {quoted && (
          <span>
            <bdi>{quoted.name}</bdi>, <bdi>{quoted.company}</bdi>{' '}
          </span>
        )}
        <a className={styles.link} href="#testimonials">
          {children}
          <Icon name="arrow-down" className={styles.arrow} />
        </a>
      </p>
    </div>
  );
}
