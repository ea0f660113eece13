/**
 * Prints the page itself as the CV that "Download CV" serves: `npm run cv`. An owner with a PDF of their own puts
 * it in its place instead.
 */
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { recordMade } from '../plugins/madeFiles.ts';
import { content } from '../src/content/content.ts';
import { buildSite } from '../tests/site/buildSite.ts';
import { startSite } from '../tests/site/startSite.ts';
import { browserArgs, requireBrowser } from './browser.ts';

/** Enough for 84 pt on a good printer; Chromium keeps JPEG as it is, everything else it stores uncompressed. */
const PRINTED_WIDTH = 260;

const folder = await mkdtemp(join(tmpdir(), 'cv-'));
await buildSite(folder);
const site = await startSite({ folder });
const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserArgs });
try {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.route(/\.(avif|webp)$/, async (route) => {
    const picture = await (await route.fetch()).body();
    const body = await sharp(picture).resize({ width: PRINTED_WIDTH, withoutEnlargement: true }).jpeg({ quality: 75 });
    await route.fulfill({ contentType: 'image/jpeg', body: await body.toBuffer() });
  });
  await page.goto(site.url);
  for (const picture of await page.locator('img').all()) {
    await picture.evaluate(async (img: HTMLImageElement) => {
      img.loading = 'eager';
      await img.decode();
    });
  }
  const file = join('public', content.about.cvFile);
  await page.pdf({ path: file, format: 'A4', printBackground: true, tagged: true, outline: false });
  recordMade('cv', content);
  console.log(`${file}: ${Math.ceil((await stat(file)).size / 1000)} kB`);
} finally {
  await browser.close();
  await site.close();
  await rm(folder, { recursive: true });
}
