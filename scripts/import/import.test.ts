import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findErrors } from '../../plugins/content/contentErrors.ts';
import { contentRules, contentSource } from '../../plugins/content/contentSource.ts';
import { resume } from '../../plugins/siteFiles/resume.ts';
import type { Content } from '../../src/contentSchema.ts';
import { runScript, type Ended } from '../../tests/helpers/scripts/runScript.ts';
import { content as base } from '../../tests/helpers/sites/anotherPerson.ts';
import { fromResume } from './fromResume.ts';
import { sourceOf } from './writeContent.ts';

/** The example that the makers of the format give. */
const theirs = 'node_modules/resume-schema/sample.resume.json';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-'));
  await writeFile(join(folder, 'content.ts'), `export const content = ${JSON.stringify(base)};\n`);
});

afterEach(() => rm(folder, { recursive: true }));

test('the format’s own example becomes content: everything that the page has a place for', async () => {
  const example = JSON.parse(await readFile(theirs, 'utf8')) as Record<
    string,
    { name?: string; position?: string; institution?: string }[]
  > & {
    basics: { name: string; label: string; email: string };
  };
  const { content, notes } = fromResume(example, base);
  expect(content.owner).toMatchObject({
    name: example.basics.name,
    title: example.basics.label,
    email: example.basics.email,
  });
  expect(content.skills?.items.map(({ name }) => name)).toEqual(example.skills?.map(({ name }) => name));
  expect(content.projects?.items.map(({ title }) => title)).toEqual(
    example.projects?.map(({ name }) => name),
  );
  expect(content.experience?.items.map(({ title, company }) => title && company).every(Boolean)).toBe(true);
  expect(content.experience?.items).toHaveLength(example.work!.length + example.education!.length);
  expect(content.contact?.form.recipientName).toBe(example.basics.name.split(' ')[0]);
  expect(notes.join('\n')).toMatch(
    /owner\.phone is left out: \(912\) 555-4321[\s\S]*no place for it: .*awards/,
  );
  // Of the sample nothing is left that is about a person.
  expect(
    JSON.stringify([content.owner, content.about?.paragraphs, content.experience, content.projects]),
  ).not.toMatch(/Nour|Wohngeld/);
});

test.each([
  ['.NET developer since 2010.\nVersion 3.5 and later!', '.NET developer since 2010. Version 3.5 and later!'],
  [`${'Short. '.repeat(20)}${'Long '.repeat(20)}.`, 'Short. '.repeat(20).trim()],
  [undefined, ''],
])('the description is the summary’s first sentences, as they stand: %s', (summary, description) => {
  expect(fromResume({ basics: { name: 'Ada', summary } }, base).content.site.description).toBe(description);
});

test('what is not taken is named: parts, fields, profiles without an address, names that are there again', () => {
  const { content, notes } = fromResume(
    {
      meta: { version: 'v1.0.0' },
      basics: {
        name: 'Ada',
        image: 'https://example.org/ada.jpg',
        url: 'https://ada.example.org',
        profiles: [{ network: 'Signal', username: 'ada' }],
      },
      work: [
        { position: 'Engineer', url: 'https://example.org', location: '' },
        { position: 'Clerk', url: 'https://example.com' },
      ],
      skills: [{ name: 'Looms', level: '80%', keywords: ['punched cards'] }, { name: 'Looms' }],
      projects: [{ name: 'Notes', url: 'http://notes.example.org' }],
      languages: [],
      interests: [{ name: 'Flight' }],
    },
    base,
  );
  expect(notes).toContain(
    'not taken, because the page has no place for it: basics.url, work.url, skills.keywords, interests',
  );
  expect(notes.join('\n')).toMatch(/no address: Signal/);
  expect(notes.join('\n')).toMatch(/skills\.items: taken once, .*: Looms/);
  expect(notes.join('\n')).toMatch(/npm run pictures -- portrait .*\(https:\/\/example\.org\/ada\.jpg\)/);
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
  ['en', '2018-03', undefined, 'March 2018 –'],
  ['en', '2018', '', '2018 –'],
  ['en', 2018, null, '2018 –'],
  ['en', undefined, '2018-03', 'March 2018'],
  ['en', '2018-03', 'present', 'March 2018 – present'],
  ['en', '2018-13', '2019', '2018-13 – 2019'],
  ['en', undefined, undefined, ''],
])('in %s a time from %s to %s is written %s', (language, startDate, endDate, period) => {
  const dated = {
    basics: { name: 'Ada' },
    work: [{ startDate, endDate }],
    education: [{ startDate, endDate }],
  };
  const { content } = fromResume(dated, { ...base, site: { ...base.site, language } });
  expect(content.experience?.items.map((item) => item.period)).toEqual([period, period]);
});

