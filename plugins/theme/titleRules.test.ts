import { describe, expect, test } from 'vitest';
import { content } from '../../tests/helpers/sites/anotherPerson.ts';
import { titleRules, titleWidth } from './titleRules.ts';

const { colors } = content.site;

test('only projects without a picture have rules', async () => {
  const picture = { src: 'assets/none', alt: '' };
  const rules = await titleRules([{ title: 'Shop', image: picture }, { title: 'Board' }], colors);
  expect(rules.match(/#project-\d/g)).toEqual(['#project-2']);
});

describe('the column of a large title', () => {
  test('is as wide as its widest word', async () => {
    const word = await titleWidth('Rindfleischetikettierung');
    expect(word).toBeGreaterThan(10);
    expect(await titleWidth('Die Rindfleischetikettierung')).toBe(word);
  });

  test('is no wider for another short word', async () => {
    expect(await titleWidth('E-Commerce Platform')).toBeCloseTo(
      await titleWidth('Platform E-Commerce'),
      1,
    );
  });

  test('is wider for a long title, so that the title is smaller', async () => {
    const long = await titleWidth('Weather and advice for farmers who work offline');
    expect(long).toBeGreaterThan(1.3 * (await titleWidth('Weather advice')));
  });
});
