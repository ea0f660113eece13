import { Icon } from '../../ui/Icon/Icon.tsx';
import type { TestimonialsContent } from './schema.ts';
import styles from './CarouselControls.module.css';

/**
 * Buttons of the carousel: the one that stops it comes first to the keyboard. They show once they can be pressed
 * (`enableControls`) and have their room before; what they do and how they look at any moment is set beside React
 * (`attachCarousel`).
 */
export function CarouselControls({
  count,
  labels,
}: {
  count: number;
  labels: TestimonialsContent['labels'];
}) {
  return (
    <div className={styles.controls} data-controls="">
      <div className={styles.buttons}>
        <button type="button" className={`${styles.button} ${styles.rotation}`} data-rotation="">
          <Icon name="pause" className={styles.pause} />
          <Icon name="play" className={styles.play} />
          <span className={`visually-hidden ${styles.pause}`}>{labels.pause}</span>
          <span className={`visually-hidden ${styles.play}`}>{labels.play}</span>
        </button>
        <button
          type="button"
          className={`${styles.button} ${styles.previous}`}
          data-step="previous"
          aria-label={labels.previous}
        >
          <Icon name="arrow-right" />
        </button>
        <button
          type="button"
          className={`${styles.button} ${styles.next}`}
          data-step="next"
          aria-label={labels.next}
        >
          <Icon name="arrow-right" />
        </button>
      </div>
      <div className={styles.bullets} role="group" aria-label={labels.bullets}>
        {Array.from({ length: count }, (_, index) => (
          <button
            key={index}
            type="button"
            className={styles.bullet}
            data-go-to={index}
            aria-label={labels.goTo.replace('{n}', String(index + 1))}
            aria-current={index === 0 || undefined}
          />
        ))}
      </div>
    </div>
  );
}
