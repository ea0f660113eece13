import type { Page } from 'playwright';
import { test } from 'vitest';
import { formOf } from '../helpers/contact.ts';
import { countFrames, waitForFramesToStop } from '../helpers/frames.ts';
import { expect, openPage, problemsOf, waitForHydration } from '../helpers/page.ts';
import { randomActions, type Action } from '../helpers/randomActions.ts';
import { readWholePage } from '../helpers/reading.ts';
import { expectTabStops } from '../helpers/tabStops.ts';

const minutes = Number(process.env.RANDOM_MINUTES ?? 10);
const seed = Number(process.env.RANDOM_SEED ?? 1);
const ACTIONS_PER_MINUTE = 3400;

const timeout = 300_000 + minutes * 240_000;
test(`${minutes} minutes of random actions do no harm (seed ${seed})`, { timeout }, async () => {
  const page = await openPage('404.html', {
    motion: 'full',
    field: false,
    viewport: { width: 800, height: 600 },
    before: stay,
  });
  await page.addInitScript(countFrames);
  const form = await formOf(page);
  await page.goto('./');
  await waitForHydration(page);
  const actions = randomActions(seed, Math.round(minutes * ACTIONS_PER_MINUTE));
  // By then the page has done each kind of thing.
  const warm = Math.round(actions.length / 3);
  for (const action of actions.slice(0, warm)) await act(page, action);
  const before = await memoryOf(page);
  for (const action of actions.slice(warm)) await act(page, action);
  const after = await memoryOf(page);
  console.log(
    `seed ${seed}, ${actions.length} actions, heap ${before.heap} bytes, then ${after.heap}`,
  );
  expect(problemsOf(page)).toEqual([]);
  expect(after.heap / before.heap).toBeLessThan(1.1);
  expect(after.listeners - before.listeners).toBeLessThan(20);

  await readWholePage(page);
  await expectTabStops(page);
  await form.expectSends();
});

async function act(page: Page, action: Action): Promise<void> {
  const { width, height } = page.viewportSize()!;
  switch (action.kind) {
    case 'click':
      return page.mouse.click(action.x * width, action.y * height);
    case 'move':
      return page.mouse.move(action.x * width, action.y * height, { steps: 3 });
    case 'key':
      return page.keyboard.press(action.key);
    case 'type':
      return page.keyboard.type(action.text);
    case 'wheel':
      return page.mouse.wheel(0, action.pixels);
    case 'resize':
      return page.setViewportSize({ width: action.width, height: action.height });
    case 'jump':
      return page.evaluate(
        (fraction) =>
          scrollTo({ top: fraction * document.documentElement.scrollHeight, behavior: 'instant' }),
        action.fraction,
      );
  }
}

/** Scrolls to the top of the page, waits until nothing moves there, and measures what it holds. */
async function memoryOf(page: Page): Promise<{ heap: number; listeners: number }> {
  await page.setViewportSize({ width: 1100, height: 600 });
  await page.keyboard.press('Escape');
  await readWholePage(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await waitForFramesToStop(page);
  const devtools = await page.context().newCDPSession(page);
  for (let round = 0; round < 2; round += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await devtools.send('Runtime.getHeapUsage');
  const { jsEventListeners: listeners } = await devtools.send('Memory.getDOMCounters');
  return { heap, listeners };
}

/** Runs before the page: no click leaves it. */
function stay(): void {
  for (const type of ['click', 'auxclick']) {
    addEventListener(type, (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
    });
  }
}
