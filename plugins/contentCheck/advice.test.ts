import { expect, test } from 'vitest';
import { content } from '../../tests/helpers/sites/anotherPerson.ts';
import { findAdvice } from './advice.ts';

const small = { sizeOf: () => 1_000_000 };

test('a site with all texts and a small CV needs no advice', () => {
  expect(findAdvice(content, small)).toEqual([]);
});

test.each([
  ['home.tagline', { home: { ...content.home, tagline: undefined } }],
  ['site.description', { site: { ...content.site, description: undefined } }],
  ['owner.title', { owner: { ...content.owner, title: undefined } }],
])('%s is recommended', (field, part) => {
  const advice = findAdvice({ ...content, ...part }, small);
  expect(advice).toEqual([expect.stringContaining(`${field}: `)]);
});

test.each(['Nour Haddad | Weberin', 'Nour Haddad – Weberin', 'Nour Haddad - Weberin'])(
  'a note in the name %s is named',
  (name) => {
    const owner = { ...content.owner, name };
    expect(findAdvice({ ...content, owner }, small)).toEqual([
      'owner.name: Weberin is no part of a name: a profession is in owner.title',
    ]);
  },
);

test('a CV above 1 MB is named with its size', () => {
  expect(findAdvice(content, { sizeOf: () => 1_000_001 })).toEqual([
    expect.stringContaining('assets/lebenslauf.pdf has 1001 kB'),
  ]);
});
