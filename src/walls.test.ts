import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, posix, sep } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = import.meta.dirname;

/** An import in a source file: what it names, and whether it waits until it is needed. */
interface Import {
  file: string;
  names: string;
  lazy: boolean;
}

const imports = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .flatMap((file) => importsOf(file.split(sep).join('/'), readFileSync(join(ROOT, file), 'utf8')));

/** Value imports of a file; relative ones as paths below src/. */
function importsOf(file: string, source: string): Import[] {
  const pattern = /(?:^|\n)\s*(?:import|export)\s(?!type\b)[^;']*?'([^']+)'|import\(\s*'([^']+)'/g;
  return [...source.matchAll(pattern)].map(([, eager, lazy]) => {
    const name = eager ?? lazy ?? '';
    const names = name.startsWith('.') ? posix.normalize(posix.join(dirname(file), name)) : name;
    return { file, names, lazy: lazy !== undefined };
  });
}

function importersOf(pattern: RegExp): string[] {
  return imports.filter(({ names }) => pattern.test(names)).map(({ file }) => file);
}

test('finds the imports it judges', () => {
  expect(imports.length).toBeGreaterThan(50);
  expect(imports).toContainEqual({ file: 'App.tsx', names: 'content/content.ts', lazy: false });
});

test.each([
  ['three and its friends', /^(three|@react-three)(\/|$)/, /^field\//],
  ['gsap', /^gsap(\/|$)/, /^motion\//],
  ['swiper', /^swiper(\/|$)/, /^sections\/Testimonials\//],
  ['EmailJS', /^@emailjs\//, /^sections\/Contact\//],
  ['the content', /^content\/content\.ts$/, /^(App|prerender)\.tsx$/],
])('%s is imported only where it belongs', (_what, names, place) => {
  const importers = importersOf(names);
  expect(importers).not.toEqual([]);
  for (const importer of importers) expect(importer).toMatch(place);
});

test('only the home section reaches the field, and lazily', () => {
  const doors = imports.filter(({ file, names }) => names.startsWith('field/') && !file.startsWith('field/'));
  expect(doors).not.toEqual([]);
  for (const { file } of doors) expect(file).toMatch(/^sections\/Home\//);
});
