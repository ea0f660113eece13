import type { Page } from 'playwright';
import { content } from '../../src/content/content.ts';
import { expect } from './page.ts';

/** The sections of the built site, in order. */
export const sectionIds = ['home', ...content.sections] as const;

/** Scrolls to a section in one jump. */
export async function jumpTo(page: Page, id: string): Promise<void> {
  await page.evaluate(
    (section) => document.getElementById(section)?.scrollIntoView({ behavior: 'instant' }),
    id,
  );
}

/** Expects each section to hold text, and every text to be visible to a visitor who scrolls there. */
export async function expectAllTextShows(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(hiddenTexts), { message: 'hidden texts' }).toEqual([]);
}

/** Scrolls down the page as a reader does, and expects every picture to come and every text to show. */
export async function readWholePage(page: Page, { pictures = true } = {}): Promise<void> {
  expect(await page.evaluate(missingPictures, pictures ? 30_000 : 0), 'missing pictures').toEqual(
    [],
  );
  await expectAllTextShows(page);
}

/** Clicks links of the bar or menu, and expects to reach their sections: the last two, for short scrolls. */
export async function expectLinksLead(page: Page): Promise<void> {
  for (const id of content.sections.slice(-2)) {
    const link = page.locator(`nav a[href="#${id}"]`);
    if (!(await link.isVisible())) await page.getByRole('button', { name: 'Menu' }).click();
    await link.click();
    await expect.poll(() => page.evaluate(isReached, id), { message: id }).toBe(true);
    // Without scripts the menu stays until the visitor closes it.
    await page.keyboard.press('Escape');
  }
}

/** Moves the mouse over the bar, which has no running text, and expects the arrow or the system's cursor. */
export async function expectCursor(page: Page): Promise<void> {
  for (const x of [200, 210]) await page.mouse.move(x, 5);
  const cursor = await page.locator('header').evaluate((bar) => getComputedStyle(bar).cursor);
  if (cursor === 'none') await expect(page.locator('#root > [aria-hidden]').last()).toBeVisible();
}

/** Hides the tab from its page, or shows it. */
export function setVisibility(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value: value === 'hidden', configurable: true });
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

/** Runs in the page: whether the window begins with a section, or ends with it at the end of the page. */
function isReached(id: string): boolean {
  const { scrollTop, scrollHeight } = document.documentElement;
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
  const atEnd = scrollTop + innerHeight > scrollHeight - 2;
  return Math.abs(top) < 200 || (atEnd && top > 0 && top < innerHeight);
}

/** Runs in the page: scrolls down by most of a window at a time. Returns pictures that come too late. */
async function missingPictures(patience: number): Promise<string[]> {
  const missing = () =>
    [...document.images]
      .filter((image) => {
        const { left, right, top, bottom } = image.getBoundingClientRect();
        return right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
      })
      .filter((image) => !image.complete || image.naturalWidth === 0)
      .map((image) => image.currentSrc);
  scrollTo({ top: 0, behavior: 'instant' });
  for (;;) {
    for (let waited = 0; waited < patience && missing().length > 0; waited += 50)
      await new Promise((resolve) => setTimeout(resolve, 50));
    if (patience > 0 && missing().length > 0) return missing();
    const { scrollTop, scrollHeight } = document.documentElement;
    if (scrollTop + innerHeight > scrollHeight - 2) return [];
    scrollBy({ top: innerHeight * 0.8, behavior: 'instant' });
    // Observers of the window learn of it in the next frames.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }
}

/** Runs in the page: beginnings of texts that nobody can see, and sections without text. */
export function hiddenTexts(): string[] {
  const hidden = [...document.querySelectorAll('section')]
    .filter((section) => !section.textContent.trim())
    .map(({ id }) => `nothing in ${id}`);
  const root = document.querySelector('main');
  if (!root) return ['no page'];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim().slice(0, 40);
    // Controls show once their code is there.
    if (
      !text ||
      !parent ||
      parent.closest('style, .visually-hidden, .print-only, [data-ready], [hidden], svg, button')
    )
      continue;
    // Slides out of view wait beside the carousel.
    const slide = parent.closest('.swiper-slide')?.getBoundingClientRect();
    const box = parent.closest('.swiper')?.getBoundingClientRect();
    if (slide && box && (slide.left < box.left - 2 || slide.right > box.right + 2)) continue;
    let opacity = 1;
    for (let around: Element | null = parent; around; around = around.parentElement)
      opacity *= Number(getComputedStyle(around).opacity);
    const { width, height } = parent.getBoundingClientRect();
    const shows = parent.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
    if (!shows || opacity < 0.99) hidden.push(text);
  }
  return hidden;
}
