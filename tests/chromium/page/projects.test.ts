import { describe, expect, test } from 'vitest';
import { isRevealed, liesBelowBar, movesNow } from '../../helpers/pages/movement.ts';
import { visitInChromium } from '../../helpers/drivers/visit.ts';
import type { Visitor } from '../../helpers/drivers/visitor.ts';
import { fewCores, manyCores } from '../../helpers/probes/cores.ts';
import { sample } from '../../helpers/sites/sample.ts';
import { siteWithoutField } from '../../helpers/sites/siteWithoutField.ts';

const { items } = sample.projects;
const site = siteWithoutField();

describe('the one needle among the projects', () => {
  test('points in the first project without scripts', async () => {
    const visitor = await visitInChromium({ scripts: false });
    await visitor.open();
    expect(await shownNeedles(visitor)).toEqual([0]);
  });

  test('goes to each picture in turn as the page is scrolled, and stays at the last; to the card under the mouse, and back', async () => {
    const visitor = await visitInChromium();
    await visitor.open();
    await visitor.hydrated();
    for (const index of [...items.keys(), ...[...items.keys()].toReversed()]) {
      await middle(visitor, index);
      await pointsAt(visitor, index);
    }
    await middle(visitor, 5);
    await pointsAt(visitor, 5);
    await visitor.evaluate(() => document.getElementById('contact')!.scrollIntoView({ behavior: 'instant' }));
    expect(await visitor.evaluate(() => new Promise(requestAnimationFrame).then(() => scrollY > 0))).toBe(
      true,
    );
    expect(await shownNeedles(visitor)).toEqual([5]);

    await middle(visitor, 2);
    await pointsAt(visitor, 2);
    await visitor.hover('#project-4 img');
    await pointsAt(visitor, 3);
    await visitor.hover('#project-2 h3');
    await pointsAt(visitor, 1);
    await visitor.moveMouse(700, 20);
    await pointsAt(visitor, 2);
  });

  test('stays with what is scrolled to under a finger', async () => {
    const visitor = await visitInChromium({ width: 390, height: 844, touch: true });
    await visitor.open();
    await visitor.hydrated();
    await middle(visitor, 2);
    await pointsAt(visitor, 2);
    await visitor.page.locator('#project-3 h3').tap();
    await middle(visitor, 3);
    await pointsAt(visitor, 3);
  });

  test('flies by turning, growing and fading alone while motion is full, and not at all while it is reduced', async () => {
    const visitor = await visitInChromium({ motion: 'full', site: site.url });
    await visitor.open();
    await movesNow(visitor);
    await middle(visitor, 0);
    await pointsAt(visitor, 0);
    await visitor.until('nothing moves among the projects', atRest);
    await visitor.evaluate(noteMovement);
    for (const [index, motion, expected] of [
      [1, 'full', ['opacity', 'rotate', 'scale']],
      [2, 'reduced', []],
    ] as const) {
      await visitor.prefer({ motion });
      await visitor.until(
        'the page has followed',
        (wanted) => document.documentElement.dataset.motion === wanted,
        [motion],
      );
      await visitor.until('nothing moves among the projects', atRest);
      await visitor.evaluate(() => (window.moved = []));
      await middle(visitor, index);
      await pointsAt(visitor, index);
      await visitor.until('the needle has landed', atRest);
      expect([...new Set(await visitor.evaluate(() => window.moved))].toSorted(), motion).toEqual(expected);
    }
  });

  test('has its tip on the detail, and keeps clear of texts and edges, in every window', async () => {
    const visitor = await visitInChromium();
    await visitor.open();
    await visitor.hydrated();
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [768, 1024],
      [844, 390],
      [1280, 720],
      [1440, 900],
      [2560, 1300],
    ] as const) {
      await visitor.resize(width, height);
      await tipsAreRight(visitor, `at ${width} by ${height}`);
    }
  });
});

test.each([
  ['grow as one under the mouse with many cores', manyCores, 1.02],
  ['stay as large as they are with few', fewCores, 1],
])('where motion is full, a picture and its needle %s', async (_which, before, scale) => {
  const visitor = await visitInChromium({ motion: 'full', site: site.url, before });
  await visitor.open();
  await movesNow(visitor);
  await middle(visitor, 1);
  await visitor.until('the projects are revealed', isRevealed, ['projects']);
  await visitor.until('nothing moves among the projects', atRest);
  const widths = () =>
    visitor.page
      .locator('#project-2 img')
      .evaluate((picture) =>
        [picture, picture.closest('div')!.querySelector('[data-needle]')!].map(
          (part) => part.getBoundingClientRect().width,
        ),
      );
  const [picture = 0, needle = 0] = await widths();
  await visitor.hover('#project-2 img');
  await visitor.until('the mouse is on it', () => document.querySelector('#project-2')!.matches(':hover'));
  await visitor.until('nothing moves among the projects', atRest);
  expect((await widths()).map((width) => width.toFixed(1))).toEqual(
    [picture, needle].map((width) => (width * scale).toFixed(1)),
  );
});

