import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { findErrors } from '../../plugins/contentCheck/contentErrors.ts';
import { contentRules } from '../../plugins/contentSource/contentRules.ts';
import { withWords } from '../../plugins/contentSource/words.ts';
import { resume } from '../../plugins/siteFiles/resume.ts';
import { words } from '../../src/content/words/en.ts';
import { content as person } from '../../tests/helpers/sites/anotherPerson.ts';
import { markedSample as sample } from '../../tests/helpers/sites/markedSample.ts';
import { fromResume } from './fromResume.ts';

/** Ways to reach Ana Ray. */
const CONTACT = {
  email: 'ana@example.org',
  phone: '+49 30 5550 1234',
  website: 'https://ana.example.org',
  location: 'Bonn',
};

/** English text of one sentence. */
const SUMMARY = 'I build shops for small companies in the north of the country.';

/** The content of a résumé of Ana Ray with these fields. */
async function contentOf(parts: object, basics: object = {}) {
  const { content } = await fromResume(
    { basics: { name: 'Ana Ray', ...basics }, ...parts },
    sample,
  );
  return content;
}

/** The notes about a résumé of Ana Ray with these fields. */
async function notesOf(parts: object, basics: object = {}) {
  const file = { basics: { name: 'Ana Ray', summary: SUMMARY, ...basics }, ...parts };
  return (await fromResume(file, sample)).notes;
}

/** Errors that the check finds in a content. All files are there. */
async function errorsIn(content: unknown) {
  const completed = withWords(content as Parameters<typeof withWords>[0], words);
  return findErrors(completed, await contentRules(), { sizeOf: () => 0 });
}

describe('the content from the format’s own example', () => {
  let content: Awaited<ReturnType<typeof fromResume>>['content'];

  beforeAll(async () => {
    const file = 'node_modules/resume-schema/sample.resume.json';
    ({ content } = await fromResume(JSON.parse(await readFile(file, 'utf8')), sample));
  });

  test('has its owner', () => {
    expect(content.owner).toMatchObject({
      name: 'Richard Hendriks',
      brand: 'Hendriks',
      title: 'Programmer',
      email: 'richard.hendriks@mail.com',
      languages: ['English (Native speaker)'],
    });
  });

  test('has every section that the example has texts for', () => {
    expect(content.sections).toEqual([
      'about',
      'skills',
      'projects',
      'experience',
      'more',
      'testimonials',
      'contact',
    ]);
  });

  test('has no errors', async () => {
    expect(await errorsIn(content)).toEqual([]);
  });
});

test('everything that the page has no place for is named', async () => {
  const notes = await notesOf(
    {
      meta: { version: 'v1.0.0', clause: 'You may keep my data.' },
      work: [
        { name: 'Press', location: 'Bonn' },
        { name: 'Mill', url: 'https://mill.example.org' },
      ],
      pets: [{ name: 'Flyer' }],
      languages: [],
    },
    { picture: 'https://ana.example.org/me.jpg', pronouns: '' },
  );
  expect(notes).toEqual([
    'not taken, because JSON Resume has no such field or the page no place for it: pets, basics.picture, work.location, work.url, meta.clause',
  ]);
});

test('entries of the format’s example are named', async () => {
  const awards = [{ title: 'Award', summary: 'There is no spoon.' }];
  expect(
    await notesOf({ awards, interests: [{ name: 'Wildlife', keywords: ['Ferrets'] }] }),
  ).toEqual([
    'remove the entries of the format’s example, with texts such as: There is no spoon., Ferrets',
  ]);
});

test('nothing of the person of the sample stays', async () => {
  const { colors } = sample.site;
  expect(await contentOf({}, { summary: SUMMARY, email: 'ana@example.org' })).toEqual({
    site: { language: 'en', description: SUMMARY, colors, address: undefined },
    owner: expect.objectContaining({ name: 'Ana Ray', brand: 'Ray', email: 'ana@example.org' }),
    sections: ['about', 'contact'],
    home: {},
    about: { greeting: 'Hi, I’m Ana.', paragraphs: [SUMMARY] },
    contact: { form: { recipientName: 'Ana' } },
    footer: { copyright: `© ${new Date().getFullYear()} Ana Ray` },
  });
});

