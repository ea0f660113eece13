import type { Locator, Page } from 'playwright';
import { beforeAll, describe, test } from 'vitest';
import type { Box } from '../helpers/boxes.ts';
import { scrollToMiddle } from '../helpers/reading.ts';
import { expect, openPage, openPageForSuite, waitForHydration } from '../helpers/page.ts';
import { sample } from '../helpers/sites/sample.ts';
import { expectCardsFit } from '../helpers/cards.ts';

const { items, testimonialsLink } = sample.projects;
/** Width and height of windows, from the smallest phone to a large screen. */
const WINDOWS = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1440, 900],
  [2560, 1300],
  [3840, 1080],
] as const;

describe('the one needle among the projects', () => {
  /** With reduced motion. */
  const still = openPageForSuite();

  beforeAll(() => waitForHydration(still()));

  test('is docked beside the first project, which it points at without scripts', async () => {
    const page = await openPage('', { javaScriptEnabled: false });
    expect(await needles(page)).toEqual(['beside']);
    expect(await pinkPhrases(page)).toEqual([items[0]!.pointer!.phrase]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await needles(page)).toEqual(['project-1']);
  });

  test('goes to each picture in turn while the visitor scrolls down and up', async () => {
    const page = still();
    for (const index of [...items.keys(), ...[...items.keys()].toReversed()]) {
      await scrollToPicture(page, index);
      await expectNeedleAt(page, index);
    }
  });

  test('goes to the card under the mouse, and then back to the one in the middle', async () => {
    const page = still();
    await scrollToPicture(page, 2);
    await page.locator('#project-4 img').hover();
    await expectNeedleAt(page, 3);
    await page.mouse.move(700, 20);
    await expectNeedleAt(page, 2);
  });

  test('goes back to its place beside the cards above them', async () => {
    const page = still();
    await scrollToPicture(page, 2);
    await expectNeedleAt(page, 2);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => needles(page)).toEqual(['beside']);
  });

  test('stays with the scrolled picture under a finger', async () => {
    const page = await openPage('', { viewport: { width: 390, height: 844 }, hasTouch: true });
    await waitForHydration(page);
    await scrollToPicture(page, 2);
    await expectNeedleAt(page, 2);
    await page.locator('#project-3 h3').tap();
    await scrollToPicture(page, 3);
    await expectNeedleAt(page, 3);
  });

  test('comes to a card with full motion, and no frame shows two needles or none', async () => {
    const page = await openPage('', { motion: 'full', field: false });
    await waitForHydration(page);
    await page.locator('#projects h2').scrollIntoViewIfNeeded();
    await expect(page.locator('#projects li').first()).toHaveCSS('opacity', '1');
    await page.evaluate(() => {
      window.needlesSeen = new Set<string>();
      const look = () => {
        const shown = [
          ...document.querySelectorAll('#projects [data-needle-drawing] svg:has(g path)'),
        ].filter((needle) =>
          needle.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        );
        const state = document.querySelector<HTMLElement>('#projects [data-needle-drawing]')!
          .dataset.needleDrawing;
        window.needlesSeen.add(`${state}: ${shown.length}`);
        requestAnimationFrame(look);
      };
      look();
    });
    await scrollToPicture(page, 0);
    await expect.poll(() => page.evaluate(() => [...window.needlesSeen])).toContain('card: 1');
    const seen = await page.evaluate(() => [...window.needlesSeen]);
    expect(seen.filter((state) => !state.endsWith(': 1'))).toEqual([]);
  });
});

describe('the needle in a picture, at every size,', () => {
  const page = openPageForSuite();
  /** Every card in every window. */
  const cards: MeasuredCard[] = [];

  beforeAll(async () => {
    await waitForHydration(page());
    for (const [width, height] of WINDOWS) {
      await page().setViewportSize({ width, height });
      cards.push(...(await page().locator('#projects li[id]').evaluateAll(measureCards)));
    }
    expect(cards).toHaveLength(items.length * WINDOWS.length);
  });

  test('has its tip on the detail', () => {
    for (const { index, picture, tip } of cards) {
      const pointer = items[index]!.pointer!;
      expect((tip.x - picture.left) / (picture.right - picture.left)).toBeCloseTo(pointer.x!, 2);
      expect((tip.y - picture.top) / (picture.bottom - picture.top)).toBeCloseTo(pointer.y!, 2);
    }
  });

  test('is cut by no side and not by the upper edge of the picture', () => {
    for (const { picture, needle } of cards) {
      expect(needle.left).toBeGreaterThanOrEqual(picture.left - 1);
      expect(needle.right).toBeLessThanOrEqual(picture.right + 1);
      expect(needle.top).toBeGreaterThanOrEqual(picture.top - 1);
    }
  });

  test('hangs no lower than its card', () => {
    for (const { needle, card } of cards) expect(needle.bottom).toBeLessThanOrEqual(card.bottom);
  });

  test('is clear of title and client', () => {
    for (const { index, needle, texts } of cards) {
      expect(texts).toHaveLength(items[index]!.client ? 2 : 1);
      for (const text of texts) {
        expect(needle.bottom <= text.top || needle.right <= text.left).toBe(true);
      }
    }
  });
});

