import { Icon } from '../../ui/Icon/Icon.tsx';
import type { TestimonialsContent } from './schema.ts';
import type { Carousel } from './useCarousel.ts';
import styles from './CarouselControls.module.css';

interface CarouselControlsProps {
  carousel: Carousel;
  /** Name of each slide, such as "3 of 6". */
  slideNames: string[];
  labels: TestimonialsContent['labels'];
}

/** Buttons and dots, hidden until they work. Pause comes first for the keyboard. */
export function CarouselControls({ carousel, slideNames, labels }: CarouselControlsProps) {
  const { swiper, activeSlide, announces, pauseButton, moves, paused, setPaused } = carousel;
  return (
    <>
      <div className={`${styles.controls} screen-only`} data-ready={swiper && ''}>
        {moves && (
          <button
            ref={pauseButton}
            type="button"
            className={styles.pause}
            aria-pressed={paused}
            aria-label={labels.pause}
            onClick={() => setPaused(!paused)}
          >
            <Icon name={paused ? 'play' : 'pause'} />
          </button>
        )}
        {(['previous', 'next'] as const).map((direction) => (
          <button
            key={direction}
            type="button"
            className={`${styles.arrow} ${styles[direction] ?? ''}`}
            aria-label={labels[direction]}
            onClick={() => {
              announces.current = true;
              if (direction === 'next') swiper?.slideNext();
              else swiper?.slidePrev();
            }}
          >
            <Icon name="arrow-right" />
          </button>
        ))}
        <div className={styles.dots} role="group" aria-label={labels.bullets}>
          {slideNames.map((name, slide) => (
            <button
              key={name}
              type="button"
              className={styles.dot}
              aria-label={labels.goTo.replace('{n}', String(slide + 1))}
              aria-current={slide === activeSlide.index || undefined}
              onClick={() => {
                announces.current = slide !== activeSlide.index;
                swiper?.slideToLoop(slide);
              }}
            />
          ))}
        </div>
      </div>
      {/* Outside the controls: screen readers announce a live region that appears. */}
      <p className="visually-hidden screen-only" aria-live="polite">
        {activeSlide.announced && slideNames[activeSlide.index]}
      </p>
    </>
  );
}