test.each([
  ['S. R.', 'Hi, I’m S. R.'],
  ['S. Ramanujan', 'Hi, I’m S. Ramanujan.'],
])('the greeting of %s ends in one full stop', async (name, greeting) => {
  expect((await contentOf({}, { name, summary: SUMMARY })).about?.greeting).toBe(greeting);
});

describe('a name alone', () => {
  test('gives content without errors', async () => {
    expect(await errorsIn(await contentOf({}))).toEqual([]);
  });

  test('gives no section', async () => {
    expect((await contentOf({})).sections).toEqual([]);
  });
});

test('importing the résumé of a site restores About, testimonials, languages and address', async () => {
  const file: unknown = JSON.parse(JSON.stringify(resume(person)));
  const { content } = await fromResume(file, sample);
  expect(content.about?.paragraphs).toEqual(person.about.paragraphs);
  expect(content.site).toMatchObject({ address: person.site.address, language: 'de' });
  expect(content.owner.languages).toEqual(person.owner.languages);
  expect(content.testimonials?.items.map(({ content: quote }) => quote)).toEqual(
    person.testimonials.items.map(({ content: quote }) => quote),
  );
});

describe('import and resume.json lose no entry of', () => {
  const file: Record<string, object[]> = {
    work: [{ name: 'Press', position: 'Printer', startDate: '2015' }, { name: 'Mill' }],
    volunteer: [{ organization: 'Library', position: 'Reader' }, { organization: 'Choir' }],
    education: [{ institution: 'School', area: 'Type' }, { institution: 'Academy' }],
    awards: [{ title: 'Golden Needle', awarder: 'Guild', date: '2021-05-04' }, { title: 'Cup' }],
    certificates: [
      { name: 'First aid', issuer: 'Red Cross', date: '2022-05' },
      { name: 'Sailing' },
    ],
    publications: [
      { name: 'On engines', publisher: 'Press', releaseDate: '2019' },
      { name: 'Notes' },
    ],
    skills: [
      { name: 'CSS', level: '90%' },
      { name: 'Frontend', keywords: ['React', 'Vue'] },
    ],
    languages: [{ language: 'English', fluency: 'native' }, { language: 'French' }],
    interests: [{ name: 'Chess', keywords: ['Openings'] }, { name: 'Flight' }],
    references: [
      { name: 'Grace Hopper, Admiral, Navy', reference: 'It turns.' },
      { name: 'Tom Hill', reference: 'Every day.' },
    ],
    projects: [{ name: 'Atlas', description: 'A map.' }, { name: 'Engine' }],
  };

  /** The file after import and build. */
  async function afterRoundTrip(): Promise<Record<string, object[]>> {
    const content = withWords(await contentOf(file, basics), words);
    return JSON.parse(JSON.stringify(resume(content))) as Record<string, object[]>;
  }

  const basics = {
    name: 'Ana Ray',
    label: 'Printer',
    email: 'ana@example.org',
    phone: '+49 30 5550 1234',
    url: 'https://ana.example.org/',
    summary: SUMMARY,
    profiles: [{ network: 'GitHub', url: 'https://github.example.org/ana' }],
  };

  test.each(Object.keys(file))('%s', async (list) => {
    const entries = (await afterRoundTrip())[list];
    expect(entries).toHaveLength(2);
    expect(entries).toMatchObject(file[list]!.map(withoutDays));
  });

  test('basics', async () => {
    expect((await afterRoundTrip()).basics).toMatchObject(basics);
  });
});

