import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import Color from 'colorjs.io';
import { beforeAll, describe, expect, test } from 'vitest';
import { content } from '../../src/content/content.ts';
import { customProperties, paletteOf } from '../../plugins/theme/palette.ts';
import { boundaries } from './boundaries.ts';
import { importsOf, readImports, type Import } from './imports.ts';

/** For each rule files with sources that break it. */
const examples: Record<string, [file: string, source: string][]> = {
  'tests import scripts, scripts import plugins, plugins import src, and none the other way': [
    ['plugins/site.ts', "import { buildSite } from '../scripts/site/buildSite.ts';"],
  ],
  'inside src/ nothing imports from a layer above its own': [
    ['src/helpers/storage.ts', "import { getMotion } from '../motion/motionStore.ts';"],
    ['src/content/schema/rules.ts', "import { contentSchema } from './contentSchema.ts';"],
    ['src/content/schema/rules.ts', "import { text } from '../../sections/Home/schema.ts';"],
    [
      'src/sections/sections.ts',
      "import { contentSchema } from '../content/schema/contentSchema.ts';",
    ],
    ['src/motion/Cursor/Cursor.tsx', "import { Link } from '../../ui/Link/Link.tsx';"],
    [
      'src/motion/mouse/onMouseMove.ts',
      "import { Backdrop } from '../../needleField/Backdrop.tsx';",
    ],
    ['src/needleField/Backdrop.tsx', "import { Picture } from '../ui/Picture/Picture.tsx';"],
    ['src/ui/Link/Link.tsx', "import { newTab } from '../../sections/sectionProps.ts';"],
    ['src/sections/sectionProps.ts', "import { About } from './About/About.tsx';"],
    ['src/sections/About/About.tsx', "import { sections } from '../sections.ts';"],
    ['src/sections/sections.ts', "import { App } from '../App.tsx';"],
  ],
  'no section imports from another, nor its style sheet': [
    ['src/sections/NotFound/NotFound.tsx', "import styles from '../Home/Home.module.css';"],
  ],
  'three is imported only where it belongs': [
    ['src/ui/Link/Link.tsx', "const three = import('three');"],
  ],
  'gsap is imported only where it belongs': [
    ['src/sections/Home/Home.tsx', "import { gsap } from 'gsap';"],
  ],
  'swiper is imported only where it belongs': [
    ['src/sections/Skills/Skills.tsx', "import { A11y } from 'swiper/modules';"],
  ],
  'EmailJS is imported only where it belongs': [
    ['src/hydrate.tsx', "export { send } from '@emailjs/browser';"],
  ],
  'zod is imported only where it belongs': [
    ['src/sections/Home/Home.tsx', "import { z } from 'zod';"],
  ],
  'content.ts is imported only where it belongs': [
    ['src/main.ts', "import { content } from './content/content.ts';"],
  ],
  'the content is imported only where it belongs': [
    ['src/App.tsx', "import { content } from 'virtual:content';"],
  ],
  "gsap does not come with the page's own code": [
    ['src/motion/reveals/useReveal.ts', "import { gsap } from 'gsap';"],
  ],
  "swiper does not come with the page's own code": [
    [
      'src/sections/Testimonials/Testimonials.tsx',
      "import { createSwiper } from './carousel/createSwiper.ts';",
    ],
  ],
  "three does not come with the page's own code": [
    ['src/motion/Cursor/Cursor.tsx', "import { Color } from 'three';"],
  ],
  "@emailjs does not come with the page's own code": [
    ['src/sections/Contact/Contact.tsx', "import { send } from './sending/emailjsClient.ts';"],
  ],
  "zod does not come with the page's own code": [
    ['src/sections/About/About.tsx', "import { schema } from './schema.ts';"],
  ],
};

let imports: Import[];

beforeAll(async () => {
  imports = await readImports(['src', 'plugins', 'scripts', 'tests']);
});

