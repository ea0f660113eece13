import type { Origin } from 'selenium-webdriver';

declare module 'selenium-webdriver/lib/input' {
  interface Actions {
    /** Turns the wheel at a place; the library has it, its types do not. */
    scroll(x: number, y: number, deltaX: number, deltaY: number, origin: Origin, duration: number): this;
  }
}
