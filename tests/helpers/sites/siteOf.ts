import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { sitePath } from '../../../plugins/shared/sitePath.ts';
import { startSite, type Site } from '../../../scripts/site/startSite.ts';
import type { ContentInput } from '../../../src/content/schema/contentSchema.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { buildFrom, writeContent } from './siteSources.ts';

/** Builds a site of this content, with the sample's pictures, and serves it to the tests of the caller. */
export function siteOf(content: ContentInput): { readonly url: string } {
  const temporary = temporaryFolder();
  let running: Site;
  beforeAll(async () => {
    const folder = join(temporary, 'dist');
    await buildFrom(folder, {
      contentFile: await writeContent(temporary, content),
      publicFolder: 'public',
    });
    running = await startSite({ folder, base: sitePath(content.site.address) ?? '/' });
  });
  afterAll(() => running.close());
  return {
    get url() {
      return running.url;
    },
  };
}
