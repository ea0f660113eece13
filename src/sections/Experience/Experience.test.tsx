import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { overlap, type Box } from '../../../tests/helpers/boxes.ts';
import { expectNoViolations } from '../../../tests/helpers/components/axe.ts';
import { owner, sharedWith } from '../../../tests/helpers/components/props.ts';
import { chooseMotion } from '../../motion/motionStore.ts';
import { Experience } from './Experience.tsx';
import type { DatesText } from '../../content/schema/inputTypes.ts';
import type { ExperienceContent } from './schema.ts';

const content: ExperienceContent = {
  menuLabel: 'Path',
  heading: 'Path',
  contactLink: 'Next: you',
  typeLabels: { work: 'Work', education: 'School' },
  items: [
    { title: 'Engineer', company: 'Looms', dates: years('2024 – today'), type: 'work' },
    {
      title: 'Freelance full-stack developer',
      company: 'Own office',
      dates: years('2021–2024'),
      description:
        'Eleven shops, a theatre and a lighthouse, each with its own needs and its own end.',
      type: 'work',
    },
    {
      title: 'Master of Engines',
      company: 'School of Bath',
      dates: years('2019–2021'),
      type: 'education',
    },
    { title: 'Clerk', company: 'Post', dates: years('2018'), type: 'work' },
  ],
};

const EXPERIENCE = { id: 'experience', label: 'Path' };
const CONTACT = { id: 'contact', label: 'Talk' };
const WIDTHS = [390, 768, 1440, 2560];

beforeEach(() => chooseMotion('reduced'));

test('lists the entries in their order', async () => {
  await renderTimeline();
  const titles = Array.from(document.querySelectorAll('h3'), ({ textContent }) => textContent);
  expect(titles).toEqual(content.items.map(({ title }) => title));
});

test('names the kind of each entry', async () => {
  await renderTimeline();
  const kinds = entries().map((entry) => /Work|School/.exec(entry.textContent)?.[0]);
  expect(kinds).toEqual(['Work', 'Work', 'School', 'Work']);
});

test('leads on to the form', async () => {
  await renderTimeline();
  const link = page.getByRole('link', { name: 'Next: you' }).element();
  expect(link.getAttribute('href')).toBe('#contact');
});

test('has no link to a form that is not there', async () => {
  await renderTimeline({ sections: [] });
  expect(page.getByRole('link').elements()).toEqual([]);
});

test('has no link to a form above it', async () => {
  await renderTimeline({ sections: [CONTACT, EXPERIENCE] });
  expect(page.getByRole('link').elements()).toEqual([]);
});

describe.each(WIDTHS)('at %i pixels', (width) => {
  beforeEach(() => page.viewport(width, 900));

  test('the years of each entry are in one line', async () => {
    await renderTimeline();
    const heights = dates().map(({ top, bottom }) => bottom - top);
    expect(Math.max(...heights)).toBeLessThan(1.5 * Number.parseFloat(yearSizes()[0]!));
  });

  test('each entry begins below the one before it', async () => {
    await renderTimeline();
    const tops = entries().map((entry) => entry.getBoundingClientRect().top);
    expect(tops).toEqual([...new Set(tops)].toSorted((one, other) => one - other));
  });

  test('no entry covers the next', async () => {
    await renderTimeline();
    const boxes = entries().map((entry) => entry.getBoundingClientRect());
    const covering = boxes.slice(1).filter((box, index) => overlap(box, boxes[index]!));
    expect(covering).toEqual([]);
  });

  test('the axis reaches into the next section', async () => {
    await renderTimeline();
    const section = document.querySelector('section')!.getBoundingClientRect();
    expect(axis().bottom).toBeGreaterThan(section.bottom + 20);
  });

  test.each([
    ['with', [EXPERIENCE, CONTACT]],
    ['without', []],
  ])('%s the link the axis begins in the middle of the first dates', async (_which, sections) => {
    await renderTimeline({ sections });
    const [{ top, bottom }] = dates() as [Box];
    expect(Math.abs(axis().top - (top + bottom) / 2)).toBeLessThan(0.1 * (bottom - top));
  });
});

describe('on a phone', () => {
  beforeEach(async () => {
    await page.viewport(390, 844);
    await renderTimeline();
  });

  test('each title is below its years', () => {
    const titles = textBoxes('h3');
    const faults = dates().filter(({ bottom }, index) => titles[index]!.top < bottom - 4);
    expect(faults).toEqual([]);
  });

  test('each title begins at the edge of its years', () => {
    const titles = textBoxes('h3');
    const faults = dates().filter(({ left }, index) => Math.abs(titles[index]!.left - left) >= 4);
    expect(faults).toEqual([]);
  });
});

