import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { digestsOf, sampleRecord } from '../plugins/content/sampleTexts.ts';
import { content } from '../src/content/content.ts';

test('the record of the sample is that of the sample (npm run sample writes it)', async () => {
  expect(JSON.parse(await readFile(sampleRecord, 'utf8'))).toEqual(digestsOf(content, 'public'));
});
