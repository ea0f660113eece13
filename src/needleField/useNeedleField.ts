import { useRef, useState, type RefObject } from 'react';
import { useMotion } from '../motion/motionStore.ts';
import { useLazyEffect } from '../motion/useLazyEffect.ts';
import { untilScrollEnds } from '../motion/untilScrollEnds.ts';
import { useInView } from '../motion/useInView.ts';
import type { FieldEvent } from './fieldInput.ts';
import type { FormTargets } from './readInput.ts';
import type { BackdropName } from './stillFiles.ts';

/** Lost contexts after which the still picture stays. */
const MAX_LOSSES = 2;
/** Milliseconds before a new field begins: the browser may have to restart its GPU process. */
const PAUSE_AFTER_LOSS_MS = 500;

/** The moving field of a backdrop. */
interface NeedleField {
  /** For the canvas, which the component renders while `runs`. */
  canvas: RefObject<HTMLCanvasElement | null>;
  /** Whether the field runs or is about to. */
  runs: boolean;
  /** Whether its first frame is on the canvas. */
  drawn: boolean;
}

/** Runs the needle field of a near backdrop while motion is allowed. */
export function useNeedleField(
  backdrop: RefObject<HTMLElement | null>,
  name: BackdropName,
  formTargets: FormTargets | undefined,
): NeedleField {
  const canvas = useRef<HTMLCanvasElement>(null);
  const losses = useRef(0);
  const [works, setWorks] = useState(true);
  const [drawn, setDrawn] = useState(false);
  const moves = useMotion() === 'full';
  const isNear = useInView(backdrop, { rootMargin: '50% 0px', once: true });
  const runs = moves && isNear && works && !savesData();

  function onEvent(event: FieldEvent) {
    if (event === 'drawn') {
      setDrawn(true);
      return;
    }
    setWorks(false);
    if (event === 'lost') restartAfterLoss();
  }

  function restartAfterLoss() {
    losses.current += 1;
    if (losses.current < MAX_LOSSES) setTimeout(() => setWorks(true), PAUSE_AFTER_LOSS_MS);
  }

  useLazyEffect(
    runs,
    async () => {
      await untilScrollEnds();
      const { runField } = await import('./runField.ts');
      return () => {
        const end = runField(canvas.current!, name, formTargets, onEvent);
        return () => {
          end();
          setDrawn(false);
        };
      };
    },
    () => setWorks(false),
  );

  return { canvas, runs, drawn };
}

/**
 * Whether the visitor's browser saves data. TypeScript does not know `connection`: only Chromium
 * has it.
 */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
