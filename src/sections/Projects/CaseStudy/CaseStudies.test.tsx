import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  cardOf,
  openCases,
  press,
  projects,
  renderProjects,
  resetPage,
  summary,
} from '../../../../tests/helpers/components/caseStudies.tsx';
import { chooseMotion } from '../../../motion/motionStore.ts';

resetPage();

describe('a closed case study', () => {
  test('has a summary that names result and project', async () => {
    await renderProjects(projects(2));
    await expect.element(summary(1)).toHaveAccessibleName('Result 1 Case study Project 1');
  });

  test('shows nothing else', async () => {
    const pictures = [{ src: 'assets/none', alt: 'Inside', caption: 'The till' }];
    const quote = { text: 'It runs.', author: 'Grace, Navy' };
    await renderProjects(projects(1, { role: ['Design'], datesLine: '2025', pictures, quote }));
    const parts = [...document.querySelectorAll('details > :not(summary), details > * *')];
    const inside = parts.filter((part) => !part.closest('summary'));
    expect(inside.length).toBeGreaterThan(10);
    expect(inside.filter((part) => part.checkVisibility())).toEqual([]);
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
    await renderProjects(projects(2, { role: ['Design'], outcome: ['Calm'], datesLine: '2025' }));
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
    const figure = page.getByRole('figure');
    await expect.element(figure.getByRole('img', { name: 'Inside' })).toBeVisible();
    await expect.element(figure.getByText('The till')).toBeVisible();
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

/** Opens the first case study, closes it and opens the second, all at once. */
function closeFirstAndOpenSecond(): void {
  const [first, second] = document.querySelectorAll('summary');
  first!.click();
  first!.click();
  second!.click();
}

function pictureInside(): HTMLImageElement {
  return document.querySelector<HTMLImageElement>('details img')!;
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
