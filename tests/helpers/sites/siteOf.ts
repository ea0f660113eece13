import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { startSite, type Site } from '../../../scripts/site/startSite.ts';
import type { OwnContent } from '../../../src/contentSchema.ts';
import { buildOther, writeContent } from './other.ts';

/** Builds a site of this content, with the sample's pictures, and serves it to the tests of the file or group that calls it. */
export function siteOf(content: OwnContent): { readonly url: string } {
  let temporary: string;
  let running: Site;
  beforeAll(async () => {
    temporary = await mkdtemp(join(tmpdir(), 'site-of-'));
    const folder = join(temporary, 'dist');
    await buildOther(folder, { contentFile: await writeContent(temporary, content), publicFolder: 'public' });
    running = await startSite({ folder });
  });
  afterAll(async () => {
    await running.close();
    await rm(temporary, { recursive: true });
  });
  return {
    get url() {
      return running.url;
    },
  };
}