/** An entry with its months: the page shows no days. */
function withoutDays(entry: object): object {
  const shorten = (value: unknown) =>
    typeof value === 'string' ? value.replace(/^(\d{4}-\d\d)-\d\d$/, '$1') : value;
  return Object.fromEntries(Object.entries(entry).map(([key, value]) => [key, shorten(value)]));
}

test('the language is that of the texts, not of addresses', async () => {
  const { site, about } = await contentOf(
    { work: [{ name: 'Taller', summary: 'Tiendas en línea.' }] },
    { summary: 'Desarrolladora web en Sevilla.', profiles: ['github.com/ana', 'x.com/ana'] },
  );
  expect([site.language, about?.greeting]).toEqual(['es', 'Hola, soy Ana.']);
});

test('the country chooses the Portuguese of the site', async () => {
  const basics = { summary: 'Desenvolvedora de sites em Lisboa.', location: { countryCode: 'PT' } };
  expect((await contentOf({}, basics)).site.language).toBe('pt-PT');
});

describe('a language without words', () => {
  const basics = { name: 'Ayşe', summary: 'Küçük şirketler için siteler ve mağazalar yapıyorum.' };

  test('leaves the language of the site', async () => {
    expect((await contentOf({}, basics)).site.language).toBe('en');
  });

  test('has no greeting', async () => {
    expect((await contentOf({}, basics)).about?.greeting).toBeUndefined();
  });

  test('is named, with the way to add it', async () => {
    expect(await notesOf({}, basics)).toEqual([
      'site.language stays en, though the texts are Turkish: to add it, translate src/content/words/en.ts into tr.ts',
    ]);
  });
});

test('the owner is asked for the language if the texts are too few', async () => {
  expect(await notesOf({}, { summary: 'AWS, Docker' })).toEqual([
    'site.language stays en: the texts are too few to tell. Write yours if it is another',
  ]);
});

test.each([
  ['en', { label: 'Developer', summary: 'Fast sites.' }],
  ['en', { label: 'Dev', summary: 'Fast sites.' }],
  ['en', { label: 'Developer', summary: 'Mobile apps.' }],
  ['en', { summary: 'Sites e lojas.', location: { countryCode: 'BR' } }],
  ['en', { summary: 'Siti e negozi online.', location: { countryCode: 'IT' } }],
  ['pt', { label: 'Desenvolvedora web', summary: 'Sites e lojas.' }],
  ['it', { label: 'Sviluppatrice web', summary: 'Siti e negozi online.' }],
])('the language of a site with few words is %s: %j', async (language, basics) => {
  expect((await contentOf({}, basics)).site.language).toBe(language);
});

test('few words are called too few, and not by a wrong language', async () => {
  const basics = { summary: 'Siti e negozi online.', location: { countryCode: 'IT' } };
  expect(await notesOf({}, basics)).toEqual([
    'site.language stays en: the texts are too few to tell. Write yours if it is another',
  ]);
});

describe('short texts in Cyrillic letters', () => {
  const olena = {
    name: 'Олена',
    summary: 'Створюю сайти й крамниці для невеликих компаній.',
    location: { city: 'Львів', countryCode: 'UA' },
  };
  const ivaylo = {
    name: 'Ивайло',
    summary: 'Прави сайтове и магазини за малки фирми.',
    location: { city: 'София' },
  };

  test('have no English greeting', async () => {
    expect((await contentOf({}, olena)).about?.greeting).toBeUndefined();
    expect((await contentOf({}, ivaylo)).about?.greeting).toBeUndefined();
  });

  test('are named by their language if letters or country tell it', async () => {
    const inBulgaria = { ...ivaylo, location: { countryCode: 'BG' } };
    expect(await notesOf({}, olena)).toEqual([
      'site.language stays en, though the texts are Ukrainian: to add it, translate src/content/words/en.ts into uk.ts',
    ]);
    expect(await notesOf({}, inBulgaria)).toEqual([
      expect.stringContaining('though the texts are Bulgarian'),
    ]);
  });

  test('are named as not English otherwise', async () => {
    expect(await notesOf({}, ivaylo)).toEqual([
      'site.language stays en, though the texts are not English: write yours. If src/content/words/ lacks it, translate en.ts there',
    ]);
  });

  test.each([
    ['UA', olena, 'Львів, Україна'],
    ['MN', { name: 'Бат', summary: 'Би вэб сайт хийдэг.' }, 'Монгол'],
    ['UA', { name: 'Олена', label: 'Веброзробниця' }, 'Україна'],
  ])('have the country %s in their letters: %j', async (countryCode, basics, location) => {
    const { owner } = await contentOf({}, { location: { countryCode }, ...basics });
    expect(owner.location).toBe(location);
  });
});

