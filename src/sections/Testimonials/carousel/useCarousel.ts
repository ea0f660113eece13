import { useEffect, useRef, useState, type RefObject } from 'react';
import type Swiper from 'swiper';
import { untilLoadAndScrollEnd } from '../../../motion/page/scrolling.ts';
import { useLazyEffect } from '../../../motion/useLazyEffect.ts';
import { useIsNearSection } from './useIsNearSection.ts';
import { useAutoplay, type AutoplayControls } from './useAutoplay.ts';

/** The carousel, as the section and its controls need it. */
export interface Carousel {
  /** The box of the slides. Swiper takes it over. */
  viewport: RefObject<HTMLDivElement | null>;
  /** Whether Swiper runs: the controls work. */
  isReady: boolean;
  /** Index of the active slide. */
  activeSlide: number;
  /** Index of the slide whose position screen readers announce: the visitor asked for it. */
  announcedSlide: number | undefined;
  autoplay: AutoplayControls;
  showPrevious(): void;
  showNext(): void;
  showSlide(index: number): void;
}

/** The active slide, and the one that screen readers announce: the visitor asked for it, and no other came since. */
interface Position {
  active: number;
  announced: number | undefined;
}

/**
 * Swiper loads this many sections away. One would be too late for the Tab key, which may pass the
 * section between without a stop there.
 */
const LOADING_DISTANCE = 2;

/** Turns the slides in `viewport` into a carousel once a visitor comes near. */
export function useCarousel(): Carousel {
  const viewport = useRef<HTMLDivElement>(null);
  const [swiper, setSwiper] = useState<Swiper>();
  const [position, setPosition] = useState<Position>({ active: 0, announced: undefined });
  const autoplay = useAutoplay(viewport);

  /** Swiper calls it for each move. Reading and autoplay announce nothing, and end an announcement of another slide. */
  function onSlideChange(active: number): void {
    setPosition(({ announced }) => ({
      active,
      announced: announced === active ? announced : undefined,
    }));
  }

  function announce(announced: number): void {
    setPosition(({ active }) => ({ active, announced }));
  }

  /** Steps to a neighbour, which is active at once, and then announces it. */
  function stepAndAnnounce(step: 'slidePrev' | 'slideNext'): void {
    if (!swiper) return;
    swiper[step]();
    announce(swiper.realIndex);
  }

  /** Swiper makes the slide active in the next frame (Swiper 14.4): it is announced before that. */
  function showAndAnnounce(index: number): void {
    swiper?.slideToLoop(index);
    if (index !== position.active) announce(index);
  }

  const isNear = useIsNearSection(viewport, LOADING_DISTANCE);
  useLazyEffect(isNear, async () => {
    await untilLoadAndScrollEnd();
    const { createSwiper } = await import('./createSwiper.ts');
    return () => {
      if (!viewport.current) return () => {};
      const created = createSwiper(viewport.current, { onSlideChange, onArrowKey: announce });
      setSwiper(created);
      return () => created.destroy();
    };
  });

  useEffect(() => {
    if (autoplay.isPlaying) swiper?.autoplay.start();
    else swiper?.autoplay.stop();
  }, [swiper, autoplay.isPlaying]);

  return {
    viewport,
    isReady: swiper !== undefined,
    activeSlide: position.active,
    announcedSlide: position.announced,
    autoplay,
    showPrevious: () => stepAndAnnounce('slidePrev'),
    showNext: () => stepAndAnnounce('slideNext'),
    showSlide: showAndAnnounce,
  };
}
