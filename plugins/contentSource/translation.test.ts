import { describe, expect, test } from 'vitest';
import { findGaps, translated } from './translation.ts';

const original = {
  site: { language: 'en', description: 'Fast sites', colors: { ground: '#000000' } },
  sections: ['skills', 'projects'],
  home: { sample: true, tagline: 'Hello', workButton: undefined },
  skills: { items: [{ name: 'React', level: 80, keywords: ['Hooks'] }] },
  projects: {
    heading: 'My work',
    items: [
      { id: 1, title: 'Shop', tech: ['React'], points: ['Fast', 'Small'] },
      { id: 2, title: 'Board', tech: ['Vue'] },
    ],
  },
};

const french = {
  site: { description: 'Des sites rapides' },
  home: { tagline: 'Bonjour' },
  projects: {
    items: [{ title: 'Boutique', points: ['Rapide'] }, { title: 'Tableau' }],
  },
};

describe('the content in another language', () => {
  test('has the texts of its file', () => {
    expect(translated(original, french)).toMatchObject({
      home: { tagline: 'Bonjour' },
      projects: { items: [{ title: 'Boutique', points: ['Rapide'] }, { title: 'Tableau' }] },
    });
  });

  test('has the numbers, colours, names and ids of content.ts', () => {
    expect(translated(original, french)).toMatchObject({
      site: { colors: { ground: '#000000' } },
      sections: ['skills', 'projects'],
      skills: { items: [{ name: 'React', level: 80, keywords: ['Hooks'] }] },
      projects: {
        items: [
          { id: 1, tech: ['React'] },
          { id: 2, tech: ['Vue'] },
        ],
      },
    });
  });

  test('has no word of the interface from content.ts', () => {
    expect(translated(original, french)).not.toHaveProperty('projects.heading');
  });

  test('has its own names where its file has them', () => {
    const own = { skills: { items: [{ name: 'Photographie' }] } };
    const result = translated({ skills: { items: [{ name: 'Photography', level: 9 }] } }, own);
    expect(result).toEqual({ skills: { items: [{ name: 'Photographie', level: 9 }] } });
  });

  test('leaves out what content.ts leaves out', () => {
    expect(translated(original, french)).toHaveProperty('home.workButton', undefined);
  });

  test('is not the sample because content.ts is', () => {
    expect(translated(original, french)).not.toHaveProperty('home.sample');
  });
});

describe.each([
  ['sections', { sections: ['projects'] }],
  ['site.colors', { site: { ...french.site, colors: { ground: '#ffffff' } } }],
])('%s of a translation', (fieldPath, fields) => {
  const own = { ...french, ...fields };

  test('is an error', () => {
    expect(findGaps(original, own, 'content.ts')).toEqual([
      expect.objectContaining({
        path: pathOf(fieldPath),
        rule: 'is the same in every language: only content.ts has it',
      }),
    ]);
  });

  test('changes nothing', () => {
    expect(translated(original, own)).toEqual(translated(original, french));
  });
});

describe.each([
  ['a picture', { src: 'assets/me', alt: 'Me' }],
  ['an entry with dates', { title: 'Developer', company: 'Nord', start: '2020', end: '2022-03' }],
  ['an award', { title: 'First', date: '2022', url: 'https://example.org' }],
])('%s in a translation', (_what, entry) => {
  const [name, text] = Object.entries(entry).find(([key]) => key === 'alt' || key === 'title')!;

  test('needs its text', () => {
    expect(findGaps({ part: entry }, { part: {} }, 'content.ts')).toEqual([
      expect.objectContaining({
        path: ['part', name],
        rule: `must be there: content.ts has "${text}"`,
      }),
    ]);
  });

  test('needs nothing else', () => {
    const own = { part: { [name]: 'Autre' } };
    expect(findGaps({ part: entry }, own, 'content.ts')).toEqual([]);
    expect(translated({ part: entry }, own)).toEqual({ part: { ...entry, [name]: 'Autre' } });
  });
});

test('the answer of a picture is the same in every language', () => {
  const answer = { file: 'assets/shop-answer.avif', move: 'press', place: [0, 0, 90, 40] };
  const parts = [{ at: [0, 0, 9, 9], steps: [{ ms: 0, transform: 'none' }] }];
  const items = [
    { title: 'Shop', answer },
    { title: 'Board', answer: { file: answer.file, parts } },
  ];
  const own = { projects: { items: [{ title: 'Boutique' }, { title: 'Tableau' }] } };
  expect(findGaps({ projects: { items } }, own, 'content.ts')).toEqual([]);
  expect(translated({ projects: { items } }, own)).toMatchObject({
    projects: { items: items.map((item) => ({ answer: item.answer })) },
  });
});

