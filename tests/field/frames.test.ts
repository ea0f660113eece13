import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { advanceClock, workerOf } from '../helpers/fieldClock.ts';
import {
  drawLittle,
  inputOf,
  openFieldPage,
  openFieldWithClock,
  seemFast,
  waitForField,
} from '../helpers/fieldPage.ts';

/** Share of lit pixels below which a frame shows no needles. */
const DARK = 0.02;
/** Share of white pixels that only a canvas without a context has. */
const WHITE = 0.3;
/** Everything over the field. */
const IN_FRONT =
  '#home > :not([aria-hidden]), #home canvas + div, #home picture + div, header, #root > [aria-hidden]';

/** A phone is turned twice, and the edge of a window is dragged. */
const sizes = [
  [390, 844],
  [844, 390],
  [390, 844],
  ...[600, 560, 520, 480, 440, 400].map((x) => [x, 360]),
];

test(
  'shows needles in every frame while the window changes its size',
  { timeout: 300_000 },
  async () => {
    const [width = 0, height = 0] = sizes[0]!;
    const page = await openFieldPage({ inWorker: [seemFast], viewport: { width, height } });
    await waitForField(page);
    await hide(page, `#home picture, ${IN_FRONT}`);
    const frames = await record(page, async (another) => {
      for (const [nextWidth = 0, nextHeight = 0] of sizes) {
        await page.setViewportSize({ width: nextWidth, height: nextHeight });
        await another();
      }
    });
    expect(frames.filter(({ lit }) => lit < DARK)).toEqual([]);
  },
);

test('the first frame of another size has all needles of that size', async () => {
  const page = await openFieldWithClock('home', {
    viewport: { width: 300, height: 500 },
    inWorker: [noteDraws],
  });
  await page.setViewportSize({ width: 700, height: 500 });
  await expect.poll(async () => (await inputOf(page)).size?.width).toBe(700);
  for (let frame = 0; frame < 2; frame++) await advanceClock(page, 1 / 60);
  const wide = (await drawsOf(page)).filter(({ pixelsAcross }) => pixelsAcross === 700);
  expect(wide.length).toBeGreaterThan(1);
  expect(wide[0]).toEqual(wide.at(-1));
});

test('shows the field or its still in every frame while another worker replaces a lost one', async () => {
  const page = await openFieldPage({
    inWorker: [seemFast, exposeContext],
    viewport: { width: 500, height: 400 },
  });
  await waitForField(page);
  await hide(page, IN_FRONT);
  const frames = await record(page, async (another) => {
    await loseContext(page);
    await another();
    await waitForField(page);
    await another();
  });
  expect(frames.filter(({ lit, white }) => lit < DARK || white > WHITE)).toEqual([]);
});

test('one worker draws the field after another was lost, without a word in the console', async () => {
  const page = await openFieldPage({
    inWorker: [drawLittle, seemFast, exposeContext],
    viewport: { width: 500, height: 400 },
  });
  await waitForField(page);
  await loseContext(page);
  await waitForField(page);
  expect(page.workers()).toHaveLength(1);
});

/** Has the worker lose its context, and waits until it has ended. */
async function loseContext(page: Page): Promise<void> {
  const worker = workerOf(page);
  await expect.poll(() => worker.evaluate('"fieldContext" in globalThis')).toBe(true);
  await worker.evaluate(() => fieldContext.getExtension('WEBGL_lose_context')!.loseContext());
  await expect.poll(() => page.workers().includes(worker)).toBe(false);
}

interface ShownFrame {
  /** Share of pixels that are brighter than the background. */
  lit: number;
  /** Share of pixels that are nearly white. */
  white: number;
}

/**
 * Looks at every frame that the browser shows during `act`, however many they are. `another` waits until the
 * browser has shown one more.
 */
async function record(
  page: Page,
  act: (another: () => Promise<void>) => Promise<void>,
): Promise<ShownFrame[]> {
  const devtools = await page.context().newCDPSession(page);
  const pictures: string[] = [];
  devtools.on('Page.screencastFrame', ({ data, sessionId }) => {
    pictures.push(data);
    devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  const another = async () => {
    const before = pictures.length;
    await expect.poll(() => pictures.length).toBeGreaterThan(before);
  };
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 60, everyNthFrame: 1 });
  await another();
  await act(another);
  await devtools.send('Page.stopScreencast');
  return Promise.all(pictures.map((picture) => look(Buffer.from(picture, 'base64'))));
}

async function look(picture: Buffer): Promise<ShownFrame> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = info.width * info.height;
  let [lit, white] = [0, 0];
  for (let at = 0; at < data.length; at += info.channels) {
    const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
    if (Math.max(red, green, blue) > 40) lit += 1;
    if (Math.min(red, green, blue) > 225) white += 1;
  }
  return { lit: lit / pixels, white: white / pixels };
}

async function hide(page: Page, selector: string): Promise<void> {
  await page.evaluate((hidden) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:is(${hidden}) { visibility: hidden !important }`);
    document.adoptedStyleSheets.push(sheet);
  }, selector);
}

interface Draw {
  pixelsAcross: number;
  /** Vertices of all needles together. */
  vertices: number;
}

declare global {
  var fieldContext: WebGL2RenderingContext;
  /** The frames that the worker has drawn. */
  var fieldDraws: Draw[];
}

function drawsOf(page: Page): Promise<Draw[]> {
  return workerOf(page).evaluate('fieldDraws');
}

/** Runs before the worker's script. */
function noteDraws(): void {
  globalThis.fieldDraws = [];
  const { drawElements } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.drawElements = function (mode, vertices, ...where) {
    fieldDraws.push({ pixelsAcross: this.drawingBufferWidth, vertices });
    drawElements.call(this, mode, vertices, ...where);
  };
}

/** Runs before the worker's script. */
function exposeContext(): void {
  const { clear } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.clear = function (mask) {
    globalThis.fieldContext = this;
    clear.call(this, mask);
  };
}
