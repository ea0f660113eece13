import { describe, expect, test } from 'vitest';
import { content } from '../tests/helpers/sites/anotherPerson.ts';
import { words } from './content/words/en.ts';
import { contentSchema, type Content } from './contentSchema.ts';
import type { CaseStudyInput } from './sections/Projects/CaseStudy/schema.ts';

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

describe('a case study', () => {
  const picture = { src: 'assets/shop', alt: '' };

  test.each<[string, CaseStudyInput]>([
    ['one text', { outcome: 'Calm' }],
    ['four pictures', { problem: 'Slow', pictures: Array(4).fill(picture) }],
    ['no pictures', { problem: 'Slow', pictures: [] }],
    ['the id of a testimonial', { problem: 'Slow', quote: 7 }],
    ['free text for its dates', { problem: 'Slow', period: 'Five weeks in spring' }],
  ])('may have %s', (_what, written) => {
    expect(errorsOf(written)).toEqual([]);
  });

  test.each<[string, CaseStudyInput, string]>([
    ['a text', { period: '2025' }, 'must have a text: problem, role or outcome'],
    [
      'at most four pictures',
      { problem: 'Slow', pictures: Array(5).fill(picture) },
      'pictures must have at most 4 pictures',
    ],
    [
      'the quote of a testimonial',
      { problem: 'Slow', quote: 8 },
      'quote must be the id of one testimonial',
    ],
    [
      'an end after its start',
      { problem: 'Slow', start: '2025', end: '2024' },
      'end must not be before start, 2025',
    ],
  ])('must have %s', (_what, written, error) => {
    expect(errorsOf(written)).toEqual([error]);
  });

  test('needs its words in a language that has none', () => {
    const changed = withCaseStudy({ problem: 'Slow' });
    delete changed.projects!.labels;
    const issues = contentSchema(() => 1).safeParse(changed).error?.issues ?? [];
    expect(issues.map(({ path }) => path.join('.'))).toEqual(['projects.labels']);
  });

  /** Errors of this case study, each with its field. */
  function errorsOf(written: CaseStudyInput): string[] {
    const issues = contentSchema(() => 1).safeParse(withCaseStudy(written)).error?.issues ?? [];
    return issues.map(({ path, message }) => {
      const field = path.join('.').replace(/^projects\.items\.0\.caseStudy\.?/, '');
      return `${field} ${message}`.trim();
    });
  }

  function withCaseStudy(written: CaseStudyInput): Content {
    const changed = structuredClone<Content>(content);
    changed.projects!.items[0]!.caseStudy = written;
    changed.projects!.labels = words.projects.labels;
    changed.testimonials!.items = [testimonial];
    return changed;
  }
});
