import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectNoViolations } from '../../../tests/helpers/components/axe.ts';
import { owner, sharedWith } from '../../../tests/helpers/components/props.ts';
import { chooseMotion } from '../../motion/motionStore.ts';
import type { Owner } from '../../content/schema/ownerSchema.ts';
import { About } from './About.tsx';
import type { AboutContent } from './schema.ts';

const facts = [
  { value: '8 years', label: 'of engines' },
  { value: 'Week 1', label: 'first version' },
  { value: '1 day', label: 'until an answer' },
];

const content: AboutContent = {
  menuLabel: 'Me',
  heading: 'About me',
  greeting: 'Hello, I am Ada.',
  paragraphs: ['I build engines.', 'I explain them.'],
  portrait: { src: 'assets/none', alt: 'Ada at her desk', kind: 'photo' },
  facts,
};

const LONG = 'Oito anos de desenvolvimento web';

/** Nothing of the rotating needles is loaded. */
beforeEach(() => chooseMotion('reduced'));

test('is named by its heading', async () => {
  await renderAbout();
  await expect.element(page.getByRole('region', { name: 'About me' })).toBeVisible();
});

test('greets with a heading', async () => {
  await renderAbout();
  await expect
    .element(page.getByRole('heading', { level: 3 }))
    .toHaveTextContent('Hello, I am Ada.');
});

test('shows every paragraph', async () => {
  await renderAbout();
  expect(textsOf('p')).toEqual(content.paragraphs);
});

test('the portrait is the only picture that is read', async () => {
  await renderAbout();
  const names = page
    .getByRole('img')
    .elements()
    .map((image) => image.getAttribute('alt'));
  expect(names).toEqual(['Ada at her desk']);
});

test.each([
  ['reaches into the section below', ['about', 'skills'], true],
  ['ends above the footer', ['skills', 'about'], false],
])('its portrait %s', async (_where, sections, reaches) => {
  await renderAbout({}, withLinks, sections);
  const { marginBlockEnd } = getComputedStyle(page.getByRole('region').element());
  expect(Number.parseFloat(marginBlockEnd) < 0).toBe(reaches);
});

describe('without a portrait', () => {
  test('there is no picture', async () => {
    await renderAbout({ portrait: undefined });
    expect(document.querySelector('img, canvas')).toBeNull();
  });

  test('the links to CV and profiles are there', async () => {
    await renderAbout({ portrait: undefined });
    expect(page.getByRole('link').elements()).toHaveLength(3);
  });

  test('greeting and facts are beside paragraphs and links on a desktop', async () => {
    await page.viewport(1440, 900);
    await renderAbout({ portrait: undefined });
    const left = ['h3', 'dl'].map((selector) => boxOf(selector).right);
    const right = ['p', 'a'].map((selector) => boxOf(selector).left);
    expect(Math.max(...left)).toBeLessThan(Math.min(...right));
  });

  test('both columns end together', async () => {
    await page.viewport(1440, 900);
    await renderAbout({ portrait: undefined });
    expect(Math.abs(boxOf('dl').bottom - boxOf('div:has(> a)').bottom)).toBeLessThan(2);
  });

  test.each([
    [1440, 3],
    [768, 1],
  ])('at %i pixels the facts are in lines: %i', async (width, lines) => {
    await page.viewport(width, 900);
    await renderAbout({ portrait: undefined });
    expect(new Set(topsOf('dd').map(Math.round)).size).toBe(lines);
  });

  test('everything is one column on a tablet', async () => {
    await page.viewport(768, 900);
    await renderAbout({ portrait: undefined });
    const lefts = ['h3', 'p', 'a', 'dl'].map((selector) => Math.round(boxOf(selector).left));
    expect(new Set(lefts).size).toBe(1);
  });

  test('the section does not reach into the next one', async () => {
    await renderAbout({ portrait: undefined });
    expect(getComputedStyle(document.querySelector('section')!).marginBottom).toBe('0px');
  });
});

test('without a greeting the heading is as large as one', async () => {
  await renderAbout({ greeting: undefined });
  const size = getComputedStyle(document.querySelector('h2')!).fontSize;
  await renderAbout();
  expect(getComputedStyle(document.querySelector('h3')!).fontSize).toBe(size);
});

