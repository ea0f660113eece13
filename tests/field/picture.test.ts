import { readdir, stat } from 'node:fs/promises';
import sharp, { type Region } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scenePalette } from '../../plugins/theme/palette.ts';
import { stillFrame, withFrozenField, type DrawField } from '../../scripts/stills/frozenField.ts';
import { pictureFile } from '../../src/helpers/pictureFiles.ts';
import type { CanvasPoint } from '../../src/needleField/sceneInput.ts';
import { initialSceneState, nextSceneState } from '../../src/needleField/scene/sceneState.ts';
import { pointAtHeight, TIP_HEIGHT, viewFor } from '../../src/needleField/scene/view.ts';
import { stillName, stills } from '../../src/needleField/stillFiles.ts';
import { sample } from '../helpers/sites/sample.ts';

const palette = scenePalette(sample.site.colors);
const WIDE_SIZE = { width: 960, height: 600, pixelRatio: 1 };
/** The brightness from which a pixel belongs to a needle, of 255. */
const LIT = 30;

let draw: DrawField;
let close: () => void;

beforeAll(async () => {
  draw = await new Promise<DrawField>((ready, fail) => {
    withFrozenField((drawField) => {
      ready(drawField);
      return new Promise((resolve) => (close = resolve));
    }).catch(fail);
  });
});

afterAll(() => close());

describe('as the section leaves', () => {
  /** Exit progress. */
  const EXITS = [0, 0.4, 0.6, 0.8, 1];
  /** Shares of the picture that needles cover, by exit. */
  const covered: number[] = [];
  /** Needles that are drawn, by exit. */
  const drawn: number[] = [];

  beforeAll(async () => {
    for (const exit of EXITS) {
      const target = { x: -1, y: -1 };
      const { picture, needles } = await draw({ exit, target, palette, size: WIDE_SIZE });
      const { data } = await pixelsOf(picture);
      covered.push(data.filter((brightness) => brightness > LIT).length / data.length);
      drawn.push(needles);
    }
  });

  test('the needles cover less and less', () => {
    expect(covered).toEqual([...new Set(covered)].toSorted((one, other) => other - one));
  });

  test('fewer and fewer needles are drawn', () => {
    expect(drawn).toEqual([...new Set(drawn)].toSorted((one, other) => other - one));
  });

  test('they cover much at first', () => {
    expect(covered[0]).toBeGreaterThan(0.1);
  });

  test.each([
    [2, 0.6],
    [3, 0.15],
    [4, 0.02],
  ])('at step %i they cover less than %d of what they cover at first', (step, ratio) => {
    expect(covered[step]! / covered[0]!).toBeLessThan(ratio);
  });

  test('some are left at its end', () => {
    expect(covered.at(-1)).toBeGreaterThan(0);
  });

  test('of more than 7,000 at first fewer than 6 percent are drawn at its end', () => {
    expect(drawn[0]).toBeGreaterThan(7000);
    expect(drawn.at(-1)! / drawn[0]!).toBeLessThan(0.06);
  });
});

describe('the front of the arrival', () => {
  const frame = { target: { x: 0.9, y: 0.5 }, palette, size: { ...WIDE_SIZE, width: 600 } };
  const arriving = (age: number, density: number) =>
    draw({ ...frame, arrival: { at: frame.target, age }, density });

  test('lights the needles that it passes', async () => {
    const [before, passing] = [await arriving(-0.1, 1), await arriving(0.5, 1)];
    expect(await brightnessOf(passing.picture)).toBeGreaterThan(
      1.02 * (await brightnessOf(before.picture)),
    );
  });

  test('finds all needles of the still picture, on a slow machine too', async () => {
    const [all, half] = [await arriving(-0.1, 1), await arriving(-0.1, 0.5)];
    expect(half.picture.equals(all.picture)).toBe(true);
  });

  test('takes those away that a slow machine does not draw', async () => {
    const [all, half] = [await arriving(3, 1), await arriving(3, 0.5)];
    expect(half.needles).toBeLessThan(0.6 * all.needles);
  });

  async function brightnessOf(picture: Buffer): Promise<number> {
    const { data } = await pixelsOf(picture);
    return data.reduce((sum, each) => sum + each, 0) / data.length;
  }
});

