import { readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium, type Browser } from 'playwright';
import { pictureSizes, type PictureKind } from '../../src/content/pictureFiles.ts';
import { browserArgs, requireBrowser } from '../browser.ts';

/** A drawing of the project: an HTML or SVG file below drawings/, in the folder of its kind. */
export interface Drawing {
  kind: PictureKind;
  name: string;
  path: string;
}

const folder = fileURLToPath(new URL('drawings/', import.meta.url));

/** Device pixels per CSS pixel: drawn larger than it is served, so that scaling down smooths every edge. */
const SCALE = 2;

/** All drawings, by kind and name. */
export async function listDrawings(): Promise<Drawing[]> {
  const drawings: Drawing[] = [];
  for (const kind of Object.keys(pictureSizes) as PictureKind[]) {
    for (const file of (await readdir(join(folder, kind))).toSorted()) {
      const extension = extname(file);
      if (extension !== '.html' && extension !== '.svg') continue;
      drawings.push({ kind, name: file.slice(0, -extension.length), path: join(folder, kind, file) });
    }
  }
  return drawings;
}

/** Starts the browser that draws. Throws where there is none; the caller closes it. */
export function startBrowser(): Promise<Browser> {
  // Drawings are files that load fonts from files, which Chromium keeps apart unless told.
  return chromium.launch({
    executablePath: requireBrowser(),
    args: [
      ...browserArgs,
      '--allow-file-access-from-files',
      '--force-color-profile=srgb',
      '--font-render-hinting=none',
    ],
  });
}

/**
 * Draws at twice the kind's size; a PNG, transparent where nothing is drawn. Throws when a font or another file of the
 * drawing does not load.
 */
export async function draw(browser: Browser, { kind, name, path }: Drawing): Promise<Buffer> {
  const { width, height } = pictureSizes[kind];
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: SCALE });
  const missing: string[] = [];
  page.on('requestfailed', (request) => missing.push(request.url()));
  page.on('pageerror', (error) => missing.push(error.message));
  try {
    await page.goto(pathToFileURL(path).href);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    if (missing.length > 0) throw new Error(`The drawing ${name} lacks something: ${missing.join(', ')}`);
    return await page.screenshot({ type: 'png', animations: 'disabled', omitBackground: true });
  } finally {
    await page.close();
  }
}
