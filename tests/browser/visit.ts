import { afterAll, afterEach, inject } from 'vitest';
import { closeChromium, visitInChromium, type ChromiumStart, type ChromiumVisitor } from './chromium.ts';
import type { VisitOptions } from './visitor.ts';

const open: ChromiumVisitor[] = [];

/** Starts a visit to the built site, with reduced motion where nothing else is said. It ends with the test. */
export async function visit(options: VisitOptions & { start?: ChromiumStart } = {}): Promise<ChromiumVisitor> {
  const visitor = await visitInChromium({ site: inject('siteUrl'), ...options });
  open.push(visitor);
  return visitor;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((visitor) => visitor.close()));
});

afterAll(closeChromium);
