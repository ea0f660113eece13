import { expect, test } from 'vitest';
import { resultRules } from './resultRules.ts';

const caseStudy = { problem: 'Slow' };

test('only headlines of case studies have rules', async () => {
  const rules = await resultRules([
    { title: 'Shop', result: 'Sold' },
    { title: 'Board', result: 'Calm', caseStudy },
    { title: 'Map', caseStudy },
  ]);
  expect(rules.match(/#project-\d/g)).toEqual(['#project-2']);
});

test('a headline is as wide as its widest word', async () => {
  const width = await widthOf('Die Rindfleischetikettierung');
  expect(width).toBe(await widthOf('Rindfleischetikettierung'));
});

test('a long headline is wider, so that it is smaller', async () => {
  expect(await widthOf('Read by many farmers '.repeat(8))).toBeGreaterThan(
    2 * (await widthOf('Read by many farmers')),
  );
});

async function widthOf(result: string): Promise<number> {
  const rule = await resultRules([{ title: 'Shop', result, caseStudy }]);
  return Number(/width: ([\d.]+)/.exec(rule)![1]);
}
