import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import type { ChromiumOptions, ChromiumVisitor } from '../browser/chromium.ts';
import { visitInChromium, type visit } from '../browser/visit.ts';
import type { Visitor, VisitOptions } from '../browser/visitor.ts';
import { mailStandIn, type MailStandIn } from './mailStandIn.ts';
import { startSite, type Site } from '../../scripts/site/startSite.ts';

/** The built site with a mail service that does as it is told. */
export interface ContactSite<Options = VisitOptions, Kind = Visitor> {
  /** As new for each test. */
  mail: MailStandIn;
  /** How the client's chunk is asked for in vain; undefined where it comes. */
  chunkFault: 'status' | 'drop' | undefined;
  /** A further server of the same kind, to be closed by who asked for it. */
  start(base?: string): Promise<Site>;
  /** A visitor of the site, who has not opened it yet. */
  visitor(options?: Options): Promise<Kind>;
  /** A visitor who has the form before them and React behind it. */
  comes(options?: Options): Promise<Kind>;
}

/** Serves that site to the tests of the file that calls it, whose visitors come with Chromium or as `begin` says. */
export function contactSite(): ContactSite<ChromiumOptions, ChromiumVisitor>;
export function contactSite(begin: typeof visit): ContactSite;
export function contactSite(begin: typeof visit = visitInChromium): ContactSite {
  let running: Site;
  const site: ContactSite = {
    mail: mailStandIn(),
    chunkFault: undefined,
    start: (base) =>
      startSite({
        folder: inject('siteFolder'),
        base,
        fault: (request, response, next) => {
          const chunk = /\/emailjs-[^/]*\.js/.test(request.url ?? '');
          if (!chunk || !site.chunkFault) return site.mail.fault(request, response, next);
          if (site.chunkFault === 'drop') return request.socket.destroy();
          return response.writeHead(503).end('Not now');
        },
      }),
    visitor: (options) => begin({ site: running.url, ...options }),
    comes: async (options) => {
      const visitor = await site.visitor(options);
      await visitor.open('#contact');
      await visitor.hydrated();
      return visitor;
    },
  };
  beforeAll(async () => {
    running = await site.start();
  });
  beforeEach(() => {
    site.mail = mailStandIn();
    site.chunkFault = undefined;
  });
  afterAll(() => running.close());
  return site;
}
