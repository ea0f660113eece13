import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { expectNoViolationsOnPage, loadAxe } from '../helpers/axe.ts';
import { expect, openPage, waitForHydration } from '../helpers/page.ts';
import { sample } from '../helpers/sites/sample.ts';
import { siteOf } from '../helpers/sites/siteOf.ts';
import { visibleRatioOfFocus, zoomTo } from '../helpers/zoom.ts';

const problem = 'On phones the checkout took seven screens.';
const { projects } = sample;
const [first, second, ...others] = projects.items;
const site = siteOf({
  ...sample,
  projects: {
    ...projects,
    items: [
      { ...first!, result: 'Half of all orders come from phones', caseStudy: { problem } },
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

async function expectInWindow(page: Page): Promise<void> {
  await expect(page.getByText(problem)).toBeInViewport();
}
