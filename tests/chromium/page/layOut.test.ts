import { describe, expect, test } from 'vitest';
import { holdBack } from '../../helpers/drivers/holdBack.ts';
import { hasPainted } from '../../helpers/drivers/inPage.ts';
import { visitInChromium } from '../../helpers/drivers/visit.ts';
import { isRevealed, liesBelowBar, show } from '../../helpers/pages/movement.ts';
import {
  beginning,
  FAR,
  followsTextLink,
  phone,
  settlesAt,
  slowTimers,
  standIn,
} from '../../helpers/pages/place.ts';
import { linksLead, readWholePage, twoFrames } from '../../helpers/pages/wholePage.ts';

test('the page is laid out in parts, all of it before it moves', async () => {
  const visitor = await visitInChromium(phone);
  const browser = visitor.page.context().browser()!;
  await browser.startTracing(visitor.page, { categories: ['devtools.timeline'] });
  await visitor.open();
  await visitor.hydrated();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const layouts = traceEvents.flatMap(({ name, args }) =>
    name === 'Layout' && args.beginData ? [args.beginData] : [],
  );
  const all = Math.max(...layouts.map(({ totalObjects }) => totalObjects));
  expect(all).toBeGreaterThan(1000);
  expect(Math.max(...layouts.map(({ dirtyObjects }) => dirtyObjects)) / all).toBeLessThan(0.5);
  expect(await visitor.evaluate(waiting)).toEqual([]);
});

test('without its script each part is laid out as the visitor comes near', async () => {
  const visitor = await visitInChromium(phone);
  await visitor.page.route(/\.js$/, (route) => route.abort());
  await visitor.open();
  expect(await visitor.evaluate(waiting)).toContain('contact');
  await readWholePage(visitor);
  await linksLead(visitor);
});

test('without its script no part stays in the dark once others show, however late the visitor comes near', async () => {
  const visitor = await visitInChromium({ ...phone, motion: 'full' });
  await visitor.page.route(/\.js$/, (route) => route.abort());
  await visitor.open();
  await visitor.until('the style sheet has lifted the hiding', isRevealed, ['about']);
  for (const id of ['projects', 'experience', 'testimonials']) {
    await show(visitor, id);
    await visitor.evaluate(twoFrames);
    expect(await visitor.evaluate(isRevealed, id), id).toBe(true);
  }
});

describe('the visitor stands', () => {
  test('in the same place after the way back to a page that was not kept', async () => {
    const visitor = await visitInChromium(phone);
    await visitor.open();
    await visitor.hydrated();
    const before = await standIn(visitor, 'experience');
    await visitor.open('404.html');
    await visitor.page.goBack({ waitUntil: 'commit' });
    await visitor.hydrated();
    await settlesAt(visitor, 'experience', before);
  });

  test.each(FAR)('in the same place after a reload away from %s, which the address names', async (id) => {
    const visitor = await visitInChromium(phone);
    await visitor.open(`#${id}`);
    await visitor.hydrated();
    const before = await standIn(visitor, 'skills');
    await visitor.reload();
    await visitor.hydrated();
    await settlesAt(visitor, 'skills', before);
  });

  // The headless shell lays out all of the page to look for a text.
  test('at the text that a link leads to, in the whole browser', async () => {
    const visitor = await visitInChromium({ ...phone, start: { whole: true }, before: slowTimers });
    await followsTextLink(visitor);
  });

  test.each(FAR)(
    "at the beginning of %s when the page's script comes after the link was followed",
    async (id) => {
      const visitor = await visitInChromium(phone);
      const letScriptsCome = await holdBack(visitor, /\.js$/);
      await visitor.page.goto('', { waitUntil: 'commit' });
      await visitor.until('the page is painted', hasPainted);
      await visitor.until('all of it is there', () => document.querySelector('footer') !== null);
      await visitor.click({ role: 'button', name: 'Menu' });
      await visitor.click(`nav a[href="#${id}"]`);
      await visitor.until('the link leads there', liesBelowBar, [id]);
      const before = await visitor.evaluate(beginning, id);
      letScriptsCome();
      await visitor.hydrated();
      await settlesAt(visitor, id, before);
    },
  );
});

interface TraceEvent {
  name: string;
  args: { beginData?: { dirtyObjects: number; totalObjects: number } };
}

/** Run in the page: the sections that are not laid out yet. */
function waiting(): string[] {
  const headings = [...document.querySelectorAll('main > section :is(h1, h2)')];
  const skipped = headings.filter((heading) => !heading.checkVisibility({ contentVisibilityAuto: true }));
  return skipped.map((heading) => heading.closest('section')!.id);
}
