import { useEffect, useRef, useState, type RefObject } from 'react';
import { useIsMotionAllowed } from '../motion/motionStore.ts';
import { markSoftwareRendering } from '../motion/page/softwareRendering.ts';
import { useLazyEffect } from '../motion/useLazyEffect.ts';
import { untilLoadAndScrollEnd } from '../motion/page/scrolling.ts';
import { useInView } from '../motion/page/useInView.ts';
import type { SceneEvent } from './sceneInput.ts';
import type { FormTargets } from './readInput.ts';
import type { BackdropName } from './stillFiles.ts';

/** Lost contexts after which the still picture stays. */
const MAX_LOSSES = 2;
/** Milliseconds before a new field begins: the browser may have to restart its GPU process. */
const PAUSE_AFTER_LOSS_MS = 500;

/** The moving field of a backdrop. */
interface NeedleField {
  /** For the canvas, which the component renders while `isWanted`. */
  canvas: RefObject<HTMLCanvasElement | null>;
  /** Whether the field runs or is about to. */
  isWanted: boolean;
  /** Whether the canvas shows it, in place of the still picture. */
  isShown: boolean;
}

/** Runs the needle field of a near backdrop while motion is allowed. */
export function useNeedleField(
  backdrop: RefObject<HTMLElement | null>,
  name: BackdropName,
  formTargets: FormTargets | undefined,
): NeedleField {
  const canvas = useRef<HTMLCanvasElement>(null);
  const losses = useRef(0);
  /** True for good after a failure; after the first loss of the context only until the pause is over. */
  const [isStopped, setIsStopped] = useState(false);
  /** Whether its first frame is on the canvas. */
  const [hasDrawn, setHasDrawn] = useState(false);
  const isMotionAllowed = useIsMotionAllowed();
  const isNear = useInView(backdrop, { rootMargin: '50% 0px', once: true });
  const isWanted = isMotionAllowed && isNear && !isStopped && !hasDataSaver();
  // The end of a field resets `hasDrawn` later than React removes the canvas.
  const isShown = isWanted && hasDrawn;

  function onEvent(event: SceneEvent) {
    if (event === 'software') {
      markSoftwareRendering();
      return;
    }
    if (event === 'drawn') {
      setHasDrawn(true);
      return;
    }
    setIsStopped(true);
    if (event === 'lost') restartAfterLoss();
  }

  function restartAfterLoss() {
    losses.current += 1;
    if (losses.current < MAX_LOSSES) setTimeout(() => setIsStopped(false), PAUSE_AFTER_LOSS_MS);
  }

  useLazyEffect(
    isWanted,
    async () => {
      await untilLoadAndScrollEnd();
      const { runScene } = await import('./runScene.ts');
      return () => {
        const end = runScene(canvas.current!, name, formTargets, onEvent);
        return () => {
          end();
          setHasDrawn(false);
        };
      };
    },
    () => setIsStopped(true),
  );

  // The arrow of the brand rotates to the field (TopBar.module.css).
  useEffect(() => {
    if (name !== 'home' || !isShown) return undefined;
    const root = document.documentElement;
    root.dataset.needleField = '';
    return () => {
      delete root.dataset.needleField;
    };
  }, [name, isShown]);

  return { canvas, isWanted, isShown };
}

/**
 * Whether the visitor's browser saves data. TypeScript does not know `connection`: only Chromium
 * has it.
 */
function hasDataSaver(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
