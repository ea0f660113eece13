import type { Worker } from 'playwright';
import type { ChromiumVisitor } from '../drivers/chromium.ts';
import { callInPage } from '../../../scripts/callInPage.ts';
import { until } from '../drivers/inPage.ts';
import { isLoadFailure } from '../probes/loadFailure.ts';
import type { Target, Visitor } from '../drivers/visitor.ts';

/** Drawing by the processor takes its time on a busy machine: milliseconds to wait at most. */
export const PATIENCE = 45_000;

/** The switch that stops and starts all movement. */
export const motionSwitch: Target = { role: 'button', name: /motion/i };

/** Waits until the field covers the poster. */
export function fieldShows(visitor: Visitor): Promise<void> {
  const shows = () => document.querySelector('[data-field=shown] canvas') !== null;
  return visitor.until('the field is shown', shows, [], PATIENCE);
}

/** Waits until the field is drawn, and all that is seen of it and its poster. */
export async function fieldHasCome(visitor: Visitor): Promise<void> {
  await fieldShows(visitor);
  await visitor.until(
    'it is opaque',
    () => getComputedStyle(document.querySelector('[data-field]')!).opacity === '1',
  );
}

/** Waits until the poster is what is seen, after the field has begun. */
export function pictureShows(visitor: Visitor): Promise<void> {
  const shows = () => document.querySelector('[data-field=away]') !== null;
  return visitor.until('the field is away', shows, [], PATIENCE);
}

/** How many canvases the page holds. */
export function canvases(visitor: Visitor): Promise<number> {
  return visitor.evaluate(() => document.querySelectorAll('canvas').length);
}

/** The worker that draws the field; throws where there is none. */
export function fieldWorker(visitor: ChromiumVisitor): Worker {
  const worker = visitor.page.workers().find((each) => each.url().includes('field.worker'));
  if (!worker) throw new Error('no worker draws the field');
  return worker;
}

/** Runs a function in the worker that draws the field. It is sent as text, as `evaluate` sends its own. */
export async function inWorker<Args extends unknown[], Result>(
  visitor: ChromiumVisitor,
  run: (...args: Args) => Result,
  ...args: Args
): Promise<Awaited<Result>> {
  return fieldWorker(visitor).evaluate(callInPage(run, args)) as never;
}

/** Waits until the worker whose clock is held shows its first moment. */
export async function clockBegins(visitor: ChromiumVisitor): Promise<void> {
  const worker = () => visitor.page.workers().find((each) => each.url().includes('field.worker'));
  const holds = async () =>
    (await worker()
      ?.evaluate('"fieldClock" in globalThis')
      .catch(() => false)) === true;
  await until('the worker is there', holds, PATIENCE);
  // The first frame counts as drawn when the second begins: both at the moment 0.
  await pass(visitor, 0);
  await pass(visitor, 0);
  await fieldHasCome(visitor);
}

/** Lets so many seconds pass in the worker whose clock is held. */
export function pass(visitor: ChromiumVisitor, seconds: number): Promise<void> {
  return inWorker(visitor, (time) => fieldClock.advance(time), seconds);
}

/** Waits until a number that grows has grown by `more`. */
export async function growsBy(more: number, read: () => Promise<number>): Promise<void> {
  const before = await read();
  await until(`${more} more`, async () => (await read()) >= before + more, PATIENCE);
}

/** The scripts that exist for the field alone and have been requested, by the beginnings of their names. */
export function fieldRequests(visitor: Visitor): string[] {
  const names = visitor.requests().map((url) => /\/(runField|field\.worker|renderField)-/.exec(url)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))];
}

/**
 * What the page has complained of. That a request has failed is the browser's own message, and so is that it copies
 * pixels to show a canvas where there is no graphics card.
 */
export function ownComplaints(visitor: Visitor): string[] {
  return visitor
    .complaints()
    .filter((line) => !isLoadFailure(line) && !line.includes('GPU stall due to ReadPixels'));
}
