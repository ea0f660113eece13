import { expect, test } from 'vitest';
import { visit } from '../helpers/drivers/visit.ts';

test('nothing sticks out sideways, in windows from 320 to 2560 pixels', async () => {
  const visitor = await visit();
  await visitor.open();
  await visitor.hydrated();
  for (const width of [320, 390, 768, 1024, 1440, 2560]) {
    await visitor.resize(width, 900);
    // Some browsers lay the page out anew some frames after the window has changed.
    await expect.poll(() => visitor.evaluate(stickingOut), { message: `at ${width} pixels` }).toEqual([]);
  }
});

test('text at 200% stays on the page and in reach', async () => {
  const visitor = await visit({ width: 1280, height: 900 });
  await visitor.open();
  await visitor.hydrated();
  await visitor.evaluate(() => void (document.documentElement.style.fontSize = '34px'));
  const cut = await visitor.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, button, dt, dd, label')]
      .filter((e) => e.checkVisibility() && !e.closest('.swiper') && !e.classList.contains('visually-hidden'))
      .filter((e) => e.getBoundingClientRect().right > innerWidth + 0.5)
      .map((e) => e.innerText),
  );
  expect(cut).toEqual([]);
});

test('pictures of projects share the window, one in a row on a phone and two at a desk, once they have come, too', async () => {
  const visitor = await visit({ width: 390, height: 900 });
  await visitor.open('#projects');
  for (const [width, columns] of [
    [390, 1],
    [1440, 2],
  ] as const) {
    await visitor.resize(width, 900);
    await visitor.until('one has come', () =>
      [...document.querySelectorAll<HTMLImageElement>('#projects img')].some(
        ({ complete, naturalWidth }) => complete && naturalWidth > 0,
      ),
    );
    const sizes = () =>
      visitor.evaluate(() =>
        [...document.querySelectorAll('#projects img')].map((picture) => {
          const { width: wide, height } = picture.getBoundingClientRect();
          return `${Math.round(wide)} × ${Math.round(height)}`;
        }),
      );
    const size = `${width / columns} × ${Math.round(((width / columns) * 10) / 16)}`;
    await expect
      .poll(async () => [...new Set(await sizes())], { message: `at ${width} pixels` })
      .toEqual([size]);
  }
});

/** Run in the page: what ends beyond the window's right edge, and the page where it can be scrolled there. */
function stickingOut(): string[] {
  // Slides wait beside the window, and what is only drawn may bleed off the page's edge.
  const mayBeCut = (e: Element) => e.closest('#testimonials .swiper, [aria-hidden=true], picture') !== null;
  const sticking = [...document.querySelectorAll('body *')]
    .filter((e) => !mayBeCut(e) && e.checkVisibility())
    .filter((e) => e.getBoundingClientRect().right > innerWidth + 0.5)
    .map((e) => `${e.localName}.${e.getAttribute('class') ?? ''} ${e.textContent.slice(0, 20)}`);
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [...sticking, `the page is ${scrollWidth} wide`] : sticking;
}