test('the description is the first sentences of the summary', async () => {
  const summary = '<p>Shops and sites</p><p>For museums</p>';
  expect((await contentOf({}, { summary })).site.description).toBe('Shops and sites For museums');
});

test.each([
  'Hi, I’m Ana. ',
  'Hello there! My name is Ana Ray 👋\n',
  "Hey! I'm Ana.\n\n",
  'Hallo, ich bin Ana. ',
])('a start that only greets is left out and named: %s', async (start) => {
  const summary = start + SUMMARY;
  const { site, about } = await contentOf({}, { summary });
  expect([site.description, about?.paragraphs]).toEqual([SUMMARY, [SUMMARY]]);
  expect(await notesOf({}, { summary })).toEqual([
    `left out of about.paragraphs, because about.greeting says it: ${start.trim()}`,
  ]);
});

test.each([
  'Hi, I’m Ana and I build shops for small companies in the north of the country.',
  'Hi! I build shops for small companies in the north of the country.',
  'Hi, I’m Tom. I build shops for small companies in the north of the country.',
  'Hi, I’m Ana.',
])('a start that says more, or all of a text, stays: %s', async (summary) => {
  expect((await contentOf({}, { summary })).about?.paragraphs).toEqual([summary]);
});

test('a summary without empty lines has a paragraph in each line', async () => {
  const content = await contentOf({}, { summary: 'One\nTwo\nOne' });
  expect(content.about?.paragraphs).toEqual(['One', 'Two']);
});

describe('a text in several languages', () => {
  const summary = { de: 'Ich baue Läden für kleine Firmen in der Stadt.', en: SUMMARY };

  test('is taken in that of the site', async () => {
    expect((await contentOf({}, { summary })).about?.paragraphs).toEqual([summary.de]);
  });

  test('is named in the others', async () => {
    expect(await notesOf({}, { summary })).toEqual([
      'not taken, because JSON Resume has no such field or the page no place for it: basics.summary.en',
    ]);
  });
});

test.each([
  ['experience', { experience: [{ company: 'Ray Ltd', start_date: '2019' }] }],
  ['jobs', { jobs: { employer: 'Ray Ltd', from: '2019' } }],
])('work is also read from %s', async (_name, parts) => {
  expect((await contentOf(parts)).experience?.items).toEqual([
    expect.objectContaining({ company: 'Ray Ltd', start: '2019', type: 'work' }),
  ]);
});

test('old names of fields are read', async () => {
  const content = await contentOf(
    { languages: [{ name: 'English', level: 'Native' }], volunteer: [{ name: 'Library' }] },
    { website: 'https://ana.example.org' },
  );
  expect(content.site.address).toBe('https://ana.example.org/');
  expect(content.owner.languages).toEqual(['English (Native)']);
  expect(content.more?.volunteering?.[0]?.company).toBe('Library');
});

test('basics beside the lists are read', async () => {
  const file = { name: 'Ana Ray', title: 'Builder', summary: SUMMARY, work: [{ name: 'Press' }] };
  const { content } = await fromResume(file, sample);
  expect(content.owner).toMatchObject({ name: 'Ana Ray', title: 'Builder' });
  expect(content.about?.paragraphs).toEqual([SUMMARY]);
});

