import { useEffect, useRef, useState, type FocusEvent } from 'react';
import type Swiper from 'swiper';
import { useLazyEffect } from '../../motion/useLazyEffect.ts';
import { useMotion } from '../../motion/motionStore.ts';
import { untilScrollEnds } from '../../motion/untilScrollEnds.ts';
import { useInView } from '../../motion/useInView.ts';

export type Carousel = ReturnType<typeof useCarousel>;

/**
 * Turns the slides in `viewport` into a carousel. It rotates while motion is allowed, it is in view, and nobody
 * paused it or hovers over it. A key, focus or selection in it pauses it, except on the Pause button itself.
 */
export function useCarousel() {
  const viewport = useRef<HTMLDivElement>(null);
  const pauseButton = useRef<HTMLButtonElement>(null);
  /** Undefined until its code has loaded, which begins one window away. */
  const [swiper, setSwiper] = useState<Swiper>();
  const [activeSlide, setActiveSlide] = useState({ index: 0, announced: false });
  /** Set by controls and arrow keys until slides move: screen readers announce the position only then. */
  const announces = useRef(false);
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const moves = useMotion() === 'full';
  const near = useInView(viewport, { rootMargin: '100% 0px', once: true });
  const inView = useInView(viewport);
  const rotates = moves && inView && !paused && !hovered;

  useLazyEffect(near, async () => {
    await untilScrollEnds();
    const { createCarousel } = await import('./createCarousel.ts');
    return () => {
      if (!viewport.current) return () => {};
      const created = createCarousel(viewport.current, (index) => {
        setActiveSlide({ index, announced: announces.current });
        announces.current = false;
      });
      setSwiper(created);
      return () => created.destroy();
    };
  });

  useEffect(() => {
    if (rotates) swiper?.autoplay.start();
    else swiper?.autoplay.stop();
  }, [swiper, rotates]);

  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (target !== pauseButton.current) setPaused(true);
      announces.current =
        swiper?.keyboard.enabled === true && (key === 'ArrowLeft' || key === 'ArrowRight');
      if (
        swiper &&
        key === 'Tab' &&
        !viewport.current?.parentElement?.contains(document.activeElement)
      )
        restoreOrder(swiper);
    };
    const onSelection = () => {
      const node = getSelection()?.anchorNode ?? null;
      if (!viewport.current?.contains(node)) return;
      setPaused(true);
      const slide = swiper?.slides.find((each) => each.contains(node));
      if (slide && !slide.matches('.swiper-slide-visible')) swiper?.slideToLoop(indexOf(slide), 0);
    };
    const controller = new AbortController();
    const { signal } = controller;
    // Before Swiper's listener.
    document.addEventListener('keydown', onKey, { capture: true, signal });
    document.addEventListener('selectionchange', onSelection, { signal });
    return () => controller.abort();
  }, [swiper]);

  return {
    viewport,
    pauseButton,
    swiper,
    activeSlide,
    announces,
    moves,
    paused,
    setPaused,
    /** For the element around slides and controls. */
    handlers: {
      // A finger enters when it touches. Swiper's own pauseOnMouseEnter does not know the controls.
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }: FocusEvent) => {
        swiper?.keyboard.enable();
        if (target.matches(':focus-visible') && target !== pauseButton.current) setPaused(true);
      },
      onBlur: () => swiper?.keyboard.disable(),
    },
  };
}

/** The loop moves slides in the DOM: the Tab key would meet them in another order. */
function restoreOrder(swiper: Swiper): void {
  const [first] = swiper.slides;
  if (!first || indexOf(first) === 0) return;
  swiper.loopDestroy();
  swiper.updateSlides();
  swiper.slideTo(0, 0);
  swiper.loopCreate();
}

/** Index of a slide in the list, wherever the loop has moved it. */
function indexOf(slide: HTMLElement): number {
  return Number(slide.dataset.swiperSlideIndex);
}
