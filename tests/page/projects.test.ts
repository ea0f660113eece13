import type { Page } from 'playwright';
import { describe, expect as expectNow, test } from 'vitest';
import { textBoxes, type Box } from '../helpers/changeText.ts';
import { bring } from '../helpers/fieldPage.ts';
import { expect, hydrated, openPage } from '../helpers/page.ts';
import { sample } from '../helpers/sites/sample.ts';
import { expectTilesFit } from '../helpers/tiles.ts';

const { items, testimonialsLink } = sample.projects;

describe('the one needle among the projects', () => {
  test('rests beside the first project, which it points at without scripts', async () => {
    const page = await openPage('', { javaScriptEnabled: false });
    expectNow(await needles(page)).toEqual(['beside']);
    expectNow(await pinkPhrases(page)).toEqual([items[0]!.pointer!.phrase]);
    await page.setViewportSize({ width: 390, height: 844 });
    expectNow(await needles(page)).toEqual(['project-1']);
  });

  test('goes to each picture in turn, to the card under the mouse, and back to its place at rest', async () => {
    const page = await openPage();
    await hydrated(page);
    for (const index of [...items.keys(), ...[...items.keys()].toReversed()]) {
      await toMiddle(page, index);
      await pointsAt(page, index);
    }
    await toMiddle(page, 2);
    await page.locator('#project-4 img').hover();
    await pointsAt(page, 3);
    await page.locator('#project-2 h3').hover();
    await pointsAt(page, 1);
    await page.mouse.move(700, 20);
    await pointsAt(page, 2);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => needles(page)).toEqual(['beside']);
  });

  test('stays with the scrolled picture under a finger', async () => {
    const page = await openPage('', { viewport: { width: 390, height: 844 }, hasTouch: true });
    await hydrated(page);
    await toMiddle(page, 2);
    await pointsAt(page, 2);
    await page.locator('#project-3 h3').tap();
    await toMiddle(page, 3);
    await pointsAt(page, 3);
  });

  test('flies with full motion: no frame shows two needles or none', async () => {
    const page = await openPage('', { motion: 'full', field: false });
    await hydrated(page);
    await page.locator('#projects h2').scrollIntoViewIfNeeded();
    await expect(page.locator('#projects li').first()).toHaveCSS('opacity', '1');
    await page.evaluate(() => {
      window.needlesSeen = new Set<string>();
      const look = () => {
        const shown = [...document.querySelectorAll('#projects [data-needle] svg:has(g)')].filter(
          (needle) => needle.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        );
        const state =
          document.querySelector<HTMLElement>('#projects [data-needle]')!.dataset.needle;
        window.needlesSeen.add(`${state}: ${shown.length}`);
        requestAnimationFrame(look);
      };
      look();
    });
    await toMiddle(page, 0);
    await expect.poll(() => page.evaluate(() => [...window.needlesSeen])).toContain('card: 1');
    const seen = await page.evaluate(() => [...window.needlesSeen]);
    expectNow(seen.filter((state) => !state.endsWith(': 1'))).toEqual([]);
  });

  test('has its tip on the detail, clear of texts and edges, at every size', async () => {
    const page = await openPage();
    await hydrated(page);
    const sizes = [
      [320, 568],
      [390, 844],
      [768, 1024],
      [844, 390],
      [1440, 900],
      [2560, 1300],
    ] as const;
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      for (const [index, { pointer }] of items.entries()) {
        const { picture, tip, needle, caption } = await page.evaluate(measure, index);
        expectNow((tip.x - picture.left) / (picture.right - picture.left)).toBeCloseTo(
          pointer!.x,
          2,
        );
        expectNow((tip.y - picture.top) / (picture.bottom - picture.top)).toBeCloseTo(
          pointer!.y,
          2,
        );
        expectNow(needle.left).toBeGreaterThanOrEqual(picture.left - 1);
        expectNow(needle.right).toBeLessThanOrEqual(picture.right + 1);
        expectNow(needle.top).toBeGreaterThanOrEqual(picture.top - 1);
        expectNow(needle.bottom).toBeLessThanOrEqual(caption.bottom);
        for (const text of await textBoxes(page, `#project-${index + 1} :is(h3, h3 + p)`))
          expectNow(needle.bottom <= text.top || needle.right <= text.left).toBe(true);
      }
    }
  });
});

test.each([320, 390, 768, 1440])(
  'with motion, the page is never wider than a window of %i pixels while Projects is shown',
  async (width) => {
    const page = await openPage('', {
      motion: 'full',
      field: false,
      viewport: { width, height: 900 },
    });
    await hydrated(page);
    for (const index of items.keys()) {
      await toMiddle(page, index);
      expectNow(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  },
);

test('brings the picture of a linked project into view below the bar at every size', async () => {
  const page = await openPage();
  await hydrated(page);
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const index of [0, 3, items.length - 1]) {
      await page.goto(`#project-${index + 1}`);
      await pointsAt(page, index);
      const bar = await page.locator('header').first().boundingBox();
      const picture = await page.locator(`#project-${index + 1} img`).boundingBox();
      expectNow(picture!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height);
      expectNow(picture!.y, `${width} by ${height}`).toBeLessThan(height / 2);
    }
  }
});

