import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { findErrors } from '../../plugins/contentCheck/contentErrors.ts';
import { contentRules } from '../../plugins/shared/contentRules.ts';
import { contentSource } from '../../plugins/shared/contentSource.ts';
import { resume } from '../../plugins/siteFiles/resume.ts';
import type { Content } from '../../src/contentSchema.ts';
import { mulberry32 } from '../../tests/helpers/pages/randomActions.ts';
import { runInTerminal, runScript, type Ended } from '../../tests/helpers/scripts/runScript.ts';
import { content as person } from '../../tests/helpers/sites/anotherPerson.ts';
import { temporaryFolder } from '../../tests/helpers/temporaryFolder.ts';
import { fromResume, withChanges } from './fromResume.ts';
import { parseJson } from './readResume.ts';

/** Content whose person is the sample's. */
const base: Content = {
  ...person,
  site: { ...person.site, sample: true },
  about: { ...person.about, sample: true },
} as Content;

/** The example that the makers of the format give. */
const theirs = 'node_modules/resume-schema/sample.resume.json';

const folder = temporaryFolder();

beforeEach(() =>
  writeFile(join(folder, 'content.ts'), `export const content = ${JSON.stringify(base)};\n`),
);

test('the format’s own example becomes content: everything that the page has a place for', async () => {
  const example = JSON.parse(await readFile(theirs, 'utf8')) as Record<
    string,
    { name?: string; position?: string; institution?: string; keywords?: string[] }[]
  > & { basics: { name: string; label: string; email: string } };
  const { content, notes } = fromResume(example, base);
  expect(content.owner).toMatchObject({
    name: example.basics.name,
    title: example.basics.label,
    email: example.basics.email,
  });
  const order = ['name', 'brand', 'title', 'email', 'location', 'languages', 'profiles', 'cv'];
  expect(Object.keys(content.owner), 'in the order of the sample').toEqual(order);
  expect(content.owner.languages).toEqual(['English (Native speaker)']);
  const skills = example.skills?.flatMap(({ name, keywords = [] }) => [name, ...keywords]);
  expect(content.skills?.items.map(({ name }) => name)).toEqual(skills);
  expect(content.projects?.items.map(({ title }) => title)).toEqual(
    example.projects?.map(({ name }) => name),
  );
  expect(
    content.experience?.items.map(({ title, company }) => title && company).every(Boolean),
  ).toBe(true);
  const { work, volunteer, education } = example;
  expect(content.experience?.items).toHaveLength([work, volunteer, education].flat().length);
  expect(content.contact?.form.recipientName).toBe(example.basics.name.split(' ')[0]);
  expect(notes.join('\n')).toMatch(
    /no place for it: .*awards[\s\S]*owner\.phone is left out: \(912\) 555-4321/,
  );
  // Of the sample nothing is left that is about a person.
  expect(
    JSON.stringify([
      content.owner,
      content.about?.paragraphs,
      content.experience,
      content.projects,
    ]),
  ).not.toMatch(/Nour|Wohngeld/);
});

test.each([
  ['Shops and sites\nFor museums', 'Shops and sites. For museums.'],
  [
    '.NET developer since 2010.\nVersion 3.5 and later!',
    '.NET developer since 2010. Version 3.5 and later!',
  ],
  [`${'Short. '.repeat(20)}${'Long '.repeat(20)}.`, 'Short. '.repeat(20).trim()],
  [undefined, ''],
])('the description is the summary’s first sentences: %s', (summary, description) => {
  expect(fromResume({ basics: { name: 'Ada', summary } }, base).content.site.description).toBe(
    description,
  );
});