test('a text in place of the basics is the summary', async () => {
  const { content } = await fromResume({ name: 'Ana Ray', profile: SUMMARY }, sample);
  expect(content.owner.name).toBe('Ana Ray');
  expect(content.about?.paragraphs).toEqual([SUMMARY]);
});

test('basics beside the lists are named by the field that is not taken', async () => {
  const { notes } = await fromResume({ name: 'Ana Ray', info: { age: 40 } }, sample);
  expect(notes.join('\n')).not.toMatch(/not taken.*\binfo(?!\.)/);
});

test.each([
  ['in the basics', { basics: { name: 'Ana Ray', contact: CONTACT } }],
  ['beside the basics', { basics: { name: 'Ana Ray' }, contact: CONTACT }],
  ['beside the name', { name: 'Ana Ray', contactDetails: CONTACT }],
])('a group with the ways to reach the owner is read: %s', async (_place, file) => {
  const { owner, site, contact } = (await fromResume(file, sample)).content;
  expect(owner).toMatchObject({ email: 'ana@example.org', phone: '+49 30 5550 1234' });
  expect(owner.location).toBe('Bonn');
  expect(site.address).toBe('https://ana.example.org/');
  expect(contact).toBeDefined();
});

test('basics with a name are read beside a group with the parts of the name', async () => {
  const file = {
    personalDetails: { firstName: 'Ana', surname: 'Ray' },
    name: 'Ana Ray',
    mail: CONTACT.email,
  };
  expect((await fromResume(file, sample)).content.owner.email).toBe('ana@example.org');
});

test('basics in two places are both read', async () => {
  const file = { name: 'Ana Ray', info: { label: 'Builder', brief: SUMMARY, age: 40 } };
  const { content, notes } = await fromResume(file, sample);
  expect(content.owner.title).toBe('Builder');
  expect(content.about?.paragraphs).toEqual([SUMMARY]);
  expect(notes).toEqual([
    'not taken, because JSON Resume has no such field or the page no place for it: info.age',
  ]);
});

describe('a group around a list', () => {
  const employment = { summary: 'Printer', history: [{ employer: 'Press', start: '2019' }] };

  test('is read as the list', async () => {
    expect((await contentOf({ employment })).experience?.items).toEqual([
      { company: 'Press', start: '2019', type: 'work' },
    ]);
  });

  test('is named by its other fields', async () => {
    expect(await notesOf({ employment })).toEqual([
      'not taken, because JSON Resume has no such field or the page no place for it: employment.summary',
    ]);
  });
});

test('a single job with a list of texts is no group around a list', async () => {
  const work = { position: 'Printer', highlights: ['Wood'] };
  expect((await contentOf({ work })).experience?.items).toEqual([
    { title: 'Printer', points: ['Wood'], type: 'work' },
  ]);
});

describe('a list of groups in a single group', () => {
  const profiles = [{ name: 'GitHub', url: 'https://github.com/ana' }];

  test('is no list of the group’s own kind', async () => {
    const { owner } = await contentOf({}, { profiles });
    expect(owner.name).toBe('Ana Ray');
    expect(owner.profiles).toEqual([{ label: 'GitHub', url: 'https://github.com/ana' }]);
  });

  test('leaves an unknown list of the basics aside', async () => {
    const { owner } = await contentOf({}, { customFields: [{ name: 'Licence', value: 'B' }] });
    expect(owner.name).toBe('Ana Ray');
  });

  test('belongs to the school that has it', async () => {
    const education = { degree: 'BSc', courses: [{ name: 'Networks' }] };
    expect((await contentOf({ education })).experience?.items).toEqual([
      { title: 'BSc', points: ['Networks'], type: 'education' },
    ]);
  });

  test('is read as the list if its name says so, though the group has a title', async () => {
    const awards = { title: 'Awards', items: [{ title: 'Cup' }] };
    expect((await contentOf({ awards })).more?.awards).toEqual([{ title: 'Cup' }]);
  });
});

