import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoViolations } from '../../../tests/helpers/components/axe.ts';
import {
  button,
  clients,
  currentDots,
  DESKTOP_WIDTH,
  dotName,
  isStopped,
  labels,
  PHONE_WIDTH,
  projects,
  renderCarousel,
  select,
  slidesOf,
  TABLET_WIDTH,
} from '../../../tests/helpers/components/carousel.tsx';
import { chooseMotion } from '../../motion/motionStore.ts';
import type { Testimonial } from './schema.ts';

beforeEach(() => {
  chooseMotion('reduced');
  // Slides arrive at once.
  document.documentElement.dataset.noAnimation = '';
});

afterEach(() => {
  delete document.documentElement.dataset.noAnimation;
  document.documentElement.removeAttribute('dir');
});

const fitting = [
  [1, PHONE_WIDTH],
  [1, DESKTOP_WIDTH],
  [2, TABLET_WIDTH],
  [2, DESKTOP_WIDTH],
  [3, DESKTOP_WIDTH],
] as const;

describe.each(fitting)('%i testimonials that fit at %i pixels', (count, width) => {
  test('share the width', async () => {
    const root = await renderCarousel(clients.slice(0, count), width);
    const expected = (root.clientWidth - (count - 1) * 30) / count;
    const widths = slidesOf(root).map((slide) => slide.getBoundingClientRect().width);
    expect(widths).toEqual(widths.map(() => expect.closeTo(expected, -0.5)));
    expect(inView(root)).toHaveLength(count);
  });

  test('have no controls', async () => {
    const root = await renderCarousel(clients.slice(0, count), width);
    expect(visibleButtons(root)).toEqual([]);
  });
});

const turning = [
  [2, PHONE_WIDTH, 1],
  [3, TABLET_WIDTH, 2],
  [4, DESKTOP_WIDTH, 3],
  [5, DESKTOP_WIDTH, 3],
] as const;

describe.each(turning)('%i testimonials at %i pixels, %i in view', (count, width, shown) => {
  test.each([
    ['next', 1],
    ['previous', -1],
  ] as const)('go all the way round by the button to the %s ones', async (name, step) => {
    const root = await renderCarousel(clients.slice(0, count), width);
    for (let turn = 1; turn <= count + 1; turn += 1) {
      button(root, labels[name]).click();
      const active = turn * step;
      await expect.poll(() => inView(root)).toEqual(namesFrom(active, shown, count));
    }
  });

  test.each(['forwards', 'backwards'])(
    'come into view %s with the focus on their links, which keep it',
    async (direction) => {
      const root = await renderCarousel(clients.slice(0, count), width);
      const links = [...root.querySelectorAll('a')];
      if (direction === 'backwards') links.reverse();
      for (const link of links) {
        link.focus();
        await expect.poll(() => inView(root)).toContain(slideOf(link).ariaLabel);
        expect(document.activeElement).toBe(link);
      }
    },
  );
});

test.each([
  [PHONE_WIDTH, 1],
  [TABLET_WIDTH, 2],
])('a window that changes to %i pixels keeps the active slide', async (width, shown) => {
  const root = await renderCarousel(clients, DESKTOP_WIDTH);
  button(root, labels.next).click();
  await expect.poll(() => inView(root)).toEqual(namesFrom(1, 3, 6));
  await page.viewport(width, 900);
  await expect.poll(() => inView(root)).toEqual(namesFrom(1, shown, 6));
});

test('one, two or three slides are in view, 30 pixels apart', async () => {
  const root = await renderCarousel();
  for (const [width, count] of [
    [390, 1],
    [767, 1],
    [768, 2],
    [1023, 2],
    [1024, 3],
    [1440, 3],
  ] as const) {
    await page.viewport(width, 900);
    await expect.poll(() => inView(root), { message: `at ${width} pixels` }).toHaveLength(count);
    const [first, second] = slidesOf(root).map((slide) => slide.getBoundingClientRect());
    expect(second!.left - first!.right, `at ${width} pixels`).toBeCloseTo(30, 0);
  }
});

test('the carousel has the constants of its specification', async () => {
  const root = await renderCarousel();
  const { swiper } = root.querySelector<HTMLElement & { swiper: { params: object } }>('.swiper')!;
  expect(swiper.params).toMatchObject({
    loop: true,
    speed: 300,
    spaceBetween: 30,
    threshold: 5,
    longSwipesRatio: 0.5,
    longSwipesMs: 300,
    breakpoints: { 768: { slidesPerView: 2 }, 1024: { slidesPerView: 3 } },
    autoplay: { delay: 3000, pauseOnMouseEnter: true, disableOnInteraction: false },
  });
});

