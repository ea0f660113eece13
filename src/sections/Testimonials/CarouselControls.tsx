import { Icon } from '../../ui/Icon/Icon.tsx';
import type { TestimonialsContent } from './schema.ts';
import type { Carousel } from './useCarousel.ts';
import styles from './CarouselControls.module.css';

interface CarouselControlsProps {
  carousel: Carousel;
  count: number;
  labels: TestimonialsContent['labels'];
}

/** Buttons and dots. They show when they work and have their room before. Pause comes first for the keyboard. */
export function CarouselControls({ carousel, count, labels }: CarouselControlsProps) {
  const { swiper, index, moves, rotates, paused, setPaused } = carousel;

  return (
    <div className={styles.controls} data-ready={swiper && ''}>
      {moves && (
        <button
          type="button"
          className={styles.pause}
          aria-pressed={paused}
          aria-label={labels.pause}
          onClick={() => setPaused(!paused)}
        >
          <Icon name={paused ? 'play' : 'pause'} />
        </button>
      )}
      <button
        type="button"
        className={`${styles.arrow} ${styles.previous}`}
        aria-label={labels.previous}
        onClick={() => swiper?.slidePrev()}
      >
        <Icon name="arrow-right" />
      </button>
      <button
        type="button"
        className={`${styles.arrow} ${styles.next}`}
        aria-label={labels.next}
        onClick={() => swiper?.slideNext()}
      >
        <Icon name="arrow-right" />
      </button>
      <div className={styles.dots} role="group" aria-label={labels.bullets}>
        {Array.from({ length: count }, (_, slide) => (
          <button
            key={slide}
            type="button"
            className={styles.dot}
            aria-label={labels.goTo.replace('{n}', String(slide + 1))}
            aria-current={slide === index || undefined}
            onClick={() => swiper?.slideToLoop(slide)}
          />
        ))}
      </div>
      <p className="visually-hidden" aria-live={rotates ? 'off' : 'polite'}>
        {numbered(labels.position, index, count)}
      </p>
    </div>
  );
}

/** A label such as "3 of 6" for the slide at `index`. */
export function numbered(label: string, index: number, count: number): string {
  return label.replace('{n}', String(index + 1)).replace('{count}', String(count));
}
