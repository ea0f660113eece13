import { describe, expect, test } from 'vitest';
import { content } from '../../../tests/helpers/sites/anotherPerson.ts';
import type { CaseStudyInput } from '../../sections/Projects/CaseStudy/schema.ts';
import type { SpriteAnimationInput } from '../../sections/Projects/SpriteAnimation/schema.ts';
import { words } from '../words/en.ts';
import { contentSchema, type CheckedContent } from './contentSchema.ts';

const allFiles = { sizeOf: () => 1 };

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
  const changed = structuredClone<CheckedContent>(content);
  changed.projects!.quote = 7;
  changed.testimonials!.items = items;
  const issues = contentSchema(allFiles).safeParse(changed).error?.issues ?? [];
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
    const issues = contentSchema(allFiles).safeParse(changed).error?.issues ?? [];
    expect(issues.map(({ path }) => path.join('.'))).toEqual(['projects.labels']);
  });

  /** Errors of this case study, each with its field. */
  function errorsOf(written: CaseStudyInput): string[] {
    const issues = contentSchema(allFiles).safeParse(withCaseStudy(written)).error?.issues ?? [];
    return issues.map(({ path, message }) => {
      const field = path.join('.').replace(/^projects\.items\.0\.caseStudy\.?/, '');
      return `${field} ${message}`.trim();
    });
  }

  function withCaseStudy(written: CaseStudyInput): CheckedContent {
    const changed = structuredClone<CheckedContent>(content);
    changed.projects!.items[0]!.caseStudy = written;
    changed.projects!.labels = words.projects.labels;
    changed.testimonials!.items = [testimonial];
    return changed;
  }
});

describe('the answer of a picture', () => {
  const file = 'assets/shop-answer.avif';
  const pressed: SpriteAnimationInput = { file, move: 'press', place: [904, 558, 340, 84] };
  const pointer = { phrase: 'neun Fragen', x: 0.5, y: 0.5, from: 'upper-left' } as const;

  test('may be a move of a part', () => {
    expect(errorsOf(pressed, 1)).toEqual([]);
  });

  test('may be parts with their steps', () => {
    const parts = [{ at: pressed.place!, cut: pressed.place!, steps: [{ ms: 0 }, { ms: 100 }] }];
    expect(errorsOf({ file, parts }, 1)).toEqual([]);
  });

  test.each<[string, SpriteAnimationInput, string]>([
    [
      'a move',
      { ...pressed, move: undefined },
      'answer.move must be there: npm run pictures -- answer prints it',
    ],
    [
      'a place',
      { ...pressed, place: undefined },
      'answer.place must be there: npm run pictures -- answer prints it',
    ],
    [
      'a place inside the picture',
      { ...pressed, place: [1000, 558, 340, 84] },
      'answer.place must be inside the picture, which has 1280 by 800 pixels',
    ],
    [
      'a file in AVIF or SVG',
      { ...pressed, file: 'assets/shop.png' },
      'answer.file must end in .avif or .svg',
    ],
  ])('must have %s', (_what, written, error) => {
    expect(errorsOf(written, 1)).toEqual([error]);
  });

  test('must have a file that exists', () => {
    expect(errorsOf(pressed, undefined)).toEqual([
      `answer.file must exist, but public/ has no ${file}; npm run pictures -- answer makes it`,
    ]);
  });

  test('must have a file of at most 12 kB', () => {
    expect(errorsOf(pressed, 12_000)).toEqual([]);
    expect(errorsOf(pressed, 12_001)).toEqual([
      `answer.file must be at most 12 kB, but ${file} has 13 kB; npm run pictures -- answer makes it`,
    ]);
  });

  test.each(['image', 'pointer'] as const)('needs the %s of its project', (field) => {
    expect(errorsOf(pressed, 1, field)).toContain(
      'answer needs image and pointer: the needle lands on the picture',
    );
  });

  /** Errors of the project with this answer, each with its field. `missing`: a field that it lacks. */
  function errorsOf(
    answer: SpriteAnimationInput,
    bytes: number | undefined,
    missing?: 'image' | 'pointer',
  ): string[] {
    const changed = structuredClone<CheckedContent>(content);
    Object.assign(changed.projects!.items[0]!, { pointer, answer });
    if (missing) delete changed.projects!.items[0]![missing];
    const sizeOf = (path: string) => (path === answer.file ? bytes : 1);
    const issues = contentSchema({ sizeOf }).safeParse(changed).error?.issues ?? [];
    return issues.map(({ path, message }) => {
      const field = path.join('.').replace(/^projects\.items\.0\./, '');
      return `${field} ${message}`;
    });
  }
});
