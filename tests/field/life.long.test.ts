import type { CDPSession, Page } from 'playwright';
import { afterAll, beforeAll, describe, test } from 'vitest';
import {
  canvasOf,
  drawLittle,
  openFieldPageToClose,
  seemFast,
  waitForField,
} from '../helpers/fieldPage.ts';
import { expect, motionSwitch, problemsOf } from '../helpers/page.ts';

/** The browser keeps a few listeners and nodes for a while. One for each start would be 30. */
const KEPT_BY_BROWSER = 20;

/** The memory that a page uses. */
interface Memory {
  /** Bytes of the JavaScript heap in use. */
  usedSize: number;
  documents: number;
  nodes: number;
  jsEventListeners: number;
}

describe('fifty starts and stops of the field', () => {
  let page: Page;
  let close: () => Promise<void>;
  /** After 20 starts, which fill caches of the browser, and after 30 more. */
  let before: Memory;
  let after: Memory;

  beforeAll(async () => {
    ({ page, close } = await openFieldPageToClose({
      inWorker: [drawLittle, seemFast],
      viewport: { width: 1100, height: 300 },
    }));
    const devtools = await page.context().newCDPSession(page);
    await startAndStop(page, 20);
    before = await memoryOf(page, devtools);
    await motionSwitch(page).click();
    await startAndStop(page, 30);
    after = await memoryOf(page, devtools);
  }, 400_000);

  afterAll(() => close());

  test('leave no worker', async () => {
    await expect.poll(() => page.workers()).toHaveLength(0);
  });

  test('leave no listener', () => {
    expect(after.jsEventListeners - before.jsEventListeners).toBeLessThan(KEPT_BY_BROWSER);
  });

  test('leave no element and no document', () => {
    expect(after.nodes - before.nodes).toBeLessThan(KEPT_BY_BROWSER);
    expect(after.documents).toBeLessThanOrEqual(before.documents);
  });

  test('leave no growing heap', () => {
    expect(after.usedSize - before.usedSize).toBeLessThan(300_000);
  });

  test('pass without a word in the console', () => {
    expect(problemsOf(page)).toEqual([]);
  });
});

/** Ends with motion switched off. Every fifth field is stopped once it is shown, the others as they start. */
async function startAndStop(page: Page, count: number): Promise<void> {
  for (let stopped = 0; stopped < count; stopped += 1) {
    if (stopped % 5 === 0) await waitForField(page);
    else await canvasOf(page, 'home').waitFor({ state: 'attached' });
    await motionSwitch(page).click();
    await expect(canvasOf(page, 'home')).toHaveCount(0);
    if (stopped < count - 1) await motionSwitch(page).click();
  }
  await expect.poll(() => page.workers()).toHaveLength(0);
}

async function memoryOf(page: Page, devtools: CDPSession): Promise<Memory> {
  await page.evaluate(() => (window.sceneInputs = []));
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return { usedSize, ...(await devtools.send('Memory.getDOMCounters')) };
}
