import { beginLoaded } from '../motion/beginLoaded.ts';
import { whenWelcome } from './whenWelcome.ts';

/**
 * Keeps the needle field in the page's rooms, the elements with `data-field-room`: loaded when the page has settled,
 * not at all for visitors who save data. Whether it may move is for the caller to know. What does not arrive leaves the
 * posters. Returns the function that ends it and takes everything away again.
 */
export function startField(): () => void {
  let end = () => {};
  const callOff = whenWelcome(() => {
    const rooms = [...document.querySelectorAll<HTMLElement>('[data-field-room]')];
    if (rooms.length === 0) return;
    end = beginLoaded(async () => {
      const { runField } = await import('./page/runField.ts');
      return () => runField(rooms);
    });
  });
  return () => {
    callOff();
    end();
  };
}
