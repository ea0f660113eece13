import { whenFieldIsWelcome } from '../../field/whenWelcome.ts';
import type { FieldHandle } from '../../field/startField.ts';
import { getMotion, subscribeMotion } from '../../motion/motionStore.ts';

/**
 * Keeps a needle field in `host` while motion is allowed: loaded when the page has settled, ended when the visitor
 * stops motion, begun anew when they start it. `data-field="shown"` on the host says that it covers the still
 * picture. Returns the function that ends all of it.
 */
export function attachField(host: HTMLElement): () => void {
  let detach: (() => void) | undefined;

  const follow = () => {
    if (getMotion() === 'full') detach ??= begin(host);
    else {
      detach?.();
      detach = undefined;
    }
  };
  const unsubscribe = subscribeMotion(follow);
  follow();
  return () => {
    unsubscribe();
    detach?.();
  };
}

/** One life of the field; a chunk that does not arrive leaves the picture. */
function begin(host: HTMLElement): () => void {
  let field: FieldHandle | undefined;
  let ended = false;
  const show = (shown: boolean) => {
    host.dataset.field = shown ? 'shown' : 'away';
  };

  const callOff = whenFieldIsWelcome(async () => {
    const door = await import('../../field/startField.ts').catch(() => undefined);
    if (!door || ended) return;
    field = door.startField(host, { onReady: () => show(true), onLost: () => show(false) });
  });
  return () => {
    ended = true;
    callOff();
    field?.destroy();
    show(false);
  };
}
