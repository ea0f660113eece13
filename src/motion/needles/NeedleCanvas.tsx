import { useRef } from 'react';
import { useInView } from '../page/useInView.ts';
import { useIsMotionAllowed } from '../motionStore.ts';
import { untilLoadAndScrollEnd } from '../page/scrolling.ts';
import { useLazyEffect } from '../useLazyEffect.ts';
import styles from './NeedleCanvas.module.css';
import type { RotatingNeedle } from './needleSprings.ts';
import type { RotateOptions } from './rotateNeedles.ts';

interface NeedleCanvasProps extends RotateOptions {
  /** Loads the needles of the drawing that is the next sibling. */
  loadNeedles(canvas: HTMLCanvasElement): RotatingNeedle[] | Promise<RotatingNeedle[]>;
  className?: string;
}

/** Needles that rotate to the mouse. While any is away from rest, the drawing of the same needles is hidden. */
export function NeedleCanvas({ loadNeedles, className = '', ...options }: NeedleCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isNear = useInView(canvas, { rootMargin: '50%', once: true });
  const isMotionAllowed = useIsMotionAllowed();

  useLazyEffect(isMotionAllowed && isNear, async () => {
    const element = canvas.current!;
    await untilLoadAndScrollEnd();
    const { rotateNeedles } = await import('./rotateNeedles.ts');
    const needles = await loadNeedles(element);
    return () => rotateNeedles(element, needles, options);
  });

  return (
    <canvas ref={canvas} className={`${styles.canvas} ${className}`} hidden aria-hidden="true" />
  );
}
