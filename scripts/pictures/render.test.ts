import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pictureDigest } from '../../plugins/content/sampleTexts.ts';
import { pictureFiles } from '../../src/content/pictureFiles.ts';
import type { Drawing } from './drawings.ts';
import { picturesIn, removeSample } from './removeSample.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('pictures of one’s own are made without a browser', async () => {
  const faces = ['ada', 'bea'].map((name) => join(folder, `${name}.png`));
  for (const face of faces)
    await sharp({ create: { width: 200, height: 200, channels: 4, background: '#12345680' } })
      .png()
      .toFile(face);
  const env = { ...process.env, PUBLIC_FOLDER: folder, CHROME_PATH: join(folder, 'no-browser') };
  await promisify(execFile)(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'scripts/pictures/render.ts', 'avatar', ...faces],
    { env },
  );
  expect(await readdir(join(folder, 'assets'))).toEqual(
    expect.arrayContaining(['ada-64.avif', 'ada-128.webp', 'bea-64.avif', 'bea-128.webp']),
  );
});

test('the sample’s pictures go, those that the content shows and the owner’s own stay', async () => {
  await mkdir(join(folder, 'assets'));
  const drawings = ['one', 'two', 'three'].map((name): Drawing => ({
    kind: 'avatar',
    name,
    path: join(folder, `${name}.svg`),
  }));
  for (const { name, path } of drawings) {
    await writeFile(path, name);
    for (const file of pictureFiles(`assets/${name}`, 'avatar')) await writeFile(join(folder, file), file);
  }
  const sample = new Set(drawings.map(({ name }) => pictureDigest(`assets/${name}`, folder)!));
  // One of them has become the owner's.
  await writeFile(join(folder, 'assets/three-128.webp'), 'my own face');
  const shown = picturesIn({
    about: { portrait: { src: 'assets/three' } },
    testimonials: { items: [{ avatar: { src: 'assets/two' } }] },
  });
  expect(await removeSample(drawings, shown, folder, sample)).toEqual({
    removed: ['one', 'three'],
    kept: ['two'],
  });
  expect((await readdir(folder)).toSorted()).toEqual(['assets', 'two.svg']);
  const left = await readdir(join(folder, 'assets'));
  expect(left.filter((file) => file.startsWith('one-'))).toEqual([]);
  expect(left.filter((file) => /^(two|three)-/.test(file))).toHaveLength(8);
});
