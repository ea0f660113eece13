import type { Visitor } from './visitor.ts';

/**
 * Run before a page's or a worker's own script: its clocks can be put on, as by sleep or by a correction, while its
 * timers and frames go on as they were.
 */
export function looseClock(): void {
  let ahead = 0;
  const { Date: Now, performance: own } = globalThis;
  const now = Now.now.bind(Now);
  globalThis.Date = new Proxy(Now, {
    construct: (target, args) => Reflect.construct(target, args.length > 0 ? args : [now() + ahead]) as Date,
    get: (target, key) => (key === 'now' ? () => now() + ahead : (Reflect.get(target, key) as unknown)),
  });
  const elapsed = own.now.bind(own);
  own.now = () => elapsed() + ahead;
  const request = globalThis.requestAnimationFrame.bind(globalThis);
  globalThis.requestAnimationFrame = (callback) => request((time) => callback(time + ahead));
  globalThis.putClockOn = (seconds) => void (ahead += seconds * 1000);
}

/** Puts the page's clocks on by so many seconds, or back. */
export function putClockOn(visitor: Visitor, seconds: number): Promise<void> {
  return visitor.evaluate((by) => window.putClockOn(by), seconds);
}

declare global {
  var putClockOn: (seconds: number) => void;
}
