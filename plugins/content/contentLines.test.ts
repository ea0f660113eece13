import { expect, test } from 'vitest';
import { linesIn } from './contentLines.ts';

const source = `
import { projects, rest } from './projects.ts';
const skills = [
  'HTML',
  { name: 'CSS' },
] as const;
export const content = {
  ...rest,
  owner: {
    name: 'Ada',
    'title': 'Engineer',
  },
  skills,
  projects,
  list: [
    1,
    ...skills,
  ],
} satisfies Content;
export { skills };
export function other() {}`;

const lineOf = (path: readonly PropertyKey[]) => linesIn(source)(path);

test.each([
  [['owner'], 9],
  [['owner', 'name'], 10],
  [['owner', 'title'], 11],
  [['list', 0], 16],
])('%j is found in line %i', (path, line) => {
  expect(lineOf(path)).toBe(line);
});

test('what is missing is looked for in what is around it', () => {
  expect(lineOf(['owner', 'phone'])).toBe(9);
  expect(lineOf(['list', 1]), 'what another list brings').toBe(15);
  expect(lineOf(['list', 9])).toBe(15);
  expect(lineOf(['contact'])).toBe(7);
});

test('a constant of the file is followed, another file is not', () => {
  expect(lineOf(['skills', 1, 'name'])).toBe(5);
  expect(lineOf(['projects', 'items', 3])).toBe(14);
});

test('a file without content has no lines', () => {
  expect(linesIn('export default {};')(['owner'])).toBeUndefined();
});
