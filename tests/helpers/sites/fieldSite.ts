import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import type { ChromiumOptions, ChromiumVisitor } from '../drivers/chromium.ts';
import { visitInChromium, type visit } from '../drivers/visit.ts';
import type { Visitor, VisitOptions } from '../drivers/visitor.ts';
import { answerField, type FieldAnswers } from '../../../scripts/site/answerField.ts';
import { startSite, type Site } from '../../../scripts/site/startSite.ts';

/** The built site with a field that fails, or is looked into, as it is told; as built at the start of each test. */
export interface FieldSite<Options = VisitOptions, Kind = Visitor> extends FieldAnswers {
  /** A visitor whose page may move, and has loaded. */
  comes(options?: Options): Promise<Kind>;
}

/** Serves that site to the tests of the file that calls it, whose visitors come with Chromium or as `begin` says. */
export function fieldSite(): FieldSite<ChromiumOptions, ChromiumVisitor>;
export function fieldSite(begin: typeof visit): FieldSite;
export function fieldSite(begin: typeof visit = visitInChromium): FieldSite {
  let running: Site;
  const site: FieldSite = {
    faults: {},
    inWorker: [],
    comes: async (options) => {
      const visitor = await begin({ site: running.url, motion: 'full', ...options });
      await visitor.open();
      return visitor;
    },
  };
  beforeAll(async () => {
    const folder = inject('siteFolder');
    running = await startSite({ folder, fault: answerField(folder, site) });
  });
  beforeEach(() => {
    site.faults = {};
    site.inWorker = [];
  });
  afterAll(() => running.close());
  return site;
}
