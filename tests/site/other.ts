import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { UserConfig } from 'vite';
import { pictureSizes, type PictureKind } from '../../src/content/pictureSizes.ts';
import type { Content } from '../../src/content/schema.ts';
import { fileName, formats } from '../../scripts/pictures/encode.ts';
import { buildSite } from './buildSite.ts';

/** What somebody else's site is built from: paths of their content.ts and of their public/. */
export interface Other {
  contentFile: string;
  publicFolder: string;
}

/** The parts of a Vite config that put somebody else's content in the place of the project's own. */
export function otherConfig({ contentFile, publicFolder }: Other): UserConfig {
  return {
    publicDir: publicFolder,
    resolve: { alias: [{ find: /^.*\/content\/content\.ts$/, replacement: contentFile }] },
  };
}

/** Builds somebody else's site as `npm run build` does. Returns what the build printed. */
export function buildOther(
  folder: string,
  { contentFile, publicFolder }: Other,
  { env: more = {}, args = [] }: { env?: Record<string, string>; args?: string[] } = {},
): Promise<string> {
  const env = { OTHER_CONTENT: contentFile, OTHER_PUBLIC: publicFolder, ...more };
  return buildSite(folder, env, ['--config', 'tests/site/other.config.ts', ...args]);
}

/**
 * Makes content.ts and public/ of somebody else below `folder`: their content, a colour gradient for each of their
 * pictures, and `cv` as their PDF.
 */
export async function writeOther(folder: string, content: Content, cv: Buffer): Promise<Other> {
  const publicFolder = join(folder, 'public');
  const pictures: [PictureKind, string][] = [
    ['portrait', content.about.portrait.src],
    ...content.projects.items.map(({ image }): [PictureKind, string] => ['project', image.src]),
    ...[...new Set(content.testimonials.items.map(({ avatar }) => avatar.src))].map(
      (src): [PictureKind, string] => ['avatar', src],
    ),
  ];
  await mkdir(join(publicFolder, 'assets'), { recursive: true });
  await Promise.all(pictures.map(([kind, src]) => writeGradient(kind, join(publicFolder, src))));
  // The field's still pictures are the design's, whoever the site is about.
  for (const file of await readdir('public/assets')) {
    if (file.startsWith('field-')) await copyFile(join('public/assets', file), join(publicFolder, 'assets', file));
  }
  await writeFile(join(publicFolder, content.about.cvFile), cv);
  return { contentFile: await writeContent(folder, content), publicFolder };
}

/** Writes anything as a content.ts; returns its path. */
export async function writeContent(folder: string, content: unknown): Promise<string> {
  const file = join(folder, 'content.ts');
  await writeFile(file, `export const content = ${JSON.stringify(content, undefined, 2)};\n`);
  return file;
}

async function writeGradient(kind: PictureKind, path: string): Promise<void> {
  const { width, height, widths } = pictureSizes[kind];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="g" x2="1" y2="1"><stop stop-color="#0a6"/><stop offset="1" stop-color="#306"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#g)"/></svg>`;
  for (const small of widths) {
    const picture = sharp(Buffer.from(svg)).resize(small);
    for (const format of formats) {
      await picture.toFormat(format, { effort: 0 }).toFile(fileName(path, small, format));
    }
  }
}
