import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoViolations } from '../../../tests/helpers/components/axe.ts';
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
  visibleButtons,
} from '../../../tests/helpers/components/carousel.tsx';
import { chooseMotion } from '../../motion/motionStore.ts';
import type { Testimonial } from './schema.ts';

skipTransitions();
beforeEach(() => chooseMotion('reduced'));
afterEach(() => document.documentElement.removeAttribute('dir'));

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
  });

  test('are all in view', async () => {
    const root = await renderCarousel(clients.slice(0, count), width);
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

const slidesAtWidths = [
  [390, 1],
  [767, 1],
  [768, 2],
  [1023, 2],
  [1024, 3],
  [1440, 3],
] as const;

test('one, two or three slides are in view', async () => {
  const root = await renderCarousel();
  for (const [width, count] of slidesAtWidths) {
    await page.viewport(width, 900);
    await expect.poll(() => inView(root), { message: `at ${width} pixels` }).toHaveLength(count);
  }
});

test('slides are 30 pixels apart at every width', async () => {
  const root = await renderCarousel();
  for (const [width, count] of slidesAtWidths) {
    await page.viewport(width, 900);
    await expect.poll(() => inView(root)).toHaveLength(count);
    const [first, second] = slidesOf(root).map((slide) => slide.getBoundingClientRect());
    expect(second!.left - first!.right, `at ${width} pixels`).toBeCloseTo(30, 0);
  }
});

test('Swiper gets these options', async () => {
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

test.each([PHONE_WIDTH, DESKTOP_WIDTH])(
  'the longer a quote, the smaller its text at %i pixels',
  async (width) => {
    const lengths = [80, 180, 300, 301];
    const root = await renderCarousel(lengths.map(quoteOf), width);
    const sizes = [...root.querySelectorAll('blockquote')].map((quote) =>
      Number.parseFloat(getComputedStyle(quote).fontSize),
    );
    expect(sizes).toEqual([...new Set(sizes)].toSorted((a, b) => b - a));
  },
);

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
