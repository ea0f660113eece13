import { expect } from 'vitest';
import { until } from '../drivers/inPage.ts';
import type { Visitor } from '../drivers/visitor.ts';
import { sectionIds } from './sectionIds.ts';

/** Milliseconds in which everything shows at last: the style sheet's 4 s, reveals under way, a busy machine. */
const ALL_SHOWN = 20_000;

/**
 * Goes down the page as a reader does; expects every picture that is reached to come, within `patience` ms, and every
 * text to show.
 */
export async function readWholePage(visitor: Visitor, patience = 30_000): Promise<void> {
  await readDown(visitor, () =>
    visitor.until('the pictures in view have come', picturesInViewHaveCome, [], patience),
  );
}

/** The same where no pictures are to be had. */
export async function readWithoutPictures(visitor: Visitor): Promise<void> {
  await readDown(visitor, () => visitor.evaluate(twoFrames));
}

async function readDown(visitor: Visitor, atEachStop: () => Promise<unknown>): Promise<void> {
  await visitor.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (let atEnd = false; !atEnd; atEnd = await visitor.evaluate(scrollOn)) await atEachStop();
  await atEachStop();
  await everyTextShows(visitor);
}

/** Expects every section to hold text, and all of it to be seen by whoever scrolls there. */
export async function everyTextShows(visitor: Visitor): Promise<void> {
  const empty = await visitor.evaluate(
    // Not innerText, which leaves out what the browser has yet to lay out.
    (ids) => ids.filter((id) => !document.getElementById(id)?.textContent.trim()),
    sectionIds,
  );
  expect(empty, 'sections without text').toEqual([]);
  let hidden: string[] = [];
  const look = async () => (hidden = await visitor.evaluate(hiddenTexts)).length === 0;
  await until('every text shows', look, ALL_SHOWN).catch(() => {});
  expect(hidden, 'texts that cannot be seen').toEqual([]);
}

/** Clicks links of the bar, on narrow windows in the menu, last first, and expects to get to their sections. */
export async function linksLead(visitor: Visitor, sections = sectionIds): Promise<void> {
  const inMenu = await visitor.sees({ role: 'button', name: 'Menu' });
  for (const section of sections.toReversed()) {
    if (inMenu) await visitor.click({ role: 'button', name: 'Menu' });
    await visitor.click(`nav a[href="#${section}"]`);
    await visitor.until(`the link leads to ${section}`, isReached, [section]);
    if (!inMenu) continue;
    await visitor.until('the menu is closed', () => !document.querySelector('#menu')!.checkVisibility());
  }
}

/** Run in the page: scrolls on by most of a window; whether that is the end. */
function scrollOn(): boolean {
  scrollBy({ top: innerHeight * 0.8, behavior: 'instant' });
  const { scrollTop, scrollHeight } = document.documentElement;
  return scrollTop + innerHeight > scrollHeight - 2;
}

/** Run in the page. */
function picturesInViewHaveCome(): boolean {
  return [...document.images].every((img) => {
    const { left, right, top, bottom } = img.getBoundingClientRect();
    const inView = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
    return !inView || (img.complete && img.naturalWidth > 0);
  });
}

/** Run in the page: until what a scroll has told the page is done. */
export function twoFrames(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Run in the page: whether a section stands where a link to it leads, or the page has come to its end. */
function isReached(id: string): boolean {
  const { scrollTop, scrollHeight } = document.documentElement;
  const { top } = document.getElementById(id)!.getBoundingClientRect();
  const atEnd = scrollTop + innerHeight > scrollHeight - 2 && top > 0;
  return location.hash === `#${id}` && top < innerHeight && ((top > -2 && top < 200) || atEnd);
}

/** Run in the page: the beginnings of texts that cannot be seen, wherever one scrolls. */
export function hiddenTexts(): string[] {
  const hidden: string[] = [];
  const walker = document.createTreeWalker(document.getElementById('root')!, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const parent = node.parentElement!;
    // Texts for the ear alone, controls that come and go with what they control, and those of the bar, which has less
    // of them where it has less room.
    if (!node.data.trim() || parent.closest('style, .visually-hidden, #menu, svg')) continue;
    if (parent.closest('header :is(button, a[download])')) continue;
    let opacity = 1;
    for (let around: Element | null = parent; around; around = around.parentElement) {
      opacity *= Number(getComputedStyle(around).opacity);
    }
    const { width, height } = parent.getBoundingClientRect();
    const there = parent.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
    if (!there || opacity < 0.99) hidden.push(node.data.trim().slice(0, 40));
  }
  return hidden;
}
