import { expect, test } from 'vitest';
import type { ContentInput } from '../../src/content/schema/contentSchema.ts';
import { markedSample as content } from '../../tests/helpers/sites/markedSample.ts';
import { isSample } from './isSample.ts';

test('a content with all marks is the sample', () => {
  expect(isSample(content)).toBe(true);
});

test('entries of a section with the mark need none', () => {
  const withOwnSection = { ...content, own: { sample: true, items: [{ title: 'Engines' }] } };
  expect(isSample(withOwnSection)).toBe(true);
});

test.each<[name: string, change: object]>([
  ['a part', { about: 'Engines' }],
  ['an entry', { skills: { items: ['Engines'] } }],
  ['a list', { skills: { items: 'Engines' } }],
])('a content with a text in place of %s is not the sample', (_name, change) => {
  expect(isSample({ ...content, ...change })).toBe(false);
});

test('an empty part has no mark', () => {
  const empty = { testimonials: null };
  expect(isSample({ ...content, sections: [], ...(empty as object) })).toBe(true);
});

test.each<[name: string, change: Partial<ContentInput>]>([
  ['its owner', { owner: { ...content.owner, sample: undefined } }],
  ['a section', { about: { ...content.about!, sample: undefined } }],
  ['an entry', { skills: { items: [...content.skills!.items, { name: 'Rust' }] } }],
  ['a section less', { testimonials: undefined }],
])('a content with %s of the owner is theirs', (_name, change) => {
  expect(isSample({ ...content, ...change })).toBe(false);
});
