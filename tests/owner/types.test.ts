import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findErrors } from '../../plugins/content/contentErrors.ts';
import { contentRules } from '../../plugins/content/contentSource.ts';
import { sourceOf } from '../../scripts/import/writeContent.ts';
import type { Content } from '../../src/contentSchema.ts';

/** Content without all optional fields. */
const least: Content = {
  site: {
    language: 'en',
    direction: 'ltr',
    description: 'Ada writes programs.',
    newTab: 'opens elsewhere',
    colors: {
      ground: '#07080f',
      text: '#eef1fb',
      accent: '#22d3ee',
      education: '#c48bff',
      highlight: '#ff6cb6',
    },
  },
  owner: {
    name: 'Ada Example',
    brand: 'Ada',
    title: 'Programmer',
    email: 'ada@example.org',
    location: 'London',
  },
  sections: [],
  topBar: {
    navigationLabel: 'Parts',
    skipLink: 'To the text',
    menuButton: 'All',
    motion: 'Still',
    motionHint: 'Moves the page',
  },
  home: { menuLabel: 'Top', tagline: 'Programs for every engine.', downArrow: 'On to {section}' },
  footer: { copyright: '© Ada', madeWith: 'By hand', profilesLabel: 'Elsewhere' },
  notFound: { heading: 'Nothing', text: 'Nothing is here.', homeLink: 'Back' },
};

let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'types-'));
  for (const part of [
    'src',
    'plugins',
    'scripts',
    'tests',
    'vite.config.ts',
    'vitest.config.ts',
    'tsconfig.json',
  ])
    await cp(part, join(copy, part), { recursive: true });
  await symlink(resolve('node_modules'), join(copy, 'node_modules'));
});

afterAll(() => rm(copy, { recursive: true }));

test.each([
  ['annotated', (source: string) => source],
  [
    'with satisfies',
    (source: string) =>
      source.replace('content: Content', 'content').replace(/;\n$/, ' satisfies Content;\n'),
  ],
])('the types allow everything to be left out that the check allows, %s', async (_how, typed) => {
  expect(findErrors(least, await contentRules(), () => 0)).toEqual([]);
  await writeFile(join(copy, 'src/content/content.ts'), typed(sourceOf(least)));
  const found = await new Promise((done) => {
    const command = ['node_modules/typescript/bin/tsc', '--pretty', 'false', '--singleThreaded'];
    execFile(process.execPath, command, { cwd: copy }, (_error, stdout, stderr) => done(stdout + stderr));
  });
  expect(found).toBe('');
});
