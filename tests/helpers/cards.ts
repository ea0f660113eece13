import type { Page } from 'playwright';
import { expect } from 'vitest';
import { changeText, type TextStyle } from './textStyle.ts';
import { overlap, type Box } from './boxes.ts';

/** Expects no gap between the cards of projects and the link below them, and none over another. */
export async function expectCardsFit(
  page: Page,
  width: number,
  style: TextStyle = 'normal',
): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await changeText(page, style);
  const where = `${width} pixels, ${style} text`;
  const cards = await page
    .locator('#projects li[id], #projects div:has(> p > [href="#testimonials"])')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as Box));
  expect(cards.length, where).toBeGreaterThan(2);
  for (const [index, one] of cards.entries()) {
    for (const other of cards.slice(index + 1)) expect(overlap(one, other), where).toBe(false);
  }
  const columns = [true, false].map((isLeft) =>
    cards.filter(({ left }) => left < width / 2 - 1 === isLeft),
  );
  for (const column of columns) {
    for (const [index, { bottom }] of column.slice(0, -1).entries()) {
      expect(Math.abs(column[index + 1]!.top - bottom), where).toBeLessThan(1.5);
    }
  }
  const [left, right] = columns.map((column) => column.at(-1)?.bottom ?? 0);
  // An odd last card takes both columns.
  if (right && cards.length > 4) expect(Math.abs(left! - right)).toBeLessThan(1.5);
}
