import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { browserArgs } from '../../../scripts/browser.ts';
import type { ChromiumVisitor } from '../../helpers/drivers/chromium.ts';
import { canvases, fieldShows, motionSwitch, ownComplaints, PATIENCE } from '../../helpers/pages/field.ts';
import { seemFast } from '../../helpers/probes/fieldProbe.ts';
import { until } from '../../helpers/drivers/inPage.ts';
import { memoryOf } from '../../helpers/probes/memory.ts';
import { revealAll, show } from '../../helpers/pages/movement.ts';
import { fieldSite } from '../../helpers/sites/fieldSite.ts';

const site = fieldSite();

/** How long the field runs, and how long it stays in a room before something else is done. */
const minutes = Number(process.env.FIELD_MINUTES ?? 5);
const STAY = 2000;
/** Share of the time after which the page has done all of its kinds of things. */
const WARM_UP = 1 / 3;
const WINDOWS = [
  [400, 600],
  [700, 400],
  [1100, 600],
] as const;
/** Code that is compiled with use would count as heap. */
const start = {
  args: [...browserArgs, '--js-flags=--no-opt,--no-maglev,--no-sparkplug,--no-flush-bytecode'],
};

const timeout = 300_000 + minutes * 240_000;
describe(`${minutes} minutes of the field, in both rooms, resized, stopped and started`, { timeout }, () => {
  // What the scene keeps is in the page's own heap where the page draws it.
  test.each(['worker', 'page'] as const)(
    'drawn by the %s, leave no worker, canvas, listener or growing heap',
    async (thread) => {
      if (thread === 'worker') site.inWorker = [seemFast];
      else site.faults = { 'field.worker': 404 };
      const visitor = await site.comes({
        width: 1100,
        height: 600,
        start,
        before: thread === 'page' ? seemFast : undefined,
      });
      await revealAll(visitor);
      const memory = await memoryOf(visitor);
      await run(visitor, minutes * WARM_UP);
      const before = await memory();
      const rounds = await run(visitor, minutes * (1 - WARM_UP));
      const after = await memory();
      console.log(`${thread}, ${rounds} rounds:`, before, 'then', after);

      expect(after.bytes / before.bytes, 'growth of the heap').toBeLessThan(1.05);
      expect(after.listeners - before.listeners, 'listeners').toBeLessThan(20);
      expect(after.nodes - before.nodes, 'nodes').toBeLessThan(20);
      expect(after.documents).toBeLessThanOrEqual(before.documents);
      expect(visitor.page.workers()).toHaveLength(thread === 'worker' ? 1 : 0);
      expect(await canvases(visitor)).toBe(1);
      await visitor.click(motionSwitch);
      await until('no worker is left', async () => visitor.page.workers().length === 0);
      expect(await canvases(visitor)).toBe(0);
      expect(ownComplaints(visitor)).toEqual([]);
    },
  );
});

/** Goes through windows and rooms, and stops and starts the field, for that long; tells how often. */
async function run(visitor: ChromiumVisitor, during: number): Promise<number> {
  let rounds = 0;
  for (const end = Date.now() + during * 60_000; Date.now() < end; rounds += 1) {
    for (const [width, height] of WINDOWS) {
      await visitor.resize(width, height);
      for (const room of ['contact', 'home'] as const) await stayIn(visitor, room);
    }
    await visitor.click(motionSwitch);
    await visitor.until('no canvas is left', () => document.querySelector('canvas') === null);
    await visitor.click(motionSwitch);
    await fieldShows(visitor);
  }
  return rounds;
}

async function stayIn(visitor: ChromiumVisitor, room: 'home' | 'contact'): Promise<void> {
  const shows = (name: string) =>
    document.querySelector(`[data-field-room=${name}][data-field=shown] canvas`) !== null;
  await show(visitor, room);
  await visitor.until(`the field is shown in ${room}`, shows, [room], PATIENCE);
  await visitor.moveMouse(300, 300, 5);
  await pause(STAY);
}
