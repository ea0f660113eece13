import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { content } from '../../tests/helpers/sites/anotherPerson.ts';
import { temporaryFolder } from '../../tests/helpers/temporaryFolder.ts';
import { type ContentError, findErrors, report } from './contentErrors.ts';
import { sizesBelow } from '../shared/sizesBelow.ts';
import { contentRules } from '../shared/contentRules.ts';

const folder = temporaryFolder();

/** The errors of any content. The line of a field is the depth of its path. */
async function errorsOf(any: unknown): Promise<ContentError[]> {
  return findErrors(
    any,
    await contentRules(),
    () => 1,
    (path) => path.length,
  );
}

/** The content with other values at some places, such as `skills.items.0.level`. */
function withValues(values: Record<string, unknown>): object {
  const changed: object = structuredClone(content);
  for (const [place, value] of Object.entries(values)) {
    const keys = place.split('.');
    const parent = keys
      .slice(0, -1)
      .reduce((each, key) => Reflect.get(each, key) as object, changed);
    Reflect.set(parent, keys.at(-1)!, value);
  }
  return changed;
}

const someText = 'must be a text in quotes';
const noField = 'is no field that the site knows';
const workOrEducation = 'must be "work" or "education"';

describe('an error', () => {
  test.each([
    ['owner.name', undefined, 'missing', someText],
    ['owner.title', () => 7, '() => 7', someText],
    ['skills.items.0.level', 'high', '"high"', 'must be a number, without quotes'],
    ['skills.items.1.level', 101, '101', 'must be from 0 to 100'],
    ['skills.items.1.level', NaN, 'NaN', 'must be a number, without quotes'],
    ['projects.items.0.id', 1.5, '1.5', 'must be a whole number'],
    ['testimonials.items.1.id', 1, '1', 'must differ from the id of items[0]'],
    ['skills.items', {}, '{}', 'must be a list in [ ]'],
    ['footer', [7], '[7]', 'must be a group in { }'],
    ['footer.colour', 'red', '"red"', `${noField}: is it misspelt?`],
    ['projects.items.0.tittle', 'Shop', '"Shop"', `${noField}: did you mean \`title\`?`],
    ['projects.items.0.liveURL', 'x', '"x"', `${noField}: did you mean \`liveUrl\`?`],
    ['owner.phones', '7', '"7"', `${noField}: did you mean \`phone\`?`],
    ['abuot', {}, '{}', `${noField}: did you mean \`about\`?`],
    ['experience.items.0.type', 'up', '"up"', workOrEducation],
    ['experience.items.0.type', 'x'.repeat(58), `"${'x'.repeat(58)}"`, workOrEducation],
    ['experience.items.0.type', 'x'.repeat(59), `"${'x'.repeat(59)}…`, workOrEducation],
  ])(
    'is named with its place, line, value and rule: %s is %s',
    async (field, given, value, rule) => {
      const line = field.split('.').length;
      const place = field.replace(/\.(\d)/, '[$1]');
      expect(await errorsOf(withValues({ [field]: given }))).toEqual([
        { place, line, value, rule },
      ]);
    },
  );

  test.each([
    [undefined, 'missing'],
    [null, 'null'],
    [7, '7'],
    ['text', '"text"'],
  ])('is the whole content where that is %s', async (any, value) => {
    expect(await errorsOf(any)).toEqual([
      { place: 'content', line: 0, value, rule: 'must be a group in { }' },
    ]);
  });

  test('in one field does not hide errors in others', async () => {
    const places = (
      await errorsOf(withValues({ about: null, 'site.language': undefined, 'footer.copyright': 7 }))
    ).map(({ place }) => place);
    expect(places.toSorted()).toEqual(['about', 'footer.copyright', 'site.language']);
  });
});

describe('a colour that makes texts hard to read', () => {
  const faint = { 'site.colors.accent': '#333344' };

  test('is an error, beside those of other parts', async () => {
    const [other, error, ...more] = await errorsOf(withValues({ ...faint, 'footer.copyright': 7 }));
    expect([other?.place, more]).toEqual(['footer.copyright', []]);
    expect(error).toMatchObject({ place: 'site.colors.accent', line: 3, value: '"#333344"' });
    expect(error?.rule).toMatch(/^must be lighter/);
  });

  test('is looked for once the colours are right', async () => {
    for (const wrong of [
      { 'site.colors.ground': 'night' },
      { 'site.language': 7 },
      { 'site.language': 7, 'footer.copyright': 7 },
    ]) {
      expect(
        (await errorsOf(withValues({ ...faint, ...wrong }))).map(({ place }) => place),
      ).toEqual(Object.keys(wrong));
    }
  });
});

test('a report counts the errors and says of each what it is and where', () => {
  const error = {
    place: 'owner.name',
    line: 12,
    value: 'missing',
    rule: 'must be a text in quotes',
  };
  const one =
    'src/content/content.ts has 1 error:\n\n  owner.name must be a text in quotes\n    it is missing, in line 12\n';
  expect(report([error])).toBe(one);
  expect(report([error, { ...error, line: undefined }])).toBe(
    `${one.replace('1 error', '2 errors')}  owner.name must be a text in quotes\n    it is missing\n`,
  );
});

test('files have sizes, and nothing else has', async () => {
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/cv.pdf'), 'seven b');
  const sizes = ['assets/cv.pdf', 'assets', 'assets/other.pdf', 'no\0name'].map(sizesBelow(folder));
  expect(sizes).toEqual([7, undefined, undefined, undefined]);
});

test('a language without words is named once, however many words are missing', async () => {
  const swedish = {
    'site.language': 'sv',
    topBar: undefined,
    'contact.form.sendButton': undefined,
  };
  const rule =
    'is none of ar, de, en, es, fr, hi, pt, pt-PT: to add it, translate src/content/words/en.ts into sv.ts';
  const error = { place: 'site.language', line: 2, value: '"sv"', rule };
  expect(await errorsOf(withValues(swedish))).toEqual([error]);
  const wrong = { 'contact.heading': 7, 'owner.name': undefined };
  const places = (await errorsOf(withValues({ ...swedish, ...wrong }))).map(({ place }) => place);
  expect(places).toEqual(['site.language', 'owner.name', 'contact.heading']);
  expect(await errorsOf(withValues({ 'site.language': 'sv' }))).toEqual([]);
  const noTag = await errorsOf(withValues({ ...swedish, 'site.language': 'swedish_' }));
  expect(noTag).toMatchObject([
    { place: 'site.language', rule: expect.stringMatching(/^must be the tag/) },
  ]);
});
