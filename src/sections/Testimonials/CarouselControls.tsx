import type { TestimonialsContent } from './schema.ts';
import styles from './CarouselControls.module.css';

/**
 * Buttons of the carousel: the one that stops it comes first to the keyboard. They show once they can be pressed
 * (`enableControls`) and have their room before; what they do and how they look at any moment is set beside React
 * (`attachCarousel`).
 */
export function CarouselControls({ count, labels }: { count: number; labels: TestimonialsContent['labels'] }) {
  return (
    <div className={styles.controls} data-controls="">
      <div className={styles.buttons}>
        <button type="button" className={`${styles.button} ${styles.rotation}`} data-rotation="">
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
            <path className={styles.pause} d="M4 3h2.6v10H4zM9.4 3H12v10H9.4z" fill="currentColor" />
            <path className={styles.play} d="M4.5 2.5 13 8l-8.5 5.5z" fill="currentColor" />
          </svg>
          <span className={`visually-hidden ${styles.pause}`}>{labels.pause}</span>
          <span className={`visually-hidden ${styles.play}`}>{labels.play}</span>
        </button>
        <StepButton label={labels.previous} step="previous" path="M10 3 5 8l5 5" />
        <StepButton label={labels.next} step="next" path="m6 3 5 5-5 5" />
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

function StepButton({ label, step, path }: { label: string; step: 'previous' | 'next'; path: string }) {
  return (
    <button type="button" className={styles.button} data-step={step} aria-label={label}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
        <path d={path} fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </button>
  );
}
