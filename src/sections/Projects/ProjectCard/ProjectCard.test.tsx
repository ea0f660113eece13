import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { sharedWith } from '../../../../tests/helpers/components/props.ts';
import { ProjectCard, type ProjectCardProps } from './ProjectCard.tsx';
import type { Project } from '../schema.ts';
import type { NeedleOfCard } from '../useNeedle.ts';
import gridStyles from '../Projects.module.css';

const project = {
  title: 'Shop',
  description: 'A {tool} that is used every day.',
  image: { src: 'assets/none', alt: 'A shelf with lamps' },
  tech: ['React', 'Node.js'],
} satisfies Project;
const detail = { x: 0.5, y: 0.5, from: 'upper-left' } as const;
const target = { phrase: 'every day', detail };

test('its heading is its title', async () => {
  await renderCard(project);
  const heading = page.getByRole('heading', { level: 3 });
  await expect.element(heading).toHaveTextContent(/^Shop$/);
});

test('its picture has its alternative text', async () => {
  await renderCard(project);
  await expect.element(page.getByRole('img', { name: 'A shelf with lamps' })).toBeInTheDocument();
});

test('links lead to it by the number of its place', async () => {
  await renderCard(project, { index: 2 });
  expect(cardElement().id).toBe('project-3');
});

describe('the description', () => {
  test('is shown letter for letter, braces too', async () => {
    await renderCard(project);
    await expect.element(page.getByText(project.description, { exact: true })).toBeVisible();
  });

  test.each(['A {tool}', 'used', 'every day.'])('is whole if it points at "%s"', async (phrase) => {
    await renderCard({ ...project, target: { ...target, phrase } });
    expect(cardElement().textContent).toContain(project.description);
  });

  test('has its phrase in the highlight colour while the needle points into the card', async () => {
    await renderCard({ ...project, target }, { needle: needleOfCard({ phase: 'arrived' }) });
    await expect.poll(() => colorOf('every day')).toBe(tokenColor('--color-highlight-text'));
  });

  test('has its phrase in the colour of text while the needle is elsewhere', async () => {
    await renderCard({ ...project, target });
    expect(colorOf('every day')).toBe(tokenColor('--color-text'));
  });

  test('does not underline its phrase: it is no link', async () => {
    await renderCard({ ...project, target });
    expect(getComputedStyle(elementOf('every day')).textDecorationLine).toBe('none');
  });
});

describe('the technologies', () => {
  test('are listed in their order', async () => {
    await renderCard(project);
    expect(tagTexts()).toEqual(['React', 'Node.js']);
  });

  test('are left out if there are none', async () => {
    await renderCard({ ...project, tech: undefined });
    expect(tagTexts()).toEqual([]);
  });

  test('are neither underlined nor in the colour of links', async () => {
    await renderCard(project);
    const { color, textDecorationLine } = getComputedStyle(elementOf('React'));
    expect(textDecorationLine).toBe('none');
    expect(color).not.toBe(tokenColor('--color-accent'));
  });
});

describe('the client', () => {
  test('is named in the line of the content', async () => {
    await renderCard({ ...project, client: 'Osterhay' }, { clientLine: 'for {client}, 2025' });
    await expect.element(page.getByText('for Osterhay, 2025')).toBeVisible();
  });

  test('is named alone if the content has no line', async () => {
    await renderCard({ ...project, client: 'Osterhay' });
    await expect.element(page.getByText('Osterhay', { exact: true })).toBeVisible();
  });

  test('has no line if there is none', async () => {
    await renderCard(project, { clientLine: 'for {client}' });
    expect(cardElement().textContent).not.toContain('for');
  });
});

