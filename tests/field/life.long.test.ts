import { test } from 'vitest';
import { canvasOf, drawLittle, openFieldPage, seemFast, shown } from '../helpers/fieldPage.ts';
import { expect, problemsOf } from '../helpers/page.ts';

test(
  'fifty starts and stops leave no worker, listener or growing heap',
  { timeout: 400_000 },
  async () => {
    const page = await openFieldPage({
      inWorker: [drawLittle, seemFast],
      viewport: { width: 1100, height: 300 },
    });
    const motion = page.locator('header button[aria-pressed]');
    const devtools = await page.context().newCDPSession(page);
    const memory = async () => {
      await page.evaluate(() => (window.fieldInputs = []));
      await devtools.send('HeapProfiler.collectGarbage');
      await devtools.send('HeapProfiler.collectGarbage');
      const { usedSize } = await devtools.send('Runtime.getHeapUsage');
      return { usedSize, ...(await devtools.send('Memory.getDOMCounters')) };
    };
    /** Every fifth field is stopped once it is shown, the others as they start. */
    const live = async (count: number) => {
      for (let stopped = 0; stopped < count; stopped++) {
        if (stopped % 5 === 0) await shown(page);
        else await canvasOf(page, 'home').waitFor({ state: 'attached' });
        await motion.click();
        await expect(canvasOf(page, 'home')).toHaveCount(0);
        if (stopped < count - 1) await motion.click();
      }
      await expect.poll(() => page.workers()).toHaveLength(0);
    };
    // The first fill caches of the browser.
    await live(20);
    const before = await memory();
    await motion.click();
    await live(30);
    const after = await memory();
    // The browser keeps a few for a while. One for each start would be 30.
    expect(after.jsEventListeners - before.jsEventListeners).toBeLessThan(20);
    expect(after.nodes - before.nodes).toBeLessThan(20);
    expect(after.documents).toBeLessThanOrEqual(before.documents);
    expect(after.usedSize - before.usedSize).toBeLessThan(300_000);
    expect(problemsOf(page)).toEqual([]);
  },
);
