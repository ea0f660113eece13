import { expect, test } from 'vitest';
import { content } from '../tests/helpers/sites/anotherPerson.ts';
import { contentSchema, type Content } from './contentSchema.ts';

const testimonial = {
  id: 7,
  name: 'Ada',
  role: 'Owner',
  company: 'Shop',
  content: 'Short. And more.',
  rating: 5,
};

test.each([
  ['a testimonial with a short first sentence', [testimonial], []],
  ['none', [{ ...testimonial, id: 8 }], ['must be the id of one testimonial']],
  ['two', [testimonial, testimonial], ['must be the id of one testimonial']],
  [
    'one with a long first sentence',
    [{ ...testimonial, content: `${'word '.repeat(20)}. Short.` }],
    ['must be of a testimonial whose first sentence has at most 72 characters'],
  ],
])('the quote among the projects is checked: %s', (_which, items, messages) => {
  const changed = structuredClone<Content>(content);
  changed.projects!.quote = 7;
  changed.testimonials!.items = items;
  const issues = contentSchema(() => 1).safeParse(changed).error?.issues ?? [];
  const found = issues
    .filter(({ path }) => path.join('.') === 'projects.quote')
    .map(({ message }) => message);
  expect(found).toEqual(messages);
});
