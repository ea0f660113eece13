import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { expectNoViolationsOnPage, loadAxe } from '../helpers/axe.ts';
import { expect, openPage, waitForHydration, waitForReveals } from '../helpers/page.ts';
import { sample } from '../helpers/sites/sample.ts';
import { siteOf } from '../helpers/sites/siteOf.ts';
import { visibleRatioOfFocus, zoomTo } from '../helpers/zoom.ts';

const problem = 'On phones the checkout took seven screens.';
/** Longer than a window. */
const role = 'I drew each screen, and asked five people to pay with it. '.repeat(100).trim();
/** The last text of the first project's case study. */
const END_OF_CASE = '#project-1 dl > :last-child';
/** CSS pixels by which a place may differ. Browsers round it. */
const TOLERANCE_PX = 2;
const { projects } = sample;
const [first, second, ...others] = projects.items;
const site = siteOf({
  ...sample,
  projects: {
    ...projects,
    items: [
      { ...first!, result: 'Half of all orders come from phones', caseStudy: { problem, role } },
      { ...second!, caseStudy: { outcome: 'One board that everyone opens.' } },
      ...others,
    ],
  },
});

test.each([
  ['open', '#project-1-case'],
  ['closed', ''],
])('axe finds nothing while it is %s', async (state, hash) => {
  const page = await openPage(hash, { site: site.url });
  await waitForHydration(page);
  await expect(page.getByText(problem)).toBeVisible({ visible: hash !== '' });
  await loadAxe(page);
  await expectNoViolationsOnPage(page, state, '#projects');
});

describe('the address of a case study', () => {
  test('leads to it, after a reload too', async () => {
    const page = await openPage('#project-1-case', { site: site.url });
    await expectInWindow(page);
    await page.reload();
    await waitForHydration(page);
    await expectInWindow(page);
  });

  test('leads to its start, after it was read to its end too', async () => {
    const page = await openPage('#project-1-case', { site: site.url });
    await waitForHydration(page);
    await readTo(page, END_OF_CASE);
    await page.goto('resume.json');
    await page.goto('#project-1-case');
    await waitForHydration(page);
    await expectInWindow(page);
  });

  test('leads to the headline after a reload, if the case study was pressed', async () => {
    const page = await openPage('', { site: site.url });
    await waitForHydration(page);
    const summary = page.locator('#project-1 summary');
    await summary.click();
    await expect(page.getByText(problem)).toBeVisible();
    await page.reload();
    await waitForHydration(page);
    // Below the bar, not in the middle of the window.
    await expect.poll(async () => (await summary.boundingBox())!.y).toBeLessThan(150);
    await expect(summary).toBeInViewport();
    await expectInWindow(page);
  });
});

describe.each(['full', 'reduced'] as const)(
  'with motion %s the place in the page stays',
  (motion) => {
    describe.each([
      ['the end of a case study', END_OF_CASE],
      ['the end of the page', 'footer'],
    ])('at %s', (_where, selector) => {
      test.each([
        ['a reload', (page: Page) => page.reload()],
        ['Back from another page', visitAnotherPage],
      ])('after %s', async (_how, leaveAndReturn) => {
        const page = await openPage('', { site: site.url, motion, field: false });
        await waitForHydration(page);
        await page.locator('#project-1 summary').click();
        await expect(page.getByText(problem)).toBeVisible();
        const place = await readTo(page, selector);
        await leaveAndReturn(page);
        await expectAt(page, place);
      });
    });

    test('after a reload where a link led to', async () => {
      const page = await openPage('#project-1-case', { site: site.url, motion, field: false });
      // Each section is hydrated on its own. Then the case study is open.
      await waitForReveals(page);
      await page.evaluate(() => (location.hash = '#contact'));
      await expect(page.locator('#contact')).toBeInViewport();
      const place = await readTo(page, 'footer');
      await page.reload();
      await expectAt(page, place);
    });
  },
);

test('a case study that was closed stays closed after a reload', async () => {
  const page = await openPage('#project-1-case', { site: site.url });
  await waitForReveals(page);
  await readTo(page, 'footer');
  await page.evaluate(() => (location.hash = '#projects'));
  await readTo(page, '#project-1 summary');
  await page.locator('#project-1 summary').click();
  await expect(page.getByText(problem)).toBeHidden();
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByText(problem)).toBeHidden();
});

test('Back closes a case study, Forward opens it', async () => {
  const page = await openPage('', { site: site.url });
  await waitForHydration(page);
  await page.locator('#project-1 summary').click();
  await expect(page.getByText(problem)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(problem)).toBeHidden();
  await page.goForward();
  await expect(page.getByText(problem)).toBeVisible();
});

test('Back and Forward scroll between sections while a case study stays open', async () => {
  const page = await openPage('', { site: site.url });
  await waitForHydration(page);
  const contact = page.locator('#contact');
  await page.locator('#project-1 summary').click();
  await expectInWindow(page);
  await page.evaluate(() => (location.hash = '#contact'));
  await expect(contact).toBeInViewport();
  await page.goBack();
  await expectInWindow(page);
  await page.goForward();
  await expect(contact).toBeInViewport();
  await expect(page.getByText(problem)).toBeVisible();
});

test('in a page zoomed by two fingers the summary with the focus is seen after it opens and closes', async () => {
  const page = await openPage('', { site: site.url, viewport: { width: 1280, height: 800 } });
  await waitForHydration(page);
  const summary = page.locator('#project-1 summary');
  await summary.evaluate((element) =>
    element.scrollIntoView({ block: 'end', behavior: 'instant' }),
  );
  await zoomTo(page, 4);
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(problem)).toBeVisible();
  await expect.poll(() => visibleRatioOfFocus(page)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(page.getByText(problem)).toBeHidden();
  await expect.poll(() => visibleRatioOfFocus(page)).toBeGreaterThan(0);
});

describe('without scripts', () => {
  test('a case study opens and closes', async () => {
    const page = await openPage('', { site: site.url, javaScriptEnabled: false });
    await page.locator('#project-1 summary').click();
    await expect(page.getByText(problem)).toBeVisible();
    await page.locator('#project-1 summary').click();
    await expect(page.getByText(problem)).toBeHidden();
  });
});

async function visitAnotherPage(page: Page): Promise<void> {
  await page.goto('resume.json');
  await page.goBack();
}

/** Scrolls to an element. Returns the place in the page once the page has saved it. */
async function readTo(page: Page, selector: string): Promise<number> {
  await page
    .locator(selector)
    .evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await expect.poll(() => page.evaluate(isSaved)).toBe(true);
  return page.evaluate(() => scrollY);
}

/** Runs in the page: whether a reload has a place to lead to. */
function isSaved(): boolean {
  const state = history.state as { place?: { scrollTop: number } } | null;
  return state?.place?.scrollTop === scrollY;
}

/** Expects the page to be at a place, with the case study open. */
async function expectAt(page: Page, place: number): Promise<void> {
  await waitForHydration(page);
  await expect(page.getByText(problem)).toBeVisible();
  const scrolled = () => page.evaluate(() => scrollY);
  await expect.poll(async () => Math.abs((await scrolled()) - place)).toBeLessThan(TOLERANCE_PX);
}

async function expectInWindow(page: Page): Promise<void> {
  await expect(page.getByText(problem)).toBeInViewport();
}
