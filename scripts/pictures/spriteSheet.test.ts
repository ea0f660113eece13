import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/helpers/temporaryFolder.ts';
import { spriteBoxes } from '../../src/sections/Projects/SpriteAnimation/moves.ts';
import type { BoxTuple } from '../../src/sections/Projects/SpriteAnimation/schema.ts';
import {
  readSpriteSheetRequest,
  writeSpriteSheet,
  type SpriteSheetRequest,
} from './spriteSheet.ts';

const folder = temporaryFolder();
const output = join(folder, 'assets');
const file = (name: string) => join(folder, name);

afterEach(() => rm(output, { recursive: true, force: true }));

describe('the arguments of a sprite sheet', () => {
  test('are the picture with the detail, the one without it, and a name', () => {
    expect(readSpriteSheetRequest(['with.png', 'without.png', 'my-shop'])).toEqual({
      detailFile: 'with.png',
      behindFile: 'without.png',
      name: 'my-shop',
    });
  });

  test('may be the detail alone and a name', () => {
    expect(readSpriteSheetRequest(['button.png', 'my-shop']).behindFile).toBeUndefined();
  });

  test.each([
    [[], 'Expected answer <with> [<without>] <name>'],
    [['my-shop'], 'Expected answer <with> [<without>] <name>'],
    [['a.png', 'b.png', 'c.png', 'my-shop'], 'Expected answer <with> [<without>] <name>'],
    [['a.png', 'b.png'], '"b.png" cannot be a name'],
  ])('are refused: %j', (words, message) => {
    expect(() => readSpriteSheetRequest(words)).toThrow(message);
  });
});

describe('the box of a detail', () => {
  test('is the rectangle in which two screenshots differ', async () => {
    await screenshot('with.png', 1280, 800, [900, 500, 200, 60]);
    await screenshot('without.png', 1280, 800);
    expect(await boxOf('with.png', 'without.png')).toEqual([900, 500, 200, 60]);
  });

  test('is the rectangle around a detail on a transparent background', async () => {
    await alone('button.png', [900, 500, 200, 60]);
    expect(await boxOf('button.png')).toEqual([900, 500, 200, 60]);
  });

  test('is measured in the cropped picture, in pixels of its largest file', async () => {
    await screenshot('with.png', 2560, 2000, [1800, 1000, 400, 120]);
    await screenshot('without.png', 2560, 2000);
    expect(await boxOf('with.png', 'without.png')).toEqual(aboutOf([900, 500, 200, 60]));
  });

  test('is measured in a screenshot of 16:9, which stays whole', async () => {
    await screenshot('with.png', 1920, 1080, [900, 600, 300, 90]);
    await screenshot('without.png', 1920, 1080);
    expect(await boxOf('with.png', 'without.png')).toEqual(aboutOf([600, 400, 200, 60]));
  });
});

test('a sprite sheet has the detail, and below it the same box without the detail', async () => {
  await screenshot('with.png', 1280, 800, [900, 500, 200, 60]);
  await screenshot('without.png', 1280, 800);
  const { path } = await write('with.png', 'without.png');
  expect(await readdir(output)).toEqual(['my-shop-answer.avif']);
  const boxes = spriteBoxes(200, 60);
  expect(await colorIn(path, boxes.detail)).toBe('blue');
  expect(await colorIn(path, boxes.behind)).toBe('red');
});

describe('a sprite sheet is refused', () => {
  test('if it is one whole screenshot', async () => {
    await screenshot('with.png', 1280, 800, [900, 500, 200, 60]);
    await expect(write('with.png')).rejects.toThrow(
      'has no transparent background: name the screenshot without the detail, too',
    );
  });

  test('if both screenshots are alike', async () => {
    await screenshot('with.png', 1280, 800);
    await expect(write('with.png', 'with.png')).rejects.toThrow('shows no detail');
  });

  test('if its file would have more than 12 kB', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const create = { width: 500, height: 300, channels: 3, background: '#000', noise } as const;
    await screenshot('without.png', 1280, 800);
    await sharp(file('without.png'))
      .composite([{ input: { create }, left: 0, top: 0 }])
      .toFile(file('noise.png'));
    await expect(write('noise.png', 'without.png')).rejects.toThrow(/has 500 by 300 pixels.*12 kB/);
    expect(await readdir(folder)).not.toContain('assets');
  });

  test('if its screenshots differ in size, also after they are turned upright', async () => {
    await screenshot('wide.png', 1280, 720);
    await screenshot('with.png', 1280, 800);
    await sharp(file('with.png')).withMetadata({ orientation: 6 }).toFile(file('turned.png'));
    await expect(write('wide.png', 'with.png')).rejects.toThrow(
      /wide\.png is 1280 by 720 pixels, .*with\.png is 1280 by 800 pixels/,
    );
    await expect(write('with.png', 'turned.png')).rejects.toThrow('is 800 by 1280 pixels');
  });

  test('if a screenshot is too small', async () => {
    await screenshot('small.png', 600, 375);
    await expect(write('small.png', 'small.png')).rejects.toThrow('needs at least 640 by 400');
  });

  test('if a file is damaged', async () => {
    await screenshot('with.png', 1280, 800);
    const bytes = await readFile(file('with.png'));
    await writeFile(file('half.png'), bytes.subarray(0, bytes.length / 2));
    await expect(write('half.png', 'with.png')).rejects.toThrow(
      /half\.png cannot be read to its end/,
    );
  });

  test('if a file is missing', async () => {
    await expect(write('gone.png', 'gone.png')).rejects.toThrow('There is no file');
  });
});

function write(detail: string, behind?: string) {
  const request: SpriteSheetRequest = {
    detailFile: file(detail),
    behindFile: behind && file(behind),
    name: 'my-shop',
  };
  return writeSpriteSheet(request, output);
}

async function boxOf(detail: string, behind?: string): Promise<BoxTuple> {
  return (await write(detail, behind)).box;
}

/** The box with its soft edge, which smaller pictures have. */
function aboutOf(box: BoxTuple): unknown[] {
  return box.map((pixels) => expect.closeTo(pixels, -1));
}

/** A red screenshot, with a blue detail if it has one. */
async function screenshot(
  name: string,
  width: number,
  height: number,
  detail?: BoxTuple,
): Promise<void> {
  const page = sharp({ create: { width, height, channels: 3, background: '#ff0000' } });
  await page
    .composite(detail ? [blue(detail)] : [])
    .png()
    .toFile(file(name));
}

/** A blue detail on a transparent background. */
async function alone(name: string, detail: BoxTuple): Promise<void> {
  const background = { width: 1280, height: 800, channels: 4, background: '#00000000' } as const;
  await sharp({ create: background })
    .composite([blue(detail)])
    .png()
    .toFile(file(name));
}

function blue([left, top, width, height]: BoxTuple) {
  return {
    input: { create: { width, height, channels: 3, background: '#0000ff' } },
    left,
    top,
  } as const;
}

/** The colour in the middle of a box. */
async function colorIn(path: string, [left, top, width, height]: BoxTuple): Promise<string> {
  const { data, info } = await sharp(path).raw().toBuffer({ resolveWithObject: true });
  const x = left + width / 2;
  const y = top + height / 2;
  const start = (y * info.width + x) * info.channels;
  return data[start]! > data[start + 2]! ? 'red' : 'blue';
}
