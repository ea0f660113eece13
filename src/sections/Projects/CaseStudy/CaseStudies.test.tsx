import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { owner, sharedWith } from '../../../../tests/helpers/components/props.ts';
import { chooseMotion } from '../../../motion/motionStore.ts';
import { Projects } from '../Projects.tsx';
import type { Project } from '../schema.ts';
import type { CaseStudyContent } from './schema.ts';

const labels = {
  caseStudy: 'Case study',
  close: 'Close',
  problem: 'The problem',
  role: 'My part',
  outcome: 'The outcome',
  when: 'When',
};

const DESKTOP_SIZE = [1440, 900] as const;
const PHONE_SIZE = [390, 844] as const;

beforeEach(() => {
  chooseMotion('reduced');
  history.replaceState(null, '', location.pathname + location.search);
});

afterEach(() => userEvent.unhover(document.body));

describe('a closed case study', () => {
  test('has a summary that names result and project', async () => {
    await renderProjects(projects(2));
    await expect.element(summary(1)).toHaveAccessibleName('Result 1 Case study Project 1');
  });

  test('shows nothing else', async () => {
    await renderProjects(projects(2));
    await expect.element(page.getByText('Problem 1')).not.toBeVisible();
  });

  test('asks for no pictures', async () => {
    await renderProjects(projects(2, { pictures: [{ src: 'assets/inside', alt: 'Inside' }] }));
    document.querySelector('details')!.scrollIntoView();
    await nextFrame();
    expect(pictureInside().currentSrc).toBe('');
  });

  test('asks for no pictures on paper', async () => {
    await renderProjects(projects(2, { pictures: [{ src: 'assets/none', alt: 'Inside' }] }));
    dispatchEvent(new Event('beforeprint'));
    expect(pictureInside().loading).toBe('lazy');
  });

  test('needs no result', async () => {
    const [first] = projects(1);
    await renderProjects([{ ...first!, result: undefined }]);
    await expect.element(summary(1)).toHaveAccessibleName('Case study Project 1');
  });
});

describe('an open case study', () => {
  test('has a summary that names result and project', async () => {
    await renderProjects(projects(2));
    await press(1);
    await expect.element(summary(1)).toHaveAccessibleName('Result 1 Project 1');
  });

  test('has its texts in order, each with its label', async () => {
    await renderProjects(projects(2, { role: ['Design'], outcome: ['Calm'], dates: '2025' }));
    await press(1);
    expect(termsOf(1)).toEqual([
      'The problem: Problem 1',
      'My part: Design',
      'The outcome: Calm',
      'When: 2025',
    ]);
  });

  test('leaves out the labels of texts that it lacks', async () => {
    await renderProjects(projects(2));
    await press(1);
    expect(termsOf(1)).toEqual(['The problem: Problem 1']);
  });

  test('has pictures with captions', async () => {
    await renderProjects(
      projects(1, { pictures: [{ src: 'assets/none', alt: 'Inside', caption: 'The till' }] }),
    );
    await press(1);
    await expect.element(page.getByRole('figure').getByText('The till')).toBeVisible();
  });

  test('has a quote with its author', async () => {
    await renderProjects(projects(1, { quote: { text: 'It runs.', author: 'Grace, Navy' } }));
    await press(1);
    expect(document.querySelector('details blockquote')!.textContent).toBe('It runs.');
    await expect.element(page.getByText('Grace, Navy')).toBeVisible();
  });

  test('keeps the focus on its summary', async () => {
    await renderProjects(projects(2));
    await press(1);
    await expect.element(summary(1)).toHaveFocus();
  });
});

test('a case study without a result opens in the upper part of the window', async () => {
  await renderProjects(projects(6, {}, { result: undefined }));
  await press(5);
  const { top } = summary(5).element().getBoundingClientRect();
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(0.35 * innerHeight);
});

