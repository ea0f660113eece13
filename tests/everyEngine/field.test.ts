import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  canvases,
  fieldHasCome,
  fieldRequests,
  fieldShows,
  motionSwitch,
  ownComplaints,
  PATIENCE,
  pictureShows,
} from '../helpers/pages/field.ts';
import { fewFrames, fewNeedles } from '../helpers/probes/fieldProbe.ts';
import { until } from '../helpers/drivers/inPage.ts';
import { visit } from '../helpers/drivers/visit.ts';
import type { Visitor } from '../helpers/drivers/visitor.ts';
import { fieldSite } from '../helpers/sites/fieldSite.ts';

/** Milliseconds in which the field has come in, also where a frame takes long. */
const ENTRY = 8000;

const site = fieldSite(visit);

describe('the field', () => {
  test('is drawn over the poster, fills the window, and moves', { timeout: 180_000 }, async () => {
    // Small and with few frames, because processors draw it here.
    site.inWorker = [fewFrames];
    const visitor = await site.comes({ width: 900, height: 600 });
    await fieldHasCome(visitor);
    expect(await visitor.box('[data-field] canvas')).toEqual({ x: 0, y: 0, width: 900, height: 600 });

    await visitor.evaluate(
      () => (document.querySelector<HTMLElement>('picture img')!.style.visibility = 'hidden'),
    );
    // Until it has come in, what would stand still moves, too.
    await pause(ENTRY);
    let last: Buffer | undefined;
    let changes = 0;
    const moves = async () => {
      const next = await rightHalf(visitor);
      // Firefox leaves out of a picture what a busy worker has not handed over in time.
      if (share(next, (value) => value > 60) < 0.02) return false;
      const changed = share(next, (value, at) => Math.abs(value - (last?.[at] ?? value)) > 12) > 0.01;
      if (changed) changes += 1;
      if (changed || !last) last = next;
      // More often than the field takes on other sizes where frames take long.
      return changes === 4;
    };
    await until('it is drawn, and moves', moves, 2 * PATIENCE);
    expect(visitor.complaints()).toEqual([]);
  });

  test('ends when the visitor stops motion, and comes back when they start it, without a reload', async () => {
    site.inWorker = [fewNeedles, fewFrames];
    const visitor = await site.comes();
    await fieldShows(visitor);
    await visitor.click(motionSwitch);
    await pictureShows(visitor);
    expect(await canvases(visitor)).toBe(0);
    expect(
      await visitor.evaluate(() => getComputedStyle(document.querySelector('[data-field]')!).opacity),
    ).toBe('0');

    await visitor.click(motionSwitch);
    await fieldShows(visitor);
    expect(await canvases(visitor)).toBe(1);
    expect(ownComplaints(visitor)).toEqual([]);
  });
});

describe('the picture stays', () => {
  test('where there is no WebGL on any thread, and nothing is said of it', async () => {
    const visitor = await site.comes({ webgl: false });
    expect(await visitor.evaluate(() => document.createElement('canvas').getContext('webgl2'))).toBe(null);
    await until('the page has tried', async () => fieldRequests(visitor).includes('renderField'), PATIENCE);
    await pictureShows(visitor);
    await visitor.until('no canvas is left', () => document.querySelector('canvas') === null);
    await pictureIsThere(visitor);
    expect(ownComplaints(visitor)).toEqual([]);
  });

  test('where motion is reduced, and nothing of the field is requested', async () => {
    const visitor = await site.comes({ motion: 'reduced' });
    await visitor.hydrated();
    // Longer than the field waits for an idle moment.
    await pause(3500);
    expect(fieldRequests(visitor)).toEqual([]);
    expect(await canvases(visitor)).toBe(0);
    await pictureIsThere(visitor);
  });
});

function pictureIsThere(visitor: Visitor): Promise<void> {
  return visitor.until('the picture is there', () => {
    const picture = document.querySelector<HTMLImageElement>('#home picture img')!;
    return picture.complete && picture.naturalWidth > 0;
  });
}

/** Brightness of each pixel of the window's right half, 0 to 255. */
async function rightHalf(visitor: Visitor): Promise<Buffer> {
  return sharp(await visitor.screenshot())
    .extract({ left: 450, top: 80, width: 450, height: 500 })
    .greyscale()
    .raw()
    .toBuffer();
}

function share(pixels: Buffer, is: (value: number, at: number) => boolean): number {
  return pixels.filter(is).length / pixels.length;
}
