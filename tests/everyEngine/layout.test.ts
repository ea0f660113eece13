import { expect, test } from 'vitest';
import { visit } from '../helpers/drivers/visit.ts';

test.each([320, 390, 768, 1024, 1440, 2560])('nothing sticks out sideways at %i pixels', async (width) => {
  const visitor = await visit({ width, height: 900 });
  await visitor.open();
  const outside = await visitor.evaluate(() => {
    // Slides wait beside the window, and what is only drawn may bleed off the page's edge.
    const mayBeCut = (e: Element) => e.closest('#testimonials .swiper, [aria-hidden=true], picture') !== null;
    const sticking = [...document.querySelectorAll('body *')]
      .filter((e) => !mayBeCut(e) && e.checkVisibility())
      .filter((e) => e.getBoundingClientRect().right > innerWidth + 0.5)
      .map((e) => `${e.localName}.${e.getAttribute('class') ?? ''} ${e.textContent.slice(0, 20)}`);
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [...sticking, `the page is ${scrollWidth} wide`] : sticking;
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

test.each([
  [390, 1],
  [1440, 2],
])('at %i pixels pictures of projects share the window in %i, once they have come, too', async (width, columns) => {
  const visitor = await visit({ width, height: 900 });
  await visitor.open('#projects');
  await visitor.until('one has come', () =>
    [...document.querySelectorAll<HTMLImageElement>('#projects img')].some(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  );
  const sizes = await visitor.evaluate(() =>
    [...document.querySelectorAll('#projects img')].map((picture) => {
      const { width: wide, height } = picture.getBoundingClientRect();
      return `${Math.round(wide)} × ${Math.round(height)}`;
    }),
  );
  expect(new Set(sizes)).toEqual(new Set([`${width / columns} × ${Math.round((width / columns) * 10 / 16)}`]));
});
