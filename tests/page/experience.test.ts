import type { Page } from 'playwright';
import { test } from 'vitest';
import { overlap, textBoxes, type Box } from '../helpers/changeText.ts';
import { expect, hydrated, openPage } from '../helpers/page.ts';
import { sample } from '../helpers/sites/sample.ts';

const { items, typeLabels } = sample.experience;

test('reads role, period, kind and company of each entry, in that order', async () => {
  const page = await openPage('', { javaScriptEnabled: false });
  const entries = page.locator('#experience').getByRole('listitem');
  await expect(entries).toHaveCount(items.length);
  for (const [index, { title, company, period, type, description }] of items.entries()) {
    const text = (await entries.nth(index).textContent()) ?? '';
    const dates = period.replace(' – ', '–');
    expect(text).toBe(`${title}${dates} ${typeLabels[type]}${company}${description}`);
  }
});

test('marks work with a lightning in cyan and education with a check circle in purple', async () => {
  const page = await openPage('', { javaScriptEnabled: false });
  const icons = await page
    .locator('#experience li')
    .evaluateAll((entries) =>
      entries.map((entry) => [
        getComputedStyle(entry.querySelector('svg')!).color,
        entry.querySelector('svg path')!.getAttribute('d'),
      ]),
    );
  expect(new Set(icons.map(String)).size).toBe(2);
  for (const [index, { type }] of items.entries())
    expect(icons[index]![0]).toBe(type === 'work' ? 'rgb(34, 211, 238)' : 'rgb(196, 139, 255)');
});

test('keeps year and text of an entry together at every width', async () => {
  const page = await openPage('', { javaScriptEnabled: false });
  for (const width of [390, 768, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const [dates, titles, entries] = await Promise.all([
      textBoxes(page, '#experience bdi:first-child:not(:last-child)'),
      textBoxes(page, '#experience h3'),
      page
        .locator('#experience li > div')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as Box)),
    ]);
    expect(dates).toHaveLength(items.length);
    expect(new Set(dates.map(({ bottom, top }) => Math.round(bottom - top))).size).toBe(1);
    for (const [index, { left, bottom }] of dates.entries()) {
      const title = titles[index]!;
      expect(Math.abs(title.left - left)).toBeLessThan(4);
      expect(title.top).toBeGreaterThanOrEqual(bottom - 4);
      const next = entries[index + 1];
      if (!next) continue;
      // From the newest down, on one side and the other in turn.
      expect(next.top).toBeGreaterThan(entries[index]!.top);
      expect(overlap(next, entries[index]!)).toBe(false);
      expect(next.left !== entries[index]!.left).toBe(width >= 768);
    }
    const axis = await page.locator('#experience [data-first-type]').boundingBox();
    const section = await page.locator('#experience').boundingBox();
    expect(axis!.y + axis!.height).toBeGreaterThan(section!.y + section!.height + 20);
  }
  // As on a page without Contact.
  await page.getByRole('link', { name: 'Next: your project' }).evaluate((link) => link.remove());
  for (const width of [390, 768, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const start = (await page.locator('#experience [data-first-type]').boundingBox())!;
    const first = (await page.locator('#experience li > div').first().boundingBox())!;
    expect(start.y, `${width} pixels`).toBeLessThan(first.y + 150);
  }
});

test('prints entries below one another, each year at the end of its role’s line', async () => {
  const page = await openPage('', {
    javaScriptEnabled: false,
    viewport: { width: 794, height: 900 },
  });
  await page.emulateMedia({ media: 'print' });
  const roles = await textBoxes(page, '#experience h3');
  const years = await textBoxes(page, '#experience h3 + p');
  expect(new Set(roles.map(({ left }) => left)).size).toBe(1);
  for (const [index, role] of roles.entries()) {
    expect(Math.abs(years[index]!.top - role.top)).toBeLessThan((role.bottom - role.top) / 2);
    expect(years[index]!.left).toBeGreaterThan(role.right);
  }
});

test('grows the axis while the page is scrolled, and shows all of it with reduced motion', async () => {
  const moving = await openPage('', { motion: 'full', field: false });
  await hydrated(moving);
  await moving.locator('#experience h2').scrollIntoViewIfNeeded();
  await expect.poll(() => shareOfAxis(moving)).toBeLessThan(0.9);
  await moving.locator('#experience li > div').last().scrollIntoViewIfNeeded();
  await moving.mouse.wheel(0, 500);
  await expect.poll(() => shareOfAxis(moving)).toBeGreaterThan(0.9);

  const still = await openPage();
  await hydrated(still);
  await still.locator('#experience h2').scrollIntoViewIfNeeded();
  expect(await shareOfAxis(still)).toBeCloseTo(1);
});

/** How much of its height the axis has. */
function shareOfAxis(page: Page): Promise<number> {
  return page.locator('#experience [data-first-type]').evaluate((axis) => {
    const { height } = axis.firstElementChild!.getBoundingClientRect();
    return height / axis.getBoundingClientRect().height;
  });
}
