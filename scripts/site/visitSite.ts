import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { browserArgs, requireBrowser } from '../browser.ts';
import { buildSite } from './buildSite.ts';
import { siteBase } from './siteBase.ts';
import { startSite } from './startSite.ts';
import { temporaryFolder } from './temporaryFolder.ts';

interface VisitOptions {
  /** Folder of the built site. Default: the site is built first. */
  built?: string;
  /** Added to the environment of the build. */
  env?: Record<string, string>;
}

/** Calls `task` with the site's address and a browser. */
export async function visitSite<Result>(
  task: (url: string, browser: Browser) => Promise<Result>,
  { built, env }: VisitOptions = {},
): Promise<Result> {
  const folder = built ?? join(temporaryFolder(), 'dist');
  if (!built) {
    console.error('Step 1 of 2: building the site');
    await buildSite(folder, env);
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
}
