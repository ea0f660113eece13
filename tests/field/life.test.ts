import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { advanceClock, workerOf } from '../helpers/fieldClock.ts';
import {
  drawLittle,
  inputOf,
  openFieldPage,
  openFieldWithClock,
  seemFast,
  waitForField,
} from '../helpers/fieldPage.ts';
import { scrollToMiddle } from '../helpers/reading.ts';
import type { FieldPageOptions } from '../helpers/fieldPage.ts';
import { expect, LOST_FILES, motionSwitch, waitForHydration } from '../helpers/page.ts';
import { setTabVisibility } from '../helpers/tabVisibility.ts';

const inWorker = [drawLittle, seemFast, countDrawnFrames];

declare global {
  /** Frames that a worker has drawn. */
  var drawnFrames: number;
  var fieldContext: WebGL2RenderingContext;
}

describe('a worker', () => {
  test('draws Home, without a word in the console', async () => {
    const page = await openFieldPage({ inWorker });
    await waitForField(page);
    await expectFrames(page);
    expect(page.workers()).toHaveLength(1);
  });

  test('pauses while the tab is hidden', async () => {
    const page = await openFieldPage({ inWorker });
    await waitForField(page);
    await setTabVisibility(page, 'hidden');
    await expectPause(page);
    await setTabVisibility(page, 'visible');
    await expectFrames(page);
  });

  test('pauses while its backdrop is out of view', async () => {
    const page = await openFieldPage({ inWorker });
    await waitForField(page);
    await scrollToMiddle(page, '#contact h2');
    await expectPause(page);
    await scrollToMiddle(page, '#home h1');
    await expectFrames(page);
  });

  test('draws each backdrop in the colours of the style sheet', async () => {
    const page = await openFieldPage({ inWorker });
    await waitForField(page);
    await scrollToMiddle(page, '#contact h2');
    await waitForField(page, 'contact');
    const [background, high] = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['--color-background', '--color-needles-high'].map((name) =>
        style.getPropertyValue(name),
      );
    });
    expect(background).toMatch(/^#/);
    const palettes = [await inputOf(page, 0), await inputOf(page, 1)].map(({ palette }) => palette);
    expect(palettes).toMatchObject([
      { background, high },
      { background, high },
    ]);
  });
});

test('the needles of Contact begin in Testimonials', async () => {
  const page = await openFieldPage({ inWorker });
  await scrollToMiddle(page, '#contact h2');
  await waitForField(page, 'contact');
  const top = async (part: string) => (await page.locator(part).boundingBox())!.y;
  expect(await top('#contact canvas')).toBeLessThan((await top('#contact')) - 100);
});

test('asks for no frame once the visitor is idle, and a key wakes it', async () => {
  const page = await openFieldWithClock('home');
  const waits = () => workerOf(page).evaluate<boolean>('fieldWaits()');
  while (await waits()) await advanceClock(page, 5);
  await page.keyboard.press('Shift');
  await expect.poll(waits).toBe(true);
});

test('ends when motion is switched off, and comes back without a reload', async () => {
  const page = await openFieldPage({ inWorker });
  await waitForField(page);
  await motionSwitch(page).click();
  await expectStill(page);
  await motionSwitch(page).click();
  await waitForField(page);
});

test('the needle of the brand points at the field of Home while it moves', async () => {
  const page = await openFieldPage({ inWorker, viewport: { width: 1200, height: 400 } });
  const needle = page.locator('header a[href="#home"] svg');
  await waitForField(page);
  await expect(needle).toHaveCSS('rotate', '152deg');
  await motionSwitch(page).click();
  await expect(needle).toHaveCSS('rotate', 'none');
});

describe('the still picture stays', () => {
  test.each<[string, FieldPageOptions]>([
    ['with reduced motion', { motion: 'reduced' }],
    ['with Save-Data', { field: false }],
  ])('%s, and nothing of the field is requested', async (_why, options) => {
    const page = await openFieldPage(options);
    await waitForHydration(page);
    // Longer than the field waits after load.
    await page.waitForTimeout(1500);
    const requested = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(requested.filter((url) => /runScene|scene\.worker/.test(url))).toEqual([]);
    await expectStill(page);
  });

  const failures: [string, number, (() => void)[]][] = [
    ['if the worker has no WebGL', 1, [removeWebGL]],
    ['if the worker throws as it starts', 1, [throwNow]],
    ['if the worker throws while it draws', 1, [...inWorker, throwLater]],
    ['if the context is lost twice', 2, [...inWorker, loseContextSoon]],
    ['if the context is lost twice while shaders compile', 2, [loseContextAtLink]],
  ];

  test.each(failures)('%s, silently, and no other field begins', async (_why, fields, scripts) => {
    const page = await openFieldPage({ inWorker: scripts });
    await expect.poll(() => begunFields(page), { timeout: 60_000 }).toBe(fields);
    await expectStill(page);
    await page.waitForTimeout(1500);
    expect(await begunFields(page)).toBe(fields);
  });

  test('if the processor draws too slowly, and no other field begins', async () => {
    const page = await openFieldPage({ inWorker: [drawSlowly] });
    await waitForField(page);
    await expect
      .poll(
        async () => {
          // The visitor is active: all frames are due.
          await page.mouse.move(Math.random() * 500, 100);
          return page.locator('#home canvas').count();
        },
        { timeout: 60_000 },
      )
      .toBe(0);
    await expectStill(page);
    expect(await begunFields(page)).toBe(1);
  });

  test.each([
    ['the code of the field does not arrive', 'runScene', true],
    ['the script of the worker does not arrive', 'scene.worker', true],
    ['a canvas cannot be handed to a worker', 'runScene', false],
  ])('if %s', async (_why, script, isMissing) => {
    const page = await openFieldPage(
      isMissing
        ? { expectedProblems: LOST_FILES }
        : { before: removeTransfer, expectedProblems: /transferControlToOffscreen/ },
    );
    if (isMissing) await page.route(`**/${script}-*.js`, (route) => route.abort());
    const asked = page.waitForRequest(new RegExp(`/${script}-`));
    await page.reload();
    await asked;
    await expectStill(page);
  });
});

