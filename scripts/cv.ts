/**
 * Prints the page itself as the CV that "Download CV" serves: `npm run cv`. An owner with a PDF of their own puts
 * it in its place instead.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { recordGenerated } from '../plugins/generatedFiles.ts';
import { content as own } from '../src/content/content.ts';
import type { Content } from '../src/contentSchema.ts';
import { buildSite } from './site/buildSite.ts';
import { startSite } from './site/startSite.ts';
import { browserArgs, requireBrowser } from './browser.ts';
import { printCv } from './printCv.ts';

const content: Content = own;
if (!content.owner.cv) throw new Error('src/content/content.ts names no CV: owner.cv');
const file = join('public', content.owner.cv.file);
// The build refuses a site whose CV is missing, and this makes the first one.
if (!existsSync(file)) await writeFile(file, '');

const folder = await mkdtemp(join(tmpdir(), 'cv-'));
await buildSite(folder);
const site = await startSite({ folder });
const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserArgs });
try {
  const pdf = await printCv(browser, site.url);
  await writeFile(file, pdf);
  recordGenerated('cv', content);
  console.log(`${file}: ${Math.ceil(pdf.length / 1000)} kB`);
} finally {
  await browser.close();
  await site.close();
  await rm(folder, { recursive: true });
}
