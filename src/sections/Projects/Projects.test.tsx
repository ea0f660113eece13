import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectNoViolations } from '../../../tests/helpers/components/axe.ts';
import { owner, sharedWith } from '../../../tests/helpers/components/props.ts';
import { pictureSizes } from '../../helpers/pictureFiles.ts';
import { chooseMotion } from '../../motion/motionStore.ts';
import { Projects } from './Projects.tsx';
import type { NeedleTarget, Project, ProjectsContent } from './schema.ts';

const detail = { x: 0.5, y: 0.5, from: 'upper-left' } as const;
const target = { phrase: 'every day', detail };

/** A page that also has testimonials. */
const beforeVoices = sharedWith({ menu: [{ id: 'testimonials', label: 'Voices' }] });

const DESKTOP_SIZE = [1440, 900] as const;

beforeEach(() => chooseMotion('reduced'));
afterEach(() => userEvent.unhover(document.body));

describe('the needle, while the visitor is above the cards,', () => {
  test('is docked beside the first card', async () => {
    await renderBelow(projects(4));
    await expect.poll(needlePlaces).toEqual(['beside']);
  });

  test('is in the first card where windows have one column', async () => {
    await renderBelow(projects(4), 390);
    expect(needlePlaces()).toEqual(['project-1']);
  });

  test('is in the first card if there is no place beside it', async () => {
    await renderBelow(projects(3));
    expect(needlePlaces()).toEqual(['project-1']);
  });

  test('is in a card without a picture', async () => {
    await renderBelow(titles(3));
    expect(needlePlaces()).toEqual(['project-1']);
  });

  test('is in the first card that has something to point at', async () => {
    const [first, second] = projects(2);
    await renderBelow([{ ...first!, target: undefined }, second!], 390);
    expect(needlePlaces()).toEqual(['project-2']);
  });

  test('is not there if no project has anything to point at', async () => {
    await renderBelow(projects(4, null));
    expect(needlePlaces()).toEqual([]);
  });

  test('goes to the card under the mouse', async () => {
    await renderBelow(projects(4));
    await hoverPicture(2);
    await expect.poll(needlePlaces).toEqual(['project-2']);
  });

  test('goes back beside the cards when the mouse leaves', async () => {
    await renderBelow(projects(4));
    await hoverPicture(2);
    await expect.poll(needlePlaces).toEqual(['project-2']);
    await userEvent.hover(page.getByRole('heading', { name: 'Work' }));
    await expect.poll(needlePlaces).toEqual(['beside']);
  });

  test('goes to the card in which the keyboard has the focus', async () => {
    await renderBelow(withLink(2));
    await userEvent.tab();
    await expect.poll(needlePlaces).toEqual(['project-2']);
  });

  test('leaves a card when the focus does', async () => {
    await renderBelow(withLink(2));
    await userEvent.tab();
    await expect.poll(needlePlaces).toEqual(['project-2']);
    document.querySelector('a')!.blur();
    await expect.poll(needlePlaces).not.toEqual(['project-2']);
  });

  test('stays where it is if the mouse is in a card without anything to point at', async () => {
    const [first, second] = projects(2);
    await renderBelow([first!, { ...second!, target: undefined }]);
    await hoverPicture(2);
    // It would move in the next frame.
    await nextFrame();
    await nextFrame();
    expect(needlePlaces()).toEqual(['beside']);
  });
});

describe('the needle flies to a card', () => {
  test.each([
    ['with a picture', projects(4)],
    ['without a picture', titles(4)],
  ])('%s and covers the needle there', async (_what, items) => {
    chooseMotion('full');
    pauseAnimations();
    await renderBelow(items);
    await userEvent.hover(document.querySelector('#project-1')!);
    const docked = document.querySelector('[data-needle-drawing] > svg g')!;
    await expect.poll(() => docked.getAnimations()).toHaveLength(1);
    const [flight] = docked.getAnimations();
    flight!.currentTime = 719.9;
    // The needle of the card swings in.
    for (const other of document.getAnimations()) {
      if (other !== flight) other.finish();
    }
    const flown = cornersOf(docked);
    const arrived = cornersOf(document.querySelector('#project-1 g g')!);
    expect(flown).toEqual(arrived.map((pixels) => expect.closeTo(pixels, 0)));
  });
});

