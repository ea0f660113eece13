import { whenWelcome } from './whenWelcome.ts';

/**
 * Keeps the needle field in the page's rooms, the elements with `data-field-room`: loaded when the page has settled,
 * not at all for visitors who save data. Whether it may move is for the caller to know. Never throws: what does not
 * arrive leaves the posters. Returns the function that ends it and takes everything away again.
 */
export function startField(): () => void {
  let ended = false;
  let end: (() => void) | undefined;
  const callOff = whenWelcome(async () => {
    const rooms = document.querySelectorAll<HTMLElement>('[data-field-room]');
    if (rooms.length === 0) return;
    const page = await import('./page/runField.ts').catch(() => undefined);
    if (!ended) end = page?.runField([...rooms]);
  });
  return () => {
    ended = true;
    callOff();
    end?.();
  };
}
