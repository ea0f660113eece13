import { expect, test } from 'vitest';
import { visitInChromium } from '../../helpers/drivers/visit.ts';

test('with scripts off every text can be read and every picture comes', async () => {
  const withScripts = await visitInChromium();
  await withScripts.open();
  await withScripts.hydrated();
  const without = await visitInChromium({ scripts: false });
  await without.open();
  const words = (text: string) => text.split(/\s+/).filter(Boolean);
  const texts = words(await without.read('main'));
  for (const word of words(await withScripts.read('main'))) expect(texts).toContain(word);

  const invisible = await without.page.locator('main :is(h1, h2, h3, p, li, dt, dd, img)').evaluateAll((elements) =>
    elements.filter((e) => !e.checkVisibility({ opacityProperty: true, visibilityProperty: true })).map((e) => e.outerHTML),
  );
  expect(invisible).toEqual([]);
});

test('with scripts off every testimonial is reached by scrolling sideways', async () => {
  const visitor = await visitInChromium({ scripts: false, width: 390, height: 844 });
  await visitor.open();
  const last = visitor.page.locator('#testimonials figure').last();
  await last.scrollIntoViewIfNeeded();
  const { x, width } = (await last.boundingBox())!;
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(390);
});

test("with scripts off a phone's links are a plain list, and there is no dead button", async () => {
  const visitor = await visitInChromium({ scripts: false, width: 390, height: 844, touch: true });
  await visitor.open();
  for (const name of ['Home', 'About', 'Skills', 'Projects', 'Experience', 'Testimonials', 'Contact', 'Download CV']) {
    expect(await visitor.sees({ role: 'link', name }), name).toBe(true);
  }
  expect(await visitor.sees({ role: 'button', name: 'Menu' })).toBe(false);
  expect(await visitor.count({ role: 'button', name: /motion/i })).toBe(0);
});

test('with scripts off the form hands the message to the mail program, never to the address bar', async () => {
  const visitor = await visitInChromium({ scripts: false });
  await visitor.open();
  const form = await visitor.page.locator('form').evaluate((f: HTMLFormElement) => [f.getAttribute('action'), f.method]);
  expect(form).toEqual(['mailto:arjun@dasgupta.example.com', 'post']);
  await visitor.fill({ role: 'textbox', name: 'Name' }, 'Ada');
  await visitor.fill({ role: 'textbox', name: 'Email' }, 'ada@example.com');
  await visitor.fill({ role: 'textbox', name: 'Message' }, 'A private question');
  await visitor.click({ role: 'button', name: 'Send Message' });
  expect(visitor.page.url()).not.toContain('private');
  expect(visitor.complaints().filter((line) => line.includes('form-action'))).toEqual([]);
});

test('what was typed before the scripts arrived stays', async () => {
  const visitor = await visitInChromium();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await visitor.page.route(/\/app\/index-.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await visitor.page.goto('', { waitUntil: 'commit' });
  await visitor.fill({ role: 'textbox', name: 'Name' }, 'Ada');
  await visitor.fill({ role: 'textbox', name: 'Message' }, 'Typed early');
  release();
  await visitor.hydrated();
  const kept = await visitor.evaluate(() =>
    ['name', 'email', 'message'].map((name) => document.querySelector<HTMLInputElement>(`form [name=${name}]`)!.value),
  );
  expect(kept).toEqual(['Ada', '', 'Typed early']);
  expect(visitor.complaints()).toEqual([]);
});