test('a slide comes into view where the browser scrolls to its text', async () => {
  const root = await renderCarousel(clients, PHONE_WIDTH);
  const author = slidesOf(root)[4]!.querySelector('figcaption')!;
  author.scrollIntoView();
  await expect.poll(() => currentDots(root)).toEqual([dotName(5)]);
  expect(inView(root)).toEqual(['5 of 6']);
});

describe('a short quote before a long one, one at a time,', () => {
  const [first, second] = clients;
  const quotes = [first!, { ...second!, content: 'The looms have not stopped since. '.repeat(12) }];

  test('has no empty space below it', async () => {
    const root = await renderCarousel(quotes, PHONE_WIDTH);
    await expect.poll(() => spaceBelow(root)).toBeLessThan(2);
  });

  test('gives the height to the long one when that comes', async () => {
    const root = await renderCarousel(quotes, PHONE_WIDTH);
    button(root, labels.next).click();
    await expect.poll(() => inView(root)).toEqual(namesFrom(1, 1, 2));
    await expect.poll(() => spaceBelow(root)).toBeLessThan(2);
  });

  test('stands as high as the long one where both are in view', async () => {
    const root = await renderCarousel(quotes, DESKTOP_WIDTH);
    const [short, long] = slidesOf(root).map(({ clientHeight }) => clientHeight);
    expect(short).toBe(long);
  });
});

