/**
 * What a visitor does, whichever browser they come with. The journeys in `everyEngine` are written against this and
 * nothing else, so that one set of them runs in every engine; each engine has a driver that implements it.
 */
export interface Visitor {
  /** Goes to a path below the site's address, such as `` or `#contact`, and waits for the page's load event. */
  open(path?: string): Promise<void>;
  reload(): Promise<void>;
  /** Waits until React has taken the page over. */
  hydrated(): Promise<void>;

  click(target: Target): Promise<void>;
  hover(target: Target): Promise<void>;
  /** Puts text into a field, in place of what it held. */
  fill(target: Target, text: string): Promise<void>;
  /** Types on the keyboard, into whatever has the focus. */
  type(text: string): Promise<void>;
  /** Presses a key by its DOM name, such as `Tab`, `Escape`, `Shift+Tab`. */
  press(key: string): Promise<void>;
  /** Moves the mouse in even steps to a place in CSS pixels from the window's top left corner. */
  moveMouse(x: number, y: number, steps?: number): Promise<void>;
  mouseDown(): Promise<void>;
  mouseUp(): Promise<void>;
  /** Turns the mouse wheel by CSS pixels; positive is down. */
  wheel(pixels: number): Promise<void>;

  /** Rendered text of the first match, once the browser has laid out all of it; throws when there is none. */
  read(target: Target): Promise<string>;
  /** How many elements match and can be reached by assistive technology. */
  count(target: Target): Promise<number>;
  /** Whether the target can be seen: there, not hidden, not transparent. */
  sees(target: Target): Promise<boolean>;
  /** Where the target lies, in CSS pixels from the window's top left corner. */
  box(target: Target): Promise<Box>;
  /** Runs a function in the page. It is sent as text: it sees its arguments and the page, nothing else. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Waits until the function, run in the page, is true; fails after 30 s (or `timeout` ms) with `what`. */
  until<Args extends unknown[]>(
    what: string,
    run: (...args: Args) => unknown,
    args?: Args,
    timeout?: number,
  ): Promise<void>;

  resize(width: number, height: number): Promise<void>;
  /** Changes what the system asks for, while the page is open. */
  prefer(preferences: Preferences): Promise<void>;
  /** A PNG of the window. */
  screenshot(): Promise<Buffer>;
  /** Errors and warnings of the console, uncaught errors and policy violations since the visit began. */
  complaints(): string[];
  /** All lines of the console since the visit began, each after its kind: `log: …`, `error: …`. */
  consoleLines(): string[];
  /** Addresses requested since the visit began. */
  requests(): string[];
  close(): Promise<void>;
}

/** An element: by its role and accessible name, as assistive technology finds it, or by a CSS selector. */
export type Target = string | { role: AriaRole; name?: string | RegExp };

export type AriaRole =
  | 'alert'
  | 'banner'
  | 'button'
  | 'contentinfo'
  | 'group'
  | 'heading'
  | 'img'
  | 'link'
  | 'list'
  | 'listitem'
  | 'main'
  | 'meter'
  | 'navigation'
  | 'region'
  | 'status'
  | 'textbox';

/** CSS pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What the visitor's system is set to. */
export interface Preferences {
  motion?: 'full' | 'reduced';
  contrast?: 'more' | 'no-preference';
  forcedColors?: boolean;
}

/** How a visit begins. */
export interface VisitOptions extends Preferences {
  /** Window in CSS pixels; 1440 by 900 where nothing is said. */
  width?: number;
  height?: number;
  /** Whether the browser draws by WebGL 2; yes where nothing is said. */
  webgl?: boolean;
  /** Address that paths are relative to; the test site's where nothing is said. */
  site?: string;
  /** Function run in each document before the page's own scripts. */
  before?: () => void;
}

/** A browser engine, as its driver presents it. */
export interface Engine {
  /** Starts a visit. One browser may serve several; what a visit leaves behind, the next does not find. */
  begin(options: VisitOptions & { site: string }): Promise<Visitor>;
  /** Ends what has been started. */
  close(): Promise<void>;
}
