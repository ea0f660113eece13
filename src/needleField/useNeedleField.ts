import { useEffect, useRef, useState, type RefObject } from 'react';
import { useMotion } from '../motion/motionStore.ts';
import { useIdle } from '../motion/useIdle.ts';
import { useLazyEffect } from '../motion/useLazyEffect.ts';
import { useInView } from '../ui/useInView.ts';
import type { Field } from './runField.ts';
import type { BackdropName } from './stills.ts';

/** Lost contexts after which the still picture stays. */
const MOST_LOSSES = 2;
/** Milliseconds before a new field begins: the browser may have to restart its GPU process. */
const PAUSE_AFTER_LOSS = 500;

/**
 * Runs the needle field of a backdrop that is near the window, while motion is allowed. Draws only while it is in view.
 * Returns whether the canvas has to be there, and whether it shows the field.
 */
export function useNeedleField(backdrop: RefObject<HTMLElement | null>, name: BackdropName) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [field, setField] = useState<Field>();
  const [drawn, setDrawn] = useState(false);
  const [losses, setLosses] = useState(0);
  const [pausing, setPausing] = useState(false);
  const moves = useMotion() === 'full';
  const idle = useIdle();
  const near = useInView(backdrop, { rootMargin: '50% 0px', once: true });
  const inView = useInView(backdrop);
  const runs = moves && idle && near && losses < MOST_LOSSES && !pausing && !savesData();
  const giveUp = () => setLosses(MOST_LOSSES);

  useLazyEffect(
    runs,
    async () => {
      const { runField } = await import('./runField.ts');
      return () => {
        const started = runField(canvas.current!, name, (event) => {
          if (event === 'drawn') setDrawn(true);
          else if (event === 'failed') giveUp();
          else {
            setLosses((count) => count + 1);
            setPausing(true);
            setTimeout(() => setPausing(false), PAUSE_AFTER_LOSS);
          }
        });
        setField(started);
        return () => {
          started.end();
          setField(undefined);
          setDrawn(false);
        };
      };
    },
    giveUp,
  );

  useEffect(() => (inView ? field?.play() : undefined), [field, inView]);

  return { canvas, runs, drawn };
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