describe.each(boundaries)('$rule', ({ rule, broken }) => {
  test('holds', () => {
    expect(broken(imports).map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  test('has an example that breaks it', () => {
    expect(examples[rule]).toBeDefined();
  });

  test.each(examples[rule] ?? [])('is broken by %s with %s', (file, source) => {
    expect(broken([...imports, ...importsOf(file, source)])).not.toEqual([]);
  });
});

test('imports of values are found, lazy ones too, and imports of types are not', () => {
  const source = `
    import type { A } from './a.ts';
    import { type B } from './b.ts';
    import { c, type D } from './c.ts';
    import './e.css';
    export { f } from '../f.ts';
    const g = () => import('./g.ts');
    // import { h } from 'h';`;
  expect(importsOf('src/ui/x.tsx', source)).toEqual([
    { from: 'src/ui/x.tsx', to: 'src/ui/c.ts', lazy: false },
    { from: 'src/ui/x.tsx', to: 'src/ui/e.css', lazy: false },
    { from: 'src/ui/x.tsx', to: 'src/f.ts', lazy: false },
    { from: 'src/ui/x.tsx', to: 'src/ui/g.ts', lazy: true },
  ]);
});

test('each plugin is a file, or a folder with a main file of the same name', async () => {
  const entries = await readdir('plugins', { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const places = imports.filter(({ from }) => from === 'plugins/site.ts').map(({ to }) => to);
  const inFolders = places.map((place) => place.split('/')).filter((parts) => parts.length > 2);
  const mainFiles = folders
    .filter((folder) => folder !== 'shared')
    .map((folder) => `plugins/${folder}/${folder}.ts`);
  expect(inFolders.map((parts) => parts.join('/')).toSorted()).toEqual(mainFiles.toSorted());
});

test('no two style sheets have one name: the names of their classes begin with it', async () => {
  const files = await readdir('src', { recursive: true });
  const names = files.filter((file) => file.endsWith('.module.css')).map((file) => basename(file));
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});

/** `#123`, `rgb(…)` and the like, but no fragments and numbers of issues. Stylelint reads the style sheets. */
const COLOR =
  /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?![-\w])|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(\s*[\d.]/gi;
/** An attribute of SVG with a plain text. */
const COLOR_ATTRIBUTE = /\b(?:fill|stroke|stop-color|color)="([^"]+)"/g;
/** Files that may contain colours. The dev server shows grey where a picture is missing. */
const PALETTE = new Set(['plugins/theme/palette.ts', 'plugins/missingPictures.ts']);
/** Content files: that of the owner, and those of other languages beside it. */
const CONTENT_FILE = /^src\/content\/content(\.[\w-]+)?\.ts$/;

test('the code has no colour but in the palette', async () => {
  const found: string[] = [];
  for (const folder of ['src', 'plugins']) {
    for (const name of await readdir(folder, { recursive: true })) {
      const file = join(folder, name).replaceAll('\\', '/');
      if (
        !/\.(tsx?|glsl|vert|frag|html)$/.test(file) ||
        /\.test\.tsx?$/.test(file) ||
        PALETTE.has(file) ||
        CONTENT_FILE.test(file)
      ) {
        continue;
      }
      // The error text of a rule has an example.
      const source = (await readFile(file, 'utf8')).replaceAll('such as #22d3ee', '');
      found.push(...colorsIn(source).map((color) => `${file}: ${color}`));
    }
  }
  expect(found).toEqual([]);
});

test.each([
  ['<path fill="tomato" />', ['tomato']],
  ["style={{ color: '#22d3ee' }}", ['#22d3ee']],
  ['`rgb(1 2 3 / 4%)`', ['rgb(1']],
  ['<path fill="currentcolor" stroke="none" />', []],
  ['<a href="#end">', []],
])('colours in %s are found', (source, found) => {
  expect(colorsIn(source)).toEqual(found);
});

/** The colours in a source, by number or by name. */
function colorsIn(source: string): string[] {
  const names = [...source.matchAll(COLOR_ATTRIBUTE)].flatMap(
    ([, value = '']) => value.match(/(?<![\w-])[a-z]+(?![\w(-])/gi) ?? [],
  );
  return [...(source.match(COLOR) ?? []), ...names.filter(isColorName)];
}

function isColorName(word: string): boolean {
  return !/^(transparent|currentcolor|none)$/i.test(word) && Color.try(word) !== null;
}

/** A data attribute in markup, in a selector, or as `dataset.name`. Those of Swiper are its own. */
const DATA_ATTRIBUTE = /\bdata-(?!swiper)[a-z]+(?:-[a-z]+)*|\bdataset\.(?!swiper)\w+/g;

test('src/dataAttributes.ts and docs/architecture.md list the data attributes of the page', async () => {
  const list = 'src/dataAttributes.ts';
  const namesIn = async (file: string) =>
    ((await readFile(file, 'utf8')).match(DATA_ATTRIBUTE) ?? []).map((name) =>
      name
        .replace('dataset.', 'data-')
        .replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    );
  const files = (await readdir('src', { recursive: true }))
    .map((name) => join('src', name))
    .filter((file) => /\.(css|tsx?)$/.test(file) && file !== join(list));
  const used = await Promise.all(files.map(namesIn));
  const listed = [...new Set(await namesIn(list))].toSorted();
  expect([...new Set(used.flat())].toSorted()).toEqual(listed);
  expect([...new Set(await namesIn('docs/architecture.md'))].toSorted()).toEqual(listed);
});

test('docs/styles.md lists the tokens of tokens.css and the colours of the palette', async () => {
  const palette = customProperties(paletteOf(content.site.colors));
  const sheets = palette + (await readFile('src/styles/tokens.css', 'utf8'));
  const tokens = new Set(sheets.match(/--[\w-]+(?=:)/g));
  const page = await readFile('docs/styles.md', 'utf8');
  const listed = new Set(page.split('\n').flatMap(tokensIn));
  expect([...tokens].filter((token) => !listed.has(token))).toEqual([]);
});

/** The tokens of a row. After `--space-s`, `-m` means `--space-m`; after `--color-star`, `-off` means `--color-star-off`. */
function tokensIn(row: string): string[] {
  let first = '';
  return (row.match(/(?<=`)--?\w[\w-]*/g) ?? []).flatMap((name) => {
    if (!name.startsWith('--')) return [first + name, first.replace(/-\w+$/, name)];
    first = name;
    return [name];
  });
}