describe('the wall', () => {
  test.each([320, 390, 767])('has one column at %i pixels', async (width) => {
    await renderProjects(projects(4), [width, 900]);
    expect(cards().map(({ left }) => left)).toEqual([0, 0, 0, 0]);
  });

  test.each([768, 1440, 2560])('has two columns at %i pixels', async (width) => {
    await renderProjects(projects(4), [width, 900]);
    expect(cards().map(({ left }) => left)).toEqual([0, width / 2, 0, width / 2]);
  });

  test('has its right column one caption lower', async () => {
    await renderProjects(projects(4));
    const [first, second] = cards();
    const caption = first!.height - (720 * 10) / 16;
    expect(second!.top - first!.top).toBeCloseTo(caption, 0);
  });

  test('has no gap in a column', async () => {
    await renderProjects(projects(4));
    const [first, second, third, fourth] = cards();
    expect(third!.top).toBeCloseTo(first!.bottom, 0);
    expect(fourth!.top).toBeCloseTo(second!.bottom, 0);
  });

  test('ends at one height', async () => {
    await renderProjects(projects(4));
    const [, , third, fourth] = cards();
    expect(third!.bottom).toBeCloseTo(fourth!.bottom, 0);
  });

  test('has an odd last card in both columns', async () => {
    await renderProjects(projects(3));
    expect(cards()[2]!.width).toBe(1440);
  });

  test('has the caption of that card beside its picture', async () => {
    await renderProjects(projects(3));
    const card = document.querySelector('#project-3')!;
    const picture = card.querySelector('img')!.getBoundingClientRect();
    const title = card.querySelector('h3')!.getBoundingClientRect();
    expect(title.left).toBeGreaterThan(picture.right);
  });
});

describe.each([
  [2560, 1080],
  [3840, 1080],
  [5120, 1440],
  [5120, 2880],
])('in a window of %i by %i pixels', (width, height) => {
  test('the wall has two columns', async () => {
    await renderProjects(projects(4), [width, height]);
    expect(cards().map(({ left }) => left)).toEqual([0, width / 2, 0, width / 2]);
  });

  test.each([
    ['in pairs', projects(4)],
    ['the odd last one', projects(3)],
    ['plain screenshots', screenshots(4)],
  ])('a project with its caption fits below the bar: %s', async (_what, items) => {
    await renderProjects(items, [width, height], { testimonialsLink: 'More voices' }, beforeVoices);
    const heights = cards().map((card) => card.height);
    expect(Math.max(...heights)).toBeLessThanOrEqual(height - barHeight());
  });

  test('the last project on the left fits below the bar if no link follows it', async () => {
    await renderProjects(projects(4), [width, height]);
    expect(cards()[2]!.height).toBeLessThanOrEqual(height - barHeight());
  });

  test.each([
    ['in pairs', projects(4)],
    ['the odd last one', projects(3)],
    ['plain screenshots', screenshots(4)],
  ])('no picture is much larger than its file: %s', async (_what, items) => {
    await renderProjects(items, [width, height]);
    const widths = [...document.querySelectorAll('img')].map((image) => image.width);
    expect(Math.max(...widths)).toBeLessThan(1.6 * pictureSizes.project.width);
  });
});

describe('the link to the testimonials', () => {
  const content = {
    testimonialsLink: 'More voices',
    quote: { sentence: 'It runs.', author: 'Grace, Navy' },
  };

  test('leads there', async () => {
    await renderProjects(projects(2), DESKTOP_SIZE, content, beforeVoices);
    const link = page.getByRole('link', { name: 'More voices' });
    await expect.element(link).toHaveAttribute('href', '#testimonials');
  });

  test('follows the sentence of a testimonial', async () => {
    await renderProjects(projects(2), DESKTOP_SIZE, content, beforeVoices);
    expect(document.querySelector('blockquote')!.textContent).toBe('It runs.');
  });

  test('has no sentence before it if there is none', async () => {
    await renderProjects(projects(2), DESKTOP_SIZE, { ...content, quote: undefined }, beforeVoices);
    expect(document.querySelector('blockquote')).toBeNull();
  });

  test('is left out if the page has no testimonials', async () => {
    await renderProjects(projects(2), DESKTOP_SIZE, content);
    expect(document.querySelector('a')).toBeNull();
  });

  test('is left out if the testimonials are above the projects', async () => {
    const menu = [
      { id: 'testimonials', label: 'Voices' },
      { id: 'projects', label: 'Work' },
    ];
    await renderProjects(projects(2), DESKTOP_SIZE, content, sharedWith({ menu }));
    expect(document.querySelector('a')).toBeNull();
  });
});

