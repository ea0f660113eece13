import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect, test } from 'vitest';
import { visit } from './browser/visit.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

test.each([
  [390, 844],
  [800, 1000],
  [1440, 900],
])('axe-core finds nothing at %i pixels, all rules and best practices included', async (width, height) => {
  const visitor = await visit({ width, height });
  await visitor.open();
  await visitor.hydrated();
  expect(await violations(visitor)).toEqual([]);
});

test('axe-core finds nothing in the open menu of a phone', async () => {
  const visitor = await visit({ width: 390, height: 844 });
  await visitor.open();
  await visitor.hydrated();
  await visitor.click({ role: 'button', name: 'Menu' });
  expect(await violations(visitor)).toEqual([]);
});

test.each([320, 390, 768, 1024, 1440, 2560])('nothing sticks out sideways at %i pixels', async (width) => {
  const visitor = await visit({ width, height: 900 });
  await visitor.open();
  const outside = await visitor.evaluate(() => {
    const inCarousel = (e: Element) => e.closest('#testimonials .swiper') !== null;
    return [...document.querySelectorAll('body *')]
      .filter((e) => !inCarousel(e) && e.checkVisibility())
      .filter((e) => e.getBoundingClientRect().right > innerWidth + 0.5)
      .map((e) => `${e.localName}.${e.className}`);
  });
  expect(outside).toEqual([]);
});

test('text at 200% stays on the page and in reach', async () => {
  const visitor = await visit({ width: 1280, height: 900 });
  await visitor.open();
  await visitor.evaluate(() => void (document.documentElement.style.fontSize = '34px'));
  const cut = await visitor.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, button, dt, dd, label')]
      .filter((e) => e.checkVisibility() && !e.closest('.swiper') && !e.classList.contains('visually-hidden'))
      .filter((e) => e.getBoundingClientRect().right > innerWidth + 0.5)
      .map((e) => e.innerText),
  );
  expect(cut).toEqual([]);
});

async function violations(visitor: Awaited<ReturnType<typeof visit>>): Promise<string[]> {
  await visitor.page.evaluate(axe);
  const { violations: found } = (await visitor.page.evaluate('axe.run(document)')) as AxeResults;
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
