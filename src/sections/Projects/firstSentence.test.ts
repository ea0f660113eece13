import { expect, test } from 'vitest';
import { firstSentence } from './firstSentence.ts';

test.each([
  [
    'He asked better questions than our own team. The board is good.',
    'He asked better questions than our own team.',
  ],
  ['It loads in 0.8 s! We measured.', 'It loads in 0.8 s!'],
  ['素晴らしい仕事でした。また頼みます。', '素晴らしい仕事でした。'],
  [' Brief', 'Brief'],
])('of %j is %j', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});
