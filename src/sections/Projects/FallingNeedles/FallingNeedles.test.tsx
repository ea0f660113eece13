import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { owner, sharedWith } from '../../../../tests/helpers/components/props.ts';
import { chooseMotion } from '../../../motion/motionStore.ts';
import { FallingRowsContext } from '../../../motion/needles/fallingRows.ts';
import type { Skill } from '../../Skills/schema.ts';
import { Skills } from '../../Skills/Skills.tsx';
import { Projects } from '../Projects.tsx';
import type { Project } from '../schema.ts';

// These tests run in a frame, in which observers leave out their margins.
vi.mock('../../../motion/page/useInView.ts', () => ({ useInView: () => true }));
// A reveal moves rows and headings.
vi.mock('../../../motion/reveals/useReveal.ts', () => ({ useReveal: () => undefined }));

const WINDOW_HEIGHT = 900;
/** The docked needle is a little smaller than this fraction of its size at first. */
const SMALLEST = 0.36;

const skills: Skill[] = [95, 90, 88, 84, 82, 80].map((level) => ({
  name: `Skill ${level}`,
  level,
}));
const projects: Project[] = [1, 2, 3, 4].map((number) => ({
  title: `Project ${number}`,
  description: 'A tool that is used every day.',
  image: { src: 'assets/none', alt: '' },
  target: { phrase: 'every day', detail: { x: 0.5, y: 0.5, from: 'upper-left' } },
}));

// So that it begins at once.
beforeAll(() => import('./animateFall.ts'));

beforeEach(() => chooseMotion('full'));

afterEach(() => {
  chooseMotion('reduced');
  document.documentElement.removeAttribute('dir');
  delete document.documentElement.dataset.renderer;
});

describe('as the page scrolls', () => {
  test('needles fall from the last rows', async () => {
    await renderSeam();
    await expect.poll(dockedNeedleRatio).toBeLessThan(SMALLEST);
    await scrollThrough(0.4);
    expect(paintedPixels()).toBeGreaterThan(1000);
  });

  test('the docked needle grows while they arrive', async () => {
    await renderSeam();
    await expect.poll(dockedNeedleRatio).toBeLessThan(SMALLEST);
    await scrollThrough(0.75);
    expect(dockedNeedleRatio()).toBeGreaterThan(0.5);
    expect(dockedNeedleRatio()).toBeLessThan(0.9);
    await scrollThrough(1);
    expect(dockedNeedleRatio()).toBeCloseTo(1, 2);
  });

  test('nothing is left over once all have arrived', async () => {
    await renderSeam();
    await expect.poll(dockedNeedleRatio).toBeLessThan(SMALLEST);
    await scrollThrough(0.4);
    await scrollThrough(1);
    expect(paintedPixels()).toBe(0);
  });

  test('they go back the way on which they came', async () => {
    await renderSeam();
    await expect.poll(dockedNeedleRatio).toBeLessThan(SMALLEST);
    await scrollThrough(0.4);
    const there = paintedPixels();
    await scrollThrough(1);
    await scrollThrough(0.4);
    expect(paintedPixels()).toBe(there);
    await scrollThrough(0);
    expect(paintedPixels()).toBe(0);
  });

  test('none is seen while the docked needle is in a card', async () => {
    await renderSeam();
    await expect.poll(dockedNeedleRatio).toBeLessThan(SMALLEST);
    await scrollThrough(0.4);
    // A real mouse would scroll to the card first.
    const card = document.querySelector('#project-1')!;
    const mouse: PointerEventInit = { pointerType: 'mouse', bubbles: true };
    card.dispatchEvent(new PointerEvent('pointerover', mouse));
    await expect.poll(() => paintedPixels()).toBe(0);
    card.dispatchEvent(new PointerEvent('pointerout', mouse));
    await expect.poll(() => paintedPixels()).toBeGreaterThan(1000);
  });

  test.each(['ltr', 'rtl'])('they fall on no text: %s', async (dir) => {
    document.documentElement.dir = dir;
    await renderSeam();
    await expect.poll(dockedNeedleRatio).toBeLessThan(SMALLEST);
    for (const progress of [0.15, 0.3, 0.5, 0.7, 0.9]) {
      await scrollThrough(progress);
      expect(paintedPixels(textBoxes()), `${progress}`).toBe(0);
      expect(paintedPixels(), `${progress}`).toBeGreaterThan(0);
    }
  });
});

