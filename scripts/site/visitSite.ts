import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { browserArgs, requireBrowser } from '../browser.ts';
import { buildSite } from './buildSite.ts';
import { siteBase } from './siteBase.ts';
import { startSite } from './startSite.ts';

/** Calls `task` with the site's address and a browser. Builds the site first, unless `built` is its folder. */
export async function visitSite<Result>(
  task: (url: string, browser: Browser) => Promise<Result>,
  built?: string,
): Promise<Result> {
  const temporary = await mkdtemp(join(tmpdir(), 'site-'));
  const folder = built ?? join(temporary, 'dist');
  try {
    if (!built) {
      console.error('Step 1 of 2: building the site');
      await buildSite(folder);
      console.error('Step 2 of 2: opening it in the browser');
    }
    const site = await startSite({ folder, base: await siteBase() });
    const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserArgs });
    try {
      return await task(site.url, browser);
    } finally {
      await browser.close();
      await site.close();
    }
  } finally {
    await rm(temporary, { recursive: true });
  }
}