test('names the parts that it does not take, and profiles without an address', () => {
  const location = { city: 'Bonn', region: 'NW', countryCode: 'DE', postalCode: '53111' };
  const profiles = [{ network: 'Signal', username: 'ada' }];
  const { content, notes, todo } = fromResume(
    {
      meta: { version: 'v1.0.0' },
      basics: { name: 'Ada', location, pronouns: 'she/her', profiles },
      work: [
        { position: 'Engineer', url: 'https://example.org', location: '' },
        { position: 'Clerk', url: 'https://example.com' },
      ],
      skills: [
        { name: 'Looms', level: '80%', keywords: ['Cards'] },
        { keywords: ['Cards', 'Wool'] },
      ],
      projects: [{ name: 'Notes', url: 'http://notes.example.org' }],
      languages: [],
      interests: [{ name: 'Flight' }],
    },
    base,
  );
  expect(notes).toContain(
    'not taken, because the page has no place for it: basics.location.postalCode, basics.pronouns, work.url, interests',
  );
  expect(notes.join('\n')).toMatch(
    /no address: Signal[\s\S]*location is Bonn, Deutschland: left out NW/,
  );
  expect(todo.join('\n')).toMatch(/npm run pictures -- portrait <file> me/);
  expect(todo.join('\n')).toContain('npm run pictures -- project <file> notes makes');
  const skills = content.skills?.items.map(
    ({ sample, name, level }) => `${sample} ${name} ${level}`,
  );
  expect(skills).toEqual(['undefined Looms 80', 'undefined Cards 80', 'true Wool 70']);
  expect(content.projects?.items[0]?.liveUrl).toBe('https://notes.example.org');
});

test.each([
  ['en', '2018-03', '2021-05-31', 'March 2018 – May 2021'],
  ['de', '2018-03-01', '2021-05', 'März 2018 – Mai 2021'],
  ['pt-BR', '2018-03', '2021-05', 'março de 2018 – maio de 2021'],
  ['ja', '2018-03', '2021-05', '2018年3月 – 2021年5月'],
  ['en', '2018', '2020', '2018 – 2020'],
  ['en', '2018-12', '2020', 'December 2018 – 2020'],
  ['en', '2018-01', '2018-12', 'January 2018 – December 2018'],
  ['en', '2018-03', '2018-03-30', 'March 2018'],
  ['en', '2018', '2018', '2018'],
  ['en', '2018-03', undefined, 'March 2018 – present'],
  ['es', '2021-04', '', 'abril de 2021 – hoy'],
  ['ja', '2018', '', '2018 –'],
  ['en', 2018, null, '2018 – present'],
  ['en', undefined, '2018-03', 'March 2018'],
  ['en', '2018-03', 'present', 'March 2018 – present'],
  ['en', '2018-13', '2019', '2018-13 – 2019'],
  ['en', undefined, undefined, ''],
])('in %s a time from %s to %s is written %s', (language, startDate, endDate, period) => {
  const entries = [{ startDate, endDate }];
  const dated = { basics: { name: 'Ada' }, work: entries, education: entries };
  const { content } = fromResume(dated, { ...base, site: { ...base.site, language } });
  expect(content.experience?.items.map((item) => item.period)).toEqual([period, period]);
});

test('leaves missing fields to the check, and makes up no stars and roles', async () => {
  const { content } = fromResume(
    { basics: { name: 'Ada Example' }, references: [{ name: 'Bea', reference: 'Good.' }] },
    base,
  );
  expect(content.sections).toEqual(['about', 'testimonials', 'contact']);
  const places = findErrors(content, await contentRules(), () => 0).map(({ place }) => place);
  const missing = [
    'site.description',
    'owner.title',
    'owner.email',
    'owner.location',
    'about.paragraphs',
  ];
  expect(places).toEqual(expect.arrayContaining(missing));
  expect(content.testimonials?.items).toEqual([{ id: 1, name: 'Bea', content: 'Good.' }]);
  expect(places.filter((place) => place.startsWith('testimonials'))).toEqual([]);
});

test('importing the résumé of a site restores its content', () => {
  const { content } = fromResume(JSON.parse(JSON.stringify(resume(person))), base);
  expect(content.about?.paragraphs).toEqual(person.about.paragraphs);
  expect(content.site.address).toBe(person.site.address);
  expect(content.owner.languages).toEqual(person.owner.languages);
  expect(content.skills?.items.map(({ name, level }) => [name, level])).toEqual(
    person.skills.items.map(({ name, level }) => [name, level]),
  );
  expect(
    content.testimonials?.items.map(({ name, role, company }) => [name, role, company]),
  ).toEqual(person.testimonials.items.map(({ name, role, company }) => [name, role, company]));
});

