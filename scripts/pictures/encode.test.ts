import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pictureFile } from '../../src/content/pictureFiles.ts';
import { heightAt, writePicture } from './encode.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('a file is named by picture, width and format', () => {
  expect(pictureFile('weather', 640, 'avif')).toBe('weather-640.avif');
});

test('the smaller picture has the ratio of the larger', () => {
  expect(heightAt('portrait', 640)).toBe(740);
  expect(heightAt('project', 640)).toBe(400);
  expect(heightAt('avatar', 64)).toBe(64);
});

test('a picture is written at both widths in both pictureFormats, into a folder that was not there', async () => {
  const plain = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#22d3ee' } })
    .png()
    .toBuffer();
  const written = await writePicture(plain, 'avatar', 'someone', join(folder, 'new'));
  const facts = written.map(async ({ path, bytes }) => {
    const file = await readFile(path);
    const { width, height, format } = await sharp(file).metadata();
    expect(file.length).toBe(bytes);
    return `${path.slice(folder.length + 5)} ${width}x${height} ${format}`;
  });
  expect(await Promise.all(facts)).toEqual([
    'someone-64.avif 64x64 heif',
    'someone-64.webp 64x64 webp',
    'someone-128.avif 128x128 heif',
    'someone-128.webp 128x128 webp',
  ]);
});

test('what is transparent stays so, and what is not carries no transparency along', async () => {
  const clear = await sharp({ create: { width: 256, height: 256, channels: 4, background: '#22d3ee80' } })
    .png()
    .toBuffer();
  const solid = await sharp({ create: { width: 256, height: 256, channels: 4, background: '#22d3ee' } })
    .png()
    .toBuffer();
  const written = [
    ...(await writePicture(clear, 'avatar', 'clear', folder)),
    ...(await writePicture(solid, 'avatar', 'solid', folder)),
  ];
  const alpha = written.map(async ({ path }) => (await sharp(await readFile(path)).metadata()).hasAlpha);
  expect(await Promise.all(alpha)).toEqual([true, true, true, true, false, false, false, false]);
});

test('the same picture gives the same bytes', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer();
  const first = await writePicture(picture, 'avatar', 'first', folder);
  const second = await writePicture(picture, 'avatar', 'second', folder);
  for (const [index, { path }] of first.entries()) {
    expect(await readFile(path)).toEqual(await readFile(second[index]?.path ?? ''));
  }
});