test('without a greeting there is no heading for it', async () => {
  await renderAbout({ greeting: undefined });
  expect(page.getByRole('heading', { level: 3 }).elements()).toEqual([]);
});

describe('the facts', () => {
  test('are values with labels', async () => {
    await renderAbout();
    const shown = facts.map((_fact, index) => ({
      value: textsOf('dd')[index],
      label: textsOf('dt')[index],
    }));
    expect(shown).toEqual(facts);
  });

  test('are not there if the content has none', async () => {
    await renderAbout({ facts: undefined });
    expect(document.querySelector('dl')).toBeNull();
  });

  test('are in one row on a desktop, however long one of them is', async () => {
    await page.viewport(1440, 900);
    await renderAbout({ facts: [{ value: LONG, label: 'long' }, ...facts.slice(1)] });
    expect(new Set(topsOf('dl > div')).size).toBe(1);
  });

  test('divide long words with the hyphens of the language', async () => {
    await renderAbout();
    const texts = document.querySelectorAll('dt, dd');
    expect(Array.from(texts, (text) => getComputedStyle(text).hyphens)).not.toContain('manual');
  });

  test('have their labels on one line on a phone, below values of one line and of two', async () => {
    await page.viewport(390, 844);
    await renderAbout({
      facts: [{ value: 'more than 12 years', label: 'long' }, ...facts.slice(1)],
    });
    const [first, second] = topsOf('dt');
    expect(first).toBe(second);
  });
});

describe('on paper', () => {
  test.each([
    ['values of facts', 'dd'],
    ['labels of one line and of two', 'dt'],
  ])('%s are level', async (_what, selector) => {
    await page.viewport(680, 1024);
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
    onTestFinished(
      async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '' })),
    );
    const label = 'from the first talk with a client to the first version that works';
    await renderAbout({ facts: [{ value: '1 week', label }, ...facts.slice(1)] });
    expect(new Set(topsOf(selector)).size).toBe(1);
  });
});

describe('the link to the CV', () => {
  test('says its type and size', async () => {
    await renderAbout();
    await expect
      .element(page.getByRole('link', { name: 'Download CV' }))
      .toHaveTextContent('Download CVPDF, 9 kB');
  });

  test('keeps it under the name of its owner', async () => {
    await renderAbout();
    const link = page.getByRole('link', { name: 'Download CV' }).element();
    expect(link.getAttribute('download')).toBe('Ada-Example-CV.pdf');
  });
});

describe('the links to profiles', () => {
  test('are those for About', async () => {
    await renderAbout();
    const names = page
      .getByRole('link', { name: /opens in a new tab/ })
      .elements()
      .map((link) => link.textContent);
    expect(names).toEqual(['GitHub (opens in a new tab)', 'Forge (opens in a new tab)']);
  });
});

test('without CV and profiles there is no link', async () => {
  await renderAbout({}, { ...owner, cv: undefined });
  expect(page.getByRole('link').elements()).toEqual([]);
});

test('has no violation that axe finds', async () => {
  await renderAbout();
  await expectNoViolations();
});

const withLinks: Owner = {
  ...owner,
  cv: owner.cv && { ...owner.cv, fileType: 'PDF, 9 kB' },
  profiles: [
    { label: 'GitHub', url: 'https://github.example.com/ada' },
    { label: 'Forge', url: 'https://forge.example.com/ada', shownIn: ['about'] },
    { label: 'Photos', url: 'https://photos.example.com/ada', shownIn: ['footer'] },
  ],
};

async function renderAbout(
  parts: Partial<AboutContent> = {},
  who = withLinks,
  sections = ['about', 'skills'],
): Promise<void> {
  const shared = sharedWith({ menu: sections.map((id) => ({ id, label: id })) });
  await render(<About content={{ ...content, ...parts }} owner={who} shared={shared} />);
}

function textsOf(selector: string): string[] {
  return Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent);
}

function boxOf(selector: string): DOMRect {
  return document.querySelector(`section ${selector}`)!.getBoundingClientRect();
}

function topsOf(selector: string): number[] {
  return Array.from(
    document.querySelectorAll(selector),
    (element) => element.getBoundingClientRect().top,
  );
}