test('the greeting and dates of a Spanish résumé are Spanish', () => {
  const { content } = fromResume(
    {
      basics: {
        name: 'María García López',
        summary: 'Desarrolladora con diez años de experiencia en los sitios y las tiendas',
        location: { city: 'Sevilla', countryCode: 'ES' },
      },
      work: [
        {
          name: 'Taller',
          position: 'Desarrolladora',
          startDate: '2021-04',
          highlights: ['Una tienda'],
        },
      ],
    },
    base,
  );
  expect(content.site.language).toBe('es');
  expect(content.owner).toMatchObject({ brand: 'García', location: 'Sevilla, España' });
  expect(content.about?.greeting).toBe('Hola, soy María.');
  expect(content.about?.paragraphs[0]).toMatch(/tiendas\.$/);
  expect(content.experience?.items[0]).toMatchObject({
    period: 'abril de 2021 – hoy',
    description: 'Una tienda.',
  });
});

test.each([
  ['Ada Lovelace', 'Lovelace'],
  ['Lovelace, Ada', 'Lovelace'],
  ['Dr. Ludwig van Beethoven', 'van Beethoven'],
  ['Ana da Silva', 'da Silva'],
  ['Maria de Fátima Figueiredo', 'Figueiredo'],
  ['山田 太郎', '山田'],
  ['Prince', 'Prince'],
])('the family name of %s is %s', (name, brand) => {
  expect(fromResume({ basics: { name } }, base).content.owner.brand).toBe(brand);
});

test('clients, repositories, volunteer work and certificates have a place, empty references have none', () => {
  const { content, notes } = fromResume(
    {
      basics: { name: 'Ada' },
      projects: [
        { name: 'Looms', entity: 'Jacquard', url: 'https://github.com/ada/looms' },
        { name: 'Notes', url: 'notes.example.org' },
      ],
      volunteer: [
        { organization: 'Library', position: 'Reader', startDate: '2019', endDate: '2020' },
      ],
      work: [{ name: 'Press', position: 'Printer', startDate: '2015' }],
      education: [{ institution: 'School', area: 'Mathematics', endDate: '2018' }],
      certificates: [{ name: 'First aid', issuer: 'Red Cross', date: '2022-05' }],
      references: [{ name: 'Bea', reference: '' }, { name: 'Cleo' }],
    },
    base,
  );
  expect(content.projects?.items).toMatchObject([
    { client: 'Jacquard', githubUrl: 'https://github.com/ada/looms' },
    { liveUrl: 'https://notes.example.org' },
  ]);
  expect(
    content.experience?.items.map(({ title, company, type }) => [title, company, type]),
  ).toEqual([
    ['Printer', 'Press', 'work'],
    ['First aid', 'Red Cross', 'education'],
    ['Reader', 'Library', 'work'],
    ['Mathematics', 'School', 'education'],
  ]);
  expect(notes.join('\n')).toContain('voluntary work is shown as work, a certificate as education');
  expect(content.sections).not.toContain('testimonials');
});

test('a second import keeps sections and edits, and adds new entries', () => {
  const first = { basics: { name: 'Ada', label: 'Engineer' }, projects: [{ name: 'Looms' }] };
  const { content } = fromResume(first, base);
  content.owner.title = 'Analyst';
  content.projects!.items[0]!.description = 'My own words.';
  const second = fromResume(
    {
      ...first,
      projects: [{ name: 'Looms', description: 'Other words' }, { name: 'Notes' }],
      references: [{ name: 'Bea', reference: 'Good.' }],
    },
    content,
  );
  expect(second.content.owner.title).toBe('Analyst');
  expect(second.notes).toContain('owner.title stays as you wrote it');
  expect(second.notes.join()).toContain(
    'your entries stay, though the résumé differs in Looms (description)',
  );
  expect(
    second.content.projects?.items.map(({ id, title, description }) => [id, title, description]),
  ).toEqual([
    [1, 'Looms', 'My own words.'],
    [2, 'Notes', ''],
  ]);
  expect(second.content.sections).toEqual(['about', 'projects', 'testimonials', 'contact']);
  expect(second.content.testimonials?.items.map(({ name }) => name)).toEqual(['Bea']);
  expect(fromResume(first, second.content).content).toEqual(second.content);
});

