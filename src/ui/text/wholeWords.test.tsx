import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { linesOf } from '../../../tests/helpers/components/linesOf.ts';
import { wholeWords } from './wholeWords.tsx';

test('a word with a hyphen does not break at it', async () => {
  expect(await linesWith('A full-stack web app')).toEqual(['A', 'full-stack', 'web app']);
});

/** The lines of a text in a box as wide as 11 letters. */
async function linesWith(text: string): Promise<string[]> {
  await render(
    <p className="whole-words" style={{ width: '11ch', fontFamily: 'monospace' }}>
      {wholeWords(text)}
    </p>,
  );
  return linesOf(document.querySelector('p')!);
}
