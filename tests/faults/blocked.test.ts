import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { styleDigests } from '../../plugins/securityPolicy.ts';
import { formOf } from '../helpers/contact.ts';
import { expect, hydrated, openPage } from '../helpers/page.ts';
import { layoutFaults } from '../helpers/probes/layoutFaults.ts';
import { expectLinksLead, readWholePage } from '../helpers/reading.ts';

const PHONE = { width: 320, height: 640 };
const DESK = { width: 1440, height: 900 };

describe.each([PHONE, DESK])('at $width pixels', (viewport) => {
  test('without pictures each says what it shows, and nothing moves', async () => {
    const whole = await openPage('', { viewport });
    await hydrated(whole);
    await readWholePage(whole);
    const page = await openPage('404.html', { viewport });
    await page.route(/\.(avif|webp|jpg|png|svg)$/, (route) => route.abort());
    await page.goto('./');
    await hydrated(page);
    await readWholePage(page, { pictures: false });
    const pictures = await page.locator('main img:not([alt=""])').evaluateAll((images) =>
      images.map((image) => {
        const { width, height } = image.getBoundingClientRect();
        return { alt: image.getAttribute('alt') ?? '', hasPlace: width > 40 && height > 40 };
      }),
    );
    expect(pictures.length).toBeGreaterThan(6);
    for (const { alt, hasPlace } of pictures)
      expect([/\w{3}/.test(alt), hasPlace], alt).toEqual([true, true]);
    expect(await headingPlaces(page)).toEqual(await headingPlaces(whole));
    await expectEverythingWorks(page);
  });

  test("without any font of the styles the text stands in the system's", async () => {
    const page = await openPage('404.html', { viewport });
    await rewriteHtml(page, (html) => withDigestsOf(html.replaceAll(/@font-face\s*\{[^}]*\}/g, ''), html));
    await page.goto('./');
    await hydrated(page);
    await readWholePage(page);
    expect(await page.evaluate(() => [...document.fonts].length)).toBe(0);
    await expectEverythingWorks(page);
  });
});

test('without font files the text shows in other fonts', async () => {
  const page = await openPage('404.html', { viewport: PHONE });
  await page.route(/\.woff2$/, (route) => route.abort());
  await page.goto('./');
  await hydrated(page);
  await readWholePage(page);
  await expectEverythingWorks(page);
});

// The security policy names styles by their digests, so the browser refuses styles that a proxy has changed.
test('with all styles refused the text can be read, and the form sends', async () => {
  const page = await openPage('404.html', { viewport: PHONE });
  const form = await formOf(page);
  await rewriteHtml(page, (html) => html.replaceAll('</style>', '/* changed */</style>'));
  await page.goto('./');
  await hydrated(page);
  await expect(page.locator('#skills ul').first()).toHaveCSS('display', 'block');
  await readWholePage(page);
  await form.expectSends();
});

/** Serves the page as something on the way has changed it. */
async function rewriteHtml(page: Page, change: (html: string) => string): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const changed = change(html);
      expect(changed).not.toBe(html);
      // The page carries the policy too.
      const { 'content-security-policy': _policy, ...headers } = response.headers();
      await route.fulfill({ status: 200, headers, body: changed });
    },
  );
}

async function expectEverythingWorks(page: Page): Promise<void> {
  expect(await page.evaluate(layoutFaults)).toEqual([]);
  await expectLinksLead(page);
  await (await formOf(page)).expectSends();
}

/** Each heading and its place on the page, in whole pixels. */
function headingPlaces(page: Page): Promise<[string, number][]> {
  return page
    .locator('h1, h2, h3')
    .evaluateAll((headings) =>
      headings.map((each) => [each.textContent, Math.round(each.getBoundingClientRect().top + scrollY)]),
    );
}

/** A changed page whose policy names the styles that it has now. */
function withDigestsOf(changed: string, original: string): string {
  const now = styleDigests(changed);
  return styleDigests(original).reduce(
    (page, digest, index) => page.replaceAll(digest, now[index]!),
    changed,
  );
}