test('a second import knows what the owner has renamed or completed, and is silent about what is done', () => {
  const first = {
    basics: { name: 'Ada' },
    skills: [{ name: 'CSS' }],
    projects: [
      { name: 'A title of more than forty letters, which is long', url: 'https://ada.example.org' },
    ],
    references: [{ name: 'Bea', reference: 'Good.' }],
  };
  const { content, todo } = fromResume(first, {
    ...base,
    projects: { ...base.projects!, showLinks: false },
  });
  const owed = /are guessed|pictures -- project|shortTitle to "A title|projects.showLinks: true/;
  expect(todo.filter((each) => owed.test(each))).toHaveLength(4);
  content.projects!.showLinks = true;
  delete content.skills!.items[0]!.sample;
  Object.assign(content.projects!.items[0]!, { title: 'Notes' });
  Object.assign(content.testimonials!.items[0]!, { role: 'Head', company: 'Looms' });
  const same = fromResume(first, content);
  expect(same.content).toEqual(content);
  expect(same.todo.filter((each) => owed.test(each))).toEqual([]);
  const more = {
    ...first,
    references: [...first.references, { name: 'Cleo', reference: 'Fine.' }],
  };
  expect(fromResume(more, content).notes).toContain('testimonials: adds Cleo and keeps Bea');
  const again = {
    ...first,
    references: [...first.references, { name: 'Bea', reference: 'And fast' }],
  };
  const quotes = fromResume(again, content).content.testimonials?.items.map(
    ({ content: quote }) => quote,
  );
  expect(quotes).toEqual(['Good.', 'And fast.']);
});

test('parts that did not change keep their comments', () => {
  const source =
    "// Mine.\nexport const content = {\n  // Yes.\n  owner: { name: 'Ada' },\n  footer: {},\n};\n";
  const [before, after] = ['Ada', 'Bea'].map(
    (name) => ({ owner: { name }, footer: {} }) as unknown as Content,
  );
  expect(withChanges(source, before!, before!)).toBe(source);
  expect(withChanges(source, before!, after!)).toBe(
    source.replace("{ name: 'Ada' }", '{\n  "name": "Bea"\n}'),
  );
});

test('the file that is written is read as the same content', async () => {
  const hard: Content = {
    ...base,
    footer: { ...base.footer, madeWith: `It's "quoted", \\ and\nbroken \u2028 ${'${x}'}` },
  };
  const source = await readFile(join(folder, 'content.ts'), 'utf8');
  await writeFile(join(folder, 'content.ts'), withChanges(source, base, hard));
  const { own: content } = await contentSource(join(folder, 'content.ts')).read();
  expect(content).toEqual(hard);
});

