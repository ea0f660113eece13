import { useEffect, useState, type RefObject } from 'react';
import type Swiper from 'swiper';
import { useLazyEffect } from '../../motion/useLazyEffect.ts';
import { useMotion } from '../../motion/motionStore.ts';
import { useInView } from '../../ui/useInView.ts';

export interface Carousel {
  /** Undefined until its code has loaded, which begins one window away. */
  swiper: Swiper | undefined;
  /** Index of the leading slide. */
  index: number;
  /** Whether motion is allowed. */
  moves: boolean;
  /** Whether the slides change by themselves now. */
  rotates: boolean;
  paused: boolean;
  setPaused(paused: boolean): void;
  /** Event handlers of the root. */
  handlers: Record<'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur', () => void>;
}

/**
 * Turns the slides in `box` into a carousel. It rotates while motion is allowed, it is in view and nobody has paused
 * it, points at `root` or reads it.
 */
export function useCarousel(
  root: RefObject<HTMLElement | null>,
  box: RefObject<HTMLElement | null>,
): Carousel {
  const [swiper, setSwiper] = useState<Swiper>();
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [pointed, setPointed] = useState(false);
  const moves = useMotion() === 'full';
  const near = useInView(box, { rootMargin: '100% 0px', once: true });
  const inView = useInView(box);
  const rotates = moves && inView && !paused && !pointed;

  useLazyEffect(near, async () => {
    const { createCarousel } = await import('./createCarousel.ts');
    return () => {
      if (!box.current) return () => {};
      const created = createCarousel(box.current, setIndex);
      setSwiper(created);
      return () => created.destroy();
    };
  });

  useEffect(() => {
    if (rotates) swiper?.autoplay.start();
    else swiper?.autoplay.stop();
  }, [swiper, rotates]);

  useEffect(() => {
    if (!root.current || !box.current) return undefined;
    return stopForReaders(root.current, box.current, () => setPaused(true));
  }, [root, box]);

  return {
    swiper,
    index,
    moves,
    rotates,
    paused,
    setPaused,
    handlers: {
      // A finger enters when it touches. Swiper's own pauseOnMouseEnter does not know the controls.
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => swiper?.keyboard.enable(),
      onBlur: () => swiper?.keyboard.disable(),
    },
  };
}

/** Calls `stop` at any sign of a keyboard or a screen reader, apart from those on the Pause button. */
function stopForReaders(root: HTMLElement, box: HTMLElement, stop: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const isPause = (target: Element) => target.matches('[aria-pressed]') && root.contains(target);

  document.addEventListener(
    'keydown',
    ({ target }) => target instanceof Element && !isPause(target) && stop(),
    { signal },
  );
  root.addEventListener(
    'focusin',
    ({ target }) =>
      target instanceof Element && target.matches(':focus-visible') && !isPause(target) && stop(),
    { signal },
  );
  document.addEventListener(
    'selectionchange',
    () => box.contains(getSelection()?.anchorNode ?? null) && stop(),
    { signal },
  );
  return () => controller.abort();
}
