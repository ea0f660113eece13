import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { content as person } from '../tests/helpers/sites/anotherPerson.ts';
import type { Skill } from '../src/sections/Skills/schema.ts';
import { emptyModule, optionalComponents, isComponentUsed } from './unusedComponents.ts';

const knownSectionIds = ['about', 'skills', 'testimonials'];
const { about, skills } = person;
const withoutPortrait = { ...person, about: { ...about, portrait: undefined } };

test.each(['TestimonialCard/TestimonialCard.module.css', 'Testimonials.tsx'])(
  '%s is left out if its section is not listed',
  (name) => {
    const content = { ...person, sections: person.sections.filter((id) => id !== 'testimonials') };
    const file = `/src/sections/Testimonials/${name}`;
    expect(isComponentUsed(file, person, knownSectionIds)).toBe(true);
    expect(isComponentUsed(file, content, knownSectionIds)).toBe(false);
  },
);

test.each(['Menu/Menu.module.css', 'Menu/Menu.tsx'])('%s is on every page', (name) => {
  const content = { ...person, sections: [] };
  expect(isComponentUsed(`/src/sections/TopBar/${name}`, content, knownSectionIds)).toBe(true);
});

test.each([
  ['Portrait/Portrait.module.css', true, false],
  ['Portrait/Portrait.tsx', true, false],
  ['WithoutPortrait.module.css', false, true],
  ['About.module.css', true, true],
  ['About.tsx', true, true],
])('of About, %s: with a portrait %s, without %s', (name, withPortrait, without) => {
  const file = `/src/sections/About/${name}`;
  expect(isComponentUsed(file, person, knownSectionIds)).toBe(withPortrait);
  expect(isComponentUsed(file, withoutPortrait, knownSectionIds)).toBe(without);
});

test('points are used where an entry or a project has some', () => {
  const [first, ...others] = person.projects.items;
  const items = [{ ...first!, points: ['A point'] }, ...others];
  const file = '/src/ui/BulletList/BulletList.tsx';
  expect(isComponentUsed(file, person, knownSectionIds)).toBe(false);
  expect(
    isComponentUsed(file, { ...person, projects: { ...person.projects, items } }, knownSectionIds),
  ).toBe(true);
});

test('styles of large titles are used where a project has no picture', () => {
  const [first, ...others] = person.projects.items;
  const items = [{ ...first!, image: undefined }, ...others];
  const file = '/src/sections/Projects/LargeTitle/LargeTitle.module.css';
  expect(isComponentUsed(file, person, knownSectionIds)).toBe(false);
  expect(
    isComponentUsed(file, { ...person, projects: { ...person.projects, items } }, knownSectionIds),
  ).toBe(true);
});

test('styles of wide cards are used where the number of projects is odd', () => {
  const [first] = person.projects.items;
  const file = '/src/sections/Projects/ProjectCard/WideCard.module.css';
  const isUsedWith = (count: number) => {
    const items = Array.from({ length: count }, () => first!);
    return isComponentUsed(
      file,
      { ...person, projects: { ...person.projects, items } },
      knownSectionIds,
    );
  };
  expect([1, 2, 3].map(isUsedWith)).toEqual([true, false, true]);
});

test('the code of sprites is used where a picture has some', () => {
  const [first, ...others] = person.projects.items;
  const answer = { file: 'assets/antrag-answer.avif' };
  const items = [{ ...first!, answer }, ...others];
  const file = '/src/sections/Projects/SpriteAnimation/SpriteAnimation.tsx';
  expect(isComponentUsed(file, person, knownSectionIds)).toBe(false);
  expect(
    isComponentUsed(file, { ...person, projects: { ...person.projects, items } }, knownSectionIds),
  ).toBe(true);
});

describe('the code of falling needles is used', () => {
  const file = '/src/sections/Projects/FallingNeedles/FallingNeedles.tsx';
  const items: Skill[] = [{ name: 'CSS', level: 80 }];
  const content = { ...person, skills: { ...skills, items } };
  const ids = ['skills', 'about', 'projects'];

  test('where Projects follows Skills', () => {
    expect(isComponentUsed(file, { ...content, sections: ['skills', 'projects'] }, ids)).toBe(true);
    expect(isComponentUsed(file, { ...content, sections: ['projects', 'skills'] }, ids)).toBe(
      false,
    );
    expect(
      isComponentUsed(file, { ...content, sections: ['skills', 'about', 'projects'] }, ids),
    ).toBe(false);
  });

  test('where nothing is below the bars', () => {
    const group: Skill = { name: 'Frontend', keywords: ['React'] };
    const withGroup = { ...person, skills: { ...skills, items: [...items, group] } };
    expect(isComponentUsed(file, content, ids)).toBe(true);
    expect(isComponentUsed(file, withGroup, ids)).toBe(false);
  });
});

