import { expect, test } from 'vitest';
import { content as person } from '../../tests/helpers/sites/anotherPerson.ts';
import type { CheckedContent } from '../../src/content/schema/contentSchema.ts';
import { wordBreakRule } from './wordBreaks.ts';

test('Korean words stay whole', () => {
  const about = { ...person.about, paragraphs: ['웹사이트를 만듭니다. '.repeat(200)] };
  const content = { ...person, about } as CheckedContent;
  expect(wordBreakRule(content)).toBe(':root[lang="de"] body > * { word-break: keep-all; }');
});

test('Japanese begins no line with a small letter', () => {
  const content = { ...person, site: { ...person.site, language: 'ja' } } as CheckedContent;
  expect(wordBreakRule(content)).toBe(':root[lang="ja"] { line-break: strict; }');
});

test('a page with one Korean name has no rule', () => {
  expect(wordBreakRule(person as CheckedContent)).toBe('');
});