test.each([
  { firstName: 'Ana', surname: 'Ray' },
  { givenName: 'Ana', familyName: 'Ray' },
  { name: { first: 'Ana', last: 'Ray' } },
  { name: ['Ana', 'Ray'] },
])('the parts of the name in %j are one name', async (basics) => {
  expect((await fromResume({ basics }, sample)).content.owner.name).toBe('Ana Ray');
});

describe('entries with a text and other fields', () => {
  const work = [{ name: 'Press', highlights: ['Wood', { text: 'Lead', tags: ['Type'] }] }];
  const skills = [{ name: 'Web', keywords: [{ name: 'Vue', level: 'Senior' }] }];

  test('give their text', async () => {
    const content = await contentOf({ work, skills });
    expect(content.experience?.items[0]?.points).toEqual(['Wood', 'Lead']);
    expect(content.skills?.items).toEqual([{ name: 'Web', keywords: ['Vue'] }]);
  });

  test('are named by the other fields', async () => {
    expect(await notesOf({ work, skills })).toEqual([
      'not taken, because JSON Resume has no such field or the page no place for it: skills.keywords.level, work.highlights.tags',
    ]);
  });
});

describe('entries with two texts', () => {
  const work = [{ name: 'Press', highlights: [{ title: 'Lead', description: 'Type' }] }];
  const unclear = [{ name: 'Press', highlights: [{ title: 'Lead', name: 'Type' }] }];

  test('are taken if they are a title and a description', async () => {
    expect((await contentOf({ work })).experience?.items[0]?.points).toEqual(['Lead: Type']);
  });

  test('are named otherwise', async () => {
    expect((await contentOf({ work: unclear })).experience?.items[0]?.points).toBeUndefined();
    expect(await notesOf({ work: unclear })).toEqual([
      'not taken, because JSON Resume has no such field or the page no place for it: work.highlights',
    ]);
  });
});

test('links and dates may be groups, and a company may have several positions', async () => {
  const work = [
    {
      company: { name: 'Mill', url: 'https://mill.example.org' },
      positions: [
        { title: 'Lead', startDate: { year: 2021, month: 9 } },
        { title: 'Clerk', startDate: { year: 2019 }, endDate: { year: 2020 } },
      ],
    },
  ];
  expect((await contentOf({ work })).experience?.items).toEqual([
    { title: 'Lead', company: 'Mill', start: '2021-09', type: 'work' },
    { title: 'Clerk', company: 'Mill', start: '2019', end: '2020', type: 'work' },
  ]);
  expect(await notesOf({ work })).toEqual([expect.stringMatching(/: work\.company\.url$/)]);
});

test('a text beside a list is no entry, and is named', async () => {
  const parts = { projects: [{ name: 'Atlas' }], portfolio: 'https://ana.example.org' };
  expect((await contentOf(parts)).projects?.items.map(({ title }) => title)).toEqual(['Atlas']);
  expect(await notesOf(parts)).toContainEqual(expect.stringMatching(/^not taken, .*: portfolio$/));
});

test('all lists of one kind are read', async () => {
  const content = await contentOf({
    career: [{ organisation: 'Mill', designation: 'Clerk', details: 'Flour' }],
    internships: [{ company: 'Press' }],
    schools: [{ college: 'School', qualification: 'BSc', graduationYear: 2012 }],
    technicalSkills: ['CSS'],
    softSkills: ['Patience'],
  });
  expect(content.experience?.items).toEqual([
    { company: 'School', title: 'BSc', end: '2012', type: 'education' },
    { company: 'Mill', title: 'Clerk', description: 'Flour', type: 'work' },
    { company: 'Press', type: 'work' },
  ]);
  expect(content.skills?.items.map(({ name }) => name)).toEqual(['CSS', 'Patience']);
});

test('a summary beside the basics is read, with its title', async () => {
  const content = await contentOf({ professionalSummary: { title: 'Builder', summary: SUMMARY } });
  expect(content.owner.title).toBe('Builder');
  expect(content.about?.paragraphs).toEqual([SUMMARY]);
});

