import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { content } from '../../tests/helpers/sites/anotherPerson.ts';
import { temporaryFolder } from '../../tests/helpers/temporaryFolder.ts';
import { type ContentError, findErrors, report } from './contentErrors.ts';
import { publicFilesIn } from '../shared/publicFiles.ts';
import { contentRules } from '../contentSource/contentRules.ts';

const folder = temporaryFolder();

/** The errors of any content. The line of a field is the depth of its path. */
async function errorsOf(any: unknown): Promise<ContentError[]> {
  return findErrors(any, await contentRules(), { sizeOf: () => 1 }, (path) => path.length);
}

/** The content with other values in some fields, such as `skills.items.0.level`. */
function withValues(values: Record<string, unknown>): object {
  const changed: object = structuredClone(content);
  for (const [fieldPath, value] of Object.entries(values)) {
    const keys = fieldPath.split('.');
    const parent = keys
      .slice(0, -1)
      .reduce((each, key) => Reflect.get(each, key) as object, changed);
    Reflect.set(parent, keys.at(-1)!, value);
  }
  return changed;
}

const someText = 'must be a text in quotes';
const noField = 'is no field that the site knows';
const yearOrMonth = 'must be a year or a month, such as 2022 or 2022-03';
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
    ['experience.items.0.start', '2022-13', '"2022-13"', yearOrMonth],
    ['projects.items.0.start', 'May 2022', '"May 2022"', yearOrMonth],
    ['owner.email', undefined, 'missing', 'must be there: sections lists contact'],
    ['footer.links', [], '[]', 'must have at least one entry'],
    ['experience.items.0.type', 'up', '"up"', workOrEducation],
    ['experience.items.0.type', 'x'.repeat(58), `"${'x'.repeat(58)}"`, workOrEducation],
    ['experience.items.0.type', 'x'.repeat(59), `"${'x'.repeat(59)}…`, workOrEducation],
  ])(
    'is named with its path, line, value and rule: %s is %s',
    async (field, given, value, rule) => {
      const line = field.split('.').length;
      const fieldPath = field.replace(/\.(\d)/, '[$1]');
      expect(await errorsOf(withValues({ [field]: given }))).toEqual([
        { fieldPath, line, value, rule },
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
      { fieldPath: 'content', line: 0, value, rule: 'must be a group in { }' },
    ]);
  });

  test('in one field does not hide errors in others', async () => {
    const fieldPaths = (
      await errorsOf(withValues({ about: null, 'site.language': undefined, 'footer.copyright': 7 }))
    ).map(({ fieldPath }) => fieldPath);
    expect(fieldPaths.toSorted()).toEqual(['about', 'footer.copyright', 'site.language']);
  });
});

describe('what a life may lack is no error', () => {
  test.each([
    ['site.description'],
    ['home.tagline'],
    ['owner.title'],
    ['owner.location'],
    ['about.greeting'],
    ['about.portrait'],
    ['skills.items.0.level'],
    ['projects.items.0.image'],
    ['projects.items.0.description'],
    ['experience.items.0.title'],
    ['experience.items.0.company'],
    ['experience.items.0.period'],
    ['contact.intro'],
    ['footer.copyright'],
  ])('%s', async (field) => {
    expect(await errorsOf(withValues({ [field]: undefined }))).toEqual([]);
  });

  test('an e-mail address without a contact section', async () => {
    const values = { 'owner.email': undefined, sections: ['about'] };
    expect(await errorsOf(withValues(values))).toEqual([]);
  });

  test('anything in a section that is not listed', async () => {
    const values = {
      sections: ['about', 'projects'],
      contact: undefined,
      testimonials: { items: [], labels: 7 },
      'experience.items.0': { title: 7 },
      skills: null,
    };
    expect(await errorsOf(withValues(values))).toEqual([]);
  });
});

test('an entry of the timeline needs a title or a company', async () => {
  const values = { 'experience.items.0.title': undefined, 'experience.items.0.company': undefined };
  expect(await errorsOf(withValues(values))).toMatchObject([
    { fieldPath: 'experience.items[0]', rule: 'must have a title or a company' },
  ]);
});

describe('an end before its start', () => {
  test.each([
    ['2022', '2021'],
    ['2022-03', '2022-02'],
    ['2022-03', '2021'],
  ])('is an error: from %s to %s', async (start, end) => {
    for (const entry of ['experience.items.0', 'projects.items.0']) {
      const errors = await errorsOf(
        withValues({ [`${entry}.start`]: start, [`${entry}.end`]: end }),
      );
      expect(errors.map(({ fieldPath, rule }) => [fieldPath, rule])).toEqual([
        [`${entry.replace('.0', '[0]')}.end`, `must not be before start, ${start}`],
      ]);
    }
  });

  test.each([
    ['2022', '2022'],
    ['2022-03', '2022'],
    ['2022', '2022-01'],
    [undefined, '2022'],
  ])('is not there from %s to %s', async (start, end) => {
    const values = { 'experience.items.0.start': start, 'experience.items.0.end': end };
    expect(await errorsOf(withValues(values))).toEqual([]);
  });
});

