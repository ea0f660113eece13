import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findBlockers } from '../../plugins/content/publishBlockers.ts';
import { digestsOf, sampleRecord } from '../../plugins/content/sampleTexts.ts';
import { content } from '../../src/content/content.ts';
import { content as person } from '../helpers/sites/anotherPerson.ts';
import { builtPerson } from '../helpers/sites/other.ts';
import { spellings, tellingTexts, textsOf } from '../helpers/sites/tellingTexts.ts';

test('the record of the sample is that of the sample (npm run sample writes it)', async () => {
  expect(JSON.parse(await readFile(sampleRecord, 'utf8'))).toEqual(digestsOf(content, 'public'));
});

test("another person's site holds no text of the sample, in no byte of what was built", async () => {
  const folder = await builtPerson();
  const own = new Set(textsOf(person));
  const foreign = tellingTexts(content).filter((text) => !own.has(text));
  expect(foreign.length).toBeGreaterThan(50);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const file of entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))) {
    const bytes = await readFile(file);
    expect([
      file,
      foreign.filter((text) => spellings(text).some((spelling) => bytes.includes(spelling))),
    ]).toEqual([file, []]);
  }
});

test("nobody else is published with the sample's face", () => {
  const withIts = { ...person, about: { ...person.about, portrait: { src: 'assets/portrait', alt: 'Ich' } } };
  expect(findBlockers(withIts, 'public').join()).toContain("keep: ['about.portrait.src']");
});
