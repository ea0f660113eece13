import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildSite } from './buildSite.ts';
import { startSite } from './startSite.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the built site, with a slash at its end. */
    siteUrl: string;
    /** Folder of the built site. */
    siteFolder: string;
  }
}

/** Builds the site once for all journeys and serves it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const temporary = await mkdtemp(join(tmpdir(), 'site-'));
  const folder = join(temporary, 'dist');
  await buildSite(folder);
  const site = await startSite({ folder });
  project.provide('siteUrl', site.url);
  project.provide('siteFolder', folder);
  return async () => {
    await site.close();
    await rm(temporary, { recursive: true });
  };
}