describe('the order', () => {
  test.each(['ltr', 'rtl'])('on screen is that of the content: %s', async (dir) => {
    document.documentElement.dir = dir;
    const root = await renderCarousel(clients, DESKTOP_WIDTH);
    const names = namesFrom(0, 3, 6);
    expect(inView(root)).toEqual(dir === 'rtl' ? names.toReversed() : names);
  });

  test('for screen readers is that of the content, wherever slides are in the DOM', async () => {
    const root = await renderCarousel(clients, DESKTOP_WIDTH);
    button(root, labels.previous).click();
    await expect.poll(() => slidesOf(root)[0]!.ariaLabel).toBe('6 of 6');
    const owned = root.querySelector('[aria-owns]')!.getAttribute('aria-owns')!.split(' ');
    const names = owned.map((id) => document.getElementById(id)!.ariaLabel);
    expect(names).toEqual(namesFrom(0, 6, 6));
  });

  test('of the Tab key is that of the content, wherever slides are in the DOM', async () => {
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
});

describe('the controls', () => {
  test('are named', async () => {
    const root = await renderCarousel(clients.slice(0, 4), DESKTOP_WIDTH);
    expect(visibleButtons(root).map(({ ariaLabel }) => ariaLabel)).toEqual([
      labels.previous,
      labels.next,
      ...[1, 2, 3, 4].map(dotName),
    ]);
  });

  test('begin with Pause where the page may move', async () => {
    chooseMotion('full');
    const root = await renderCarousel(clients, DESKTOP_WIDTH);
    expect(visibleButtons(root)[0]!.ariaLabel).toBe(labels.pause);
  });

  test('have no arrows on phones', async () => {
    const root = await renderCarousel(clients.slice(0, 2), PHONE_WIDTH);
    expect(visibleButtons(root).map(({ ariaLabel }) => ariaLabel)).toEqual([1, 2].map(dotName));
  });
});

test('controls and links are large enough for a finger', async () => {
  chooseMotion('full');
  const root = await renderCarousel(clients, TABLET_WIDTH);
  const targets = [...visibleButtons(root), ...root.querySelectorAll('a')];
  const sizes = targets.map(fingerTarget);
  expect(targets).toHaveLength(3 + 6 + 6);
  // 43.99998 while it moves.
  expect(Math.min(...sizes)).toBeGreaterThan(43.99);
});

describe('a dot', () => {
  test('is the current one while its slide is active', async () => {
    const root = await renderCarousel(clients, DESKTOP_WIDTH);
    expect(currentDots(root)).toEqual([dotName(1)]);
    button(root, labels.next).click();
    await expect.poll(() => currentDots(root)).toEqual([dotName(2)]);
  });

  test('leads to its slide', async () => {
    const root = await renderCarousel(clients, DESKTOP_WIDTH);
    button(root, dotName(5)).click();
    await expect.poll(() => inView(root)).toEqual(['5 of 6', '6 of 6', '1 of 6']);
  });
});

describe('arrow keys', () => {
  test.each([
    ['ArrowRight', 'ltr', 2],
    ['ArrowLeft', 'ltr', 6],
    ['ArrowRight', 'rtl', 6],
    ['ArrowLeft', 'rtl', 2],
  ])('move the slides while a control has the focus: %s, %s', async (key, dir, active) => {
    document.documentElement.dir = dir;
    const root = await renderCarousel(clients, DESKTOP_WIDTH);
    button(root, labels.next).focus();
    await userEvent.keyboard(`{${key}}`);
    await expect.poll(() => currentDots(root)).toEqual([dotName(active)]);
  });

  test('leave the slides while the focus is elsewhere', async () => {
    const root = await renderCarousel(clients, DESKTOP_WIDTH);
    button(root, labels.next).focus();
    button(root, labels.next).blur();
    await userEvent.keyboard('{ArrowRight}');
    expect(currentDots(root)).toEqual([dotName(1)]);
  });

  test('leave the slide of a link that has the focus', async () => {
    const root = await renderCarousel(clients, PHONE_WIDTH);
    root.querySelector('a')!.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(currentDots(root)).toEqual([dotName(1)]);
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

describe('screen readers hear the position', () => {
  test('after a button', async () => {
    const root = await renderCarousel(clients, DESKTOP_WIDTH);
    button(root, labels.previous).click();
    await expect.poll(() => announced(root)).toBe('6 of 6');
  });

  test('after a dot', async () => {
    const root = await renderCarousel(clients, DESKTOP_WIDTH);
    button(root, dotName(3)).click();
    await expect.poll(() => announced(root)).toBe('3 of 6');
  });

  test('after an arrow key', async () => {
    const root = await renderCarousel(clients, DESKTOP_WIDTH);
    button(root, labels.next).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => announced(root)).toBe('2 of 6');
  });

  test('not after another key', async () => {
    const root = await renderCarousel(clients, DESKTOP_WIDTH);
    button(root, labels.next).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(announced(root)).toBe('');
  });

  test('not after the dot of the active slide', async () => {
    const root = await renderCarousel(clients, DESKTOP_WIDTH);
    button(root, dotName(1)).click();
    await expect.poll(() => inView(root)).toEqual(namesFrom(0, 3, 6));
    expect(announced(root)).toBe('');
  });

  test('once each time', async () => {
    const root = await renderCarousel(clients, DESKTOP_WIDTH);
    const heard: string[] = [];
    new MutationObserver(() => heard.push(announced(root))).observe(
      root.querySelector('[aria-live]')!,
      { childList: true, subtree: true, characterData: true },
    );
    button(root, labels.next).click();
    await expect.poll(() => currentDots(root)).toEqual([dotName(2)]);
    button(root, dotName(5)).click();
    await expect.poll(() => currentDots(root)).toEqual([dotName(5)]);
    expect(heard).toEqual(['2 of 6', '5 of 6']);
  });

  test('no longer once reading moves the slides', async () => {
    const root = await renderCarousel(clients, PHONE_WIDTH);
    button(root, dotName(2)).click();
    await expect.poll(() => announced(root)).toBe('2 of 6');
    // Swiper moves the slides in the next frame.
    await expect.poll(() => currentDots(root)).toEqual([dotName(2)]);
    select(root, 4);
    await expect.poll(() => currentDots(root)).toEqual([dotName(4)]);
    expect(announced(root)).toBe('');
  });
});

describe('it stops for good', () => {
  beforeEach(() => chooseMotion('full'));

  test.each([
    ['a link in it', 'a'],
    ['a control', `button[aria-label="${labels.next}"]`],
  ])('with the focus on %s, seen or not', async (_what, selector) => {
    const root = await renderCarousel();
    root.querySelector<HTMLElement>(selector)!.focus({ focusVisible: false } as FocusOptions);
    await expect.poll(() => isStopped(root)).toBe('true');
  });

  test('with a selection in it', async () => {
    const root = await renderCarousel();
    select(root, 1);
    await expect.poll(() => isStopped(root)).toBe('true');
  });

  test('with a key that is pressed on the page', async () => {
    const root = await renderCarousel();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => isStopped(root)).toBe('true');
  });

  test('with its button, by which it starts again', async () => {
    const root = await renderCarousel();
    const pause = button(root, labels.pause);
    pause.click();
    await expect.poll(() => isStopped(root)).toBe('true');
    pause.click();
    await expect.poll(() => isStopped(root)).toBe('false');
  });

  test('not with the focus on its button, whose keys press it', async () => {
    const root = await renderCarousel();
    button(root, labels.pause).focus();
    expect(isStopped(root)).toBe('false');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => isStopped(root)).toBe('true');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => isStopped(root)).toBe('false');
  });

  test('with an unseen focus on a link that a mouse has pressed before', async () => {
    const root = await renderCarousel();
    const link = root.querySelector('a')!;
    // The mouse is released outside, which the carousel does not notice.
    link.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve));
    link.focus({ focusVisible: false } as FocusOptions);
    await expect.poll(() => isStopped(root)).toBe('true');
  });

  test('not with a press of the mouse, though the focus follows it', async () => {
    const root = await renderCarousel();
    const dot = button(root, dotName(2));
    await userEvent.click(dot);
    await expect.poll(() => currentDots(root)).toEqual([dotName(2)]);
    expect(document.activeElement).toBe(dot);
    expect(isStopped(root)).toBe('false');
    await userEvent.hover(page.getByRole('heading', { level: 2 }));
  });
});

