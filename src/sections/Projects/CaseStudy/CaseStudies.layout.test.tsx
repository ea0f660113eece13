import { describe, expect, onTestFinished, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import {
  cardOf,
  PHONE_SIZE,
  pictureOf,
  press,
  projects,
  renderProjects,
  resetPage,
} from '../../../../tests/helpers/components/caseStudies.tsx';

resetPage();

describe('a long word of a result', () => {
  test('is divided with the hyphens of the language', async () => {
    await renderProjects(projects(1));
    expect(getComputedStyle(page.getByText('Result 1').element()).hyphens).toBe('auto');
  });

  test('stays whole in the headline, which is as small as it needs', async () => {
    await renderProjects(projects(1));
    await press(1);
    expect(getComputedStyle(page.getByText('Result 1').element()).hyphens).toBe('manual');
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

  test.each([1, 2])(
    'in the widest windows headline and texts of project %i align',
    async (number) => {
      await renderProjects(projects(2), [2560, 1080]);
      await press(number);
      const headline = page.getByText(`Result ${number}`).element().getBoundingClientRect();
      const label = page
        .getByText('The problem')
        .nth(number - 1)
        .element();
      expect(headline.left).toBeCloseTo(label.getBoundingClientRect().left, 0);
    },
  );

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

  test('has nothing to read beside Close', async () => {
    await renderProjects(projects(2, { problem: LONG }, { glow: undefined }), PHONE_SIZE);
    await press(1);
    const close = page.getByRole('button').element();
    const bar = close.parentElement!;
    // Texts fade out above the button. From there on nothing shines through.
    const { backgroundImage, paddingTop } = getComputedStyle(bar);
    expect(backgroundImage).toMatch(new RegExp(`, rgb\\([\\d, ]+\\) ${paddingTop}\\)$`));
    // Lets the test find out what is on top.
    bar.style.pointerEvents = 'auto';
    const [width, height] = PHONE_SIZE;
    const rows = [close.getBoundingClientRect().top, height - 1];
    const columns = [0, width / 4, width / 2, width - 1];
    const onTop = rows.flatMap((y) => columns.map((x) => document.elementFromPoint(x, y)!));
    expect(onTop.filter((element) => !bar.contains(element))).toEqual([]);
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