describe('the result', () => {
  const result = 'Half of all orders now come from phones';

  test('is shown on the card', async () => {
    await renderCard({ ...project, result });
    await expect.element(page.getByText(result)).toBeVisible();
  });

  test.each([390, 768])('is below all other texts at %i pixels', async (width) => {
    await page.viewport(width, 900);
    await renderCard({ ...project, result });
    expect(boxOf(result).top).toBeGreaterThan(boxOf('Node.js').bottom);
  });

  test('is beside the picture of a wide card, below its caption', async () => {
    await page.viewport(1440, 900);
    await renderCard({ ...project, result }, { column: 'both' });
    expect(boxOf(result).left).toBeGreaterThan(
      page.getByRole('img').element().getBoundingClientRect().right,
    );
    expect(boxOf(result).top).toBeGreaterThan(boxOf('Node.js').bottom);
  });

  test('is below the caption of a wide card in the widest windows', async () => {
    await page.viewport(3840, 1080);
    await renderCard({ ...project, result }, { column: 'both' });
    expect(boxOf(result).left).toBeLessThan(boxOf('Node.js').right);
    expect(boxOf(result).top).toBeGreaterThan(boxOf('Node.js').bottom);
  });
});

test.each([
  [1440, 17],
  [2560, 26],
])(
  'in a window of %i pixels the text of a wide card has a size of %i pixels',
  async (width, size) => {
    await page.viewport(width, 1440);
    await renderCard(project, { column: 'both' });
    const text = page.getByText(/./).filter({ hasText: project.description! });
    const { fontSize } = getComputedStyle(text.last().element());
    expect(Math.round(parseFloat(fontSize))).toBe(size);
  },
);

describe('a project without a picture', () => {
  const { image: _image, ...text } = project;

  test('is a card of text', async () => {
    await renderCard(text);
    expect(cardElement().textContent).toContain(project.description);
    expect(cardElement().querySelector('img')).toBeNull();
  });

  test.each([390, 768, 1440])('has its title large at %i pixels', async (width) => {
    await page.viewport(width, 900);
    await renderCard(project);
    const usual = titleSize();
    await cleanup();
    await renderCard(text);
    expect(titleSize()).toBeGreaterThan(1.3 * usual);
  });

  test('has its title in a place of the size of a picture', async () => {
    await page.viewport(390, 900);
    await renderCard(text);
    const { width, height } = titlePlace();
    expect(width / height).toBeCloseTo(1.6, 2);
  });

  test.each([390, 1440])('cuts nothing of a long title at %i pixels', async (width) => {
    await page.viewport(width, 900);
    await renderCard({ ...text, title: 'Weather and advice for farmers. '.repeat(4).trim() });
    const { bottom } = page.getByRole('heading').element().getBoundingClientRect();
    const place = titlePlace();
    expect(place.height - (bottom - place.top)).toBeGreaterThan(0.2 * place.width);
  });

  describe.each(['ltr', 'rtl'])('in a page of direction %s has the needle', (dir) => {
    beforeEach(async () => {
      document.documentElement.dir = dir;
      await page.viewport(390, 900);
      await renderCard(
        { ...text, target: { phrase: 'every day' } },
        { needle: needleOfCard({ phase: 'arrived' }), column: 'both' },
      );
    });
    afterEach(() => document.documentElement.removeAttribute('dir'));

    test('between its title and the end of its place', () => {
      const title = page.getByRole('heading').element().getBoundingClientRect();
      const { top, bottom } = needleBox();
      expect(top).toBeGreaterThan(title.bottom);
      expect(bottom).toBeLessThan(titlePlace().bottom);
    });

    test('pointing down', () => {
      const { bottom, tipY } = needleBox();
      expect(tipY).toBeCloseTo(bottom, -1);
    });

    test('pointing to the side on which its text begins', () => {
      const { x, tipX } = needleBox();
      expect(dir === 'rtl' ? tipX > x : tipX < x).toBe(true);
    });
  });

  test('has its title on paper alone in a line, above the caption', async () => {
    await page.viewport(800, 900);
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
    onTestFinished(
      async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '' })),
    );
    await renderCard(text);
    expect(titlePlace().width).toBe(cardElement().getBoundingClientRect().width);
    expect(titlePlace().bottom).toBeLessThan(boxOf(project.description).top);
  });

  test('shows its dates', async () => {
    await renderCard({ ...text, datesLine: '2020–2022' });
    await expect.element(page.getByText('2020–2022')).toBeVisible();
  });

  test('shows its points', async () => {
    await renderCard({ ...text, points: ['Checkout', 'Stock'] });
    for (const point of ['Checkout', 'Stock']) {
      await expect.element(page.getByText(point)).toBeVisible();
    }
  });

  test('needs no description', async () => {
    await renderCard({ title: 'Shop' });
    expect(cardElement().textContent).toBe('Shop');
  });
});

