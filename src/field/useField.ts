import { useIdle } from '../motion/useIdle.ts';
import { useLazyEffect } from '../motion/useLazyEffect.ts';
import { useMotion } from '../motion/motionStore.ts';

/** Shows the needle field while motion is allowed, once the page is idle. Visitors who save data keep the picture. */
export function useField(): void {
  const moves = useMotion() === 'full';
  const idle = useIdle();

  useLazyEffect(moves && idle && !savesData(), async () => {
    const { runField } = await import('./page/runField.ts');
    return () => runField([...document.querySelectorAll<HTMLElement>('[data-field-room]')]);
  });
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
