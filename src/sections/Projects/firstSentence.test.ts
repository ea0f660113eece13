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
  ['Dr. Ray built it. Well done.', 'Dr. Ray built it.'],
  ['It was ready, incl. Hosting. Thanks.', 'It was ready, incl. Hosting.'],
  ['It was fun. We met.', 'It was fun.'],
  ['Good … Very good.', 'Good …'],
])('of %j is %j', (text, sentence) => {
  expect(firstSentence(text, 'en')).toBe(sentence);
});

test('an ordinal ends no sentence', () => {
  expect(firstSentence('Am 3. Mai war es fertig. Danke.', 'de')).toBe('Am 3. Mai war es fertig.');
});
