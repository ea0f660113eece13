import { expect, test } from 'vitest';
import { projectsBySkill } from './projectsBySkill.ts';

const projects = [
  { title: 'Shop', href: '#1', tech: ['React', 'Node.js'] },
  { title: 'Board', href: '#2', tech: ['react', 'Node.js'] },
  { title: 'Archive', href: '#3', tech: ['Reactive'] },
];

test.each([
  ['the first that names it', ['React'], ['Shop']],
  ['one that no skill before it has', ['React', 'NODE.JS '], ['Shop', 'Board']],
  ['the first again once all are taken', ['React', 'Node.js', 'node.js'], ['Shop', 'Board', 'Shop']],
  ['none if no project names it', ['Rust', 'React'], [undefined, 'Shop']],
])('a skill gets %s', (_which, skills, titles) => {
  expect(projectsBySkill(skills, projects).map((project) => project?.title)).toEqual(titles);
});
