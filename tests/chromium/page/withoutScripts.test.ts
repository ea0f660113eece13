import { describe, expect, test } from 'vitest';
import { sharedVisitInChromium, visitInChromium } from '../../helpers/drivers/visit.ts';

test('with scripts off every text can be read and every picture comes', async () => {
  const withScripts = await visitInChromium();
  await withScripts.open();
  await withScripts.hydrated();
  const without = await visitInChromium({ scripts: false });
  await without.open();
  const words = (text: string) => text.split(/\s+/).filter(Boolean);
  const texts = words(await without.read('main'));
  for (const word of words(await withScripts.read('main'))) expect(texts).toContain(word);

  const invisible = await without.page
    .locator('main :is(h1, h2, h3, p, li, dt, dd, img)')
    .evaluateAll((elements) =>
      elements
        .filter((e) => !e.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((e) => e.outerHTML),
    );
  expect(invisible).toEqual([]);
});

describe('with scripts off, on a phone', () => {
  const here = sharedVisitInChromium({ scripts: false, width: 390, height: 844, touch: true });

  test('links are a plain list, and there is no dead button', async () => {
    const visitor = here();
    for (const name of [
      'Home',
      'About',
      'Skills',
      'Projects',
      'Experience',
      'Testimonials',
      'Contact',
      'Download CV',
    ]) {
      expect(await visitor.sees({ role: 'link', name }), name).toBe(true);
    }
    expect(await visitor.sees({ role: 'button', name: 'Menu' })).toBe(false);
    expect(await visitor.count({ role: 'button', name: /motion/i })).toBe(0);
  });

  test('what speaks of a message stands in the page already', async () => {
    expect(await here().count({ role: 'status' })).toBe(1);
  });

  test('every testimonial is reached by scrolling sideways', async () => {
    const visitor = here();
    const last = visitor.page.locator('#testimonials figure').last();
    await last.scrollIntoViewIfNeeded();
    const { x, width } = (await last.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
  });
});
