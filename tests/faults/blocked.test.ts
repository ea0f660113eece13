import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { formOf } from '../helpers/contact.ts';
import { expect, LOST_FILES, openPage, waitForHydration } from '../helpers/page.ts';
import { layoutFaults } from '../helpers/probes/layoutFaults.ts';
import { expectLastLinksLead } from '../helpers/navigation.ts';
import { readWholePage } from '../helpers/reading.ts';
import { SMALL_PHONE } from '../helpers/viewports.ts';

const DESKTOP = { width: 1440, height: 900 };

describe.each([SMALL_PHONE, DESKTOP])('at $width pixels', (viewport) => {
  test('without pictures each says what it shows, nothing moves, and the page works', async () => {
    const whole = await openPage('', { viewport });
    await waitForHydration(whole);
    await readWholePage(whole);
    const page = await openPage('about:blank', { viewport, expectedProblems: LOST_FILES });
    await page.route(/\.(avif|webp|jpg|png|svg)$/, (route) => route.abort());
    await page.goto('./');
    await waitForHydration(page);
    await readWholePage(page, { pictures: false });
    const pictures = await page.locator('main img:not([alt=""])').evaluateAll((images) =>
      images.map((image) => {
        const { width, height } = image.getBoundingClientRect();
        return { alt: image.getAttribute('alt') ?? '', hasPlace: width > 40 && height > 40 };
      }),
    );
    expect(pictures.length).toBeGreaterThan(6);
    for (const { alt, hasPlace } of pictures) {
      expect([/\w{3}/.test(alt), hasPlace], alt).toEqual([true, true]);
    }
    await expect.poll(() => headingPlaces(page)).toEqual(await headingPlaces(whole));
    await expectEverythingWorks(page);
  });

  test('without font files the text shows in other fonts, and the page works', async () => {
    const page = await openPage('about:blank', { viewport, expectedProblems: LOST_FILES });
    await page.route(/\.woff2$/, (route) => route.abort());
    await page.goto('./');
    await waitForHydration(page);
    await readWholePage(page);
    await expectEverythingWorks(page);
  });
});

// The security policy names styles by their digests, so the browser refuses styles that a proxy has changed.
test('with all styles refused the text can be read, and the form sends', async () => {
  const page = await openPage('about:blank', {
    viewport: SMALL_PHONE,
    expectedProblems: /^Applying inline style violates/,
  });
  const form = await formOf(page);
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replaceAll('</style>', '/* changed */</style>');
      expect(body).not.toBe(html);
      await route.fulfill({ response, body });
    },
  );
  await page.goto('./');
  await waitForHydration(page);
  await expect(page.locator('#skills ul').first()).toHaveCSS('display', 'block');
  await readWholePage(page);
  await form.expectSends();
});

async function expectEverythingWorks(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(layoutFaults)).toEqual([]);
  await expectLastLinksLead(page);
  await (await formOf(page)).expectSends();
}

/** Each heading and its place on the page, in whole pixels. */
function headingPlaces(page: Page): Promise<[string, number][]> {
  return page
    .locator('h1, h2, h3')
    .evaluateAll((headings) =>
      headings.map((each) => [
        each.textContent,
        Math.round(each.getBoundingClientRect().top + scrollY),
      ]),
    );
}