test('two names of a field with the same text lose nothing', async () => {
  expect(await notesOf({ work: [{ name: 'Press', company: 'Press' }] })).toEqual([]);
});

test('a dash is no text', async () => {
  const work = [{ name: 'Press', position: '-' }];
  expect(await notesOf({ work }, { location: { city: 'Leeds', address: '-' } })).toEqual([]);
});

test.each(['N/A', 'none', 'null', 'TBD', 'References available upon request.'])(
  'the filler %s is no text',
  async (filler) => {
    const { owner, site, ...content } = await contentOf(
      {
        work: [{ name: 'Press', startDate: '2019', endDate: filler, summary: filler }],
        skills: [{ name: 'Elm', level: filler }],
        references: [{ name: 'Tom Hill', reference: filler }],
      },
      { name: 'Ana Null', label: filler, url: filler, website: 'https://ana.example.org' },
    );
    expect(owner).toMatchObject({ name: 'Ana Null', title: undefined });
    expect(site.address).toBe('https://ana.example.org/');
    expect(content.experience?.items).toEqual([{ company: 'Press', start: '2019', type: 'work' }]);
    expect(content.skills?.items).toEqual([{ name: 'Elm' }]);
    expect(content.testimonials).toBeUndefined();
  },
);

test('places and names of languages are written in the language of the texts', async () => {
  const basics = {
    summary: 'Делаю сайты и магазины для небольших компаний.',
    location: { city: 'Казань', countryCode: 'RU' },
  };
  const { owner } = await contentOf({ languages: [{ language: 'en' }] }, basics);
  expect([owner.location, owner.languages]).toEqual(['Казань, Россия', ['английский']]);
});

test('a site in Taiwan has its letters in words and places', async () => {
  const basics = {
    summary: '我為小型企業製作網站與網路商店，也負責維護與改善。',
    location: { city: '台北', countryCode: 'TW' },
  };
  const { site, owner } = await contentOf({}, basics);
  expect([site.language, owner.location]).toEqual(['zh-TW', '台北、台灣']);
});

test('a name that is turned round is said', async () => {
  expect(await notesOf({}, { name: 'Ray, Ana' })).toEqual(['owner.name is turned round: Ana Ray']);
});

test.each([
  ['Ana Ray | Web Developer', 'Ray', 'Web Developer'],
  ['Ana Ray - Developer', 'Ray', 'Developer'],
  ['Curriculum Vitae – Ana Ray', 'Ray', undefined],
  ['Ray, Ana · Bonn', 'Ray', undefined],
])('the name of %s is Ana Ray', async (name, brand, title) => {
  expect((await contentOf({}, { name })).owner).toMatchObject({ name: 'Ana Ray', brand, title });
});

test('what is beside a name is named', async () => {
  const name = 'Ana Ray | Web Developer | Bonn';
  expect(await notesOf({}, { name })).toEqual([
    'left out of owner.name, and taken as owner.title: Web Developer',
    'left out of owner.name: Bonn',
  ]);
  expect(await notesOf({}, { name, label: 'Printer' })).toEqual([
    'left out of owner.name: Web Developer',
    'left out of owner.name: Bonn',
  ]);
});

test('to-dos are for sections that are there', async () => {
  const file = { basics: { name: 'Ana Ray' } };
  const { todo } = await fromResume(file, sample);
  expect(todo.join('\n')).not.toMatch(/portrait|projects/);
});