describe.each([768, 1440, 2560])('at %i pixels', (width) => {
  beforeEach(() => page.viewport(width, 900));

  test('dates and titles take turns on both sides of the axis', async () => {
    await renderTimeline();
    const middle = (axis().left + axis().right) / 2;
    expect(dates().map(({ right }) => right < middle)).toEqual([true, false, true, false]);
    expect(textBoxes('h3').map(({ left }) => left > middle)).toEqual([true, false, true, false]);
  });

  test('the first line of each title is level with its dates', async () => {
    await renderTimeline();
    const levels = dates().map(({ top, bottom }) => (top + bottom) / 2);
    const titles = Array.from(document.querySelectorAll('h3'), (title) => {
      const { top } = title.getBoundingClientRect();
      return top + Number.parseFloat(getComputedStyle(title).lineHeight) / 2;
    });
    expect(titles.filter((title, index) => Math.abs(title - levels[index]!) > 6)).toEqual([]);
  });
});

describe('the needle', () => {
  beforeEach(async () => {
    await page.viewport(1440, 900);
    await renderTimeline();
  });
  afterEach(() => userEvent.unhover(document.body));

  test('is only in the entry under the mouse', async () => {
    for (const [entry, name] of ['Engineer', 'Freelance full-stack developer'].entries()) {
      await userEvent.hover(page.getByRole('heading', { name, exact: true }));
      await expect.poll(() => needles().map((needle) => needle.entry)).toEqual([entry]);
    }
  });

  test.each([
    ['Engineer', 1],
    ['Freelance full-stack developer', -1],
  ])('points from the dates to the title: %s', async (name, side) => {
    await userEvent.hover(page.getByRole('heading', { name, exact: true }));
    await expect.poll(() => needles().map((needle) => needle.side)).toEqual([side]);
  });
});

test.each([1024, 1440, 2560])(
  'at %i pixels dates that fit on one line are on one',
  async (width) => {
    await page.viewport(width, 900);
    // As the build measures them (plugins/theme/datesWidth.ts).
    document.documentElement.style.setProperty('--dates-width', '8.9');
    onTestFinished(() => document.documentElement.removeAttribute('style'));
    const long = { parts: ['septembre 2017\u{A0}–', 'février 2021'], separator: ' ' };
    const items = content.items.map((entry) => ({ ...entry, dates: long }));
    await renderTimeline({ items });
    const [size] = yearSizes();
    const heights = dates().map(({ top, bottom }) => bottom - top);
    expect(Math.max(...heights)).toBeLessThan(1.5 * Number.parseFloat(size!));
  },
);

describe.each([320, ...WIDTHS])('a long period at %i pixels', (width) => {
  const long = { parts: ['depuis janvier 2022 et jusqu’à présent'], separator: '' };
  const [first, second, ...others] = content.items;
  const items = [first!, { ...second!, dates: { ...long, note: 'à temps partiel' } }, ...others];

  beforeEach(() => page.viewport(width, 900));

  test('has its year as large as all others', async () => {
    await renderTimeline();
    const [usual] = yearSizes();
    await renderTimeline({ items });
    expect(new Set(yearSizes())).toEqual(new Set([usual]));
  });

  test('stays in its column', async () => {
    await renderTimeline({ items });
    expect(dates()[1]!.left).toBeGreaterThanOrEqual(axis().right);
    expect(dates()[1]!.right).toBeLessThanOrEqual(entries()[1]!.getBoundingClientRect().right + 1);
  });

  test('has no text below 16 pixels', async () => {
    await renderTimeline({ items });
    const texts = [...document.querySelectorAll('p > .whole-words')];
    const sizes = texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  });
});

test.each([
  ['none above another section', [EXPERIENCE, CONTACT], false],
  ['some above the footer', [CONTACT, EXPERIENCE], true],
])('leaves space below its needle: %s', async (_where, sections, hasSpace) => {
  await renderTimeline({ sections });
  const { marginBlockEnd } = getComputedStyle(page.getByRole('region').element());
  expect(Number.parseFloat(marginBlockEnd) > 0).toBe(hasSpace);
});

test('has no violation that axe finds', async () => {
  await renderTimeline();
  await expectNoViolations();
});

async function renderTimeline({
  sections = [EXPERIENCE, CONTACT],
  items = content.items,
} = {}): Promise<void> {
  await cleanup();
  const shared = sharedWith({ menu: sections });
  await render(<Experience content={{ ...content, items }} owner={owner} shared={shared} />);
}

function yearSizes(): string[] {
  return Array.from(document.querySelectorAll('p b'), (year) => getComputedStyle(year).fontSize);
}

function entries(): Element[] {
  return [...document.querySelectorAll('ol > li')];
}

/** The entries whose needle is whole, and the side to which it points: 1 is the end of the line. */
function needles(): { entry: number; side: number }[] {
  return entries().flatMap((element, entry) => {
    const { scale, transform } = getComputedStyle(element, '::before');
    return scale.startsWith('0') ? [] : [{ entry, side: new DOMMatrix(transform).a }];
  });
}

function axis(): DOMRect {
  return document.querySelector('[data-first-type]')!.getBoundingClientRect();
}

/** Boxes of the years: of their lines, not of their elements. */
function dates(): Box[] {
  return textBoxes('p > .whole-words');
}

function textBoxes(selector: string): Box[] {
  return Array.from(document.querySelectorAll(selector), (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  });
}

/** The dates as the build writes them, in one part. */
function years(text: string): DatesText {
  return { parts: [text], separator: '' };
}
