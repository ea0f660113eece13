import { expect, test } from 'vitest';
import { linesIn, partsIn, repeatedKeys } from './contentLines.ts';

const source = `
import { projects, rest } from '../content/projects.ts';
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
} satisfies ContentInput;
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

test('a missing field has the line of the nearest field around it', () => {
  expect(lineOf(['owner', 'phone'])).toBe(9);
  expect(lineOf(['list', 1]), 'what another list brings').toBe(15);
  expect(lineOf(['list', 9])).toBe(15);
  expect(lineOf(['contact'])).toBe(7);
});

test('a field of a constant has its line in the constant', () => {
  expect(lineOf(['skills', 1, 'name'])).toBe(5);
});

test('a field of another file has the line of its import into the content', () => {
  expect(lineOf(['projects', 'items', 3])).toBe(14);
});

test('a file without content has no lines', () => {
  expect(linesIn('export default {};')(['owner'])).toBeUndefined();
});

test('a part of the content is found from its first to its last character', () => {
  const textOf = (part: string) => {
    const found = partsIn(source)(part);
    return found && source.slice(found.start, found.end);
  };
  expect(textOf('owner')).toMatch(/^\{\n    name: 'Ada',[^]*'Engineer',\n  \}$/);
  expect(textOf('skills')).toBe('skills');
});

test.each([
  ['a content', source],
  ['a file without content', 'export default {};'],
])('a part that %s lacks is not found', (_what, text) => {
  expect(partsIn(text)('contact')).toBeUndefined();
});

test('a key that occurs twice in a group is found, spreads and computed keys are not', () => {
  const twice = "const a = {\n ...b,\n ...c,\n [d]: 1,\n [`e`]: 2,\n [`f`]: 3,\n 'g': 4,\n g: 5 };";
  expect(repeatedKeys(twice)).toEqual([{ key: 'g', line: 8 }]);
});

test('a key may occur in two groups', () => {
  expect(repeatedKeys(source)).toEqual([]);
});