test('names the client of each project, and leads on to the testimonials with a sentence of one', async () => {
  const page = await openPage('', { javaScriptEnabled: false });
  for (const [index, { title, client, tech }] of items.entries()) {
    const card = page.locator(`#project-${index + 1}`);
    await expect(card.getByRole('heading')).toHaveText(title);
    await expect(card.getByText(/^for /)).toHaveText(client ? [`for ${client}`] : []);
    await expect(card.getByRole('listitem')).toHaveText(tech ?? []);
    await expect(card.getByRole('link')).toHaveCount(0);
  }
  await expect(page.locator('#projects blockquote')).toHaveText(
    'He asked better questions than our own team.',
  );
  await page.getByRole('link', { name: testimonialsLink!, exact: true }).click();
  await expect(page.locator('#testimonials h2')).toBeInViewport();
});

test('leads from each testimonial to its project, and sets tags and phrase apart from links', async () => {
  const page = await openPage('', { javaScriptEnabled: false });
  for (const { name, project } of sample.testimonials.items) {
    const index = items.findIndex(({ id }) => id === project);
    const { title, shortTitle = title } = items[index]!;
    const link = page.locator('#testimonials figure').filter({ hasText: name }).getByRole('link');
    await expect(link).toContainText(shortTitle);
    await expect(link).toHaveAttribute('href', `#project-${index + 1}`);
  }
  await page.locator('#testimonials').getByRole('link', { name: items[0]!.shortTitle! }).click();
  await expect(page.locator('#project-1 img')).toBeInViewport({ ratio: 0.9 });

  const style = (text: string) =>
    page
      .locator('#project-1')
      .getByText(text, { exact: true })
      .evaluate((element) => [
        getComputedStyle(element).textDecorationLine,
        getComputedStyle(element).cursor,
      ]);
  expectNow((await style(items[0]!.pointer!.phrase))[0]).toBe('none');
  expectNow((await style(items[0]!.tech![0]!))[0]).toBe('none');
  const accent = 'rgb(34, 211, 238)';
  await expect(page.locator('#project-1').getByRole('list')).not.toHaveCSS('color', accent);
});

test('leaves no gap between the tiles, whatever the spacing and size of texts', async () => {
  const page = await openPage('', { javaScriptEnabled: false });
  for (const [width, ...styles] of [
    [320, 'normal', 'wide spacing'],
    [768, 'normal', 'wide spacing'],
    [1024, 'normal', 'double size'],
    [1440, 'normal', 'wide spacing', 'double size'],
  ] as const)
    for (const style of styles) await expectTilesFit(page, width, style);
});

/** Brings the middle of a project's picture to the middle of the window. */
function toMiddle(page: Page, index: number): Promise<void> {
  return bring(page, `#project-${index + 1} img`);
}

/** Waits until the needle points in one project alone, and its phrase is the only pink one. */
async function pointsAt(page: Page, index: number): Promise<void> {
  await expect.poll(() => needles(page)).toEqual([`project-${index + 1}`]);
  await expect.poll(() => pinkPhrases(page)).toEqual([items[index]!.pointer!.phrase]);
}

/** Places of the visible needles: `beside` the cards, or ids of cards. */
function needles(page: Page): Promise<string[]> {
  return page
    .locator('#projects svg:has(g)')
    .evaluateAll((all) =>
      all
        .filter((needle) =>
          needle.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        )
        .map((needle) => needle.closest('li')?.id ?? 'beside'),
    );
}

function pinkPhrases(page: Page): Promise<string[]> {
  return page
    .locator('#projects li[id] p > span')
    .evaluateAll((phrases) =>
      phrases
        .filter((phrase) => getComputedStyle(phrase).color === 'rgb(255, 140, 194)')
        .map((phrase) => phrase.textContent),
    );
}

/** Run in the page: boxes of a project's picture, needle and caption. */
function measure(index: number) {
  const card = document.querySelectorAll('#projects li[id]')[index]!;
  const shapes = [...card.querySelectorAll<SVGPathElement>('svg path')];
  // The box of a turned shape is larger than the shape.
  const points = shapes.flatMap((shape) => {
    const length = shape.getTotalLength();
    return Array.from({ length: 101 }, (_, step) =>
      shape.getPointAtLength((length * step) / 100).matrixTransform(shape.getScreenCTM()!),
    );
  });
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  // A needle is drawn from its tip.
  const matrix = shapes.at(-1)!.getScreenCTM()!;
  const boxOf = (element: Element) => element.getBoundingClientRect().toJSON() as Box;
  return {
    picture: boxOf(card.querySelector('img')!),
    tip: { x: matrix.e, y: matrix.f },
    needle: {
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
    },
    caption: boxOf(card),
  };
}

declare global {
  interface Window {
    needlesSeen: Set<string>;
  }
}