describe('a wrong date is the only error of its entry', () => {
  test.each([
    ['start', 'March 2025', '2025-04'],
    ['start', '2025-3', '2024'],
    ['end', '2025', 'April 2025'],
    ['end', '2025', '1'],
  ])('%s: from %s to %s', async (field, start, end) => {
    for (const entry of ['experience.items.0', 'projects.items.0']) {
      const errors = await errorsOf(
        withValues({ [`${entry}.start`]: start, [`${entry}.end`]: end }),
      );
      expect(errors.map(({ fieldPath, rule }) => [fieldPath, rule])).toEqual([
        [`${entry.replace('.0', '[0]')}.${field}`, yearOrMonth],
      ]);
    }
  });
});

describe('a link in the footer', () => {
  const errorsOfLink = async (url: string) =>
    errorsOf(withValues({ 'footer.links': [{ label: 'Impressum', url }] }));

  test.each(['impressum.html', 'recht/impressum/', 'https://example.org/impressum'])(
    'may lead to %s',
    async (url) => {
      expect(await errorsOfLink(url)).toEqual([]);
    },
  );

  test.each(['/impressum.html', 'public/impressum.html', 'http://example.org/', '../x', ''])(
    'may not lead to "%s"',
    async (url) => {
      expect(await errorsOfLink(url)).toMatchObject([
        {
          fieldPath: 'footer.links[0].url',
          rule: 'must be a path below public/, such as imprint.html, or start with https://',
        },
      ]);
    },
  );

  test('names a page that is missing', async () => {
    const links = [{ label: 'Impressum', url: 'recht/' }];
    const none = { sizeOf: () => undefined };
    const errors = findErrors(withValues({ 'footer.links': links }), await contentRules(), none);
    expect(errors.map(({ rule }) => rule)).toContain(
      'must exist, but public/ has no recht/index.html',
    );
  });
});

describe('a colour that makes texts hard to read', () => {
  const faint = { 'site.colors.accent': '#333344' };

  test('is an error, beside those of other parts', async () => {
    const [other, error, ...more] = await errorsOf(withValues({ ...faint, 'footer.copyright': 7 }));
    expect([other?.fieldPath, more]).toEqual(['footer.copyright', []]);
    expect(error).toMatchObject({ fieldPath: 'site.colors.accent', line: 3, value: '"#333344"' });
    expect(error?.rule).toMatch(/^must be lighter/);
  });

  test('is an error beside those of other fields of the site', async () => {
    const fieldPaths = (await errorsOf(withValues({ ...faint, 'site.language': 7 }))).map(
      ({ fieldPath }) => fieldPath,
    );
    expect(fieldPaths).toEqual(['site.language', 'site.colors.accent']);
  });

  test('is looked for once the colours are right', async () => {
    for (const wrong of [
      { 'site.colors.ground': 'night' },
      { 'site.colors': 7 },
      { site: [], 'footer.copyright': 7 },
    ]) {
      const rules = (await errorsOf({ ...withValues({ ...faint, ...wrong }) })).map(
        ({ rule }) => rule,
      );
      expect(rules.filter((rule) => /lighter/.test(rule))).toEqual([]);
      expect(rules.length).toBeGreaterThan(0);
    }
  });
});

test('a wrong path or e-mail address hides no rule across parts', async () => {
  const wrong = { 'about.portrait.src': '/x y', 'owner.email': 'me', 'owner.cv.file': '/x y' };
  const errors = await errorsOf(withValues({ ...wrong, 'projects.quote': 99 }));
  expect(errors.map(({ fieldPath }) => fieldPath)).toEqual([
    'owner.email',
    'owner.cv.file',
    'about.portrait.src',
    'projects.quote',
  ]);
});

test('an unknown section does not hide that another one is listed twice', async () => {
  const errors = await errorsOf(withValues({ sections: ['skills', 'skils', 'skills'] }));
  expect(errors.map(({ fieldPath, rule }) => [fieldPath, rule])).toEqual([
    ['sections[1]', expect.stringContaining('must be "about" or')],
    ['sections', 'must name each section once, but names skills twice'],
  ]);
});

