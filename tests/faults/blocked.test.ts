import { expect, test } from 'vitest';
import { withDigestsOf } from '../../plugins/securityPolicy.ts';
import type { ChromiumVisitor } from '../helpers/drivers/chromium.ts';
import { asked, banner, fillIn, sendButton, SENT } from '../helpers/pages/contactForm.ts';
import { ownComplaints } from '../helpers/pages/field.ts';
import { layoutFaults } from '../helpers/probes/layoutFaults.ts';
import { linksLead, readWholePage, readWithoutPictures } from '../helpers/pages/wholePage.ts';
import { contactSite } from '../helpers/sites/contactSite.ts';

const site = contactSite();
const windows = [
  { width: 320, height: 640 },
  { width: 1440, height: 900 },
];
/** Asked for by the page itself, whatever its styles say. */
const PRELOADED_FONTS = 2;

test.each(windows)('with every picture blocked each says what it shows, at $width pixels', async (size) => {
  const whole = await site.comes(size);
  await readWholePage(whole);
  const visitor = await site.visitor(size);
  const blocked = await block(visitor, /\.(avif|webp|jpg|png|svg)$/);
  await visitor.open();
  await visitor.hydrated();
  await readWithoutPictures(visitor);
  expect(blocked()).toBeGreaterThan(10);

  const pictures = await visitor.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img:not([alt=""])')].map((img) => {
      // The browser writes the text in the picture's place, where it has room for it.
      const { width, height } = img.getBoundingClientRect();
      return { alt: img.alt, shows: img.complete && img.naturalWidth === 0 && width > 40 && height > 40 };
    }),
  );
  expect(pictures.length).toBeGreaterThan(6);
  for (const { alt, shows } of pictures) expect([alt, shows]).toEqual([expect.stringMatching(/\w{3}/), true]);
  expect(await visitor.evaluate(placesOfHeadings)).toEqual(await whole.evaluate(placesOfHeadings));
  expect(await visitor.evaluate(layoutFaults)).toEqual([]);
  await linksAndForm(visitor);
});

test.each(windows)('with every font blocked the text stands in others, at $width pixels', async (size) => {
  const visitor = await site.visitor(size);
  const blocked = await block(visitor, /\.woff2?$/);
  await visitor.open();
  await visitor.hydrated();
  await readWholePage(visitor);
  expect(blocked()).toBeGreaterThan(0);
  expect(await visitor.evaluate(layoutFaults)).toEqual([]);
  await linksAndForm(visitor);
});

/** With the page's own fonts local ones are gone, too: what is left is the system's. */
test.each(windows)("with every font of the styles gone the system's stands in, at $width pixels", async (size) => {
  const visitor = await site.visitor(size);
  await rewrite(visitor, (page) => {
    const without = page.replaceAll(/@font-face\s*\{[^}]*\}/g, '');
    expect(without).not.toBe(page);
    return withDigestsOf(without, page);
  });
  await visitor.open();
  await visitor.hydrated();
  await readWholePage(visitor);
  expect(visitor.requests().filter((url) => url.endsWith('.woff2'))).toHaveLength(PRELOADED_FONTS);
  expect(await visitor.evaluate(() => [...document.fonts].length)).toBe(0);
  expect(await visitor.evaluate(layoutFaults)).toEqual([]);
  await linksAndForm(visitor);
});

/** The policy names the styles by their digests: a proxy that changes one of them has it left out. */
test.each(windows)('with all styles refused the text can be read in order, at $width pixels', async (size) => {
  const visitor = await site.visitor(size);
  await rewrite(visitor, (page) => page.replaceAll('</style>', '/* changed */</style>'));
  await visitor.open();
  await visitor.hydrated();
  expect(await visitor.evaluate(() => getComputedStyle(document.querySelector('#skills ul')!).display)).toBe('block');
  await readWholePage(visitor);
  await fillIn(visitor);
  await visitor.click(sendButton);
  await banner(visitor, SENT);
});

/** Has the page come as something on the way has changed it, its policy with it. */
async function rewrite(visitor: ChromiumVisitor, change: (page: string) => string): Promise<void> {
  await visitor.page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const answer = await route.fetch();
      const page = await answer.text();
      const changed = change(page);
      const { 'content-security-policy': policy, ...headers } = answer.headers();
      expect(policy).toContain('style-src');
      // The policy stands in the page, too.
      await route.fulfill({ status: 200, headers, body: changed });
    },
  );
}

async function linksAndForm(visitor: ChromiumVisitor): Promise<void> {
  await linksLead(visitor, ['skills', 'contact']);
  await fillIn(visitor);
  await visitor.click(sendButton);
  await banner(visitor, SENT);
  expect(site.mail.received).toEqual([asked]);
  expect(ownComplaints(visitor)).toEqual([]);
}

/** Lets no file come whose path matches; returns how many have been asked for. */
async function block(visitor: ChromiumVisitor, files: RegExp): Promise<() => number> {
  let count = 0;
  await visitor.page.route(
    (url) => files.test(url.pathname),
    (route) => {
      count += 1;
      return route.abort();
    },
  );
  return () => count;
}

/** Run in the page: where each heading stands on it, in whole pixels. */
function placesOfHeadings(): [string, number][] {
  return [...document.querySelectorAll<HTMLElement>('h1, h2, h3')].map((heading) => [
    heading.innerText,
    Math.round(heading.getBoundingClientRect().top + scrollY),
  ]);
}
