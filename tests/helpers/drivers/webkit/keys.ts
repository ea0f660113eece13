import { Key, type Actions } from 'selenium-webdriver';

const named: Record<string, string> = {
  '\n': Key.ENTER,
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  Backspace: Key.BACK_SPACE,
  Delete: Key.DELETE,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  PageDown: Key.PAGE_DOWN,
  PageUp: Key.PAGE_UP,
  Shift: Key.SHIFT,
  Space: ' ',
  Tab: Key.TAB,
};

/**
 * Presses keys one after the other and lets them go again, by their DOM names or as the one character that they type.
 * Throws for what the driver has no key for: characters beyond U+FFFF, too.
 */
export function stroke(actions: Actions, ...keys: string[]): Actions {
  const codes = keys.map((key) => named[key] ?? key);
  const odd = codes.find((code) => code.length > 1);
  if (odd) throw new Error(`WebKit's driver cannot press ${odd}`);
  const down = codes.reduce((all, code) => all.keyDown(code), actions);
  return codes.toReversed().reduce((all, code) => all.keyUp(code), down);
}