test('200 contents with a random value in a random field give errors with a short value and a rule', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...fieldPathsIn(content)),
      fc.anything(),
      async (fieldPath, value) => {
        const errors = await errorsOf(withValues({ [fieldPath]: value }));
        for (const error of errors) {
          expect(error.rule).toMatch(/\S/);
          expect(error.value.length).toBeLessThan(80);
        }
      },
    ),
    { numRuns: 200, seed: 1 },
  );
});

/** The paths of all fields and entries, such as `skills.items.0.level`. */
function fieldPathsIn(group: object, start = ''): string[] {
  return Object.entries(group).flatMap(([key, value]: [string, unknown]) => {
    const fieldPath = `${start}${key}`;
    if (typeof value !== 'object' || value === null) return fieldPath;
    return [fieldPath].concat(fieldPathsIn(value, `${fieldPath}.`));
  });
}

test('a report counts the errors and says of each what it is and where', () => {
  const error = {
    fieldPath: 'owner.name',
    line: 12,
    value: 'missing',
    rule: 'must be a text in quotes',
  };
  const one =
    'src/content/content.ts has 1 error:\n\n  owner.name must be a text in quotes\n    it is missing, in line 12\n';
  expect(report('src/content/content.ts', [error])).toBe(one);
  expect(report('src/content/content.ts', [error, { ...error, line: undefined }])).toBe(
    `${one.replace('1 error', '2 errors')}  owner.name must be a text in quotes\n    it is missing\n`,
  );
});

describe('a gap of a translation', () => {
  const rule = 'must be there, as in content.ts';
  const publicFiles = { sizeOf: () => 1 };

  test('is the only error of its field, and of the fields in it', async () => {
    const translation = withValues({
      'projects.items.0.title': 7,
      'skills.items': [{ level: 101 }],
    });
    const gaps = [
      { path: ['projects', 'items', 0, 'title'], value: 7, rule },
      { path: ['skills', 'items'], value: [], rule },
    ];
    const errors = findErrors(translation, await contentRules(), publicFiles, undefined, gaps);
    expect(errors).toMatchObject([
      { fieldPath: 'projects.items[0].title', rule },
      { fieldPath: 'skills.items', rule },
    ]);
  });

  test('hides no error of another field', async () => {
    const translation = withValues({ 'skills.items.1.level': 101 });
    const gaps = [{ path: ['skills', 'items', 0, 'level'], value: undefined, rule }];
    const errors = findErrors(translation, await contentRules(), publicFiles, undefined, gaps);
    expect(errors.map(({ fieldPath }) => fieldPath)).toEqual([
      'skills.items[0].level',
      'skills.items[1].level',
    ]);
  });

  test('does not count in a section that is not listed', async () => {
    const gaps = [{ path: ['skills', 'heading'], value: undefined, rule }];
    const translation = withValues({ sections: ['about', 'contact'] });
    const errors = findErrors(translation, await contentRules(), publicFiles, undefined, gaps);
    expect(errors).toEqual([]);
  });
});

test('files have sizes, and nothing else has', async () => {
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/cv.pdf'), 'seven b');
  const { sizeOf } = publicFilesIn(folder);
  const sizes = ['assets/cv.pdf', 'assets', 'assets/other.pdf', 'no\0name'].map(sizeOf);
  expect(sizes).toEqual([7, undefined, undefined, undefined]);
});

describe('a language without words', () => {
  const swedish = {
    'site.language': 'sv',
    topBar: undefined,
    'contact.form.sendButton': undefined,
  };

  test('is named once, however many words are missing', async () => {
    const rule = expect.stringMatching(
      /^is none of ar, de, .*, zh-TW: to add it, translate src\/content\/words\/en\.ts into sv\.ts$/,
    );
    const error = { fieldPath: 'site.language', line: 2, value: '"sv"', rule };
    expect(await errorsOf(withValues(swedish))).toEqual([error]);
  });

  test('hides no other error', async () => {
    const wrong = { 'contact.heading': 7, 'owner.name': undefined };
    const errors = await errorsOf(withValues({ ...swedish, ...wrong }));
    expect(errors.map(({ fieldPath }) => fieldPath)).toEqual([
      'site.language',
      'owner.name',
      'contact.heading',
    ]);
  });

  test('is no error if the content has all words', async () => {
    expect(await errorsOf(withValues({ 'site.language': 'sv' }))).toEqual([]);
  });

  test('is named once if it is no language', async () => {
    const errors = await errorsOf(withValues({ ...swedish, 'site.language': 'swedish_' }));
    expect(errors).toMatchObject([
      { fieldPath: 'site.language', rule: expect.stringMatching(/^must be the tag/) },
    ]);
  });
});
