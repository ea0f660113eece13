import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildSite } from '../../../scripts/site/buildSite.ts';
import { siteBase } from '../../../scripts/site/siteBase.ts';
import { startSite } from '../../../scripts/site/startSite.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the built site, with a slash at its end. */
    siteUrl: string;
    /** Folder of the built site. */
    siteFolder: string;
  }
}

/** Builds the site once for all end-to-end tests, in whichever engines they run, and serves it. */
export default async function setup({
  vitest,
}: TestProject): Promise<(() => Promise<void>) | undefined> {
  const root = vitest.getRootProject();
  if ('siteUrl' in root.getProvidedContext()) return undefined;
  const temporary = await mkdtemp(join(tmpdir(), 'site-'));
  const folder = join(temporary, 'dist');
  await buildSite(folder);
  const site = await startSite({ folder, base: await siteBase() });
  root.provide('siteUrl', site.url);
  root.provide('siteFolder', folder);
  return async () => {
    await site.close();
    await rm(temporary, { recursive: true });
  };
}