describe('the stars', () => {
  test('are as many as the rating, of five', async () => {
    const root = await renderCarousel(clients.slice(0, 3), DESKTOP_WIDTH);
    const filled = [...root.querySelectorAll('[role=img]')].map((stars) =>
      [...stars.children].map((star) => star.getAttribute('data-filled')),
    );
    expect(filled).toEqual([
      ['true', 'false', 'false', 'false', 'false'],
      ['true', 'true', 'false', 'false', 'false'],
      ['true', 'true', 'true', 'false', 'false'],
    ]);
  });

  test('are named', async () => {
    await renderCarousel(clients.slice(0, 1), DESKTOP_WIDTH);
    await expect.element(page.getByRole('img', { name: '1 out of 5 stars' })).toBeVisible();
  });

  test('are left out without a rating', async () => {
    const { rating: _, ...unrated } = clients[0]!;
    const root = await renderCarousel([unrated], DESKTOP_WIDTH);
    expect(root.querySelector('[role=img]')).toBeNull();
  });
});

describe('the author', () => {
  test.each([
    ['role and company', { role: 'Weaver', company: 'Looms' }, 'Weaver at Looms'],
    ['the role alone', { role: 'Weaver' }, 'Weaver'],
    ['the company alone', { company: 'Looms' }, 'Looms'],
    ['neither', {}, undefined],
  ])('has a line with %s', async (_what, parts, line) => {
    const root = await renderCarousel([{ name: 'Ada', content: 'Good.', ...parts }]);
    const [name, byline] = root.querySelectorAll('figcaption p');
    expect(name!.textContent).toBe('Ada');
    expect(byline?.textContent).toBe(line);
  });

  test.each([
    ['Ada', 'A'],
    ['Émile', 'É'],
    ['E\u0301mile', 'E\u0301'],
    ['  Zoë', 'Z'],
  ])('%s without a picture has the letter %s, for eyes only', async (name, letter) => {
    const root = await renderCarousel([{ name, content: 'Good.' }]);
    expect(root.querySelector('figcaption > [aria-hidden=true]')!.textContent).toBe(letter);
  });

  test('has a letter as large as a picture', async () => {
    const avatar = { src: 'assets/avatar', alt: '' };
    const root = await renderCarousel([clients[0]!, { ...clients[1]!, avatar }], DESKTOP_WIDTH);
    const letter = root.querySelector('figcaption > [aria-hidden=true]')!.getBoundingClientRect();
    const face = root.querySelector('img')!.getBoundingClientRect();
    expect([letter.width, letter.height]).toEqual([face.width, face.height]);
  });
});

describe('the link of a testimonial', () => {
  test('leads to its project', async () => {
    const root = await renderCarousel([clients[1]!]);
    expect(root.querySelector('a')!.getAttribute('href')).toBe('#project-2');
  });

  test.each([
    ['it has none', undefined],
    ['the page does not show it', 99],
  ])('is left out if %s', async (_why, project) => {
    const root = await renderCarousel([
      { name: 'Ada', content: 'Good.', ...(project && { project }) },
    ]);
    expect(root.querySelector('a')).toBeNull();
  });
});

