import { expect, test } from 'vitest';
import { linesIn } from './contentLines.ts';

const lineOf = linesIn(`
import { projects } from './projects.ts';
const skills = [
  'HTML',
  { name: 'CSS' },
];
export const content = {
  owner: { name: 'Ada', 'title': 'Engineer' },
  skills,
  projects,
  list: [
    1,
    ...skills,
  ],
} satisfies Content;`);

test.each([
  [['owner'], 8],
  [['owner', 'title'], 8],
  [['list', 0], 12],
])('%j is found in line %i', (path, line) => {
  expect(lineOf(path)).toBe(line);
});

test('what is missing is looked for in what is around it', () => {
  expect(lineOf(['owner', 'phone'])).toBe(8);
  expect(lineOf(['contact'])).toBe(7);
});

test('a constant of the file is followed, another file is not', () => {
  expect(lineOf(['skills', 1, 'name'])).toBe(5);
  expect(lineOf(['projects', 'items', 3])).toBe(10);
});

test('a file without content has no lines', () => {
  expect(linesIn('export default {};')(['owner'])).toBeUndefined();
});
