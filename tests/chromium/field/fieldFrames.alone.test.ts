import { describe, expect, test } from 'vitest';
import { fieldShows, inWorker, PATIENCE } from '../../helpers/pages/field.ts';
import { fewNeedles, probeField, seemFast } from '../../helpers/probes/fieldProbe.ts';
import { recordFrames, type ShownFrame } from '../../helpers/probes/shownFrames.ts';
import type { ChromiumVisitor } from '../../helpers/drivers/chromium.ts';
import { fieldSite } from '../../helpers/sites/fieldSite.ts';

/** Share of lit pixels below which a frame shows no needles. */
const DARK = 0.02;
/** Share of white pixels that only a canvas without its picture has. */
const WHITE = 0.3;

/** What lies before the field: texts, veil, bar and the mouse's arrow. */
const IN_FRONT =
  '#home > :not([aria-hidden]), [data-field] + div, [data-field-room] + div, header, body > [popover]';

const site = fieldSite();
const THREADS = ['worker', 'page'] as const;
type Thread = (typeof THREADS)[number];

describe.each(THREADS)('drawn by the %s, no frame is without the field', (thread) => {
  test('while the edge of the window is dragged through 25 widths', async () => {
    const visitor = await fieldAlone(thread, 1440, 900);
    const sizes = Array.from({ length: 25 }, (_, step) => [1440 - 24 * (step + 1), 900] as const);
    const frames = await shownWhile(visitor, () => takeSizes(visitor, sizes, 2));
    expect(frames.length).toBeGreaterThan(12);
    expect(frames.filter(({ lit }) => lit < DARK)).toEqual([]);
  });

  test('while a phone is turned over and back, twice', async () => {
    const visitor = await fieldAlone(thread, 390, 844);
    const turns = [
      [844, 390],
      [390, 844],
      [844, 390],
      [390, 844],
    ] as const;
    const frames = await shownWhile(visitor, () => takeSizes(visitor, turns, 6));
    expect(frames.filter(({ width, height }) => width > height)).not.toEqual([]);
    expect(frames.filter(({ lit }) => lit < DARK)).toEqual([]);
  });

  test('as it starts, is lost and comes back over the poster', async () => {
    const visitor = await site.comes({ width: 700, height: 600, before: prepare(thread) });
    await visitor.evaluate(hide, IN_FRONT);
    await visitor.evaluate(() => document.querySelector<HTMLImageElement>('#home img')!.decode());
    await shown(visitor, 6);
    const frames = await shownWhile(visitor, async () => {
      await opaque(visitor);
      await (thread === 'worker' ? inWorker(visitor, loseContext) : visitor.evaluate(loseContextHere));
      await visitor.until(
        'it is away',
        () => document.querySelector('#home [data-field=away]') !== null,
        [],
        PATIENCE,
      );
      await opaque(visitor);
    });
    // The recording begins with the page as it was before its picture was unpacked.
    frames.splice(
      0,
      frames.findIndex(({ lit }) => lit >= DARK),
    );
    expect(frames.length).toBeGreaterThan(3);
    expect(frames.filter(({ lit, white }) => lit < DARK || white > WHITE)).toEqual([]);
  });
});

/** Has the field drawn by that thread, as on a machine that has time for it; returns what has to run before the page. */
function prepare(thread: Thread): (() => void) | undefined {
  if (thread === 'page') site.faults = { 'field.worker': 404 };
  else site.inWorker = [probeField, seemFast];
  return thread === 'page' ? seemFast : undefined;
}

/** A visitor who sees the field without anything before or behind it. */
async function fieldAlone(thread: Thread, width: number, height: number): Promise<ChromiumVisitor> {
  const visitor = await site.comes({ width, height, before: prepare(thread) });
  await fieldShows(visitor);
  // Enough of them to light the whole picture.
  await (thread === 'worker' ? inWorker(visitor, fewNeedles, 4) : visitor.evaluate(fewNeedles, 4));
  await opaque(visitor);
  await visitor.evaluate(hide, `#home picture, ${IN_FRONT}`);
  await shown(visitor, 2);
  return visitor;
}

async function opaque(visitor: ChromiumVisitor): Promise<void> {
  await fieldShows(visitor);
  const isOpaque = () => getComputedStyle(document.querySelector('#home [data-field]')!).opacity === '1';
  await visitor.until('it is opaque', isOpaque, [], PATIENCE);
}

async function shownWhile(visitor: ChromiumVisitor, act: () => Promise<void>): Promise<ShownFrame[]> {
  const stop = await recordFrames(visitor);
  await act();
  await shown(visitor, 4);
  return stop();
}

/** Gives the window one size after the other, each for so many frames. */
async function takeSizes(
  visitor: ChromiumVisitor,
  sizes: readonly (readonly [number, number])[],
  frames: number,
): Promise<void> {
  for (const [width, height] of sizes) {
    await visitor.resize(width, height);
    await shown(visitor, frames);
  }
}

/** Waits until the page has been shown so many times more. */
async function shown(visitor: ChromiumVisitor, times: number): Promise<void> {
  await visitor.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  }, times);
}

/** Run in the page. */
function hide(selector: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:is(${selector}) { visibility: hidden !important }`);
  document.adoptedStyleSheets.push(sheet);
}

/** Run in the worker that draws. */
function loseContext(): void {
  fieldProbe.context!.getExtension('WEBGL_lose_context')!.loseContext();
}

/** Run in the page that draws. */
function loseContextHere(): void {
  const context = document.querySelector<HTMLCanvasElement>('#home canvas')!.getContext('webgl2')!;
  context.getExtension('WEBGL_lose_context')!.loseContext();
}
