import type { Visitor } from './visitor.ts';

/**
 * Run before a page's or a worker's own script, in any engine: its clocks can be put on, as by sleep or by a correction,
 * while its timers and frames go on as they were (`putClockOn`), or time can pass, with all timers that it makes due
 * (`passTime`). Otherwise both run at their own pace.
 */
export function looseClock(): void {
  /** Milliseconds that the clocks are ahead of the machine's. */
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

  /** Timers under way, by their ids; `due` is a time of the machine's, which passing time brings nearer. */
  const timers = new Map<number, { due: number; fire: () => void }>();
  const start = globalThis.setTimeout.bind(globalThis) as (run: () => void, delay: number) => number;
  const stop = globalThis.clearTimeout.bind(globalThis);
  const loose = (run: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) => {
    const fire = () => {
      timers.delete(id);
      stop(id);
      run(...args);
    };
    const id = start(fire, delay);
    timers.set(id, { due: elapsed() + Number(delay), fire });
    return id;
  };
  const clear = (id?: number) => {
    timers.delete(id!);
    stop(id);
  };
  Object.assign(globalThis, { setTimeout: loose, clearTimeout: clear });

  globalThis.putClockOn = (seconds) => void (ahead += seconds * 1000);
  globalThis.passTime = (milliseconds) => {
    const end = elapsed() + milliseconds;
    ahead += milliseconds;
    const due = [...timers].filter((timer) => timer[1].due <= end).toSorted(([, a], [, b]) => a.due - b.due);
    for (const timer of timers.values()) timer.due -= milliseconds;
    // One that an earlier one has cleared is not due any more.
    for (const [id, { fire }] of due) if (timers.has(id)) fire();
    for (const [id, timer] of [...timers].filter(([started]) => !due.some(([fired]) => fired === started))) {
      stop(id);
      start(() => timers.get(id) === timer && timer.fire(), Math.max(0, timer.due - elapsed()));
    }
  };
}

/** Puts the page's clocks on by so many seconds, or back; no timer comes earlier. */
export function putClockOn(visitor: Visitor, seconds: number): Promise<void> {
  return visitor.evaluate((by) => window.putClockOn(by), seconds);
}

/** Lets so many milliseconds pass on the page at once, with the timers that they make due. */
export function passTime(visitor: Visitor, milliseconds: number): Promise<void> {
  return visitor.evaluate((by) => window.passTime(by), milliseconds);
}

declare global {
  var putClockOn: (seconds: number) => void;
  var passTime: (milliseconds: number) => void;
}
