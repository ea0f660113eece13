import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { startSite, type Site } from '../../../scripts/site/startSite.ts';
import type { ContentInput } from '../../../src/contentSchema.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { buildOther, writeContent } from './other.ts';

/** Builds a site of this content, with the sample's pictures, and serves it to the tests of the caller. */
export function siteOf(content: ContentInput): { readonly url: string } {
  const temporary = temporaryFolder();
  let running: Site;
  beforeAll(async () => {
    const folder = join(temporary, 'dist');
    await buildOther(folder, {
      contentFile: await writeContent(temporary, content),
      publicFolder: 'public',
    });
    running = await startSite({ folder });
  });
  afterAll(() => running.close());
  return {
    get url() {
      return running.url;
    },
  };
}