test('has no violation that axe finds', async () => {
  await renderProjects(withLink(2));
  await expectNoViolations();
});

/** Projects that have this target. */
function projects(count: number, needleTarget: NeedleTarget | null = target): Project[] {
  return Array.from({ length: count }, (_, index) => ({
    title: `Project ${index + 1}`,
    description: 'A tool that is used every day.',
    image: { src: 'assets/none', alt: '' },
    glow: '#8b3aa0',
    target: needleTarget ?? undefined,
  }));
}

/** Four projects, of which one has a link. */
function withLink(number: number): Project[] {
  const all = projects(4);
  all[number - 1]!.liveUrl = 'https://shop.example.com/';
  return all;
}

/** Projects without pictures. */
function titles(count: number): Project[] {
  return projects(count, { phrase: target.phrase }).map(({ image: _image, ...project }) => project);
}

/** Projects whose pictures stand whole in a frame. */
function screenshots(count: number): Project[] {
  return projects(count).map(({ glow: _glow, ...project }) => project);
}

async function renderProjects(
  items: Project[],
  [width, height]: readonly [number, number] = DESKTOP_SIZE,
  content: Partial<ProjectsContent> = {},
  shared = sharedWith(),
): Promise<void> {
  await page.viewport(width, height);
  await render(sectionWith(items, content, shared));
}

/** Renders the section so low in a high window that the visitor has not reached its cards. */
async function renderBelow(items: Project[], width = 1440): Promise<void> {
  await page.viewport(width, 1600);
  await render(
    <>
      <div style={{ height: 700 }} />
      {sectionWith(items)}
    </>,
  );
}

function sectionWith(
  items: Project[],
  content: Partial<ProjectsContent> = {},
  shared = sharedWith(),
): ReactNode {
  return (
    <Projects
      content={{ menuLabel: 'Work', heading: 'Work', items, ...content }}
      owner={owner}
      shared={shared}
    />
  );
}

function hoverPicture(number: number): Promise<void> {
  return userEvent.hover(document.querySelector(`#project-${number} img`)!);
}

/** Places of the visible needles: `beside` the cards, or ids of cards. */
function needlePlaces(): string[] {
  return [...document.querySelectorAll('svg:has(g path)')]
    .filter((needle) => needle.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((needle) => needle.closest('li')?.id ?? 'beside');
}

function cards(): DOMRect[] {
  return [...document.querySelectorAll('li[id]')].map((card) => card.getBoundingClientRect());
}

/** The height of the bar over the page, in pixels. */
function barHeight(): number {
  const probe = document.createElement('div');
  probe.style.height = 'var(--top-bar-height)';
  document.body.append(probe);
  const { offsetHeight } = probe;
  probe.remove();
  return offsetHeight;
}

function nextFrame(): Promise<number> {
  return new Promise(requestAnimationFrame);
}

/** Animations of the page start paused, however slow the machine is. */
function pauseAnimations(): void {
  const { animate } = Element.prototype;
  const spy = vi.spyOn(Element.prototype, 'animate');
  spy.mockImplementation(function start(this: Element, ...how) {
    const animation = animate.apply(this, how);
    animation.pause();
    return animation;
  });
  onTestFinished(() => spy.mockRestore());
}

/** Places of tip, sides and tail of a needle in the window, in CSS pixels. */
function cornersOf(needle: Element): number[] {
  const path = needle.querySelector<SVGPathElement>('path[fill="var(--color-highlight)"]')!;
  const numbers = path
    .getAttribute('d')!
    .match(/-?[\d.]+/g)!
    .map(Number);
  const toWindow = path.getScreenCTM()!;
  let corner = new DOMPoint();
  const corners: number[] = [];
  // The path begins at its tip. All that follows is relative.
  for (let at = 0; at < numbers.length; at += 2) {
    corner = new DOMPoint(corner.x + numbers[at]!, corner.y + numbers[at + 1]!);
    const { x, y } = corner.matrixTransform(toWindow);
    corners.push(x, y);
  }
  return corners;
}
