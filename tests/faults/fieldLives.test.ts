import { describe, expect, test } from 'vitest';
import { until } from '../helpers/drivers/inPage.ts';
import type { ChromiumVisitor } from '../helpers/drivers/chromium.ts';
import { canvases, fieldShows, ownComplaints, PATIENCE } from '../helpers/pages/field.ts';
import { revealAll } from '../helpers/pages/movement.ts';
import { fewNeedles } from '../helpers/probes/fieldProbe.ts';
import { memoryOf } from '../helpers/probes/memory.ts';
import { fieldSite } from '../helpers/sites/fieldSite.ts';

const site = fieldSite();
const smallWindow = { width: 400, height: 600 };

describe('fifty lives of the field', () => {
  test('leave no worker, canvas, listener or growing heap', async () => {
    site.inWorker = [fewNeedles];
    const visitor = await site.comes(smallWindow);
    await revealAll(visitor);
    const memory = await memoryOf(visitor);
    await lives(visitor, 5);
    const before = await memory();
    await lives(visitor, 45);
    const after = await memory();
    // A life that left one of them behind would leave 45; the browser itself keeps a few for a while.
    expect(after.listeners - before.listeners, 'listeners').toBeLessThan(20);
    expect(after.nodes - before.nodes, 'nodes').toBeLessThan(20);
    expect(after.documents).toBeLessThanOrEqual(before.documents);
    expect(after.bytes - before.bytes, 'bytes that 45 lives have left').toBeLessThan(300_000);
    expect(ownComplaints(visitor)).toEqual([]);
  });

  test("on the page's thread hold no more contexts than the browser allows", async () => {
    site.faults = { 'field.worker': 404 };
    const visitor = await site.comes({ ...smallWindow, before: fewNeedles });
    for (let life = 0; life < 18; life++) {
      await fieldShows(visitor);
      await toggle(visitor);
      await toggle(visitor);
    }
    await fieldShows(visitor);
    expect(ownComplaints(visitor)).toEqual([]);
  });
});

/** Begins and ends `count` fields, every fifth when it is shown, the others on the way there. */
async function lives(visitor: ChromiumVisitor, count: number): Promise<void> {
  const moves = await visitor.evaluate(() => document.documentElement.dataset.motion === 'full');
  if (!moves) await toggle(visitor);
  for (let ended = 0; ended < count; ended++) {
    if (ended > 0) await toggle(visitor);
    if (ended % 5 === 0) await fieldShows(visitor);
    else
      await visitor.until('a canvas is there', () => document.querySelector('canvas') !== null, [], PATIENCE);
    await toggle(visitor);
    expect(await canvases(visitor)).toBe(0);
  }
  await until('no worker is left', async () => visitor.page.workers().length === 0);
}

/** Presses the motion control, which a narrow window has in its menu. */
async function toggle(visitor: ChromiumVisitor): Promise<void> {
  await visitor.evaluate(() => {
    [...document.querySelectorAll('button')].find(({ textContent }) => /motion/i.test(textContent))!.click();
  });
}
