import { expect, test } from 'vitest';
import { visit } from '../browser/visit.ts';

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
