import { expect, test } from 'vitest';
import { descriptionOf } from './description.ts';

test.each([
  ['Short. Shorter.', 'Short. Shorter.'],
  [`${'Short. '.repeat(20)}${'Long '.repeat(20)}.`, 'Short. '.repeat(20).trim()],
  [
    `As a Sr. Developer ${'with years '.repeat(14)}. Yes.`,
    `As a Sr. Developer ${'with years '.repeat(14)}.`,
  ],
  [`I work, e.g. ${'for shops '.repeat(15)}. Yes.`, `I work, e.g. ${'for shops '.repeat(15)}.`],
  [
    `I build ${'shops '.repeat(25)}in .NET and Python. Yes.`,
    `I build ${'shops '.repeat(25)}in .NET and Python.`,
  ],
  [
    `My teacher said “Be useful.”, and I ${'build useful shops '.repeat(8)}. Yes.`,
    `My teacher said “Be useful.”, and I ${'build useful shops '.repeat(8)}.`,
  ],
  [
    `선생님은 "${'쓸모 있는 '.repeat(30)}사람이 되어라."라고 했다. 네.`,
    `선생님은 "${'쓸모 있는 '.repeat(30)}사람이 되어라."라고 했다.`,
  ],
])('the description is the first sentences of a text: %s', (text, description) => {
  expect(descriptionOf(text, 'en')).toBe(description);
});