describe('one is open at a time:', () => {
  test('a second one closes the first', async () => {
    await renderProjects(projects(2));
    await press(1);
    await press(2);
    expect(openCases()).toEqual([2]);
  });

  test('one that the browser opens closes the first', async () => {
    await renderProjects(projects(2));
    await press(1);
    document.querySelectorAll('details')[1]!.open = true;
    await expect.poll(() => cardOf(2).width).toBe(1440);
    expect(openCases()).toEqual([2]);
  });
});

describe.each([
  ['its headline', () => press(1)],
  ['Close', () => userEvent.click(page.getByRole('button', { name: 'Close' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Back', () => history.back()],
])('%s closes it', (_what, close) => {
  test('the focus is on its summary', async () => {
    await renderProjects(projects(2));
    await press(1);
    await close();
    await expect.poll(openCases).toEqual([]);
    await expect.element(summary(1)).toHaveFocus();
  });

  test('the address no longer names it', async () => {
    await renderProjects(projects(2));
    await press(1);
    expect(location.hash).toBe('#project-1-case');
    await close();
    await expect.poll(() => location.hash).toBe('');
  });
});

test('Back closes a case study that was opened as another one was closed', async () => {
  await renderProjects(projects(2));
  closeFirstAndOpenSecond();
  await expect.poll(() => location.hash).toBe('#project-2-case');
  history.back();
  await expect.poll(openCases).toEqual([]);
});

describe('the address', () => {
  test('of a case study leads to it', async () => {
    history.replaceState(null, '', '#project-2-case');
    await renderProjects(projects(2));
    await expect.poll(openCases).toEqual([2]);
  });

  test('of a case study opens it when a link leads there', async () => {
    await renderProjects(projects(2));
    location.hash = '#project-2-case';
    await expect.poll(openCases).toEqual([2]);
  });

  test('is that of the card after a case study that a link opened', async () => {
    await renderProjects(projects(2));
    location.hash = '#project-2-case';
    await expect.poll(openCases).toEqual([2]);
    await press(2);
    expect(location.hash).toBe('#project-2');
  });

  test('follows when one is closed and another opened at once', async () => {
    await renderProjects(projects(2));
    closeFirstAndOpenSecond();
    await expect.poll(() => location.hash).toBe('#project-2-case');
  });

  test('of a case study that was open from the start is that of the card once it is closed', async () => {
    history.replaceState(null, '', '#project-2-case');
    await renderProjects(projects(2));
    await expect.poll(openCases).toEqual([2]);
    await press(2);
    expect(location.hash).toBe('#project-2');
  });

  test('of another section leaves it open', async () => {
    await renderProjects(projects(2));
    await press(1);
    const hasChanged = new Promise((resolve) => {
      addEventListener('hashchange', resolve, { once: true });
    });
    location.hash = '#contact';
    await hasChanged;
    expect(openCases()).toEqual([1]);
  });
});

describe('the needle', () => {
  const pointer = { phrase: 'every day', detail: { x: 0.5, y: 0.5, from: 'upper-left' } } as const;
  const pointed = projects(2, {}, { description: 'A tool that is used every day.', pointer });

  test.each([
    ['with something to point at', pointed],
    ['without', projects(2)],
  ])('points at the headline of the open card, of a project %s', async (_what, items) => {
    await renderProjects(items);
    await pressByKey(1);
    await expect.poll(needlePlaces).toEqual(['headline of project-1']);
  });

  test('goes back to the picture', async () => {
    await renderProjects(pointed);
    await press(1);
    // A mouse on the headline would be on the second card then.
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => location.hash).toBe('');
    await expect.poll(needlePlaces).toEqual(['picture of project-1']);
  });

  test.each([
    [1, 'right of'],
    [2, 'left of'],
  ])('of project %i has its tip %s its tail', async (number, side) => {
    await renderProjects(pointed);
    await pressByKey(number);
    await expect.poll(needlePlaces).toEqual([`headline of project-${number}`]);
    const { tip, box } = needleAtHeadline();
    expect(tip > (box.left + box.right) / 2 ? 'right of' : 'left of').toBe(side);
  });
});

describe('with motion', () => {
  beforeEach(() => chooseMotion('full'));

  test('opens', async () => {
    await renderProjects(projects(2));
    await press(1);
    await expect.poll(openCases).toEqual([1]);
  });

  test('opens in a browser without view transitions', async () => {
    const method = Object.getOwnPropertyDescriptor(Document.prototype, 'startViewTransition')!;
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
    onTestFinished(() => {
      Object.defineProperty(Document.prototype, 'startViewTransition', method);
    });
    await renderProjects(projects(2));
    await press(1);
    await expect.poll(openCases).toEqual([1]);
  });

  test('leaves no name of a moving part behind', async () => {
    await renderProjects(projects(2));
    await press(1);
    await expect.poll(openCases).toEqual([1]);
    await expect.poll(() => document.querySelector('li [style*=view-transition]')).toBeNull();
  });

  test('closes at once if it is pressed twice', async () => {
    await renderProjects(projects(2));
    const pressed = document.querySelector('summary')!;
    pressed.click();
    pressed.click();
    await expect.poll(() => location.hash).toBe('');
    await expect.poll(openCases).toEqual([]);
  });
});

describe('in two columns', () => {
  test.each([1, 2])('project %i takes a row', async (number) => {
    await renderProjects(projects(4));
    await press(number);
    expect(cardOf(number).width).toBe(1440);
  });

  test.each([1, 2])('the picture of project %i stays in its column', async (number) => {
    await renderProjects(projects(4));
    const before = pictureOf(number).left;
    await press(number);
    expect(pictureOf(number).left).toBe(before);
  });

  test.each([1, 2])('project %i has its texts in the other column', async (number) => {
    await renderProjects(projects(4));
    await press(number);
    const text = page.getByText(`Problem ${number}`).element().getBoundingClientRect();
    const picture = pictureOf(number);
    expect(text.left > picture.right || text.right < picture.left).toBe(true);
  });

  test('the others form pairs, and one without a partner is wide', async () => {
    await renderProjects(projects(4));
    await press(2);
    expect([1, 2, 3, 4].map((number) => cardOf(number).width)).toEqual([1440, 1440, 720, 720]);
  });

  test('texts in the left column begin at the margin of the page', async () => {
    await renderProjects(projects(3));
    await press(1);
    const { left } = page.getByRole('heading', { level: 2 }).element().getBoundingClientRect();
    const title = page.getByRole('heading', { name: 'Project 2' }).element();
    expect(title.getBoundingClientRect().left).toBeCloseTo(left, 0);
  });

  test('no card changes its order', async () => {
    await renderProjects(projects(6));
    await press(4);
    const tops = [1, 2, 3, 4, 5, 6].map((number) => cardOf(number).top);
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  });

  test('the picture stays in view while one reads', async () => {
    await renderProjects(projects(2, { problem: Array(60).fill('A paragraph of text.') }));
    await press(1);
    scrollBy({ top: 900, behavior: 'instant' });
    expect(pictureOf(1).top).toBeGreaterThan(0);
    expect(pictureOf(1).bottom).toBeLessThan(900);
  });
});

describe('on a phone', () => {
  test('the texts are below the picture', async () => {
    await renderProjects(projects(2), PHONE_SIZE);
    await press(1);
    const text = page.getByText('Problem 1').element().getBoundingClientRect();
    expect(text.top).toBeGreaterThan(pictureOf(1).bottom);
  });

  test('Close is in the window while one reads', async () => {
    await renderProjects(
      projects(2, { problem: Array(60).fill('A paragraph of text.') }),
      PHONE_SIZE,
    );
    await press(1);
    scrollBy({ top: 900, behavior: 'instant' });
    const { top, bottom } = page.getByRole('button').element().getBoundingClientRect();
    expect(top).toBeGreaterThan(700);
    expect(bottom).toBeLessThan(844);
  });
});

describe('on a phone, a case study that was pressed far below', () => {
  const LONG = Array(60).fill('A paragraph of text.');

  test.each([1, 2])('begins with the headline right below the bar: project %i', async (number) => {
    await renderProjects(projects(2, { problem: LONG }), PHONE_SIZE);
    await press(number);
    const { top } = page.getByText(`Result ${number}`).element().getBoundingClientRect();
    // The bar is 64px high. The needle is between them.
    expect(top).toBeGreaterThan(64);
    expect(top).toBeLessThan(160);
  });

  test('has nothing to read behind Close', async () => {
    await renderProjects(projects(2, { problem: LONG }, { glow: undefined }), PHONE_SIZE);
    await press(1);
    const close = page.getByRole('button').element();
    const { left, width, bottom } = close.parentElement!.getBoundingClientRect();
    expect({ left, width, bottom }).toEqual({ left: 0, width: 390, bottom: 844 });
    expect(getComputedStyle(close.parentElement!).backgroundImage).toContain('linear-gradient');
  });
});

test('on paper the result is in line with the title, beside the picture', async () => {
  await renderProjects(projects(2), [680, 1024]);
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '' })));
  const result = page.getByText('Result 1').element().getBoundingClientRect();
  const title = page.getByRole('heading', { name: 'Project 1' }).element();
  expect(result.left).toBeCloseTo(title.getBoundingClientRect().left, 0);
  expect(result.left).toBeGreaterThan(pictureOf(1).right);
});

