import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { words } from '../../../content/words/en.ts';
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

async function renderCard(testimonial: Parameters<typeof TestimonialCard>[0]['testimonial']) {
  await render(
    <TestimonialCard
      testimonial={testimonial}
      project={undefined}
      labels={words.testimonials.labels}
    />,
  );
}

/** Place of some characters of a text. */
function boxOf(text: Node, start: number, end: number): DOMRect {
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, end);
  return range.getBoundingClientRect();
}