describe('on paper', () => {
  const POINTS_PER_PIXEL = 72 / 96;

  beforeEach(async () => {
    await page.viewport(500, 900);
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  });
  afterEach(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
    document.documentElement.removeAttribute('style');
  });

  test.each([84.5, 120])(
    'the picture is beside the caption if the title leaves room for %f points',
    async (points) => {
      const { picture, caption, card } = await printCard(points);
      expect(picture.right).toBeLessThan(caption.left);
      expect(frameWidth(picture)).toBeCloseTo(84, 0);
      expect(caption.right).toBe(card.right);
    },
  );

  test('the picture is above the caption if the title leaves less room', async () => {
    const { picture, caption, card } = await printCard(83);
    expect(picture.bottom).toBeLessThan(caption.top);
    expect(frameWidth(picture)).toBeCloseTo(84, 0);
    expect(caption.width).toBe(card.width);
  });

  test.each([44, 83, 84.5, 120])(
    'the result is in line with the caption with room for %f points',
    async (points) => {
      const { caption } = await printCard(points);
      const result = document.createRange();
      result.selectNodeContents(elementOf('Half of all orders'));
      expect(result.getBoundingClientRect().left).toBeCloseTo(caption.left, 0);
    },
  );

  /** The width of a picture with its border, in points. */
  function frameWidth({ width }: DOMRect): number {
    return width * POINTS_PER_PIXEL + 2 * 0.75;
  }

  /** Prints a card whose title leaves room for this many points of picture. Returns its boxes. */
  async function printCard(points: number) {
    await renderCard({ ...project, result: 'Half of all orders' });
    const card = cardElement().getBoundingClientRect();
    const titleWidth = card.width * POINTS_PER_PIXEL - 9 - points;
    document.documentElement.style.setProperty('--printed-title-width', `${titleWidth / 10.5}`);
    const image = page.getByRole('img').element();
    return {
      card,
      picture: image.getBoundingClientRect(),
      caption: page.getByRole('heading').element().parentElement!.getBoundingClientRect(),
    };
  }
});

describe('the links', () => {
  const liveUrl = 'https://www.shop.example.com/?from=page';
  const githubUrl = 'https://github.example.com/ada/shop';

  test('are left out if the project has none', async () => {
    await renderCard(project);
    expect(links()).toHaveLength(0);
  });

  test('are named by their short address, with a note on the new tab', async () => {
    await renderCard({ ...project, liveUrl, githubUrl });
    expect(links().map((link) => link.getAttribute('aria-label'))).toEqual([
      'shop.example.com (opens in a new tab)',
      'github.example.com/ada/shop (opens in a new tab)',
    ]);
  });

  test('lead to their addresses', async () => {
    await renderCard({ ...project, liveUrl, githubUrl });
    expect(links().map(({ href }) => href)).toEqual([liveUrl, githubUrl]);
  });

  test('are one if both addresses are the same', async () => {
    await renderCard({ ...project, liveUrl: githubUrl, githubUrl });
    expect(links().map(({ href }) => href)).toEqual([githubUrl]);
  });

  test('open a new tab that does not know this page', async () => {
    await renderCard({ ...project, liveUrl, githubUrl });
    expect(links().map((link) => `${link.target} ${link.rel}`)).toEqual([
      '_blank noopener noreferrer',
      '_blank noopener noreferrer',
    ]);
  });

  test('have underlined texts', async () => {
    await renderCard({ ...project, liveUrl, githubUrl });
    const lines = links().map(
      (link) => getComputedStyle(link.querySelector('bdi span') ?? link).textDecorationLine,
    );
    expect(lines).toEqual(['underline', 'underline']);
  });

  test('are at least 44 pixels high', async () => {
    await renderCard({ ...project, liveUrl, githubUrl });
    const heights = links().map((link) => link.getBoundingClientRect().height);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });

  test('are reached by Tab, one after the other', async () => {
    await renderCard({ ...project, liveUrl, githubUrl });
    await userEvent.tab();
    expect(document.activeElement).toBe(links()[0]);
    await userEvent.tab();
    expect(document.activeElement).toBe(links()[1]);
  });
});

