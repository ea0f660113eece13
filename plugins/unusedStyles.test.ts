import { describe, expect, test } from 'vitest';
import { content as person } from '../tests/helpers/sites/anotherPerson.ts';
import type { Skill } from '../src/sections/Skills/schema.ts';
import { usesStyles } from './unusedStyles.ts';

const sectionIds = ['about', 'skills', 'testimonials'];
const { about, skills } = person;
const withoutPortrait = { ...person, about: { ...about, portrait: undefined } };

test('styles of a section that is not listed are left out', () => {
  const content = { ...person, sections: person.sections.filter((id) => id !== 'testimonials') };
  const file = '/src/sections/Testimonials/TestimonialCard.module.css';
  expect(usesStyles(file, person, sectionIds)).toBe(true);
  expect(usesStyles(file, content, sectionIds)).toBe(false);
});

test('styles of the parts that are on every page stay', () => {
  const content = { ...person, sections: [] };
  expect(usesStyles('/src/sections/TopBar/Menu.module.css', content, sectionIds)).toBe(true);
});

test.each([
  ['Portrait', true, false],
  ['WithoutPortrait', false, true],
  ['About', true, true],
])('of About, %s: with a portrait %s, without %s', (sheet, withPortrait, without) => {
  const file = `/src/sections/About/${sheet}.module.css`;
  expect(usesStyles(file, person, sectionIds)).toBe(withPortrait);
  expect(usesStyles(file, withoutPortrait, sectionIds)).toBe(without);
});

test('styles of points are used where an entry or a project has some', () => {
  const [first, ...others] = person.projects.items;
  const items = [{ ...first!, points: ['A point'] }, ...others];
  const file = '/src/ui/Points/Points.module.css';
  expect(usesStyles(file, person, sectionIds)).toBe(false);
  expect(usesStyles(file, { ...person, projects: { ...person.projects, items } }, sectionIds)).toBe(
    true,
  );
});

test('styles of large titles are used where a project has no picture', () => {
  const [first, ...others] = person.projects.items;
  const items = [{ ...first!, image: undefined }, ...others];
  const file = '/src/sections/Projects/LargeTitle.module.css';
  expect(usesStyles(file, person, sectionIds)).toBe(false);
  expect(usesStyles(file, { ...person, projects: { ...person.projects, items } }, sectionIds)).toBe(
    true,
  );
});

describe('the styles of Skills are those', () => {
  const level: Skill = { name: 'CSS', level: 80 };
  const name: Skill = { name: 'Git' };
  const group: Skill = { name: 'Frontend', keywords: ['React'] };
  const both: Skill = { ...group, level: 80 };
  const sheets = ['SkillRow', 'SkillGroup', 'SkillNames', 'Keywords', 'NeedleMark'];

  test.each([
    ['of bars', [level], ['SkillRow']],
    ['of names', [name], ['SkillNames', 'NeedleMark']],
    ['of groups', [group], ['SkillGroup', 'Keywords', 'NeedleMark']],
    ['of bars with keywords', [both], ['SkillRow', 'Keywords', 'NeedleMark']],
    ['of all three', [level, name, group], sheets],
  ])('%s', (_what, items, used) => {
    const content = { ...person, skills: { ...skills, items } };
    const usesSheet = (sheet: string) =>
      usesStyles(`/src/sections/Skills/${sheet}.module.css`, content, sectionIds);
    expect(sheets.filter(usesSheet)).toEqual(used);
  });
});
