import { expect, test } from 'vitest';
import { contentReference, fieldsWithoutRule } from './contentReference.ts';

test('docs/content.md describes every field of the schemas', async () => {
  const reference = contentReference();
  expect(reference).not.toContain('|  |\n');
  await expect(reference).toMatchFileSnapshot('../../docs/content.md');
});

test('every field of the types has a rule', () => {
  expect(fieldsWithoutRule()).toEqual([]);
});