describe('a translation may leave out', () => {
  const portrait = { src: 'assets/me', face: { x: 0.5, y: 0.4 }, alt: 'Me at my desk' };
  const decorative = { src: 'assets/avatar-1', alt: '' };

  test.each([
    ['a picture without a text', { avatar: decorative }, {}],
    ['the file of a picture', { portrait }, { portrait: { alt: 'Moi' } }],
    ['a period in numbers', { items: [{ period: '2020 – 2023' }] }, {}],
    ['dates', { items: [{ start: '2020', end: '2022-03' }, { date: '2021-11' }] }, {}],
    ['levels, stars and ids', { items: [{ id: 1, level: 80, rating: 5, project: 2 }] }, {}],
    [
      'names of companies, clients and techniques',
      { items: [{ company: 'Nord', client: 'Sud', tech: ['React'] }] },
      {},
    ],
    ['links', { links: [{ url: 'https://example.org', liveUrl: 'https://example.com' }] }, {}],
  ])('%s', (_what, fields, own) => {
    const entry = { ...fields, text: 'Fast' };
    const translation = { part: { ...own, text: 'Rapide' } };
    expect(findGaps({ part: entry }, translation, 'content.ts')).toEqual([]);
    expect(translated({ part: entry }, translation)).toMatchObject({
      part: { ...fields, ...own, text: 'Rapide' },
    });
  });

  test('names of people, of skills and of profiles', () => {
    const names = {
      owner: {
        name: 'Ada Lovelace',
        brand: 'Ada',
        profiles: [{ label: 'GitHub', url: 'https://x.example' }],
      },
      skills: { items: [{ name: 'Frontend', keywords: ['React'] }] },
      testimonials: { items: [{ name: 'Mira' }] },
    };
    expect(findGaps(names, {}, 'content.ts')).toEqual([]);
    expect(translated(names, {})).toEqual(names);
  });

  test.each([
    ['the text of a picture', { portrait }, 'part.portrait.alt', 'Me at my desk'],
    ['a period in words', { period: 'two summers' }, 'part.period', 'two summers'],
    ['a place', { location: 'Oslo, Norway' }, 'part.location', 'Oslo, Norway'],
  ])('but not %s', (_what, part, fieldPath, text) => {
    expect(findGaps({ part }, { part: {} }, 'content.ts')).toEqual([
      {
        path: pathOf(fieldPath),
        value: undefined,
        rule: `must be there: content.ts has "${text}"`,
      },
    ]);
  });
});

describe('two languages', () => {
  test('without a difference have no gap', () => {
    expect(findGaps(original, french, 'content.ts')).toEqual([]);
  });

  test.each([
    ['a text', { ...french, home: {} }, 'home.tagline', 'must be there: content.ts has "Hello"'],
    [
      'a part',
      { ...french, projects: undefined },
      'projects',
      'must be there: content.ts has "Shop"',
    ],
    [
      'an entry',
      { ...french, projects: { items: french.projects.items.slice(0, 1) } },
      'projects.items.1',
      'must be there: content.ts has "Board"',
    ],
    [
      'a list',
      { ...french, projects: { items: [{ title: 'Boutique' }, { title: 'Tableau' }] } },
      'projects.items.0.points',
      'must be there: content.ts has "Fast"',
    ],
  ])('name %s that the translation lacks', (_what, translation, fieldPath, rule) => {
    expect(findGaps(original, translation, 'content.ts')).toEqual([
      { path: pathOf(fieldPath), value: undefined, rule },
    ]);
  });

  test('name a text that only the translation has', () => {
    const projects = { items: [french.projects.items[0], { title: 'Tableau', points: ['Vite'] }] };
    expect(findGaps(original, { ...french, projects }, 'content.ts')).toEqual([
      {
        path: pathOf('projects.items.1.points'),
        value: ['Vite'],
        rule: 'must be in content.ts, too, or be left out here',
      },
    ]);
  });

  test('name an entry that only the translation has', () => {
    const projects = { items: [...french.projects.items, { title: 'Météo' }] };
    expect(findGaps(original, { ...french, projects }, 'content.ts')).toEqual([
      {
        path: pathOf('projects.items.2'),
        value: { title: 'Météo' },
        rule: 'must be in content.ts, too, which has 2 entries',
      },
    ]);
  });

  test('name entries in another order, if they have ids', () => {
    const projects = { items: [{ ...french.projects.items[0], id: 2 }, french.projects.items[1]] };
    expect(findGaps(original, { ...french, projects }, 'content.ts')).toEqual([
      {
        path: pathOf('projects.items.0.id'),
        value: 2,
        rule: 'must be 1: entries have the order of content.ts',
      },
    ]);
  });

  test('may both have words of the interface, or one of them', () => {
    const words = { ...french, projects: { ...french.projects, heading: 'Mes projets' } };
    expect(findGaps(original, words, 'content.ts')).toEqual([]);
  });
});

/** `projects.items.1` as a path: numbers are indexes of lists. */
function pathOf(fieldPath: string): PropertyKey[] {
  return fieldPath.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}
