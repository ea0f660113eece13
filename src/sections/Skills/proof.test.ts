import { describe, expect, test } from 'vitest';
import { countText, projectsUsing } from './proof.ts';

const project = (title: string, ...tech: string[]) => ({ title, href: `#${title}`, tech });

describe('the projects of a skill', () => {
  const projects = [
    project('shop', 'React', 'Node.js'),
    project('board', 'react'),
    project('archive', 'Reactive'),
  ];

  test('are those that name it among their tags, in whatever case', () => {
    expect(projectsUsing('React', projects).map(({ title }) => title)).toEqual(['shop', 'board']);
    expect(projectsUsing('NODE.JS ', projects).map(({ title }) => title)).toEqual(['shop']);
  });

  test('may be none', () => {
    expect(projectsUsing('Rust', projects)).toEqual([]);
    expect(projectsUsing('React', [])).toEqual([]);
  });
});

describe('their number', () => {
  test.each([
    [1, '1 project'],
    [3, '3 projects'],
  ])('%i is said in English as "%s"', (count, said) => {
    expect(countText({ one: '{n} project', other: '{n} projects' }, count, 'en')).toBe(said);
  });

  test('is said in the forms of the language, and in the general one where a form is missing', () => {
    const polish = { one: '{n} projekt', few: '{n} projekty', many: '{n} projektów', other: '{n} projektu' };
    expect([1, 3, 5].map((count) => countText(polish, count, 'pl'))).toEqual([
      '1 projekt',
      '3 projekty',
      '5 projektów',
    ]);
    expect(countText({ other: 'Projekte: {n}' }, 1, 'de')).toBe('Projekte: 1');
  });
});
