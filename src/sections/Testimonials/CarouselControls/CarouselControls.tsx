import { fillText } from '../../../helpers/fillText.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import type { TestimonialsContent } from '../schema.ts';
import type { Carousel } from '../carousel/useCarousel.ts';
import styles from './CarouselControls.module.css';

interface CarouselControlsProps {
  carousel: Carousel;
  /** Name of each slide, such as "3 of 6". */
  slideNames: readonly string[];
  labels: TestimonialsContent['labels'];
}

/** Buttons and dots, hidden until they work. Pause comes first for the keyboard. */
export function CarouselControls({ carousel, slideNames, labels }: CarouselControlsProps) {
  const { isReady, activeSlide, announcedSlide, showPrevious, showNext, showSlide } = carousel;
  const { isMotionAllowed, isStopped, pauseButton, pressPauseButton } = carousel.autoplay;
  return (
    <>
      <div className={`${styles.controls} screen-only`} data-ready={isReady ? '' : undefined}>
        {isMotionAllowed && (
          <button
            ref={pauseButton}
            type="button"
            className={styles.pause}
            aria-pressed={isStopped}
            aria-label={labels.pause}
            onClick={pressPauseButton}
          >
            <Icon name={isStopped ? 'play' : 'pause'} />
          </button>
        )}
        <button
          type="button"
          className={`${styles.arrow} ${styles.previous}`}
          aria-label={labels.previous}
          onClick={showPrevious}
        >
          <Icon name="arrow-right" />
        </button>
        <button type="button" className={styles.arrow} aria-label={labels.next} onClick={showNext}>
          <Icon name="arrow-right" />
        </button>
        <div className={styles.dots} role="group" aria-label={labels.bullets}>
          {slideNames.map((name, slide) => (
            <button
              key={name}
              type="button"
              className={styles.dot}
              aria-label={fillText(labels.goTo, { n: slide + 1 })}
              aria-current={slide === activeSlide || undefined}
              onClick={() => showSlide(slide)}
            />
          ))}
        </div>
      </div>
      {/* Outside the controls: screen readers announce a live region that appears. */}
      <p className="visually-hidden screen-only" aria-live="polite">
        {announcedSlide !== undefined && slideNames[announcedSlide]}
      </p>
    </>
  );
}
