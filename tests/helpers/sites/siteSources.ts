import { access, copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import sharp, { type Sharp } from 'sharp';
import { createBuilder, createLogger, type InlineConfig } from 'vite';
import { inject, vi } from 'vitest';
import { site } from '../../../plugins/site.ts';
import { pictureFile, pictureFormats, pictureSizes } from '../../../src/helpers/pictureFiles.ts';
import type { SizeKind } from '../../../src/helpers/pictureFiles.ts';
import type { CheckedContent } from '../../../src/content/schema/contentSchema.ts';
import config from '../../../vite.config.ts';
import { content as person } from './anotherPerson.ts';

/** Sources of a site: the paths of a content.ts and of a folder with public files. */
export interface SiteSources {
  contentFile: string;
  publicFolder: string;
}

/** The project's own config for a site from these sources. */
export function siteConfig({ contentFile, publicFolder }: SiteSources): InlineConfig {
  return {
    ...config,
    plugins: [react(), site(contentFile)],
    publicDir: publicFolder,
    configFile: false,
  };
}

/** How a site is built. */
interface Build {
  /** Default: `production`, as in `npm run build`. `publish` is `npm run build:publish`. */
  mode?: string;
  /** Keys of a mail service, such as `someKeys`; none where nothing is said. */
  keys?: Record<string, string>;
}

/**
 * Builds a site from sources, in this process: a start of Node for each takes longer than the build. Returns
 * what the build printed.
 */
export async function buildFrom(
  folder: string,
  sources: SiteSources,
  { mode = 'production', keys = {} }: Build = {},
): Promise<string> {
  const printed: string[] = [];
  const print = (message: string) => void printed.push(message);
  const logger = createLogger('info', { allowClearScreen: false });
  const { build: options, ...more } = siteConfig(sources);
  for (const [name, key] of Object.entries(keys)) vi.stubEnv(name, key);
  try {
    const builder = await createBuilder({
      ...more,
      mode,
      // Its progress goes past the logger.
      logLevel: 'warn',
      customLogger: { ...logger, info: print, warn: print, warnOnce: print, error: print },
      build: { ...options, outDir: folder, emptyOutDir: true, reportCompressedSize: false },
    });
    await builder.buildApp();
  } finally {
    vi.unstubAllEnvs();
  }
  return printed.join('\n');
}

/** Path of another person's site, from its address. */
export const ANOTHER_PERSON_PATH = '/portfolio/';

/** Folder of another person's site, built without mail keys once for all test files; not to be written to. */
export async function buildAnotherPerson(): Promise<string> {
  const place = join(inject('siteFolder'), '../person');
  const folder = join(place, 'dist');
  const done = join(place, 'done');
  if (await mkdir(place, { recursive: true })) {
    await buildFrom(folder, await writeSources(place, person));
    await writeFile(done, '');
  }
  await vi.waitFor(() => access(done), { timeout: 100_000, interval: 200 });
  return folder;
}

/** Keys of a mail service, as an owner fills them in. */
export const someKeys = {
  VITE_EMAILJS_PUBLIC_KEY: 'a-public-key',
  VITE_EMAILJS_SERVICE_ID: 'a-service',
  VITE_EMAILJS_TEMPLATE_ID: 'a-template',
};

/** A CV without a page, which the check accepts. */
export const EMPTY_PDF = '%PDF-1.4\n%%EOF\n';

/** Writes the sources of a site below `folder`: the content, a colour gradient for each picture, and an empty CV. */
export async function writeSources(folder: string, content: CheckedContent): Promise<SiteSources> {
  const publicFolder = join(folder, 'public');
  const pictures: [SizeKind, string][] = [
    ...(content.about?.portrait
      ? [['portrait', content.about.portrait.src] as [SizeKind, string]]
      : []),
    ...(content.projects?.items ?? []).flatMap(({ image }): [SizeKind, string][] =>
      image ? [['project', image.src]] : [],
    ),
    ...[...new Set(content.testimonials?.items.flatMap(({ avatar }) => avatar?.src ?? []))].map(
      (src): [SizeKind, string] => ['avatar', src],
    ),
  ];
  await mkdir(join(publicFolder, 'assets'), { recursive: true });
  await Promise.all(pictures.map(([kind, src]) => writeGradient(kind, join(publicFolder, src))));
  // The still pictures of the field belong to the design of every site.
  for (const file of await readdir('public/assets')) {
    if (file.startsWith('field-')) {
      await copyFile(join('public/assets', file), join(publicFolder, 'assets', file));
    }
  }
  if (content.owner.cv) await writeFile(join(publicFolder, content.owner.cv.file), EMPTY_PDF);
  return { contentFile: await writeContent(folder, content), publicFolder };
}

/** Writes anything as a content.ts; returns its path. */
export async function writeContent(folder: string, content: unknown): Promise<string> {
  const file = join(folder, 'content.ts');
  await writeFile(file, `export const content = ${JSON.stringify(content, undefined, 2)};\n`);
  return file;
}

/** Encoded gradients, by size and format: encoding takes longer than all the rest of a site. */
const gradients = new Map<string, Promise<Buffer>>();

async function writeGradient(kind: SizeKind, path: string): Promise<void> {
  const { width, height, widths } = pictureSizes[kind];
  for (const small of widths) {
    for (const format of pictureFormats) {
      const key = `${width}×${height} at ${small} as ${format}`;
      const encoded =
        gradients.get(key) ??
        gradient(width, height).resize(small).toFormat(format, { effort: 0 }).toBuffer();
      gradients.set(key, encoded);
      await writeFile(pictureFile(path, small, format), await encoded);
    }
  }
}

function gradient(width: number, height: number): Sharp {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="g" x2="1" y2="1"><stop stop-color="#0a6"/><stop offset="1" stop-color="#306"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#g)"/></svg>`;
  return sharp(Buffer.from(svg));
}
