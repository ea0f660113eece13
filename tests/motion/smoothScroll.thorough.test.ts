import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { expect, openPage, waitForHydration, waitForReveals } from '../helpers/page.ts';
import { jumpTo } from '../helpers/reading.ts';
import { PHONE } from '../helpers/viewports.ts';

/** Sections far down. */
const FAR = ['projects', 'contact'];

describe('with motion', () => {
  test('a clicked link scrolls smoothly to its section, to the end', async () => {
    const page = await openMoving();
    await noteScrolling(page);
    await page.getByRole('link', { name: 'View My Work' }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
    // A layout that changes meanwhile does not end the scroll.
    await page.evaluate(() => (document.querySelector('footer')!.style.paddingBlockEnd = '300px'));
    await expect.poll(() => topOf(page, 'projects')).toBeLessThan(100);
    const places = await page.evaluate(() => window.scrolledTo);
    expect(places.length, 'a jump is one').toBeGreaterThan(1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('Enter on a link jumps, right after Tab too', async () => {
    const page = await openMoving();
    await page.getByRole('link', { name: 'View My Work' }).focus();
    await noteScrolling(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#contact$/);
    await expect.poll(() => topOf(page, 'contact')).toBeLessThan(100);
    expect((await page.evaluate(() => window.scrolledTo)).length).toBeLessThan(3);
  });

  test('Tab and Back jump, after a click too', async () => {
    const page = await openMoving();
    const arrived = page.evaluate(
      () => new Promise((resolve) => addEventListener('scrollend', resolve)),
    );
    await page.getByRole('link', { name: "Let's Connect" }).click();
    await arrived;
    await expect.poll(() => topOf(page, 'contact')).toBeLessThan(100);
    await noteScrolling(page);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const link = page.locator('#skills a, #experience a').last();
    await link.focus();
    await expect(link).toBeInViewport();
    expect((await page.evaluate(() => window.scrolledTo)).length).toBeLessThan(4);
  });
});

describe('the visitor stands', () => {
  test('in the same place of a section after a reload', async () => {
    const page = await openPage('', { viewport: PHONE });
    await waitForHydration(page);
    for (const id of FAR) {
      await jumpTo(page, id);
      await page.evaluate(() => scrollBy({ top: innerHeight / 3, behavior: 'instant' }));
      const before = await topOf(page, id);
      await page.reload();
      await waitForHydration(page);
      await expect
        .poll(async () => Math.abs((await topOf(page, id)) - before), { message: id })
        .toBeLessThan(3);
    }
  });

  test.each(['full', 'reduced'] as const)(
    'where a link leads when the address names a section, motion %s',
    async (motion) => {
      const page = await openPage('', { viewport: PHONE, motion, field: false });
      for (const id of FAR) {
        await waitForHydration(page);
        await page.evaluate((section) => {
          document.documentElement.style.scrollBehavior = 'auto';
          location.hash = section;
        }, id);
        await expect.poll(() => topOf(page, id)).toBeLessThan(200);
        const linked = await topOf(page, id);
        await page.goto('404.html');
        await page.goto(`#${id}`);
        await waitForHydration(page);
        await expect
          .poll(async () => Math.abs((await topOf(page, id)) - linked), { message: id })
          .toBeLessThan(3);
      }
    },
  );

  test('at the text that a link leads to', async () => {
    const page = await openPage('#:~:text=Voices%20of', {
      viewport: PHONE,
      motion: 'full',
      field: false,
    });
    await waitForHydration(page);
    await expect(page.locator('#testimonials h2')).toBeInViewport();
    await expect.poll(() => topOf(page, 'testimonials')).toBeLessThan(PHONE.height);
  });
});

async function openMoving(): Promise<Page> {
  const page = await openPage('', { motion: 'full', field: false });
  await waitForReveals(page);
  return page;
}

function topOf(page: Page, id: string): Promise<number> {
  return page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top);
}

/** Notes where the page is after each scroll event, in pixels from its top. */
async function noteScrolling(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.scrolledTo = [];
    addEventListener('scroll', () => window.scrolledTo.push(scrollY), { passive: true });
  });
}

declare global {
  interface Window {
    scrolledTo: number[];
  }
}
