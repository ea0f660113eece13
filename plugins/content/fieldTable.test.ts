import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { contentSchema } from '../../src/contentSchema.ts';
import { withFieldTable } from './fieldTable.ts';

const schema = contentSchema(() => 0);

test('the table of fields in the README is that of the schemas (npx tsx scripts/readme.ts writes it)', async () => {
  const readme = await readFile('README.md', 'utf8');
  expect(readme).toBe(withFieldTable(readme, schema));
});

test('it names nested fields, what may be left out, and what is to be known', () => {
  const table = withFieldTable('<!-- fields: npx tsx scripts/readme.ts --><!-- /fields -->', schema);
  expect(table).toMatch(
    /\| `owner` \|.*`phone`\\\* \(international, as people read it\).*`profiles`\\\* \(each with `label`, `url`/,
  );
  expect(table).toContain('| `testimonials`\\* |');
  expect(table).toContain('`level` (percent, 0 to 100)');
});

test.each([
  '# A README',
  '<!-- fields: npx tsx scripts/readme.ts -->',
  '<!-- /fields --><!-- fields: npx tsx scripts/readme.ts -->',
])('a README without a place for it is said to be: %s', (readme) => {
  expect(() => withFieldTable(readme, schema)).toThrow(
    'README.md has no <!-- fields: npx tsx scripts/readme.ts --> … <!-- /fields -->',
  );
});
