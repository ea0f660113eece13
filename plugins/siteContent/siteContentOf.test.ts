import { describe, expect, test } from 'vitest';
import { content } from '../../tests/helpers/sites/anotherPerson.ts';
import { words } from '../../src/content/words/en.ts';
import type { CaseStudyInput } from '../../src/sections/Projects/CaseStudy/schema.ts';
import type { SpriteAnimationInput } from '../../src/sections/Projects/SpriteAnimation/schema.ts';
import type { ProjectInput } from '../../src/sections/Projects/schema.ts';
import { siteContentOf, type PageFacts } from './siteContentOf.ts';

const files: PageFacts = { cvBytes: 289_400, portraitKind: 'cutout' };

test('the menu has the first screen and the listed sections, in their order', () => {
  const { shared } = siteContentOf({ ...content, sections: ['skills', 'about'] }, files);
  expect(shared.menu).toEqual([
    { id: 'home', label: content.home.menuLabel },
    { id: 'skills', label: content.skills.menuLabel },
    { id: 'about', label: content.about.menuLabel },
  ]);
});

test('other sections know of a project its id, short title, card and technologies', () => {
  const [first] = content.projects.items;
  const projects = { ...content.projects, items: [{ ...first!, id: 3, shortTitle: 'Short' }] };
  const { shared } = siteContentOf({ ...content, projects }, files);
  expect(shared.projects).toEqual([
    { id: 3, title: 'Short', href: '#project-1', tech: first!.tech ?? [] },
  ]);
});

test('the CV has the address of its file', () => {
  expect(siteContentOf(content, files).owner.cv?.href).toBe(content.owner.cv.file);
});

test('the CV has the type and size of its file, as the language writes it', () => {
  expect(siteContentOf(content, files).owner.cv?.fileType).toBe('PDF, 289 kB');
});

test('the CV has a name to keep it under', () => {
  expect(siteContentOf(content, files).owner.cv?.fileName).toMatch(/\.pdf$/);
});

test('in Arabic the comma between type and size of the CV is Arabic', () => {
  const { cv } = siteContentOf(
    { ...content, site: { ...content.site, language: 'ar' } },
    files,
  ).owner;
  expect(cv?.fileType).toMatch(/^PDF، /);
});

test('a CV whose file is missing has its type alone', () => {
  const { owner } = siteContentOf(content, { ...files, cvBytes: undefined });
  expect(owner.cv?.fileType).toBe('PDF');
});

test('without a contact section the addresses are nowhere', () => {
  const page = JSON.stringify(siteContentOf({ ...content, contact: undefined }, files));
  expect(page).not.toContain(content.owner.email);
  expect(page).not.toContain(content.owner.phone);
});

test('links of projects are published only if they are shown', () => {
  const liveUrl = 'https://shop.example.com/';
  const items = content.projects.items.map((project) => ({ ...project, liveUrl }));
  const published = (showLinks: boolean) =>
    JSON.stringify(
      siteContentOf({ ...content, projects: { ...content.projects, showLinks, items } }, files),
    );
  expect(published(true)).toContain(liveUrl);
  expect(published(false)).not.toContain(liveUrl);
});

describe('of the sprites of a picture', () => {
  const [project] = content.projects.items;
  const answer: SpriteAnimationInput = {
    file: 'assets/antrag-answer.avif',
    move: 'press',
    place: [9, 9, 90, 40],
  };
  const items = [project!, { ...project!, answer }];
  const withSprites = { ...content, projects: { ...content.projects, items } };
  const { projects } = siteContentOf(withSprites, files);

  test('the page knows that they are there', () => {
    expect(projects?.items.map(({ hasSprites }) => hasSprites)).toEqual([undefined, true]);
  });

  test('the page does not know how they move: that loads later', () => {
    expect(JSON.stringify(projects)).not.toContain(answer.file);
  });
});

