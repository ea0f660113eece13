import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import type { ChromiumOptions, ChromiumVisitor } from '../drivers/chromium.ts';
import { visitInChromium, type visit } from '../drivers/visit.ts';
import type { Visitor, VisitOptions } from '../drivers/visitor.ts';
import { answerField } from '../../../scripts/site/answerField.ts';
import { startSite, type Site } from '../../../scripts/site/startSite.ts';
import { banner, sendButton, SENDING } from '../pages/contactForm.ts';
import { fewFrames, fewNeedles } from '../probes/fieldProbe.ts';
import { fakeMailService, type FakeMailService } from './fakeMailService.ts';

/** The built site with a mail service that does as it is told, and a field whose worker has little to draw. */
export interface ContactSite<Options = VisitOptions, Kind = Visitor> {
  /** As new for each test. */
  mail: FakeMailService;
  /** How the client's chunk is asked for in vain; undefined where it comes. */
  chunkFault: 'status' | 'drop' | undefined;
  /** Lets the client's chunk come only once the function that it returns is called. */
  holdClient(): () => void;
  /** A further server of the same kind, to be closed by who asked for it. */
  start(base?: string): Promise<Site>;
  /** A visitor of the site, who has not opened it yet. */
  visitor(options?: Options): Promise<Kind>;
  /** A visitor who has the form before them and React behind it. */
  comes(options?: Options): Promise<Kind>;
  /** Sends what the visitor has filled in, which is answered so; waits until the banner says how it went. */
  sends(
    visitor: Visitor,
    reply: FakeMailService['reply'],
    said: string,
    press?: () => Promise<unknown>,
  ): Promise<void>;
}

/** Serves that site to the tests of the file that calls it, whose visitors come with Chromium or as `begin` says. */
export function contactSite(): ContactSite<ChromiumOptions, ChromiumVisitor>;
export function contactSite(begin: typeof visit): ContactSite;
export function contactSite(begin: typeof visit = visitInChromium): ContactSite {
  let running: Site;
  let clientReleased = Promise.resolve();
  const field = { faults: {}, inWorker: [fewNeedles, fewFrames] };
  const site: ContactSite = {
    mail: fakeMailService(),
    chunkFault: undefined,
    holdClient: () => {
      let release = () => {};
      clientReleased = new Promise((resolve) => (release = resolve));
      return release;
    },
    start: (base) => {
      const folder = inject('siteFolder');
      // Which knows the built site's own paths.
      const answer: typeof site.mail.fault = base
        ? (_request, _response, next) => next()
        : answerField(folder, field);
      return startSite({
        folder,
        base,
        fault: (request, response, next) => {
          const chunk = /\/emailjs-[^/]*\.js/.test(request.url ?? '');
          if (!chunk) return site.mail.fault(request, response, () => answer(request, response, next));
          if (site.chunkFault === 'drop') return request.socket.destroy();
          if (!site.chunkFault) return clientReleased.then(() => next());
          return response.writeHead(503).end('Not now');
        },
      });
    },
    visitor: (options) => begin({ site: running.url, ...options }),
    comes: async (options) => {
      const visitor = await site.visitor(options);
      await visitor.open('#contact');
      await visitor.hydrated();
      return visitor;
    },
    sends: async (visitor, reply, said, press = () => visitor.click(sendButton)) => {
      site.mail.hold();
      site.mail.reply = reply;
      await press();
      // The banner of the sending before has gone.
      await banner(visitor, SENDING);
      site.mail.release();
      await banner(visitor, said);
    },
  };
  beforeAll(async () => {
    running = await site.start();
  });
  beforeEach(() => {
    site.mail = fakeMailService();
    site.chunkFault = undefined;
    clientReleased = Promise.resolve();
  });
  afterAll(() => running.close());
  return site;
}
