import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect, test } from 'vitest';
import type { ChromiumVisitor } from './browser/chromium.ts';
import { visitInChromium } from './browser/visit.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

test.each([
  [390, 844],
  [800, 1000],
  [1440, 900],
])('axe-core finds nothing at %i pixels, all rules and best practices included', async (width, height) => {
  const visitor = await visitInChromium({ width, height });
  await visitor.open();
  await visitor.hydrated();
  expect(await violations(visitor)).toEqual([]);
});

test('axe-core finds nothing in the open menu of a phone', async () => {
  const visitor = await visitInChromium({ width: 390, height: 844 });
  await visitor.open();
  await visitor.hydrated();
  await visitor.click({ role: 'button', name: 'Menu' });
  expect(await violations(visitor)).toEqual([]);
});

async function violations(visitor: ChromiumVisitor): Promise<string[]> {
  await visitor.page.evaluate(axe);
  const { violations: found } = (await visitor.page.evaluate('axe.run(document)')) as AxeResults;
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