/** Parts of the picture over which the mouse has gone, and which it has not reached. */
const BEHIND = { left: 200, top: 300, width: 200, height: 120 };
const AHEAD = { left: 760, top: 300, width: 200, height: 120 };

test('the needles lie down behind a mouse, not ahead of it', async () => {
  const input = { palette, size: WIDE_SIZE };
  let state = nextSceneState(
    initialSceneState(input),
    { ...input, mouse: { x: 0.1, y: 0.6 } },
    1 / 60,
  );
  for (let step = 0; step < 30; step += 1) {
    state = nextSceneState(state, { ...input, mouse: { x: 0.7, y: 0.6 } }, 1 / 60);
  }
  const [lying, standing] = [
    await draw({ ...state, ...input }),
    await draw({ ...state, trail: undefined, ...input }),
  ];
  const difference = async (part: Region) => {
    const [one, other] = await Promise.all(
      [lying, standing].map(({ picture }) => sharp(picture).extract(part).raw().toBuffer()),
    );
    return one!.reduce((sum, value, at) => sum + Math.abs(value - other![at]!), 0) / one!.length;
  };
  expect(await difference(BEHIND)).toBeGreaterThan(10);
  expect(await difference(AHEAD)).toBe(0);
});

test('the needles are darker while others aim at the focused control', async () => {
  const size = { ...WIDE_SIZE, width: 600 };
  const brightness = async (picture: Buffer, left: number) => {
    const part = sharp(picture).extract({ left, top: 200, width: 120, height: 200 }).greyscale();
    return (await sharp(await part.png().toBuffer()).stats()).channels[0]!.mean;
  };
  const target = { x: 0.8, y: 0.5 };
  const [usual, spotlit] = [
    await draw({ target, palette, size }),
    await draw({ target, spotlight: 1, palette, size }),
  ];
  expect(await brightness(spotlit.picture, 420)).toBeGreaterThan(
    0.9 * (await brightness(usual.picture, 420)),
  );
  expect(await brightness(spotlit.picture, 0)).toBeLessThan(
    0.6 * (await brightness(usual.picture, 0)),
  );
});

test('the still picture of Home in wide windows shows the scene as it is', async () => {
  const { width, height, widths } = stills.home.wide;
  const size = { width, height, pixelRatio: 1 };
  const { picture } = await draw({ ...stillFrame('home', width, height), palette, size });
  const small = { width: 320, height: 200 };
  const file = `public/${pictureFile(stillName('home', 'wide'), widths[0], 'webp')}`;
  const [drawn, still] = await Promise.all(
    [picture, file].map(async (input) =>
      pixelsOf(await sharp(input).resize(small).png().toBuffer()),
    ),
  );
  const differences = drawn!.data.map((value, at) => Math.abs(value - still!.data[at]!));
  expect(differences.reduce((sum, each) => sum + each, 0) / differences.length).toBeLessThan(3);
});

test('the still pictures have few bytes', async () => {
  const files = (await readdir('public/assets')).filter((file) => file.startsWith('field-'));
  expect(files).toHaveLength(16);
  for (const file of files) {
    const { size } = await stat(`public/assets/${file}`);
    expect(size, file).toBeLessThanOrEqual(file.endsWith('.avif') ? 70_000 : 120_000);
  }
});

/** Backdrops in CSS pixels, with device pixels for each: large needles are drawn smaller, small larger. */
const BACKDROPS = [
  { width: 1440, height: 900, pixelRatio: 1 },
  { width: 390, height: 1765, pixelRatio: 1.5 },
];
/** The middle and a corner of each end, as fractions of the size. */
const PLACES = [
  [0.5, 0.5],
  [0.1, 0.1],
  [0.9, 0.9],
] as const;
/** Most CSS pixels between the target and the point where the tips meet. */
const CLOSE = 12;
/** Needles are measured within so many CSS pixels of the target, and so many times the attractor's reach. */
const RADIUS = 130;
const AIMING = 1.5;

