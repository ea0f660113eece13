import type { Page } from 'playwright';
import { expect, waitForHydration } from './page.ts';
import { sample } from './sites/sample.ts';
import { PHONE } from './viewports.ts';

const { labels } = sample.testimonials;
export const ON_PHONE = { viewport: PHONE };
/** A small window at 400% zoom. */
export const ZOOMED = { viewport: { width: 320, height: 256 } };
/** Three slides beside each other. */
export const SMALL_DESKTOP = { width: 1024, height: 600 };

export async function scrollToCarousel(page: Page): Promise<void> {
  await waitForHydration(page);
  await slides(page).evaluate((box) =>
    box.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
}

/** Waits for the buttons, which come with the carousel. */
export async function waitForControls(page: Page): Promise<void> {
  await expect(dot(page, 1)).toBeVisible();
}

export function slides(page: Page) {
  return page
    .locator('.swiper')
    .and(page.getByRole('group', { name: sample.testimonials.heading }));
}

export function button(page: Page, name: string) {
  return page.locator('#testimonials').getByRole('button', { name, exact: true });
}

export function dot(page: Page, n: number) {
  return button(page, labels.goTo.replace('{n}', String(n)));
}

export async function expectActiveSlide(page: Page, n: number): Promise<void> {
  await expect(dot(page, n)).toHaveAttribute('aria-current', 'true');
}

/** Number of the active slide, from 1. */
export function activeSlideOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const dots = [
      ...document.querySelectorAll('#testimonials button[aria-label^="Go to testimonial"]'),
    ];
    return dots.findIndex((each) => each.hasAttribute('aria-current')) + 1;
  });
}

/** Names of the slides that are wholly between the margins, from left to right. */
export function slidesInView(page: Page): Promise<(string | null)[]> {
  return slides(page).evaluate((box) => {
    const { left, right } = box.getBoundingClientRect();
    const margin = Number.parseFloat(getComputedStyle(box).paddingLeft) - 1;
    return [...box.querySelectorAll('.swiper-slide')]
      .map((slide) => ({ name: slide.ariaLabel, rect: slide.getBoundingClientRect() }))
      .filter(({ rect }) => rect.left >= left + margin && rect.right <= right - margin)
      .toSorted((a, b) => a.rect.left - b.rect.left)
      .map(({ name }) => name);
  });
}

/** A finger on the slides. The returned function sends its events. */
export async function finger(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const { y } = (await slides(page).boundingBox())!;
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: y + 100 }],
    });
}