test('what is not taken of dates is said', () => {
  const notesOf = (startDate: string) =>
    fromResume({ basics: { name: 'Ada' }, work: [{ startDate }] }, base).notes;
  expect(notesOf('2018-03-01')).toContain(
    'experience.items: periods have years and months; days are left out',
  );
  expect(notesOf('spring 2018')).toContain(
    'experience.items: taken as they are, because they are no dates such as 2018-03: spring 2018',
  );
  expect([...notesOf('2018-03'), ...notesOf('')].filter((note) => note.startsWith('experience'))).toEqual([]);
});

test('what it lacks is left for the check to name, and nothing is made up', async () => {
  const { content } = fromResume(
    { basics: { name: 'Ada Example' }, references: [{ name: 'Bea', reference: 'Good.' }] },
    base,
  );
  expect(content.sections).toEqual(['about', 'testimonials', 'contact']);
  const places = findErrors(content, await contentRules(), () => 0).map(({ place }) => place);
  expect(places).toEqual(
    expect.arrayContaining([
      'site.description',
      'owner.title',
      'owner.email',
      'owner.location',
      'about.paragraphs',
      'testimonials.items[0].rating',
      'testimonials.items[0].role',
    ]),
  );
});

test('the résumé of a site comes back as what it was made from', () => {
  const { content } = fromResume(JSON.parse(JSON.stringify(resume(base))), base);
  expect(content.about?.paragraphs).toEqual(base.about.paragraphs);
  expect(content.skills?.items.map(({ name, level }) => [name, level])).toEqual(
    base.skills.items.map(({ name, level }) => [name, level]),
  );
  expect(content.testimonials?.items.map(({ name, role, company }) => [name, role, company])).toEqual(
    base.testimonials.items.map(({ name, role, company }) => [name, role, company]),
  );
});

test('the file that is written is read as the same content', async () => {
  const hard: Content = {
    ...base,
    footer: { ...base.footer, madeWith: `It's "quoted", \\ and\nbroken \u2028 ${'${x}'}` },
  };
  await writeFile(join(folder, 'content.ts'), sourceOf(hard).replace(/^import .*$/m, ''));
  const { own: content } = await contentSource(join(folder, 'content.ts')).read();
  expect(content).toEqual(hard);
});

test('away from a terminal nothing is overwritten without --yes, and it says so', async () => {
  const before = await readFile(join(folder, 'content.ts'), 'utf8');
  const asked = await new Promise((done) => {
    const words = ['--import', 'tsx', 'scripts/import/import.ts', theirs];
    execFile(process.execPath, words, { env: { ...process.env, ...asContent() } }, (error, stdout, stderr) =>
      done({ code: error?.code, output: stdout + stderr }),
    );
  });
  expect(asked).toEqual({
    code: 1,
    output: expect.stringMatching(/Nothing was written: .*takes a terminal to say yes in, or --yes/),
  });
  expect(await readFile(join(folder, 'content.ts'), 'utf8')).toBe(before);
  expect(await importing(theirs, '--yes')).toEqual({ code: 0, output: expect.stringContaining('Left open') });
  expect(await readFile(join(folder, 'content.ts'), 'utf8')).toContain('Richard Hendriks');
});

test('what is no résumé is said to be none', async () => {
  await writeFile(join(folder, 'broken.json'), '{ "basics": ');
  expect((await importing(join(folder, 'broken.json'), '--yes')).output).toContain('is no JSON');
  expect(() => fromResume([], base)).toThrow('it has no basics.name');
  expect(() => fromResume({ basics: { name: 'Ada' }, work: {} }, base)).toThrow('work is no list');
});

/** The environment in which the folder's content.ts is the owner's. */
function asContent(): Record<string, string> {
  return { CONTENT_FILE: join(folder, 'content.ts') };
}

/** What `npm run import` says. */
function importing(...words: string[]): Promise<Ended> {
  return runScript(() => import('./import.ts'), asContent(), words);
}