describe('the focus in a card', () => {
  const liveUrl = 'https://shop.example.com/';

  test('counts if the keyboard brought it', async () => {
    const onFocusChange = vi.fn();
    await renderCard({ ...project, liveUrl }, { needle: needleOfCard({ onFocusChange }) });
    await userEvent.tab();
    expect(onFocusChange.mock.calls).toEqual([[true]]);
  });

  test('does not count after a press: the needle goes on with the scroll', async () => {
    const onFocusChange = vi.fn();
    await renderCard({ ...project, liveUrl }, { needle: needleOfCard({ onFocusChange }) });
    const [link] = links();
    link!.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link!);
    expect(document.activeElement).toBe(link);
    expect(onFocusChange).not.toHaveBeenCalled();
  });
});

test('a link to a wide card brings its picture to the middle of the window', async () => {
  await page.viewport(1440, 900);
  await renderCard({ ...project, glow: '#8b3aa0' }, { column: 'both' });
  document.body.style.paddingBlock = '1000px';
  onTestFinished(() => void (document.body.style.paddingBlock = ''));
  cardElement().scrollIntoView({ behavior: 'instant' });
  const { top, bottom } = document.querySelector('img')!.getBoundingClientRect();
  expect((top + bottom) / 2).toBeCloseTo(450, 0);
});

describe('a plain screenshot', () => {
  test.each([
    ['without a target of the needle', project],
    ['with a target', { ...project, target }],
  ])('is 16 wide and 10 high %s', async (_what, plain) => {
    await renderCard(plain);
    const { width, height } = document.querySelector('img')!.getBoundingClientRect();
    expect(width / height).toBeCloseTo(1.6, 2);
  });
});

/** Renders one card, in a grid of two columns. Print styles hold inside `main`. */
function renderCard(shown: Project, props: Partial<ProjectCardProps> = {}) {
  return render(
    <main>
      <ul className={gridStyles.grid}>
        <ProjectCard
          index={0}
          project={shown}
          clientLine={undefined}
          newTabNote={sharedWith().newTabNote}
          cases={undefined}
          column="left"
          needle={needleOfCard()}
          {...props}
        />
      </ul>
    </main>,
  );
}

/** A needle that is elsewhere. */
function needleOfCard(needle: Partial<NeedleOfCard> = {}): NeedleOfCard {
  return {
    phase: undefined,
    svg: createRef(),
    onHover: () => {},
    onFocusChange: () => {},
    ...needle,
  };
}

function cardElement(): Element {
  return document.querySelector('ul > li')!;
}

function elementOf(text: string): Element {
  return page.getByText(text, { exact: true }).element();
}

function boxOf(text: string): DOMRect {
  return elementOf(text).getBoundingClientRect();
}

function colorOf(text: string): string {
  return getComputedStyle(elementOf(text)).color;
}

/** The colour of a token, as the browser computes it. */
function tokenColor(token: string): string {
  const probe = document.createElement('p');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

function tagTexts(): string[] {
  return [...document.querySelectorAll('li li')].map(({ textContent }) => textContent);
}

function links(): HTMLAnchorElement[] {
  return [...document.querySelectorAll('a')];
}

function titleSize(): number {
  return Number.parseFloat(getComputedStyle(page.getByRole('heading').element()).fontSize);
}

/** The box that a large title fills in the place of a picture. */
function titlePlace(): DOMRect {
  return page.getByRole('heading').element().parentElement!.getBoundingClientRect();
}

/** The box of the needle, its middle and its tip. */
function needleBox() {
  const drawn = document.querySelector<SVGPathElement>('svg path:last-of-type')!;
  const { left, right, top, bottom } = drawn.getBoundingClientRect();
  // A needle is drawn from its tip.
  const { e: tipX, f: tipY } = drawn.getScreenCTM()!;
  return { x: (left + right) / 2, top, bottom, tipX, tipY };
}
