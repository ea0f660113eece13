import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  button,
  clients,
  currentDots,
  DESKTOP_WIDTH,
  dotName,
  inView,
  labels,
  namesFrom,
  PHONE_WIDTH,
  projects,
  renderCarousel,
  select,
  skipTransitions,
  slidesOf,
  TABLET_WIDTH,
} from '../../../../tests/helpers/components/carousel.tsx';
import { chooseMotion } from '../../../motion/motionStore.ts';

skipTransitions();
beforeEach(() => chooseMotion('reduced'));

test('a slide comes into view where the browser scrolls to its text', async () => {
  const root = await renderCarousel(clients, PHONE_WIDTH);
  const author = slidesOf(root)[4]!.querySelector('figcaption')!;
  author.scrollIntoView();
  await expect.poll(() => currentDots(root)).toEqual([dotName(5)]);
  expect(inView(root)).toEqual(['5 of 6']);
});

describe.each([
  [2, PHONE_WIDTH],
  [3, TABLET_WIDTH],
  [4, DESKTOP_WIDTH],
  [5, DESKTOP_WIDTH],
])('with %i testimonials at %i pixels', (count, width) => {
  describe.each(['forwards', 'backwards'])('a focus that goes %s', (direction) => {
    test('brings slides into view', async () => {
      const root = await renderCarousel(clients.slice(0, count), width);
      for (const link of linksOf(root, direction)) {
        link.focus();
        await expect.poll(() => inView(root)).toContain(slideOf(link).ariaLabel);
      }
    });

    test('stays on the links of these slides', async () => {
      const root = await renderCarousel(clients.slice(0, count), width);
      for (const link of linksOf(root, direction)) {
        link.focus();
        await expect.poll(() => inView(root)).toContain(slideOf(link).ariaLabel);
        expect(document.activeElement).toBe(link);
      }
    });
  });
});

describe('a focus on a link is not moved', () => {
  test('by the slides, all the way round', async () => {
    const root = await renderCarousel(clients, TABLET_WIDTH);
    const link = root.querySelectorAll('a')[1]!;
    link.focus();
    for (let turn = 1; turn <= 6; turn += 1) {
      button(root, labels.next).click();
      await expect.poll(() => inView(root)).toEqual(namesFrom(turn, 2, 6));
      expect(document.activeElement, `turn ${turn}`).toBe(link);
    }
  });

  test('by a window that changes its width', async () => {
    const root = await renderCarousel(clients, DESKTOP_WIDTH);
    const link = root.querySelectorAll('a')[5]!;
    link.focus();
    await expect.poll(() => inView(root)).toContain('6 of 6');
    await page.viewport(TABLET_WIDTH, 900);
    await expect.poll(() => inView(root)).toHaveLength(2);
    expect(document.activeElement).toBe(link);
  });

  test('by text that is read in another slide', async () => {
    const root = await renderCarousel(clients, PHONE_WIDTH);
    const link = root.querySelector('a')!;
    link.focus();
    // The carousel reacts to a focus a frame later.
    await new Promise(requestAnimationFrame);
    select(root, 6);
    await expect.poll(() => inView(root)).toEqual(['6 of 6']);
    expect(document.activeElement).toBe(link);
  });
});

test('the Tab key goes in the order of the content, wherever slides are in the DOM', async () => {
  const root = await renderCarousel(clients, DESKTOP_WIDTH);
  for (let click = 0; click < 5; click += 1) button(root, labels.next).click();
  await expect.poll(() => inView(root)).toEqual(namesFrom(5, 3, 6));
  button(root, dotName(6)).focus();
  const found: (string | null)[] = [];
  for (let tab = 0; tab < 6; tab += 1) {
    await userEvent.tab();
    found.push(document.activeElement!.textContent);
  }
  expect(found).toEqual(projects.map(({ title }) => title));
});

function slideOf(element: Element): Element {
  return element.closest('.swiper-slide')!;
}

/** The links in the order in which they get the focus. */
function linksOf(root: HTMLElement, direction: string): HTMLAnchorElement[] {
  const links = [...root.querySelectorAll('a')];
  return direction === 'backwards' ? links.toReversed() : links;
}