test('after the GPU process has crashed another worker draws the field', async () => {
  const page = await openFieldPage({ inWorker });
  await waitForField(page);
  const first = workerOf(page);
  const devtools = await page.context().browser()!.newBrowserCDPSession();
  await devtools.send('Browser.crashGpuProcess').catch(() => {});
  await expect.poll(() => page.workers().includes(first)).toBe(false);
  await waitForField(page);
  expect(page.workers()).toHaveLength(1);
  await expectFrames(page);
});

/** Nothing of the field is left, and its still picture is there. */
async function expectStill(page: Page): Promise<void> {
  await expect(page.locator('#home canvas, #contact canvas')).toHaveCount(0);
  await expect.poll(() => page.workers()).toHaveLength(0);
  await expect.poll(() => page.locator('#home picture img').evaluate(isDrawn)).toBe(true);
}

/** Runs in the page: whether a picture has come and is visible. */
function isDrawn(image: HTMLImageElement): boolean {
  return image.naturalWidth > 0 && image.checkVisibility({ visibilityProperty: true });
}

/** How many fields have started so far. */
function begunFields(page: Page): Promise<number> {
  return page.evaluate(() => window.sceneInputs.length);
}

async function expectFrames(page: Page): Promise<void> {
  const before = await drawnFrames(page);
  await expect.poll(() => drawnFrames(page)).toBeGreaterThan(before + 2);
}

/** Waits until half a second passes in which the worker draws nothing. */
async function expectPause(page: Page): Promise<void> {
  await expect(async () => {
    const before = await drawnFrames(page);
    await page.waitForTimeout(500);
    expect(await drawnFrames(page)).toBe(before);
  }).toPass({ timeout: 30_000 });
}

function drawnFrames(page: Page): Promise<number> {
  return workerOf(page).evaluate(() => globalThis.drawnFrames);
}

/** Runs in the page. */
function removeTransfer(): void {
  Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen');
}

// The others run before the worker's script.

function countDrawnFrames(): void {
  globalThis.drawnFrames = 0;
  const { drawElements } = WebGL2RenderingContext.prototype;
  Object.assign(WebGL2RenderingContext.prototype, {
    drawElements(this: WebGL2RenderingContext, ...args: Parameters<typeof drawElements>) {
      globalThis.drawnFrames += 1;
      globalThis.fieldContext = this;
      drawElements.apply(this, args);
    },
  });
}

function removeWebGL(): void {
  Object.assign(OffscreenCanvas.prototype, { getContext: () => null });
}

function throwNow(): void {
  throw new Error('crash');
}

function throwLater(): void {
  setInterval(() => {
    if (globalThis.drawnFrames > 2) throw new Error('crash');
  }, 50);
}

function loseContextSoon(): void {
  setInterval(() => globalThis.fieldContext?.getExtension('WEBGL_lose_context')?.loseContext(), 50);
}

/** As after a crash of the GPU process: the browser says that linking failed before it says that all is lost. */
function loseContextAtLink(): void {
  Object.assign(WebGL2RenderingContext.prototype, {
    linkProgram(this: WebGL2RenderingContext) {
      this.getExtension('WEBGL_lose_context')?.loseContext();
    },
    getProgramParameter: () => false,
  });
}

/** Few needles, but fewer than nine frames a second. */
function drawSlowly(): void {
  const { drawElements } = WebGL2RenderingContext.prototype;
  Object.assign(WebGL2RenderingContext.prototype, {
    drawElements(this: WebGL2RenderingContext, ...args: Parameters<typeof drawElements>) {
      const end = performance.now() + 160;
      while (performance.now() < end);
      args[1] = Math.ceil(args[1] / 150) * 3;
      drawElements.apply(this, args);
    },
  });
}
