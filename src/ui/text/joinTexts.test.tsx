import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { linesOf } from '../../../tests/helpers/components/linesOf.ts';
import { joinTexts } from './joinTexts.tsx';

const languages = ['French', 'English (native)'];

test.each([
  [', ', 'French, English (native)'],
  ['、', 'French、English (native)'],
])('texts are joined by the comma of the language: "%s"', async (comma, text) => {
  expect((await renderTexts(comma)).textContent).toBe(text);
});

test('a text that does not fit into the line begins the next one', async () => {
  expect(linesOf(await renderTexts(', '))).toEqual(['French,', 'English (native)']);
});

/** Texts in a box as wide as 18 letters. */
async function renderTexts(comma: string): Promise<Element> {
  await render(
    <p className="whole-words" style={{ width: '18ch', fontFamily: 'monospace' }}>
      {joinTexts(languages, comma)}
    </p>,
  );
  return document.querySelector('p')!;
}