test('1,200 random résumés end in a file that can be read, or in one sentence', () => {
  const random = mulberry32(1);
  for (let number = 0; number < 1200; number++) {
    const given: unknown = JSON.parse(JSON.stringify(randomResume(random)));
    let imported;
    try {
      imported = fromResume(given, base);
    } catch (error) {
      expect((error as Error).message).toBe('The file is no JSON Resume: it has no basics.name');
      continue;
    }
    const source = `export const content = ${JSON.stringify(base)};\n`;
    const written = withChanges(source, base, imported.content).replace(
      /export const content(: Content)? = /,
      'return ',
    );
    const read = new Function(written.replace(/^import .*$/m, '')) as () => unknown;
    expect(JSON.stringify(read()), JSON.stringify(given)).toBe(JSON.stringify(imported.content));
    expect(JSON.stringify(imported)).not.toMatch(/\\u00(0[0-9bcef]|1|9)|undefined|\[object/);
  }
});

test.each([
  ['UTF-8 with a BOM', Buffer.from('\uFEFF{"a":"ñ"}')],
  ['UTF-16 with a BOM', Buffer.from('\uFEFF{"a":"ñ"}', 'utf16le')],
  ['UTF-16 without a BOM', Buffer.from('{"a":"ñ"}', 'utf16le')],
  ['big-endian UTF-16 with a BOM', Buffer.from('\uFEFF{"a":"ñ"}', 'utf16le').swap16()],
  ['big-endian UTF-16 without a BOM', Buffer.from('{"a":"ñ"}', 'utf16le').swap16()],
  ['Latin-1', Buffer.from('{"a":"ñ"}', 'latin1')],
])('a file in %s is read', (_name, bytes) => {
  expect(parseJson(bytes, 'resume.json')).toEqual({ a: 'ñ' });
});

test('a broken letter is named, and so are odd dates', () => {
  const damaged = Buffer.concat([Buffer.from('{\n"a":"ñ'), Buffer.of(0xe9), Buffer.from('"}')]);
  expect(() => parseJson(damaged, 'resume.json')).toThrow(
    'is UTF-8, but line 2 holds a broken letter',
  );
  const work = [{ startDate: '03/2018', endDate: 'now' }, { startDate: '2015-04' }];
  expect(fromResume({ basics: { name: 'Ada' }, work }, base).notes).toContain(
    'dates that are not like 2021 or 2021-04 stay as they are: 03/2018, now',
  );
});

test.each([
  ['Avançado', 80],
  ['Especialista', 95],
  ['Débutant', 40],
  ['Intermediário', 70],
  ['0.9', 0.9],
  ['4/5', 80],
  ['Fluent', 70],
])('the level %s is %s, and the list of changes shows it', (level, percent) => {
  const { content, notes } = fromResume(
    { basics: { name: 'Ada' }, skills: [{ name: 'CSS', level }] },
    base,
  );
  expect(content.skills?.items[0]?.level).toBe(percent);
  expect(notes).toContain(`skills: adds CSS ${percent}%`);
});

test('the country of a résumé chooses the Portuguese of its site', () => {
  const basics = {
    name: 'Ana',
    summary: 'Loja e site com o mapa',
    location: { countryCode: 'PT' },
  };
  expect(fromResume({ basics }, base).content.site.language).toBe('pt-PT');
});

test('away from a terminal nothing is overwritten without --yes, and it says so', async () => {
  const before = await readFile(join(folder, 'content.ts'), 'utf8');
  const asked = await runInTerminal('scripts/import/import.ts', asContent(), [theirs]);
  expect(asked).toEqual({
    code: 1,
    output: expect.stringMatching(/Nothing was written: confirm in a terminal, or add --yes/),
  });
  expect(await readFile(join(folder, 'content.ts'), 'utf8')).toBe(before);
  expect(await importing(theirs, '--yes')).toEqual({
    code: 0,
    output: expect.stringContaining('npm run check lists'),
  });
  expect(await readFile(join(folder, 'content.ts'), 'utf8')).toContain('Richard Hendriks');
});

test('says so if a file is no résumé', async () => {
  await writeFile(join(folder, 'broken.json'), '{ "basics": ');
  expect((await importing(join(folder, 'broken.json'), '--yes')).output).toMatch(
    /broken\.json is no JSON: look for .* near line 1\n$/,
  );
  expect(() => fromResume([], base)).toThrow('it has no basics.name');
});

/** The environment in which the folder's content.ts is the owner's. */
function asContent(): Record<string, string> {
  return { CONTENT_FILE: join(folder, 'content.ts') };
}

/** The output of `npm run import`. */
function importing(...words: string[]): Promise<Ended> {
  return runScript(() => import('./import.ts'), asContent(), words);
}

/** A résumé whose values are often of the wrong kind. */
function randomResume(random: () => number): unknown {
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)]!;
  const words = [
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
  ];
  const hard = [
    '山田, 太郎',
    ...'Constructor __proto__ 1a 2018-03 2018-13 http://a.b ٣ Master 80%'.split(' '),
  ];
  const fields =
    'name label url email phone summary location profiles network position startDate endDate highlights institution area courses level keywords reference entity description countryCode city __proto__ constructor 1a toString'.split(
      ' ',
    );
  const value = (depth: number): unknown => {
    const kind = random();
    if (kind < 0.6) return pick([...words, ...hard]);
    if (kind < 0.8) return pick([null, 0, -1, 1e21, 2018, true, false, [], {}]);
    if (depth === 0) return null;
    return kind < 0.9 ? Array.from({ length: 3 }, () => value(depth - 1)) : group(depth - 1);
  };
  const group = (depth: number): unknown =>
    Object.fromEntries(fields.filter(() => random() < 0.4).map((field) => [field, value(depth)]));
  const parts = 'work volunteer education certificates skills projects references awards'.split(
    ' ',
  );
  const lists = parts.map((part) => [
    part,
    random() < 0.7 ? [group(2), value(1), group(1)] : value(2),
  ]);
  const basics =
    random() < 0.9 ? { ...(group(2) as object), name: pick([...words, ...hard]) } : value(2);
  return random() < 0.97 ? { basics, ...Object.fromEntries(lists) } : value(2);
}