test('the tips meet at the target everywhere', { timeout: 300_000 }, async () => {
  for (const size of BACKDROPS) {
    const { width, height, pixelRatio } = size;
    const view = viewFor(width / height);
    const on = ({ x, y }: CanvasPoint) =>
      pointAtHeight(view, { x: x / width / pixelRatio, y: y / height / pixelRatio }, TIP_HEIGHT);
    for (const [x, y] of PLACES) {
      const { picture } = await draw({ time: 20 * x, target: { x, y }, palette, size });
      const target = { x: width * x * pixelRatio, y: height * y * pixelRatio };
      const aimed = on(target);
      const aims = (point: CanvasPoint) => {
        const { x: floorX, z } = on(point);
        return Math.hypot(floorX - aimed.x, z - aimed.z) < AIMING * view.reach;
      };
      const met = await meeting(picture, target, RADIUS * pixelRatio, aims);
      const off = Math.hypot(met.x - target.x, met.y - target.y) / pixelRatio;
      expect.soft(off, `${width} by ${height}, at ${x} ${y}`).toBeLessThanOrEqual(CLOSE);
    }
  }
});

/** Of the radius: nearer edges are too close together to tell where they lead. */
const NEAREST = 0.15;
/** Of the radius: how far a line may miss the point where the others meet, less in each pass. */
const TOLERANCES = [1e4, 0.46, 0.23, 0.15, 0.12, 0.09, 0.09, 0.09];

/** The point nearest to the lines along all edges of the needles around a point of the picture. */
async function meeting(
  picture: Buffer,
  { x, y }: CanvasPoint,
  radius: number,
  aims: (at: CanvasPoint) => boolean,
): Promise<CanvasPoint> {
  const { data, width, height } = await pixelsOf(picture);
  const edges: { x: number; y: number; nx: number; ny: number; strength: number }[] = [];
  for (
    let row = Math.max(1, Math.round(y - radius));
    row < Math.min(height - 1, y + radius);
    row++
  ) {
    for (
      let column = Math.max(1, Math.round(x - radius));
      column < Math.min(width - 1, x + radius);
      column++
    ) {
      const at = row * width + column;
      const [gx, gy] = [data[at + 1]! - data[at - 1]!, data[at + width]! - data[at - width]!];
      const strength = Math.hypot(gx, gy);
      const away = Math.hypot(column - x, row - y);
      if (
        strength < 30 ||
        away < radius * NEAREST ||
        away > radius ||
        !aims({ x: column, y: row })
      ) {
        continue;
      }
      edges.push({ x: column, y: row, nx: gx / strength, ny: gy / strength, strength });
    }
  }
  // It starts far away, so that the result comes from the picture. Lines that miss by much count less and less.
  let center = { x: x + radius / 2, y: y + radius / 2 };
  for (const ratio of TOLERANCES) {
    const tolerance = ratio * radius;
    let [xx, xy, yy, bx, by] = [0, 0, 0, 0, 0];
    for (const { x: ex, y: ey, nx, ny, strength } of edges) {
      const miss = nx * (center.x - ex) + ny * (center.y - ey);
      const weight = strength / (1 + (miss / tolerance) ** 2) ** 2;
      const along = nx * ex + ny * ey;
      xx += weight * nx * nx;
      xy += weight * nx * ny;
      yy += weight * ny * ny;
      bx += weight * nx * along;
      by += weight * ny * along;
    }
    const det = xx * yy - xy * xy;
    center = { x: (yy * bx - xy * by) / det, y: (xx * by - xy * bx) / det };
  }
  return center;
}

/** The brightness of each pixel, 0 to 255. */
async function pixelsOf(picture: Buffer): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(picture)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
