import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectNoViolations } from '../../../tests/helpers/components/axe.ts';
import { owner, sharedWith } from '../../../tests/helpers/components/props.ts';
import { chooseMotion } from '../../motion/motionStore.ts';
import { Home } from './Home.tsx';
import type { HomeContent } from './schema.ts';

const content: HomeContent = {
  menuLabel: 'Home',
  tagline: 'Engines, explained.',
  workButton: 'See my work',
  connectButton: 'Write to me',
  downArrow: 'Down to {section}',
};

const sections = [
  { id: 'home', label: 'Home' },
  { id: 'projects', label: 'Work' },
  { id: 'contact', label: 'Talk' },
];

/** Nothing of the needle field is loaded. */
beforeEach(() => chooseMotion('reduced'));

describe('the name', () => {
  test.each([
    [['Ada', 'Example']],
    [['Ada']],
    [['Zoë 🦊', 'Fox 👩‍💻']],
    [['Petra', 'Beispiel, PhD']],
  ])('%j has its lines', async (lines) => {
    await page.viewport(1440, 900);
    await renderHome({ nameLines: lines });
    const heading = page.getByRole('heading', { level: 1 }).element() as HTMLElement;
    expect(heading.innerText.split('\n').map((line) => line.trim())).toEqual(lines);
  });

  test.each([
    [1440, 1],
    [320, 2],
  ])('keeps a hyphenated one together where it fits: %i px wide', async (width, lines) => {
    await page.viewport(width, 900);
    await renderHome({ nameLines: ['Al', 'Lu-Li'] });
    const heading = page.getByRole('heading', { level: 1 }).element() as HTMLElement;
    heading.style.fontSize = '9rem';
    const last = [...heading.querySelectorAll('span')].find(
      ({ textContent }) => textContent === 'Lu-Li',
    )!;
    expect(Math.round(last.offsetHeight / (0.94 * 144))).toBe(lines);
  });

  test('is read in one go', async () => {
    await renderHome();
    const heading = page.getByRole('heading', { level: 1 }).element();
    expect(heading.textContent).toBe('Ada Example');
  });

  test('names the section', async () => {
    await renderHome();
    await expect.element(page.getByRole('region', { name: 'Ada Example' })).toBeVisible();
  });
});

test('title and tagline follow the name', async () => {
  await renderHome();
  const texts = [...document.querySelectorAll('h1 ~ p')].map(({ textContent }) => textContent);
  expect(texts).toEqual(['Engineer', 'Engines, explained.']);
});

test('title and tagline that the content lacks leave nothing behind', async () => {
  await render(
    <Home
      content={{ ...content, tagline: undefined }}
      owner={{ ...owner, title: undefined }}
      shared={sharedWith({ menu: sections })}
    />,
  );
  expect(document.querySelector('h1 ~ p')).toBeNull();
});

test.each([
  [true, false],
  [undefined, true],
])('a tagline that About repeats (%s) is on paper: %s', async (isTaglineRepeated, isPrinted) => {
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '' })));
  await renderHome({ texts: { isTaglineRepeated } });
  expect(page.getByText(content.tagline!).element().checkVisibility()).toBe(isPrinted);
});

describe('the buttons', () => {
  test('lead to the work and to the form', async () => {
    await renderHome();
    expect(links()).toEqual({
      'See my work': '#projects',
      'Write to me': '#contact',
      'Down to Work': '#projects',
    });
  });

  test.each([
    ['projects', ['Write to me', 'Down to Talk']],
    ['contact', ['See my work', 'Down to Work']],
  ])('without the section %s there is no button to it', async (id, names) => {
    await renderHome({ shown: sections.filter((section) => section.id !== id) });
    expect(Object.keys(links())).toEqual(names);
  });

  test.each([
    ['workButton', ['Write to me', 'Down to Work']],
    ['connectButton', ['See my work', 'Down to Work']],
  ])('without a text for %s there is none', async (field, names) => {
    await renderHome({ texts: { [field]: undefined } });
    expect(Object.keys(links())).toEqual(names);
  });
});

describe('the arrow down', () => {
  test('leads to the section below, and names it', async () => {
    await renderHome({ shown: [sections[0]!, { id: 'about', label: 'Me' }] });
    expect(links()).toEqual({ 'Down to Me': '#about' });
  });

  test('is not there if nothing is below', async () => {
    await renderHome({ shown: [sections[0]!] });
    expect(links()).toEqual({});
  });
});

test('has no violation that axe finds', async () => {
  await renderHome();
  await expectNoViolations();
});

async function renderHome({
  nameLines = owner.nameLines,
  shown = sections,
  texts = {},
}: {
  nameLines?: string[];
  shown?: typeof sections;
  texts?: Partial<HomeContent>;
} = {}): Promise<void> {
  await render(
    <Home
      content={{ ...content, ...texts }}
      owner={{ ...owner, nameLines }}
      shared={sharedWith({ menu: shown })}
    />,
  );
}

/** The targets of all links, by the names that screen readers read. */
function links(): Record<string, string | null> {
  return Object.fromEntries(
    Array.from(document.querySelectorAll('a'), (link) => [
      link.ariaLabel ?? link.textContent,
      link.getAttribute('href'),
    ]),
  );
}
