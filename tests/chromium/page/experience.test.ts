import { expect, test } from 'vitest';
import type { ChromiumVisitor } from '../../helpers/drivers/chromium.ts';
import { isWaiting, show } from '../../helpers/pages/movement.ts';
import { sharedVisitInChromium, visitInChromium } from '../../helpers/drivers/visit.ts';
import { siteWithoutField } from '../../helpers/sites/siteWithoutField.ts';

const site = siteWithoutField();

/** The timeline as eyes see it. */

interface Place {
  left: number;
  top: number;
  bottom: number;
}

const here = sharedVisitInChromium({ scripts: false });

test.each([390, 1440, 2560])(
  'year and role of an entry stand together, apart from all others, at %i pixels',
  async (width) => {
    const visitor = here();
    await visitor.resize(width, 900);
    const entries = await visitor.evaluate(() => {
      const place = (element: Element): Place => {
        const { left, top, bottom } = element.getBoundingClientRect();
        return { left: Math.round(left), top, bottom };
      };
      return [...document.querySelectorAll('#experience li')].map((entry) => {
        const [role, year] = [...entry.querySelectorAll('h3, p')];
        return {
          entry: place(entry),
          role: place(role!),
          year: place(year!),
          end: place(entry.lastElementChild!),
        };
      });
    });
    expect(entries).toHaveLength(5);
    const columns = new Set(entries.map(({ role }) => role.left));
    expect(columns.size).toBe(width < 768 ? 1 : 2);
    for (const { role, year } of entries) {
      expect(year.left).toBe(role.left);
      const gap = role.top - year.bottom;
      expect(gap).toBeGreaterThanOrEqual(0);
      for (const other of entries.filter((each) => each.role !== role && each.role.left === role.left)) {
        const apart = Math.max(other.year.top - role.bottom, year.top - other.end.bottom);
        expect(apart).toBeGreaterThan(3 * gap);
      }
    }
    // From the newest down, on one side and the other in turn.
    for (const [index, { year, role }] of entries.entries()) {
      const next = entries[index + 1];
      if (!next) continue;
      expect(next.year.top).toBeGreaterThan(year.top);
      expect(next.role.left !== role.left).toBe(width >= 768);
    }
  },
);

test.each([768, 1000])(
  'year and role of an entry are level on either side of the needle, and the next begins below both, at %i pixels',
  async (width) => {
    const visitor = here();
    await visitor.resize(width, 900);
    const needle = await visitor.box('#experience [data-from]');
    const entries = await visitor.evaluate(() =>
      [...document.querySelectorAll('#experience li')].map((entry) => {
        const [role, year] = [...entry.querySelectorAll('h3, p')].map((text) => text.getBoundingClientRect());
        const { top, bottom } = entry.getBoundingClientRect();
        return { top, bottom, role: role!.toJSON() as DOMRect, year: year!.toJSON() as DOMRect };
      }),
    );
    expect(entries).toHaveLength(5);
    for (const [index, { bottom, role, year }] of entries.entries()) {
      const [left, right] = index % 2 ? [role, year] : [year, role];
      expect(left.right).toBeLessThanOrEqual(needle.x);
      expect(right.left).toBeGreaterThanOrEqual(needle.x + needle.width);
      expect(role.top).toBeLessThan(year.bottom);
      expect(year.top).toBeLessThan(role.bottom);
      expect(entries[index + 1]?.top ?? Infinity).toBeGreaterThanOrEqual(bottom);
    }
  },
);

test('on paper entries stand below one another, each year at the end of its role’s line', async () => {
  const visitor = await visitInChromium({ width: 794, scripts: false });
  await visitor.open();
  await visitor.page.emulateMedia({ media: 'print' });
  const entries = await visitor.evaluate(() =>
    [...document.querySelectorAll('#experience li')].map((entry) => {
      const [role, year] = [...entry.querySelectorAll('h3, p')].map((text) => text.getBoundingClientRect());
      return { role: role!.toJSON() as DOMRect, year: year!.toJSON() as DOMRect };
    }),
  );
  expect(new Set(entries.map(({ role }) => role.left)).size).toBe(1);
  expect(new Set(entries.map(({ year }) => year.right)).size).toBe(1);
  for (const { role, year } of entries) {
    expect(Math.abs(year.top - role.top)).toBeLessThan(role.height / 2);
    expect(year.left).toBeGreaterThan(role.left + 200);
  }
});

test('the needle grows with the reading while motion is allowed, and is whole where it is not', async () => {
  const moving = await visitInChromium({ motion: 'full', site: site.url });
  await moving.open();
  await moving.hydrated();
  await moving.until('reveals are attached', isWaiting, ['contact']);
  await show(moving, 'experience');
  await moving.until('the needle has begun', isPartOfTheTimeline, [0.02, 0.9]);
  await moving.evaluate(() =>
    document
      .querySelector('#experience li:last-child')!
      .scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await moving.until('the needle has grown', isPartOfTheTimeline, [0.9, 1.01]);

  const still = await visitInChromium();
  await still.open();
  await show(still, 'experience');
  expect(await still.evaluate(isPartOfTheTimeline, 0.999, 1.001)).toBe(true);
  expect(await runningIn(still)).toEqual([]);
});

/** Run in the page: whether the needle is as high as a share of the timeline, from `least` to `most`. */
function isPartOfTheTimeline(least: number, most: number): boolean {
  const list = document.querySelector('#experience ol')!;
  const share =
    list.previousElementSibling!.firstElementChild!.getBoundingClientRect().height /
    list.getBoundingClientRect().height;
  return share > least && share < most;
}

function runningIn(visitor: ChromiumVisitor): Promise<string[]> {
  return visitor.evaluate(() =>
    document
      .querySelector('#experience')!
      .getAnimations({ subtree: true })
      .map((animation) => animation.id || animation.constructor.name),
  );
}