/** Projects with case studies. `more` is in each case study, `project` in each project. */
function projects(
  count: number,
  more: CaseStudyContent = {},
  project: Partial<Project> = {},
): Project[] {
  return Array.from({ length: count }, (_, index) => ({
    title: `Project ${index + 1}`,
    image: { src: 'assets/none', alt: '' },
    glow: '#8b3aa0',
    result: `Result ${index + 1}`,
    caseStudy: { problem: [`Problem ${index + 1}`], ...more },
    ...project,
  }));
}

async function renderProjects(
  items: Project[],
  [width, height]: readonly [number, number] = DESKTOP_SIZE,
): Promise<void> {
  await page.viewport(width, height);
  await render(
    <Projects
      content={{ menuLabel: 'Work', heading: 'Work', labels, items }}
      owner={owner}
      shared={sharedWith()}
    />,
  );
}

/** The summary of a project, which opens and closes its case study. */
function summary(number: number) {
  return page.elementLocator(document.querySelector(`#project-${number} summary`)!);
}

function press(number: number): Promise<void> {
  return userEvent.click(summary(number));
}

/** Opens the first case study, closes it and opens the second, all at once. */
function closeFirstAndOpenSecond(): void {
  const [first, second] = document.querySelectorAll('summary');
  first!.click();
  first!.click();
  second!.click();
}

