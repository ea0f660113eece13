import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Content } from '../../src/contentSchema.ts';
import { content as person } from '../../tests/helpers/sites/anotherPerson.ts';
import { digestsOf, unchangedPlaces } from './sampleTexts.ts';

/** Somebody's content without marks, which is the sample here. */
const sample = JSON.parse(
  JSON.stringify(person, (key, value: unknown) => (key === 'sample' ? undefined : value)),
) as Content & typeof person;

let folder: string;
let record: string;
const unchanged = (content: Content) => unchangedPlaces(content, folder, record);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sample-'));
  record = join(folder, 'sample.json');
  await mkdir(join(folder, 'assets'));
  for (const file of ['nour-1280', 'antrag-1280', 'stimme-128', 'mine-1280'])
    await writeFile(join(folder, `assets/${file}.webp`), file);
  await writeFile(record, JSON.stringify(digestsOf(sample, folder)));
});

afterEach(() => rm(folder, { recursive: true }));

test('a whole part that nobody has touched is named by its own name', () => {
  expect(unchanged(sample)).toEqual(
    expect.arrayContaining([
      'site',
      'owner',
      'topBar',
      'home',
      'about',
      'skills',
      'contact',
      'footer',
      'notFound',
    ]),
  );
});

test('beside a text that is written anew, those that are not are named', () => {
  const places = unchanged({ ...sample, footer: { ...sample.footer, copyright: '© 2040' } });
  expect(places).toEqual(expect.arrayContaining(['footer.madeWith', 'footer.profilesLabel', 'home']));
  expect(places).not.toContain('footer.copyright');
  expect(places).not.toContain('footer');
});

test('what is kept by name is not named, nor what is in it', () => {
  const places = unchanged({ ...sample, keep: ['footer', 'home.tagline', 'contact.form'] });
  expect(places.filter((place) => /^footer|tagline|contact\.form|^home$|^contact$/.test(place))).toEqual([]);
  expect(places).toEqual(expect.arrayContaining(['home.workButton', 'contact.heading', 'contact.labels']));
  // The beginning of a name is no name.
  expect(unchanged({ ...sample, keep: ['foot'] })).toContain('footer');
});

test('a picture is the sample’s under any name, until its file is another', async () => {
  await writeFile(join(folder, 'assets/renamed-1280.webp'), 'nour-1280');
  const withPortrait = (src: string): Content => ({
    ...sample,
    about: { ...sample.about, portrait: { src, alt: 'A face' } },
  });
  expect(unchanged(withPortrait('assets/renamed'))).toContain('about.portrait.src');
  expect(unchanged(withPortrait('assets/mine'))).not.toContain('about.portrait.src');
});

test('an entry of a list is the sample’s as a whole, and its longer texts and links alone; one word is nobody’s', () => {
  const [rust, ...others] = sample.skills.items;
  const skills = { ...sample.skills, items: [{ ...rust!, level: 55 }, ...others] };
  expect(unchanged({ ...sample, skills })).toEqual(
    expect.arrayContaining(['skills.items[1]', 'skills.items[2]', 'skills.heading']),
  );
  expect(unchanged({ ...sample, skills }).filter((place) => place.startsWith('skills.items[0]'))).toEqual([]);
  const [project] = sample.projects.items;
  const items = [{ ...project!, title: 'Mine', image: { src: 'assets/mine', alt: 'Mine' } }];
  const places = unchanged({ ...sample, projects: { ...sample.projects, items } });
  expect(places.filter((place) => place.startsWith('projects.items'))).toEqual(
    ['description', 'liveUrl', 'githubUrl'].map((key) => `projects.items[0].${key}`),
  );
});

test('an entry that is the sample’s goes before the texts in it, also where its picture’s file is another', async () => {
  await writeFile(join(folder, 'assets/antrag-1280.webp'), 'mine');
  const places = unchanged(sample);
  expect(places.filter((place) => place.startsWith('projects.items'))).toEqual(['projects.items[0]']);
});

test('an entry stays the sample’s in another place of its list, and without the mark that it had', async () => {
  const items = sample.skills.items
    .toReversed()
    .map((item) => Object.assign(structuredClone(item), { sample: true as const }));
  await writeFile(
    record,
    JSON.stringify(digestsOf({ ...sample, skills: { ...sample.skills, items } }, folder)),
  );
  expect(unchanged(sample)).toContain('skills');
});

test('what carries the mark of a sample is named by that alone', () => {
  const places = unchanged({ ...sample, owner: { ...sample.owner, sample: true } });
  expect(places.filter((place) => place.startsWith('owner'))).toEqual([]);
});

test('another site has nothing of it', () => {
  const anders = (key: string, value: unknown) => {
    if (key === 'src') return 'assets/mine';
    // What many sites have alike.
    if (['language', 'direction', 'colors', 'type', 'icon'].includes(key)) return value;
    return typeof value === 'string' ? `${value} anders` : value;
  };
  expect(unchanged(JSON.parse(JSON.stringify(sample), anders) as Content)).toEqual([]);
});