describe('the quote', () => {
  test.each([PHONE_WIDTH, DESKTOP_WIDTH])(
    'is the smaller the longer it is at %i pixels',
    async (width) => {
      const lengths = [80, 180, 300, 301];
      const root = await renderCarousel(lengths.map(quoteOf), width);
      const sizes = [...root.querySelectorAll('blockquote')].map((quote) =>
        Number.parseFloat(getComputedStyle(quote).fontSize),
      );
      expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
      expect(new Set(sizes).size).toBe(lengths.length);
    },
  );

  test.each([
    [81, 180],
    [181, 300],
  ])('has one size from %i to %i characters', async (shortest, longest) => {
    const root = await renderCarousel([shortest, longest].map(quoteOf), DESKTOP_WIDTH);
    const sizes = [...root.querySelectorAll('blockquote')].map(
      (quote) => getComputedStyle(quote).fontSize,
    );
    expect(new Set(sizes).size).toBe(1);
  });

  test('divides long words with the hyphens of the language, as the role does', async () => {
    const long = 'Incomprehensibilities'.repeat(4);
    const root = await renderCarousel([{ name: 'Ada', content: long, role: long }], 320);
    for (const text of root.querySelectorAll('blockquote, figcaption p:last-child')) {
      expect(getComputedStyle(text).hyphens).toBe('auto');
      expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
    }
  });
});

test.each(['blockquote', 'figcaption [aria-hidden]'])(
  'neighbours are level, however long project and role are: %s',
  async (part) => {
    const long = 'A title that takes several lines '.repeat(4);
    const [first, second, third] = clients;
    const items = [first!, { ...second!, role: long }, third!];
    const titled = projects.with(2, { ...projects[2]!, title: long });
    const root = await renderCarousel(items, DESKTOP_WIDTH, titled);
    const tops = [...root.querySelectorAll(part)].map((each) => each.getBoundingClientRect().top);
    expect(tops).toEqual(tops.map(() => expect.closeTo(tops[0]!, 0)));
  },
);

test('has no violation that axe finds', async () => {
  await renderCarousel();
  await expectNoViolations();
});

function slideOf(element: Element): Element {
  return element.closest('.swiper-slide')!;
}

/** Names of the slides that are wholly between the margins, from left to right. */
function inView(root: HTMLElement): (string | null)[] {
  const { left, right } = root.getBoundingClientRect();
  return slidesOf(root)
    .map((slide) => ({ name: slide.ariaLabel, rect: slide.getBoundingClientRect() }))
    .filter(({ rect }) => rect.left >= left - 1 && rect.right <= right + 1)
    .toSorted((a, b) => a.rect.left - b.rect.left)
    .map(({ name }) => name);
}

/** Names of slides in their order, from an index on, which may be negative. */
function namesFrom(index: number, shown: number, count: number): string[] {
  return Array.from({ length: shown }, (_, step) => {
    const slide = (((index + step) % count) + count) % count;
    return `${slide + 1} of ${count}`;
  });
}

/** Buttons in the order that is seen by the Tab key. */
function visibleButtons(root: HTMLElement): Element[] {
  return [...root.querySelectorAll('button')].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );
}

function announced(root: HTMLElement): string {
  return root.querySelector('[aria-live]')!.textContent;
}

function quoteOf(length: number): Testimonial {
  return {
    name: 'Ada',
    content: 'Good work. '
      .repeat(30)
      .slice(0, length - 1)
      .concat('.'),
  };
}

/** The smaller side of the area in which a finger hits a control, in CSS pixels. */
function fingerTarget(control: Element): number {
  const { width, height } = control.getBoundingClientRect();
  // Links in a line of text have a larger area around their letters.
  const area = getComputedStyle(control, '::after');
  if (area.content === 'none') return Math.min(width, height);
  return Math.min(parseFloat(area.width), parseFloat(area.height));
}

/** Pixels from the author of the slide in view to the end of the slides. */
function spaceBelow(root: HTMLElement): number {
  const inSight = root.querySelector('.swiper-slide-visible figcaption')!;
  const slides = root.querySelector('.swiper')!;
  return slides.getBoundingClientRect().bottom - inSight.getBoundingClientRect().bottom;
}