test('the projects end with the first sentence of the quoted testimonial', () => {
  const [voice] = content.testimonials.items;
  const items = [{ ...voice!, id: 9, name: 'Ada', company: 'Shop', content: 'It sells. Well.' }];
  const { projects } = siteContentOf(
    {
      ...content,
      projects: { ...content.projects, quote: 9 },
      testimonials: { ...content.testimonials, items },
    },
    files,
  );
  expect(projects?.quote).toEqual({ sentence: 'It sells.', author: 'Ada, Shop' });
});

test('the portrait has its kind', () => {
  expect(siteContentOf(content, files).about?.portrait?.kind).toBe('cutout');
});

test.each([
  ['Sites for\nmuseums. And shops.', true],
  ['I build sites for museums.', false],
])('whether About begins with the tagline %j is said: %s', (paragraph, isRepeated) => {
  const home = { ...content.home, tagline: 'Sites for museums.' };
  const about = { ...content.about, paragraphs: [paragraph] };
  const { isTaglineRepeated = false } = siteContentOf({ ...content, home, about }, files).home;
  expect(isTaglineRepeated).toBe(isRepeated);
});

describe('a missing text falls back on another one', () => {
  const { site, home, owner } = content;

  test.each([
    ['the tagline', { tagline: 'It works.' }, 'Programmer', 'It works.'],
    ['the title', {}, 'Programmer', 'Programmer'],
    ['the name', {}, undefined, owner.name],
  ])('the description is %s', (_what, texts, title, expected) => {
    const changed = {
      ...content,
      site: { ...site, description: undefined },
      home: { ...home, tagline: undefined, ...texts },
      owner: { ...owner, title },
    };
    expect(siteContentOf(changed, files).site.description).toBe(expected);
  });

  test.each([
    ['the description', 'It works.', 'It works.'],
    ['not the description that is all of About', 'All of it.', undefined],
    ['not the title', undefined, undefined],
  ])('the tagline is %s', (_what, description, expected) => {
    const changed = {
      ...content,
      about: { ...content.about, paragraphs: ['All of it.'] },
      site: { ...site, description },
      home: { ...home, tagline: undefined },
    };
    expect(siteContentOf(changed, files).home.tagline).toBe(expected);
  });

  test('an entry without a title has its company in that place alone', () => {
    const items = [{ company: 'Looms', type: 'work' as const }];
    const { experience } = siteContentOf(
      { ...content, experience: { ...content.experience, items } },
      files,
    );
    expect(experience?.items[0]?.title).toBe('Looms');
    expect(experience?.items[0]?.company).toBeUndefined();
  });
});

describe('a project', () => {
  const projectOf = (fields: Partial<ProjectInput>) => {
    const items = [{ ...content.projects.items[0]!, ...fields }];
    const changed = { ...content, projects: { ...content.projects, items } };
    return siteContentOf(changed, files).projects!.items[0]!;
  };

  test.each([
    [{ start: '2020', end: '2022' }, '2020–2022'],
    [{ period: '2020 - 2022, in Teilzeit' }, '2020–2022, in Teilzeit'],
    [{ start: '2020', period: 'zwei Sommer' }, 'zwei Sommer'],
  ])('with the dates %o says on its card: %s', (dates, expected) => {
    expect(projectOf(dates).datesLine).toBe(expected);
  });

  test('without a picture has a needle that points at its phrase alone', () => {
    const pointer = { phrase: 'Antrag', x: 0.5, y: 0.5, from: 'lower-right' as const };
    expect(projectOf({ image: undefined, pointer }).target).toEqual({ phrase: 'Antrag' });
  });
});

test('the family name is in the second line, with the degree and the words after the brand', () => {
  const owner = { ...content.owner, name: 'Ana Ruiz Vega, PhD', brand: 'Ruiz' };
  expect(siteContentOf({ ...content, owner }, files).owner.nameLines).toEqual([
    'Ana',
    'Ruiz Vega, PhD',
  ]);
});