describe('with motion, while Projects is shown,', () => {
  const page = openPageForSuite('', { motion: 'full', field: false });

  beforeAll(() => waitForHydration(page()));

  test.each([320, 390, 768, 1440])(
    'the page is never wider than a window of %i pixels',
    async (width) => {
      await page().setViewportSize({ width, height: 900 });
      for (const index of items.keys()) {
        await scrollToPicture(page(), index);
        expect(await page().evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    },
  );
});

describe('a link to a project', () => {
  const page = openPageForSuite();

  beforeAll(() => waitForHydration(page()));

  test.each([
    [1440, 900],
    [390, 844],
    [844, 390],
  ])('brings its picture into view below the bar at %i by %i', async (width, height) => {
    await page().setViewportSize({ width, height });
    for (const index of [0, 3, items.length - 1]) {
      await page().goto(`#project-${index + 1}`);
      await expectNeedleAt(page(), index);
      const bar = await page().locator('header').first().boundingBox();
      const picture = await page()
        .locator(`#project-${index + 1} img`)
        .boundingBox();
      expect(picture!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height);
      expect(picture!.y).toBeLessThan(height / 2);
    }
  });
});

describe('without scripts', () => {
  const page = openPageForSuite('', { javaScriptEnabled: false });

  test('every project of the content is shown', async () => {
    const titles = items.map(({ title }) => title);
    const headings = page().locator('#projects').getByRole('heading', { level: 3 });
    await expect(headings).toHaveText(titles);
  });

  test('there are no links to the projects of the sample', async () => {
    await expect(page().locator('#projects li[id]').getByRole('link')).toHaveCount(0);
  });

  test('Projects quotes the first sentence of a testimonial', async () => {
    await expect(page().locator('#projects blockquote')).toHaveText(
      'He asked better questions than our own team.',
    );
  });

  test('a link names the project of each testimonial', async () => {
    for (const { name, project } of sample.testimonials.items) {
      const { title, shortTitle = title } = items.find(({ id }) => id === project)!;
      await expect(linkOfTestimonial(page(), name)).toContainText(shortTitle);
    }
  });

  test('a link leads to the project of each testimonial', async () => {
    for (const { name, project } of sample.testimonials.items) {
      const index = items.findIndex(({ id }) => id === project);
      await expect(linkOfTestimonial(page(), name)).toHaveAttribute(
        'href',
        `#project-${index + 1}`,
      );
    }
  });

  test('Projects leads on to the testimonials', async () => {
    await page().getByRole('link', { name: testimonialsLink!, exact: true }).click();
    await expect(page().locator('#testimonials h2')).toBeInViewport();
  });

  test('a link in a testimonial shows the picture of its project', async () => {
    const link = { name: items[0]!.shortTitle! };
    await page().locator('#testimonials').getByRole('link', link).click();
    await expect(page().locator('#project-1 img')).toBeInViewport({ ratio: 0.9 });
  });

  test.each([
    ['normal', [320, 768, 1024, 1440]],
    ['wide spacing', [320, 768, 1440]],
    ['double size', [1024, 1440]],
  ] as const)('the cards leave no gap and do not overlap, texts: %s', async (style, widths) => {
    for (const width of widths) await expectCardsFit(page(), width, style);
  });
});

/** The link to the project in the testimonial of a client. */
function linkOfTestimonial(page: Page, client: string): Locator {
  return page.locator('#testimonials figure').filter({ hasText: client }).getByRole('link');
}

/** Brings the middle of a project's picture to the middle of the window. */
function scrollToPicture(page: Page, index: number): Promise<void> {
  return scrollToMiddle(page, `#project-${index + 1} img`);
}

/** Waits until the needle points in one project alone, and its phrase is the only pink one. */
async function expectNeedleAt(page: Page, index: number): Promise<void> {
  await expect.poll(() => needles(page)).toEqual([`project-${index + 1}`]);
  await expect.poll(() => pinkPhrases(page)).toEqual([items[index]!.pointer!.phrase]);
}

/** Places of the visible needles: `beside` the cards, or ids of cards. */
function needles(page: Page): Promise<string[]> {
  return page
    .locator('#projects svg:has(g path)')
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
        .filter((phrase) => getComputedStyle(phrase).color === 'rgb(255, 146, 202)')
        .map((phrase) => phrase.textContent),
    );
}

/** Places in the window, in CSS pixels. */
interface MeasuredCard {
  /** Index of the project. */
  index: number;
  picture: Box;
  /** The tip of the needle. */
  tip: { x: number; y: number };
  needle: Box;
  /** Title and client. */
  texts: Box[];
  card: Box;
}

/** Runs in the page: boxes of each project's picture, needle, texts and card. */
function measureCards(cards: Element[]): MeasuredCard[] {
  const boxOf = (element: Element | Range) => element.getBoundingClientRect().toJSON() as Box;
  return cards.map((card, index) => {
    const shapes = [...card.querySelectorAll<SVGPathElement>('svg path')];
    // The box of a turned shape is larger than the shape.
    const points = shapes.flatMap((shape) => {
      const length = shape.getTotalLength();
      return Array.from({ length: 101 }, (_, step) =>
        shape.getPointAtLength((length * step) / 100).matrixTransform(shape.getScreenCTM()!),
      );
    });
    const xs = points.map(({ x }) => x);
    const ys = points.map(({ y }) => y);
    // A needle is drawn from its tip.
    const matrix = shapes.at(-1)!.getScreenCTM()!;
    return {
      index,
      picture: boxOf(card.querySelector('img')!),
      tip: { x: matrix.e, y: matrix.f },
      needle: {
        left: Math.min(...xs),
        right: Math.max(...xs),
        top: Math.min(...ys),
        bottom: Math.max(...ys),
      },
      texts: Array.from(card.querySelectorAll('h3, h3 + p'), (text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return boxOf(range);
      }),
      card: boxOf(card),
    };
  });
}

declare global {
  interface Window {
    needlesSeen: Set<string>;
  }
}
