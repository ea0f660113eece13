import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import type { Connect } from 'vite';
import { startSite, type Site } from '../../../scripts/site/startSite.ts';

/** The built site without its field. */
export interface SiteWithoutField {
  readonly url: string;
  /** Answers before the site does; each test begins without. */
  fault: Connect.NextHandleFunction | undefined;
}

/**
 * Serves the built site without its field to the tests of the file that calls it: for what does not measure the
 * field, which costs much where there is no graphics card.
 */
export function siteWithoutField(): SiteWithoutField {
  let running: Site;
  const site: SiteWithoutField = {
    get url() {
      return running.url;
    },
    fault: undefined,
  };
  beforeAll(async () => {
    running = await startSite({
      folder: inject('siteFolder'),
      fault: (request, response, next) => {
        if (/\/runField-/.test(request.url ?? '')) return response.writeHead(503).end();
        return site.fault ? site.fault(request, response, next) : next();
      },
    });
  });
  beforeEach(() => {
    site.fault = undefined;
  });
  afterAll(() => running.close());
  return site;
}
