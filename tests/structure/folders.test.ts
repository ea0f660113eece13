import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Sections, and the components in `src/ui/`. */
const sections = foldersIn('src/sections');
const components = foldersIn('src/ui').filter(isNamedLikeComponent);
/** Folders of the parts of sections. */
const parts = sections.flatMap(foldersIn);

test.each(sections)('%s has the component, its styles, its test and its schema', (folder) => {
  const name = basename(folder);
  expect(readdirSync(folder)).toEqual(
    expect.arrayContaining([`${name}.tsx`, `${name}.module.css`, `${name}.test.tsx`, 'schema.ts']),
  );
});

test.each([...parts.filter(isNamedLikeComponent), ...components])(
  '%s has the component of its name',
  (folder) => {
    expect(readdirSync(folder)).toContain(`${basename(folder)}.tsx`);
  },
);

test.each(parts)('%s has several files, and no folder', (folder) => {
  expect(readdirSync(folder).length).toBeGreaterThan(1);
  expect(foldersIn(folder)).toEqual([]);
});

test('a component with a style sheet has a folder of its name', () => {
  const files = ['src/sections', 'src/ui'].flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((file) => join(folder, String(file))),
  );
  const styled = files.filter(
    (file) => file.endsWith('.tsx') && files.includes(file.replace('.tsx', '.module.css')),
  );
  expect(styled.length).toBeGreaterThan(30);
  expect(styled.filter((file) => basename(dirname(file)) !== basename(file, '.tsx'))).toEqual([]);
});

test('a unit test is beside its subject', () => {
  const files = ['src', 'plugins', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((file) => join(folder, String(file))),
  );
  const tests = files.filter((file) => /\.test\.tsx?$/.test(file));
  const hasSubject = (file: string) =>
    ['.ts', '.tsx', '.css'].some((ending) => files.includes(file.replace(/\.[^/\\]+$/, ending)));
  expect(tests.length).toBeGreaterThan(100);
  expect(tests.filter((file) => !hasSubject(file))).toEqual([]);
});

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));
}

/** Whether a folder is that of a component: others begin with a small letter. */
function isNamedLikeComponent(folder: string): boolean {
  return /^[A-Z]/.test(basename(folder));
}
