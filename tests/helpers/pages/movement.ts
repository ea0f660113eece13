import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { until } from '../drivers/inPage.ts';
import type { Visitor } from '../drivers/visitor.ts';
import { sectionIds } from './sectionIds.ts';

/** Scrolls to a section as a jump, without gliding. */
export function show(visitor: Visitor, id: string): Promise<void> {
  return visitor.evaluate(
    (section) => document.getElementById(section)!.scrollIntoView({ behavior: 'instant' }),
    id,
  );
}

/** Waits until reveals are attached. */
export async function movesNow(visitor: Visitor): Promise<void> {
  await visitor.hydrated();
  await visitor.until('reveals are attached', isWaiting, ['contact']);
}

/** Goes down the page and back: sections that wait to be revealed run GSAP's frames and keep its listeners. */
export async function revealAll(visitor: Visitor): Promise<void> {
  await movesNow(visitor);
  for (const id of sectionIds.slice(1)) {
    await show(visitor, id);
    await visitor.until(`${id} begins to show`, beginsToShow, [id]);
  }
  await visitor.until('every section and card is revealed', allShow);
  await show(visitor, 'home');
}

/** Moves the mouse about `x`, `y` until the arrow has taken its place. */
export async function meetArrow(visitor: Visitor, x = 700, y = 120): Promise<void> {
  let step = 0;
  await until('the arrow is there', async () => {
    step += 1;
    await visitor.moveMouse(x + (step % 2), y);
    return visitor.evaluate(() => 'cursor' in document.documentElement.dataset);
  });
}

/** Source of every script that the visit has requested. */
export async function loadedCode(visitor: Visitor): Promise<string> {
  const files = visitor.requests().filter((url) => url.endsWith('.js'));
  const folder = inject('siteFolder');
  return (await Promise.all(files.map((url) => readFile(join(folder, new URL(url).pathname), 'utf8')))).join(
    '\n',
  );
}

/** Run in the page: whether all sections and cards are fully visible. */
export function allShow(): boolean {
  return [...document.querySelectorAll('[data-reveal]')].every(
    (part) => getComputedStyle(part).opacity === '1',
  );
}

/** Run in the page: whether a section is fully visible. */
export function isRevealed(id: string): boolean {
  return [...document.querySelectorAll(`#${id} [data-reveal]`)].every(
    (part) => getComputedStyle(part).opacity === '1',
  );
}

/** Run in the page: whether a link to this section has been followed to it, and its beginning lies below the bar. */
export function liesBelowBar(id: string): boolean {
  const { top } = document.getElementById(id)!.getBoundingClientRect();
  return location.hash === `#${id}` && top >= 0 && top < 200;
}

/** Run in the page: whether the reveal of a section is under way, or over. */
export function beginsToShow(id: string): boolean {
  return Number(getComputedStyle(document.querySelector(`#${id} [data-reveal]`)!).opacity) > 0.01;
}

/** Run in the page: whether a section is hidden, by the script and no longer by the style sheet. */
export function isWaiting(id: string): boolean {
  const { opacity } = getComputedStyle(document.querySelector(`#${id} [data-reveal]`)!);
  return 'reveals' in document.documentElement.dataset && Number(opacity) < 0.01;
}

/** Run before the page: counts what it does in animation frames, and notes when it last did something. */
export function countFrames(): void {
  const frames = { count: 0, last: 0 };
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    request((time) => {
      frames.count += 1;
      frames.last = performance.now();
      callback(time);
    });
  window.ranFrames = frames;
}

declare global {
  interface Window {
    ranFrames: { count: number; last: number };
  }
}
