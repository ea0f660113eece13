import { afterAll, beforeAll, inject } from 'vitest';
import { chromiumEngine, type ChromiumOptions, type ChromiumVisitor } from './chromium.ts';
import type { Visitor, VisitOptions } from './visitor.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Whether this run may take minutes. */
    long: boolean;
  }
}

const visitors: Visitor[] = [];

/**
 * Starts a visit to the built site in the engine of this run, with reduced motion where nothing else is said. It ends
 * with the test.
 */
export async function visit(options: VisitOptions = {}): Promise<Visitor> {
  return untilTestEnds(await begin(options));
}

/** Starts such a visit in Chromium, for journeys that need what only it has. */
export async function visitInChromium(options: ChromiumOptions = {}): Promise<ChromiumVisitor> {
  return untilTestEnds(await beginInChromium(options));
}

/** Opens the page once for all tests of the group that calls it, which only look at it; the visit ends with them. */
export function sharedVisit(options: VisitOptions = {}): () => Visitor {
  return untilGroupEnds(() => begin(options));
}

/** The same in Chromium. */
export function sharedVisitInChromium(options: ChromiumOptions = {}): () => ChromiumVisitor {
  return untilGroupEnds(() => beginInChromium(options));
}

async function begin(options: VisitOptions): Promise<Visitor> {
  return chromiumEngine.begin({ site: inject('siteUrl'), ...options });
}

function beginInChromium(options: ChromiumOptions): Promise<ChromiumVisitor> {
  return chromiumEngine.begin({ site: inject('siteUrl'), ...options });
}

function untilGroupEnds<Kind extends Visitor>(start: () => Promise<Kind>): () => Kind {
  let visitor: Kind;
  beforeAll(async () => {
    visitor = await start();
    await visitor.open();
  });
  afterAll(() => visitor.close());
  return () => visitor;
}

function untilTestEnds<Kind extends Visitor>(visitor: Kind): Kind {
  visitors.push(visitor);
  return visitor;
}

/** Ends the visits of a test. */
export async function endVisits(): Promise<void> {
  await Promise.all(visitors.splice(0).map((visitor) => visitor.close()));
}

/** Ends the browsers that the tests of a file were the only ones to need. */
export async function endBrowsers(): Promise<void> {
  await chromiumEngine.close();
}
