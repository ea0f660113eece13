import { expect, test } from 'vitest';
import { content } from '../../tests/helpers/sites/anotherPerson.ts';
import { findErrors } from './contentErrors.ts';
import { contentRules } from './contentSource.ts';

/** Errors of the content with these projects, by place and rule. */
async function errorsWith(...links: { liveUrl?: string; githubUrl?: string }[]) {
  const { liveUrl: _live, githubUrl: _code, ...project } = content.projects.items[0]!;
  const items = links.map((each, id) => Object.assign(structuredClone(project), each, { id, title: `Nr. ${id}` }));
  const errors = findErrors({ ...content, projects: { ...content.projects, items } }, await contentRules(), () => 1);
  return errors.map(({ place, rule }) => `${place} ${rule}`);
}

const shared = 'https://codeberg.example.org/nour/alles';

test('projects may share an address, such as that of one repository for all', async () => {
  expect(await errorsWith({ githubUrl: shared }, { githubUrl: shared }, { liveUrl: shared })).toEqual([]);
});

test('one project has two links to two places', async () => {
  const twice = 'projects.items[1].githubUrl must not repeat the link of projects.items[1].liveUrl';
  expect(await errorsWith({ githubUrl: shared }, { liveUrl: shared, githubUrl: shared })).toEqual([twice]);
});
