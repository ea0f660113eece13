import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { words } from '../../../content/words/en.ts';
import type { Testimonial } from '../schema.ts';
import { TestimonialCard } from './TestimonialCard.tsx';

test.each([
  ['The looms have not stopped since.', 'ltr'],
  ['الأنوال لم تتوقف منذ ذلك الحين.', 'rtl'],
])('a quote is in the direction of its letters: %s', async (content, direction) => {
  await renderCard({ name: 'Ada', content });
  expect(getComputedStyle(document.querySelector('blockquote p')!).direction).toBe(direction);
});

test.each([
  ['name', 'p:first-child'],
  ['role', 'p:last-child'],
])('a %s is in the direction of its letters', async (_what, selector) => {
  const word = 'نساج';
  await renderCard({ name: `${word}!`, role: `${word}!`, content: 'Good.' });
  const line = document.querySelector(`figcaption ${selector}`)!;
  const text = document.createTreeWalker(line, NodeFilter.SHOW_TEXT).nextNode()!;
  expect(boxOf(text, word.length, word.length + 1).left).toBeLessThan(
    boxOf(text, 0, word.length).left,
  );
});

describe('the stars', () => {
  test.each([
    [1, ['true', 'false', 'false', 'false', 'false']],
    [3, ['true', 'true', 'true', 'false', 'false']],
    [5, ['true', 'true', 'true', 'true', 'true']],
  ])('are as many as the rating, of five: %i', async (rating, filled) => {
    await renderCard({ name: 'Ada', content: 'Good.', rating });
    const stars = [...document.querySelector('[role=img]')!.children];
    expect(stars.map((star) => star.getAttribute('data-filled'))).toEqual(filled);
  });

  test('are named', async () => {
    await renderCard({ name: 'Ada', content: 'Good.', rating: 1 });
    await expect.element(page.getByRole('img', { name: '1 out of 5 stars' })).toBeVisible();
  });

  test('are left out without a rating', async () => {
    await renderCard({ name: 'Ada', content: 'Good.' });
    expect(document.querySelector('[role=img]')).toBeNull();
  });
});

describe('the author', () => {
  test.each([
    ['role and company', { role: 'Weaver', company: 'Looms' }, ['Ada', 'Weaver at Looms']],
    ['the role alone', { role: 'Weaver' }, ['Ada', 'Weaver']],
    ['the company alone', { company: 'Looms' }, ['Ada', 'Looms']],
    ['neither', {}, ['Ada']],
  ])('is named with %s', async (_what, parts, lines) => {
    await renderCard({ name: 'Ada', content: 'Good.', ...parts });
    const shown = [...document.querySelectorAll('figcaption p')];
    expect(shown.map(({ textContent }) => textContent)).toEqual(lines);
  });

  test.each([
    ['Ada', 'A'],
    ['Émile', 'É'],
    ['E\u0301mile', 'E\u0301'],
    ['  Zoë', 'Z'],
  ])('%s without a picture has the letter %s, for eyes only', async (name, letter) => {
    await renderCard({ name, content: 'Good.' });
    expect(document.querySelector('figcaption > [aria-hidden=true]')!.textContent).toBe(letter);
  });

  test('has a letter as large as a picture', async () => {
    await renderCard({ name: 'Ada', content: 'Good.' });
    const letter = sizeOf('figcaption > [aria-hidden=true]');
    const avatar = { src: 'assets/avatar', alt: '' };
    await cleanup();
    await renderCard({ name: 'Ada', content: 'Good.', avatar });
    expect(letter).toEqual(sizeOf('img'));
  });
});

describe('the quote', () => {
  test.each([
    [81, 180],
    [181, 300],
  ])('has one size from %i to %i characters', async (shortest, longest) => {
    const sizes = new Set<string>();
    for (const length of [shortest, longest]) {
      await cleanup();
      await renderCard({ name: 'Ada', content: quoteOf(length) });
      sizes.add(getComputedStyle(document.querySelector('blockquote')!).fontSize);
    }
    expect(sizes.size).toBe(1);
  });
});

test.each([
  ['quote', 'blockquote'],
  ['role', 'figcaption p:last-child'],
])('a %s divides long words with the hyphens of the language', async (_what, selector) => {
  const long = 'Incomprehensibilities'.repeat(4);
  await page.viewport(320, 900);
  await renderCard({ name: 'Ada', content: long, role: long });
  const text = document.querySelector(selector)!;
  expect(getComputedStyle(text).hyphens).toBe('auto');
  expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
});

/** Renders a card with the sizes that a section sets. */
async function renderCard(testimonial: Testimonial): Promise<void> {
  const { container } = await render(
    <TestimonialCard
      testimonial={testimonial}
      project={undefined}
      labels={words.testimonials.labels}
    />,
  );
  container.style.setProperty('--quote-size', '2.5rem');
  container.style.setProperty('--avatar-size', '5rem');
}

function sizeOf(selector: string): number[] {
  const { width, height } = document.querySelector(selector)!.getBoundingClientRect();
  return [width, height];
}

/** A quote of this many characters. */
function quoteOf(length: number): string {
  return 'Good work. '
    .repeat(30)
    .slice(0, length - 1)
    .concat('.');
}

/** Place of some characters of a text. */
function boxOf(text: Node, start: number, end: number): DOMRect {
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, end);
  return range.getBoundingClientRect();
}
