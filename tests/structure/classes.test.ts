import { readFile, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';

/** A style sheet, and the components that import it. */
interface StyleSheet {
  /** The classes in its selectors. */
  classes: Set<string>;
  /** The classes that components read by name, such as `styles.title`. */
  named: Set<string>;
  /** Whether a component also reads a class by a value, such as `styles[size]`. */
  isReadByValue: boolean;
}

const sheets = new Map<string, StyleSheet>();

beforeAll(async () => {
  const files = (await readdir('src', { recursive: true })).map((file) => join('src', file));
  for (const file of files.filter((each) => each.endsWith('.module.css'))) {
    const classes = classesIn(await readFile(file, 'utf8'));
    sheets.set(file, { classes, named: new Set(), isReadByValue: false });
  }
  for (const file of files.filter((each) => /(?<!\.test)\.tsx?$/.test(each))) {
    const source = await readFile(file, 'utf8');
    for (const [, name, path] of source.matchAll(/import (\w+) from '(\.[^']*\.module\.css)'/g)) {
      const sheet = sheets.get(join(dirname(file), path!))!;
      for (const [, key] of source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))) {
        sheet.named.add(key!);
      }
      if (source.includes(`${name}[`)) sheet.isReadByValue = true;
    }
  }
});

test('each class that a component names is in its style sheet', () => {
  expect(sheets.size).toBeGreaterThan(40);
  const missing = [...sheets].flatMap(([file, { classes, named }]) =>
    [...named].filter((name) => !classes.has(name)).map((name) => `${file} has no .${name}`),
  );
  expect(missing).toEqual([]);
});

test('a component names each class of its style sheet, unless it reads some by a value', () => {
  const unused = [...sheets].flatMap(([file, { classes, named, isReadByValue }]) =>
    isReadByValue
      ? []
      : [...classes].filter((name) => !named.has(name)).map((n) => `${file} .${n}`),
  );
  expect(unused).toEqual([]);
});

/** The classes in the selectors of a style sheet. Sublayers and files have dots in their names too. */
function classesIn(css: string): Set<string> {
  const selectors = css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/:global\([^)]*\)/g, '')
    .replaceAll(/url\([^)]*\)|@layer [^{;]*/g, '');
  return new Set([...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!));
}
