import { expect, test } from 'vitest';
import { reachCarousel } from '../helpers/pages/carousel.ts';
import { readThrough } from '../helpers/pages/readThrough.ts';
import { sectionIds } from '../helpers/pages/sectionIds.ts';
import { visit } from '../helpers/drivers/visit.ts';
import type { Target } from '../helpers/drivers/visitor.ts';

test('everything that can be pressed is 44 by 44 pixels, and its own, from small phones to desks', async () => {
  const visitor = await visit({ width: 320, height: 640 });
  await visitor.open();
  await visitor.hydrated();
  await readThrough(visitor, sectionIds);
  await reachCarousel(visitor);
  const menuButton: Target = { role: 'button', name: 'Menu' };
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    const at = `at ${width} by ${height} pixels`;
    await visitor.resize(width, height);
    // The carousel follows the window with its next frames.
    await expect.poll(() => visitor.evaluate(tooSmall), { message: at }).toEqual([]);
    if (!(await visitor.sees(menuButton))) continue;
    await visitor.click(menuButton);
    await visitor.until('the menu is open', () => document.querySelector('#menu')!.checkVisibility());
    expect(await visitor.evaluate(tooSmall, '#menu a'), `in the menu ${at}`).toEqual([]);
    await visitor.press('Escape');
    await visitor.until('the menu is closed', () => !document.querySelector('#menu')!.checkVisibility());
  }
});

test('so is the way home from an address that leads nowhere', async () => {
  const visitor = await visit({ width: 320, height: 800 });
  await visitor.open('nowhere');
  expect(await visitor.count('a')).toBe(1);
  for (const width of [320, 1440]) {
    await visitor.resize(width, 800);
    expect(await visitor.evaluate(tooSmall, 'a'), `at ${width} pixels`).toEqual([]);
  }
});

/**
 * Run in the page: the controls that a finger would miss, each with what is wrong. Around the middle of each, 44 by 44
 * pixels are its own: nothing lies over them, nor over anything but them.
 */
function tooSmall(selector = 'a, button, input, textarea'): string[] {
  const SIZE = 44;
  // Sizes are not whole pixels.
  const SLACK = 0.1;
  const faults: string[] = [];
  for (const control of document.querySelectorAll<HTMLElement>(selector)) {
    if (
      !control.checkVisibility({ visibilityProperty: true }) ||
      control.closest('[inert], .swiper-slide:not(.swiper-slide-visible)')
    )
      continue;
    const what = `${control.getAttribute('aria-label') ?? control.getAttribute('name') ?? control.textContent} in ${control.closest('[id]')?.id}`;
    if (!control.closest('header')) control.scrollIntoView({ behavior: 'instant', block: 'center' });
    const { left, top, width, height } = control.getBoundingClientRect();
    if (top + height < 0) continue; // Of no use until it has the focus, as the skip link.
    if (Math.min(width, height) < SIZE - SLACK) faults.push(`${what}: ${width} by ${height}`);
    const reach = SIZE / 2 - 1;
    for (const [x, y] of [
      [-reach, 0],
      [reach, 0],
      [0, -reach],
      [0, reach],
    ] as const) {
      const hit = document.elementFromPoint(left + width / 2 + x, top + height / 2 + y);
      if (!hit || !control.contains(hit))
        faults.push(`${what}: at ${x}, ${y} lies ${hit?.localName} ${hit?.className}`);
    }
  }
  return faults;
}