/** Leaves the mouse away from the cards: it would choose the one below it. */
async function pressByKey(number: number): Promise<void> {
  (summary(number).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
}

/** Numbers of the open case studies. */
function openCases(): number[] {
  const all = [...document.querySelectorAll('details')];
  return all.flatMap(({ open }, index) => (open ? [index + 1] : []));
}

function cardOf(number: number): DOMRect {
  return document.querySelector(`#project-${number}`)!.getBoundingClientRect();
}

function pictureOf(number: number): DOMRect {
  return document.querySelector(`#project-${number} img`)!.getBoundingClientRect();
}

function pictureInside(): HTMLImageElement {
  return document.querySelector<HTMLImageElement>('details img')!;
}

/** Places of the visible needles. */
function needlePlaces(): string[] {
  return [...document.querySelectorAll('li svg:has(g path)')]
    .filter((needle) => needle.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((needle) => {
      const part = needle.closest('details') ? 'headline' : 'picture';
      return `${part} of ${needle.closest('li')!.id}`;
    });
}

/** The box of the needle and its tip, in CSS pixels from the left of the window. */
function needleAtHeadline() {
  const path = document.querySelector<SVGPathElement>('details svg g g path')!;
  return { tip: path.getScreenCTM()!.e, box: path.getBoundingClientRect() };
}

/** Labels and texts of an open case study. */
function termsOf(number: number): string[] {
  return [...document.querySelectorAll(`#project-${number} dl > div`)].map(
    ({ children: [term, text] }) => `${term!.textContent}: ${text!.textContent}`,
  );
}

function nextFrame(): Promise<number> {
  return new Promise(requestAnimationFrame);
}
