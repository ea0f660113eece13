import { expect, test } from 'vitest';
import { cvLengthText } from './cvLength.ts';

const sections = { about: 0.2, experience: 1.21, projects: 1.94, skills: 0.5 };

test.each([
  [1, '1 page'],
  [2, '2 pages'],
])('%i pages are enough', (pages, text) => {
  expect(cvLengthText({ pages, sections })).toBe(text);
});

test('above two pages the longest sections are named, with their height', () => {
  expect(cvLengthText({ pages: 4, sections })).toBe(
    `4 pages, more than the two that readers expect.
The longest sections are projects (1.9 pages) and experience (1.2 pages): shorten their texts or leave out entries`,
  );
});
