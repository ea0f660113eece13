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

/** Waits until the field is drawn over the still picture. */
export function fieldShows(visitor: Visitor): Promise<void> {
  const shows = () => {
    const canvas = document.querySelector('#home canvas');
    return canvas !== null && Number(getComputedStyle(canvas).opacity) > 0;
  };
  return visitor.until('the field is shown', shows, [], PATIENCE);
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
