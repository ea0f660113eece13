import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentRules } from '../../plugins/contentSource/contentRules.ts';
import { withWords } from '../../plugins/contentSource/words.ts';
import { words } from '../../src/content/words/en.ts';
import { markedSample as sample } from '../../tests/helpers/sites/markedSample.ts';
import { fromResume } from './fromResume.ts';

/** Texts that are hard to read, to write into a file, or to show. */
const HARD_TEXTS = [
  'Ada',
  '',
  ' ',
  "it's",
  '"q"',
  '\\',
  '`${x}`',
  '\u001b[31mred\u009b',
  '\u2028',
  '\ud800',
  '</script>',
  '<p>',
  '- a\n- b',
  '山田, 太郎',
  'Constructor',
  '__proto__',
  '2021',
  '2018-03',
  '2018-13',
  'http://a.b',
  'a@b.co',
  '+49 (0)30 5550 1234',
  '٣',
  'Master',
  '80%',
  '150%',
  '0.001',
];

const OTHER_VALUES = [null, 0, -1, 1e21, 2018, 0.5, true, false];

const FIELDS = [
  'name',
  'label',
  'url',
  'email',
  'phone',
  'summary',
  'location',
  'profiles',
  'network',
  'username',
  'position',
  'startDate',
  'endDate',
  'date',
  'highlights',
  'institution',
  'area',
  'courses',
  'level',
  'keywords',
  'reference',
  'entity',
  'description',
  'countryCode',
  'city',
  'language',
  'fluency',
  'en',
  '__proto__',
  'constructor',
  'toString',
  '1a',
];

const TARGETS = [
  'work',
  'volunteer',
  'education',
  'certificates',
  'skills',
  'projects',
  'languages',
  'references',
  'awards',
];

/** Any value, often of a wrong kind, and any group of fields. */
const any = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 6, arbitrary: fc.constantFrom(...HARD_TEXTS) },
    { weight: 2, arbitrary: fc.constantFrom(...OTHER_VALUES) },
    { weight: 1, arbitrary: fc.array(tie('value'), { maxLength: 3 }) },
    { weight: 1, arbitrary: tie('group') },
  ),
  group: fc.dictionary(fc.constantFrom(...FIELDS), tie('value')),
}));

const anyPart = fc.oneof(fc.array(any.group, { maxLength: 3 }), any.value);

/** A résumé as a file: with a name, and values of any kind in all parts. */
const anyResume = fc
  .record({
    basics: fc.record({ group: any.group, name: fc.constantFrom(...HARD_TEXTS) }),
    parts: fc.record(Object.fromEntries(TARGETS.map((part) => [part, anyPart]))),
  })
  .map(({ basics, parts }): unknown => {
    const file = { ...parts, basics: Object.assign({}, basics.group, { name: basics.name }) };
    return JSON.parse(JSON.stringify(file));
  });

test('1,200 random résumés give content without errors, or one sentence', async () => {
  const schema = (await contentRules()).contentSchema({ sizeOf: () => 0 });
  await fc.assert(
    fc.asyncProperty(anyResume, async (file) => {
      const imported = await fromResume(file, sample).catch((error: Error) => error.message);
      if (typeof imported === 'string') {
        expect(imported).toBe('The file is no JSON Resume: it has no basics.name');
        return;
      }
      const content = JSON.parse(JSON.stringify(imported.content)) as typeof imported.content;
      expect(schema.safeParse(withWords(content, words)).error?.issues).toBeUndefined();
      expect(JSON.stringify(imported)).not.toMatch(/\\u00(0[0-9bcef]|1|9)|undefined|\[object/);
    }),
    { numRuns: 1200, seed: 1 },
  );
});