describe('an export of Reactive Resume', () => {
  const url = { label: '', href: 'https://mill.example.org' };
  const job = { name: 'Press', date: { start: '2021', end: '' } };
  const work = { id: 'a', company: 'Mill', date: '2019 - 2021', summary: '<p>Flour</p>', url };
  const project = { name: 'Till', description: 'A till', summary: 'For kiosks', url };
  const file = {
    basics: { name: 'Ana Ray', headline: 'Builder', url },
    sections: {
      summary: { content: `<p>${SUMMARY}</p>` },
      experience: { name: 'Experience', columns: 1, items: [work, job] },
      education: { items: [{ institution: 'School', date: { start: '2012', end: '2015' } }] },
      projects: { name: 'Projects', items: [project] },
      profiles: { items: [{ network: 'GitHub', url: { href: 'https://github.com/ana' } }] },
      languages: { items: [{ name: 'Swedish', description: 'Native', level: 5 }] },
    },
  };

  test('is read', async () => {
    const { owner, site, about, experience, projects } = (await fromResume(file, sample)).content;
    expect(owner).toMatchObject({
      title: 'Builder',
      languages: ['Swedish (Native)'],
      profiles: [{ label: 'GitHub', url: 'https://github.com/ana' }],
    });
    expect(site.address).toBe('https://mill.example.org/');
    expect(about?.paragraphs).toEqual([SUMMARY]);
    expect(experience?.items).toEqual([
      { company: 'Press', start: '2021', type: 'work' },
      { company: 'Mill', start: '2019', end: '2021', description: 'Flour', type: 'work' },
      { company: 'School', start: '2012', end: '2015', type: 'education' },
    ]);
    expect(projects?.items).toEqual([
      { title: 'Till', description: 'A till\nFor kiosks', liveUrl: 'https://mill.example.org' },
    ]);
  });

  test('is named by the fields that are not taken', async () => {
    expect((await fromResume(file, sample)).notes).toEqual([
      expect.stringMatching(
        /: sections\.experience\.items\.url, sections\.languages\.items\.level$/,
      ),
    ]);
  });
});

test('entries that the file hides are left out and named', async () => {
  const parts = {
    work: [{ name: 'Press' }, { id: 'b', name: 'Mill', position: 'Clerk', visible: false }],
    skills: { hidden: true, items: [{ name: 'CSS' }] },
    meta: { css: { visible: false } },
  };
  const content = await contentOf(parts);
  expect(content.experience?.items).toEqual([{ company: 'Press', type: 'work' }]);
  expect(content.skills).toBeUndefined();
  expect(await notesOf(parts)).toEqual([
    'not taken, because the file hides it: Mill, Clerk; skills',
  ]);
});

test('without an e-mail address the to-dos name all that leaves the page', async () => {
  const basics = { name: 'Ana Ray', phone: CONTACT.phone, location: 'Bonn' };
  expect((await fromResume({ basics }, sample)).todo).toContain(
    'contact is left out with owner.phone, owner.location: it needs owner.email',
  );
});

test('a group about the person beside the lists is no file around a résumé', async () => {
  const file = { person: { name: 'Ana Ray' }, work: [{ name: 'Press' }] };
  expect((await fromResume(file, sample)).content.experience?.items).toHaveLength(1);
});

describe('a file around a résumé', () => {
  const inner = { basics: { name: 'Ana Ray', summary: SUMMARY } };

  test.each([[{ resume: inner }], [{ data: { name: 'Ana Ray' } }], [[inner]]])(
    'is read as the résumé in %j',
    async (file) => {
      expect((await fromResume(file, sample)).content.owner.name).toBe('Ana Ray');
    },
  );

  test('is named by its other fields', async () => {
    expect((await fromResume({ resume: inner, tags: ['Vue'] }, sample)).notes).toEqual([
      'not taken, because it is outside of the résumé: tags',
    ]);
  });

  test.each([[{ education: { name: 'School' } }], [[inner, inner]]])(
    'is none for certain in %j',
    async (file) => {
      await expect(fromResume(file, sample)).rejects.toThrow('it has no basics.name');
    },
  );
});

test.each([[[]], [null], ['Ana'], [{ basics: { name: ' ' } }]])('%j is no résumé', async (file) => {
  await expect(fromResume(file, sample)).rejects.toThrow('it has no basics.name');
});