describe('texts have the spaces of their language', () => {
  const french = { ...content, site: { ...content.site, language: 'fr' } };

  const greeting = siteContentOf(
    {
      ...french,
      owner: {
        ...content.owner,
        name: 'Zoé !',
        profiles: [{ label: 'Oui !', url: 'https://a.b/!' }],
      },
      about: { ...content.about, paragraphs: ['Bonjour !'] },
    },
    files,
  );

  test('in all parts of the page', () => {
    expect(greeting.about?.paragraphs).toEqual(['Bonjour\u{202F}!']);
    expect(greeting.owner.profiles?.[0]?.label).toBe('Oui\u{202F}!');
  });

  test('but not in names', () => {
    expect(greeting.owner.name).toBe('Zoé !');
    expect(greeting.owner.nameLines).toEqual(['Zoé !']);
  });

  test('but not in addresses', () => {
    expect(greeting.owner.profiles?.[0]?.url).toBe('https://a.b/!');
  });

  test('in the line around the name of a client', () => {
    const client = 'Client : {client} !';
    const { projects } = siteContentOf(
      { ...french, projects: { ...content.projects, client } },
      files,
    );
    expect(projects?.client).toBe('Client\u{A0}: {client}\u{202F}!');
  });

  test('but not in the name of a client', () => {
    const items = [{ ...content.projects.items[0]!, client: 'Chez nous !' }];
    const { projects } = siteContentOf(
      { ...french, projects: { ...content.projects, items } },
      files,
    );
    expect(projects?.items[0]?.client).toBe('Chez nous !');
  });

  test('a phrase is found again in its description', () => {
    const [first] = content.projects.items;
    const pointer = { phrase: 'dit : « vite', x: 0.5, y: 0.5, from: 'lower-right' as const };
    const items = [{ ...first!, description: 'On dit : « vite » !', pointer }];
    const { projects } = siteContentOf(
      { ...french, projects: { ...content.projects, items } },
      files,
    );
    const [project] = projects!.items;
    expect(project?.description).toContain(project!.target!.phrase);
    expect(project?.target?.phrase).toBe('dit\u{A0}: «\u{202F}vite');
  });
});

test.each([
  ['de', 'A, B'],
  ['ja', 'A、B'],
  ['ar', 'A، B'],
])('in %s a list is joined as %s', (language, expected) => {
  const { shared } = siteContentOf({ ...content, site: { ...content.site, language } }, files);
  expect(['A', 'B'].join(shared.comma)).toBe(expected);
});

describe('a case study', () => {
  const [first, ...others] = content.projects.items;
  const [voice] = content.testimonials.items;
  const pageOf = (caseStudy: CaseStudyInput) => {
    const items = [{ ...first!, caseStudy }, ...others];
    const testimonials = { ...content.testimonials, items: [{ ...voice!, id: 9 }] };
    const projects = { ...content.projects, items, labels: words.projects.labels };
    const changed = { ...content, projects, testimonials };
    return siteContentOf(changed, files).projects!;
  };

  test('has paragraphs where its text has empty lines', () => {
    const { items } = pageOf({ problem: 'One line\nof two.\n\nAnother.' });
    expect(items[0]!.caseStudy!.problem).toEqual(['One line\nof two.', 'Another.']);
  });

  test('has the whole testimonial that it quotes', () => {
    const { items } = pageOf({ problem: 'Slow', quote: 9 });
    expect(items[0]!.caseStudy!.quote!.text).toBe(voice!.content);
  });

  test.each([
    [{ start: '2024', end: '2025' }, '2024–2025'],
    [{ period: 'Five weeks in spring 2025' }, 'Five weeks in spring 2025'],
    [{}, undefined],
  ])('written with %o has the dates %s', (written, dates) => {
    const { items } = pageOf({ problem: 'Slow', ...written });
    expect(items[0]!.caseStudy!.datesLine).toBe(dates);
  });

  test('brings its words to the page', () => {
    expect(pageOf({ problem: 'Slow' }).labels).toEqual(words.projects.labels);
  });
});

test('without a case study the page has none of its words', () => {
  const projects = { ...content.projects, labels: words.projects.labels };
  expect(siteContentOf({ ...content, projects }, files).projects!.labels).toBeUndefined();
});
