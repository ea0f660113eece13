import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { workerOf } from '../helpers/fieldClock.ts';
import { openFieldWithClock } from '../helpers/fieldPage.ts';
import { expect } from '../helpers/page.ts';

/** Seconds in which a quality that is too high falls. A judgement takes three. */
const FALL_S = 5;
/** Seconds in which it rises again, after ten good judgements. */
const RISE_S = 40;
/** Seconds for more than two judgements. */
const STEADY_S = 8;

declare global {
  /** The context in which the worker has drawn last. */
  var heldContext: WebGL2RenderingContext;
}

describe('the field has as many pixels as at first', () => {
  test.each([24, 30, 120])(
    'while a display gives %i frames a second and each is in time',
    async (rate) => {
      const page = await openDense();
      const first = await pixelsAcross(page);
      await showFrames(page, STEADY_S, rate, rate);
      expect(await pixelsAcross(page)).toBe(first);
    },
  );

  test('again once its frames are in time, after they were late', async () => {
    const page = await openDense();
    const first = await pixelsAcross(page);
    await showFrames(page, FALL_S, 60, 20);
    expect(await pixelsAcross(page)).toBeLessThan(first);
    await showFrames(page, RISE_S, 60, 60);
    expect(await pixelsAcross(page)).toBe(first);
  });
});

/** Opens Home on a dense display, with a clock that only the test moves. */
function openDense(): Promise<Page> {
  return openFieldWithClock('home', { deviceScaleFactor: 2, inWorker: [noteContext] });
}

/** Shows frames of a display. With `drawnRate` fewer come after a frame that the field draws. */
function showFrames(
  page: Page,
  seconds: number,
  displayRate: number,
  drawnRate: number,
): Promise<void> {
  return workerOf(page).evaluate(`showFrames(${seconds}, ${displayRate}, ${drawnRate})`);
}

function pixelsAcross(page: Page): Promise<number> {
  return workerOf(page).evaluate('heldContext.drawingBufferWidth');
}

/** Runs before the worker's script. */
function noteContext(): void {
  const { drawElements } = WebGL2RenderingContext.prototype;
  Object.assign(WebGL2RenderingContext.prototype, {
    drawElements(this: WebGL2RenderingContext, ...args: Parameters<typeof drawElements>) {
      globalThis.heldContext = this;
      drawElements.apply(this, args);
    },
  });
}
