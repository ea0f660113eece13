import { useRef, useState, type RefObject } from 'react';
import { useMotion } from '../motion/motionStore.ts';
import { useLazyEffect } from '../motion/useLazyEffect.ts';
import { untilScrollEnds } from '../motion/untilScrollEnds.ts';
import { useInView } from '../motion/useInView.ts';
import type { FieldEvent } from './fieldInput.ts';
import type { BackdropName } from './stillFiles.ts';

/** Lost contexts after which the still picture stays. */
const MAX_LOSSES = 2;
/** Milliseconds before a new field begins: the browser may have to restart its GPU process. */
const PAUSE_AFTER_LOSS = 500;

/** Runs the needle field of a near backdrop while motion is allowed. `runs`: there has to be a canvas. */
export function useNeedleField(backdrop: RefObject<HTMLElement | null>, name: BackdropName) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const losses = useRef(0);
  const [works, setWorks] = useState(true);
  const [drawn, setDrawn] = useState(false);
  const moves = useMotion() === 'full';
  const near = useInView(backdrop, { rootMargin: '50% 0px', once: true });
  const runs = moves && near && works && !savesData();

  const onEvent = (event: FieldEvent) => {
    if (event === 'drawn') return setDrawn(true);
    setWorks(false);
    if (event === 'lost' && ++losses.current < MAX_LOSSES)
      setTimeout(() => setWorks(true), PAUSE_AFTER_LOSS);
  };

  useLazyEffect(
    runs,
    async () => {
      await untilScrollEnds();
      const { runField } = await import('./runField.ts');
      return () => {
        const end = runField(canvas.current!, name, onEvent);
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

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
