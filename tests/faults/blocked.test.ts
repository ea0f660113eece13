import { expect, test } from 'vitest';
import { styleDigests } from '../../plugins/securityPolicy.ts';
import type { ChromiumVisitor } from '../helpers/drivers/chromium.ts';
import { asked, banner, fillIn, sendButton, SENT } from '../helpers/pages/contactForm.ts';
import { ownComplaints } from '../helpers/pages/field.ts';
import { layoutFaults } from '../helpers/probes/layoutFaults.ts';
import { linksLead, readWholePage, readWithoutPictures } from '../helpers/pages/wholePage.ts';
import { contactSite } from '../helpers/sites/contactSite.ts';

const site = contactSite();
type Size = readonly [width: number, height: number];
/** A phone's window, then a desktop's. */
const WINDOWS: readonly Size[] = [
  [320, 640],
  [1440, 900],
];
const [width, height] = WINDOWS[0]!;
/** Asked for by the page itself, whatever its styles say. */
const PRELOADED_FONTS = 2;

test('with every picture blocked each says what it shows, in a narrow window and a wide one', async () => {
  const whole = await site.comes({ width, height });
  const visitor = await site.visitor({ width, height });
  const blocked = await block(visitor, /\.(avif|webp|jpg|png|svg)$/);
  await visitor.open();
  await visitor.hydrated();
  await inBoth(visitor, async (size) => {
    await whole.resize(...size);
    await readWholePage(whole);
    await readWithoutPictures(visitor);
    const pictures = await visitor.evaluate(picturesAsTheyShow);
    expect(pictures.length).toBeGreaterThan(6);
    for (const { alt, shows } of pictures)
      expect([alt, shows]).toEqual([expect.stringMatching(/\w{3}/), true]);
    expect(await visitor.evaluate(placesOfHeadings)).toEqual(await whole.evaluate(placesOfHeadings));
  });
  expect(blocked()).toBeGreaterThan(10);
});

test('with every font blocked the text stands in others, in a narrow window and a wide one', async () => {
  const visitor = await site.visitor({ width, height });
  const blocked = await block(visitor, /\.woff2?$/);
  await visitor.open();
  await visitor.hydrated();
  await inBoth(visitor, () => readWholePage(visitor));
  expect(blocked()).toBeGreaterThan(0);
});

/** With the page's own fonts local ones are gone, too: what is left is the system's. */
test("with every font of the styles gone the system's stands in, in a narrow window and a wide one", async () => {
  const visitor = await site.visitor({ width, height });
  await rewrite(visitor, (page) => {
    const without = page.replaceAll(/@font-face\s*\{[^}]*\}/g, '');
    expect(without).not.toBe(page);
    return withDigestsOf(without, page);
  });
  await visitor.open();
  await visitor.hydrated();
  await inBoth(visitor, () => readWholePage(visitor));
  expect(visitor.requests().filter((url) => url.endsWith('.woff2'))).toHaveLength(PRELOADED_FONTS);
  expect(await visitor.evaluate(() => [...document.fonts].length)).toBe(0);
});

/** The policy names the styles by their digests: a proxy that changes one of them has it left out. */
test('with all styles refused the text can be read in order, in a narrow window and a wide one', async () => {
  const visitor = await site.visitor({ width, height });
  await rewrite(visitor, (page) => page.replaceAll('</style>', '/* changed */</style>'));
  await visitor.open();
  await visitor.hydrated();
  expect(await visitor.evaluate(() => getComputedStyle(document.querySelector('#skills ul')!).display)).toBe(
    'block',
  );
  for (const size of WINDOWS) {
    await visitor.resize(...size);
    await readWholePage(visitor);
    await sends(visitor);
  }
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

/** Has the page read as `read` does in both windows, where all is in its place, links lead, and the form sends. */
async function inBoth(visitor: ChromiumVisitor, read: (size: Size) => Promise<void>): Promise<void> {
  for (const size of WINDOWS) {
    await visitor.resize(...size);
    await read(size);
    expect(await visitor.evaluate(layoutFaults)).toEqual([]);
    await linksLead(visitor, ['skills', 'contact']);
    await sends(visitor);
    expect(ownComplaints(visitor)).toEqual([]);
  }
}

async function sends(visitor: ChromiumVisitor): Promise<void> {
  site.mail.received = [];
  await fillIn(visitor);
  await visitor.click(sendButton);
  await banner(visitor, SENT);
  expect(site.mail.received).toEqual([asked]);
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

/** Run in the page: the texts of its pictures, and whether they show in the pictures' places. */
function picturesAsTheyShow() {
  return [...document.querySelectorAll<HTMLImageElement>('main img:not([alt=""])')].map((img) => {
    // The browser writes the text in the picture's place, where it has room for it.
    const { width: wide, height: high } = img.getBoundingClientRect();
    return { alt: img.alt, shows: img.complete && img.naturalWidth === 0 && wide > 40 && high > 40 };
  });
}

/** Run in the page: where each heading stands on it, in whole pixels. */
function placesOfHeadings(): [string, number][] {
  return [...document.querySelectorAll<HTMLElement>('h1, h2, h3')].map((heading) => [
    heading.innerText,
    Math.round(heading.getBoundingClientRect().top + scrollY),
  ]);
}

/** A changed page whose policy names the styles that it has now. */
function withDigestsOf(changed: string, original: string): string {
  const now = styleDigests(changed);
  return styleDigests(original).reduce(
    (page, digest, index) => page.replaceAll(digest, now[index]!),
    changed,
  );
}