test('a link to a project brings its picture into view below the bar, with the needle in it, at a desk and on a phone, upright and on its side', async () => {
  const visitor = await visitInChromium();
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [844, 390],
  ] as const) {
    await visitor.resize(width, height);
    for (const index of items.keys()) {
      const at = `project ${index + 1} at ${width} by ${height}`;
      // The first loads the page, the others are gone to on it.
      await visitor.open(`#project-${index + 1}`);
      await visitor.hydrated();
      await pointsAt(visitor, index);
      const { top, bar } = await visitor.evaluate(
        (id) => {
          const rectOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
          return { top: rectOf(`#${id} img`).top, bar: rectOf('#root > header').bottom };
        },
        `project-${index + 1}`,
      );
      expect(top, at).toBeGreaterThanOrEqual(bar);
      expect(top, at).toBeLessThan(height / 2);
    }
  }
});

test('each project names its client and what is pointed at; the wall leads on to the testimonials', async () => {
  const visitor = await visitInChromium();
  await visitor.open();
  for (const [index, { title, pointer, ...project }] of items.entries()) {
    const card = visitor.page.locator(`#project-${index + 1}`);
    expect(await card.locator('h3').textContent()).toBe(title);
    expect(await card.getByText(pointer!.phrase, { exact: true }).count()).toBe(1);
    const client = project.client && `for ${project.client}`;
    expect(await card.getByText(/^for /).allTextContents()).toEqual(client ? [client] : []);
  }
  await visitor.click({ role: 'link', name: 'What they say about it' });
  await visitor.until('the testimonials are in view', liesBelowBar, ['testimonials']);
});

/** Expects each project's needle to point at its detail, inside the picture and clear of the words below it. */
async function tipsAreRight(visitor: Visitor, at: string): Promise<void> {
  for (const [index, { pointer }] of items.entries()) {
    const { picture, tip, needle, caption, texts } = await visitor.evaluate(measure, index);
    expect((tip.x - picture.x) / picture.width, at).toBeCloseTo(pointer!.x, 2);
    expect((tip.y - picture.y) / picture.height, at).toBeCloseTo(pointer!.y, 2);
    expect(needle.left, at).toBeGreaterThanOrEqual(picture.left - 1);
    expect(needle.right, at).toBeLessThanOrEqual(picture.right + 1);
    expect(needle.top, at).toBeGreaterThanOrEqual(picture.top - 1);
    expect(needle.bottom, at).toBeLessThanOrEqual(caption.bottom);
    for (const text of texts)
      expect(needle.bottom <= text.top || needle.right <= text.left, `needle of ${index + 1} ${at}`).toBe(
        true,
      );
  }
}

/** Brings the middle of a project's picture to the middle of the window. */
function middle(visitor: Visitor, index: number): Promise<void> {
  return visitor.evaluate(
    (id) => document.querySelector(`#${id} img`)!.scrollIntoView({ block: 'center', behavior: 'instant' }),
    `project-${index + 1}`,
  );
}

/** Waits until the needle points in the project at this place of the list, and nowhere else. */
async function pointsAt(visitor: Visitor, index: number): Promise<void> {
  await visitor.until(
    `the needle is in project ${index + 1} alone`,
    (wanted) =>
      [...document.querySelectorAll('#projects li[id]')].every((card, place) => {
        const needle = card.querySelector('[data-needle]');
        return needle && getComputedStyle(needle).opacity === (place === wanted ? '1' : '0');
      }),
    [index],
  );
}

/** Places of the projects whose needle can be seen. */
function shownNeedles(visitor: { page: import('playwright').Page }): Promise<number[]> {
  return visitor.page.locator('#projects li[id]').evaluateAll((cards) =>
    cards.flatMap((card, index) => {
      const needle = card.querySelector('[data-needle]');
      return needle && getComputedStyle(needle).opacity === '1' ? index : [];
    }),
  );
}

/** Run in the page: from now on notes what of the needles is under way to another value. */
function noteMovement(): void {
  window.moved = [];
  document.getElementById('projects')!.addEventListener('transitionrun', ({ target, propertyName }) => {
    if ((target as Element).closest('svg')) window.moved.push(propertyName);
  });
}

/** Run in the page: whether no needle is under way. */
function atRest(): boolean {
  return [...document.querySelectorAll('#projects :is(svg, img)')].every(
    (part) => part.getAnimations({ subtree: true }).length === 0,
  );
}

/** Run in the page: where a project's picture, its needle and the texts of its caption lie in the window. */
function measure(index: number) {
  const card = document.querySelectorAll('#projects li[id]')[index]!;
  const shapes = [...card.querySelectorAll<SVGPathElement>('svg path')];
  // The box of a shape that is turned is larger than what is seen of it.
  const points = shapes.flatMap((shape) => {
    const length = shape.getTotalLength();
    return Array.from({ length: 101 }, (_, step) =>
      shape.getPointAtLength((length * step) / 100).matrixTransform(shape.getScreenCTM()!),
    );
  });
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  // A needle is drawn from its tip.
  const matrix = shapes.at(-1)!.getScreenCTM()!;
  return {
    picture: card.querySelector('img')!.getBoundingClientRect(),
    tip: { x: matrix.e, y: matrix.f },
    needle: {
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
    },
    caption: card.getBoundingClientRect(),
    texts: [...card.querySelectorAll('h3, h3 + p')].map((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getBoundingClientRect();
    }),
  };
}

declare global {
  interface Window {
    moved: string[];
  }
}