test('the line of a result is used where a project has one', () => {
  const [first, ...others] = person.projects.items;
  const items = [{ ...first!, result: 'Half the time' }, ...others];
  const file = '/src/sections/Projects/Result/Result.tsx';
  expect(isComponentUsed(file, person, knownSectionIds)).toBe(false);
  expect(
    isComponentUsed(file, { ...person, projects: { ...person.projects, items } }, knownSectionIds),
  ).toBe(true);
});

test.each([
  [1, true],
  [2, true],
  [3, false],
])('the larger quotes of few slides are used with %i testimonials: %s', (count, used) => {
  const { testimonials } = person;
  const items = Array.from({ length: count }, () => testimonials.items[0]!);
  const file = '/src/sections/Testimonials/FewSlides.module.css';
  expect(
    isComponentUsed(file, { ...person, testimonials: { ...testimonials, items } }, knownSectionIds),
  ).toBe(used);
});

test.each(['CaseNeedle.tsx', 'CaseStudies.tsx', 'CaseStudy.tsx', 'CaseStudy.module.css'])(
  '%s is used where a project has a case study',
  (name) => {
    const [first, ...others] = person.projects.items;
    const items = [{ ...first!, caseStudy: { problem: 'Slow' } }, ...others];
    const file = `/src/sections/Projects/CaseStudy/${name}`;
    expect(isComponentUsed(file, person, knownSectionIds)).toBe(false);
    expect(
      isComponentUsed(
        file,
        { ...person, projects: { ...person.projects, items } },
        knownSectionIds,
      ),
    ).toBe(true);
  },
);

describe('the components of Skills are those', () => {
  const level: Skill = { name: 'CSS', level: 80 };
  const name: Skill = { name: 'Git' };
  const group: Skill = { name: 'Frontend', keywords: ['React'] };
  const both: Skill = { ...group, level: 80 };
  const names = ['SkillRow', 'SkillGroup', 'SkillNames', 'Keywords'];

  test.each([
    ['of bars', [level], ['SkillRow']],
    ['of names', [name], ['SkillNames']],
    ['of groups', [group], ['SkillGroup', 'Keywords']],
    ['of bars with keywords', [both], ['SkillRow', 'Keywords']],
    ['of all three', [level, name, group], names],
  ])('%s', (_what, items, used) => {
    const content = { ...person, skills: { ...skills, items } };
    const isUsed = (component: string) =>
      isComponentUsed(
        `/src/sections/Skills/${component}/${component}.tsx`,
        content,
        knownSectionIds,
      );
    expect(names.filter(isUsed)).toEqual(used);
  });
});

describe('in the place of an unused', () => {
  test('style sheet is nothing', () => {
    expect(emptyModule('/src/ui/BulletList/BulletList.module.css')).toBe('');
  });

  test('component is one of its name that renders nothing', () => {
    expect(emptyModule('/src/ui/BulletList/BulletList.tsx')).toBe(
      'export const BulletList = () => null;',
    );
  });
});

test.each(Object.keys(optionalComponents))('%s is the name of files', (name) => {
  const paths = ['sections', 'ui'].flatMap((folder) =>
    ['tsx', 'module.css'].map((ending) => `src/${folder}/${name}.${ending}`),
  );
  expect(paths.filter((path) => existsSync(path))).not.toEqual([]);
});

test('a file that may be left out exports nothing but its component', async () => {
  const names = await readdir('src/sections', { recursive: true });
  const files = [
    ...names
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => /^(\w+\/)+\w+\.tsx$/.test(name))
      .map((name) => `src/sections/${name}`),
    ...Object.keys(optionalComponents).map((name) => `src/ui/${name}.tsx`),
  ].filter((file) => existsSync(file));
  for (const file of files) {
    const source = await readFile(file, 'utf8');
    const exported = [...source.matchAll(/^export (?:const|function) (\w+)/gm)];
    expect(exported.map(([, name]) => name)).toEqual([basename(file, '.tsx')]);
  }
});
