import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { releaseNotes } from './releaseNotes.ts';

const FOLDER = 'https://github.example.com/ada/site/blob/v1.1.0';

const changelog = `# Changelog

Newest first.

## [Unreleased]

- A draft.

## [1.1.0] - 1843-10-18

### Upgrading

1. Read [the guide](docs/guide.md#cards) and [its source](https://example.com/guide), then turn
   the crank.
2. Rest.

### Cards

- Cards have
  [holes](#holes), in rows
  of ten.
  - A row is one number.

The mill is
as it was.

## [1.1.0-rc.1] - 1843-09-05

- A candidate.

## [1.0.0] - 1842-12-10

- The engine.
`;

test('the notes are the section of the version, a sentence a line, with whole addresses', () => {
  expect(releaseNotes(changelog, '1.1.0', FOLDER)).toBe(`### Upgrading

1. Read [the guide](${FOLDER}/docs/guide.md#cards) and [its source](https://example.com/guide), then turn the crank.
2. Rest.

### Cards

- Cards have [holes](#holes), in rows of ten.
  - A row is one number.

The mill is as it was.`);
});

test.each([
  ['1.1.0-rc.1', '- A candidate.'],
  ['1.0.0', '- The engine.'],
  ['1.0', undefined],
  ['1x1.0', undefined],
  ['2.0.0', undefined],
])('the notes of version %s are %s', (version, notes) => {
  expect(releaseNotes(changelog, version, FOLDER)).toBe(notes);
});

test('the version of package.json has notes', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const notes = releaseNotes(readFileSync('docs/CHANGELOG.md', 'utf8'), version, FOLDER);
  expect(notes).toMatch(/^(### |- )/);
});
