import { useRef } from 'react';
import { useInView } from '../useInView.ts';
import { useIsMotionAllowed } from '../motionStore.ts';
import { untilScrollEnd } from '../scrolling.ts';
import { useLazyEffect } from '../useLazyEffect.ts';
import styles from './NeedleLayer.module.css';
import type { TurningNeedle } from './needleSprings.ts';
import type { TurnOptions } from './turnNeedles.ts';

interface NeedleLayerProps extends TurnOptions {
  /** Loads the needles of the drawing that is the next sibling. */
  loadNeedles(canvas: HTMLCanvasElement): TurningNeedle[] | Promise<TurningNeedle[]>;
  className?: string;
}

/**
 * Needles that turn to the mouse. It hides the drawing of the same needles at rest while they turn.
 */
export function NeedleLayer({ loadNeedles, className = '', ...options }: NeedleLayerProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isNear = useInView(canvas, { rootMargin: '50%', once: true });
  const isMotionAllowed = useIsMotionAllowed();

  useLazyEffect(isMotionAllowed && isNear, async () => {
    const element = canvas.current!;
    await untilScrollEnd();
    const { turnNeedles } = await import('./turnNeedles.ts');
    const needles = await loadNeedles(element);
    return () => turnNeedles(element, needles, options);
  });

  return (
    <canvas ref={canvas} className={`${styles.layer} ${className}`} hidden aria-hidden="true" />
  );
}