describe('no needle falls, and the docked one is whole,', () => {
  test('if the page opens between both sections', async () => {
    // No needle may fall until the page is scrolled there.
    chooseMotion('reduced');
    await renderSeam();
    await scrollThrough(0.5);
    chooseMotion('full');
    await expectNothing();
  });

  test('without a GPU', async () => {
    document.documentElement.dataset.renderer = 'software';
    await renderSeam();
    await expectNothing();
  });

  test('with reduced motion', async () => {
    chooseMotion('reduced');
    await renderSeam();
    await expectNothing();
  });

  test('if text is below the needles of a skill', async () => {
    await renderSeam({ items: [...skills, { name: 'Frontend', keywords: ['React'] }] });
    await expectNothing();
  });

  test('if the sections do not follow each other', async () => {
    await renderSeam({ isFollowedBy: false });
    await expectNothing();
  });

  test('once motion is switched off', async () => {
    await renderSeam();
    await expect.poll(dockedNeedleRatio).toBeLessThan(SMALLEST);
    chooseMotion('reduced');
    await expect.poll(dockedNeedleRatio).toBeCloseTo(1, 2);
    await expectNothing();
  });
});

test('no needle falls in a narrow window, which has no docked one', async () => {
  await renderSeam({ width: 390 });
  await scrollThrough(0.4);
  await twoFrames();
  expect(paintedPixels()).toBe(0);
});

interface Seam {
  items?: Skill[];
  width?: number;
  isFollowedBy?: boolean;
}

/** Renders both sections below an empty window. */
async function renderSeam({
  items = skills,
  width = 1440,
  isFollowedBy = true,
}: Seam = {}): Promise<void> {
  await page.viewport(width, WINDOW_HEIGHT);
  scrollTo(0, 0);
  const sections = (
    <>
      <div style={{ height: WINDOW_HEIGHT }} />
      <Skills
        content={{ menuLabel: 'Skills', heading: 'Skills', items }}
        owner={owner}
        shared={sharedWith()}
      />
      <Projects
        content={{ menuLabel: 'Work', heading: 'Featured projects', items: projects }}
        owner={owner}
        shared={sharedWith()}
      />
    </>
  );
  const rows = isFollowedBy ? new Set<never>() : undefined;
  await render(<FallingRowsContext value={rows}>{sections}</FallingRowsContext>);
}

/** Scrolls to a fraction of the way between both sections, and waits for the frame that draws it. */
async function scrollThrough(progress: number): Promise<void> {
  const bars = [...document.querySelectorAll('#skills [data-level]')];
  const rowsBottom = Math.max(...bars.map((bar) => bar.getBoundingClientRect().bottom));
  const cardsTop = document.querySelector('#project-1')!.getBoundingClientRect().top;
  const first = rowsBottom - 0.86 * WINDOW_HEIGHT;
  const last = cardsTop - 0.5 * WINDOW_HEIGHT;
  // Scrolls end at whole pixels: beyond the ends it is certain.
  const beyond = 2 * Math.sign(2 * progress - 1) * Number(progress === 0 || progress === 1);
  scrollBy({ top: first + progress * (last - first) + beyond, behavior: 'instant' });
  await twoFrames();
}

/** Waits as long as the code needs to begin, and expects that it has not. */
async function expectNothing(): Promise<void> {
  await scrollThrough(0.6);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await scrollThrough(0.5);
  expect(paintedPixels()).toBe(0);
  expect(dockedNeedleRatio()).toBeCloseTo(1, 2);
}

/** The width of the docked needle, as a fraction of that when it is whole. */
function dockedNeedleRatio(): number {
  const drawing = document.querySelector<SVGSVGElement>('[data-needle-drawing] > svg')!;
  const needle = drawing.querySelector('g')!.getBoundingClientRect();
  // Its box is 597.1 units wide when it is whole.
  return needle.width / (597.1 * Math.abs(drawing.getScreenCTM()!.d));
}

/** The boxes of texts between which needles fall. */
function textBoxes(): DOMRect[] {
  const texts = [...document.querySelectorAll('#skills p, #projects h2')];
  return texts.flatMap((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return Array.from(range.getClientRects());
  });
}

/** Number of pixels with a needle, in boxes of the window or anywhere. */
function paintedPixels(boxes?: DOMRect[]): number {
  const canvas = document.querySelector<HTMLCanvasElement>('#projects canvas');
  if (!canvas?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return 0;
  const { left, right, top } = canvas.getBoundingClientRect();
  const isMirrored = getComputedStyle(canvas).direction === 'rtl';
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  let count = 0;
  for (let pixel = 0; pixel < data.length / 4; pixel += 1) {
    if (data[4 * pixel + 3] === 0) continue;
    const column = pixel % canvas.width;
    const x = isMirrored ? right - column : left + column;
    const y = top + Math.floor(pixel / canvas.width);
    const isIn = (box: DOMRect) => x > box.left && x < box.right && y > box.top && y < box.bottom;
    if (!boxes || boxes.some(isIn)) count += 1;
  }
  return count;
}

async function twoFrames(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}
