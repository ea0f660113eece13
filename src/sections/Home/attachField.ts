import type { FieldHandle } from '../../field/startField.ts';
import { scrollOut } from '../../motion/scrollOut.ts';
import { whileMoving } from '../../motion/whileMoving.ts';
import { whenFieldIsWelcome } from './whenFieldIsWelcome.ts';

/**
 * Keeps a needle field in `host` while motion is allowed: loaded when the page has settled, ended when the visitor
 * stops motion, begun anew when they start it. `data-field="shown"` on the host says that it covers the still
 * picture. Returns the function that ends all of it.
 */
export function attachField(host: HTMLElement): () => void {
  return whileMoving(() => begin(host));
}

/** One life of the field; a chunk that does not arrive leaves the picture. */
function begin(host: HTMLElement): () => void {
  let field: FieldHandle | undefined;
  let progress = 0;
  let ended = false;
  const show = (shown: boolean) => {
    host.dataset.field = shown ? 'shown' : 'away';
  };

  const callOff = whenFieldIsWelcome(async () => {
    const door = await import('../../field/startField.ts').catch(() => undefined);
    if (!door || ended) return;
    field = door.startField(host, { onReady: () => show(true), onLost: () => show(false) });
    field.setScrollProgress(progress);
  });
  const stopScrollOut = scrollOut(host, (scrolled) => {
    progress = scrolled;
    field?.setScrollProgress(progress);
  });

  return () => {
    ended = true;
    callOff();
    stopScrollOut();
    field?.destroy();
    show(false);
  };
}
