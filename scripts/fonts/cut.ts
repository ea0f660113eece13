/**
 * Cuts the fonts of src/styles/fonts.css, with the weights and characters of its rules: `npx tsx scripts/fonts/cut.ts`.
 * Run it after a change to these rules or to the versions of the @fontsource-variable packages.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const STYLES = new URL('../../src/styles/', import.meta.url);
const rule =
  /font-weight: (?<min>\d+) (?<max>\d+);[^}]*url\('(?<file>.+?(?<name>[\w-]+)-\w+\.woff2)'\)[^}]*unicode-range:(?<ranges>[^;]+)/g;

const css = await readFile(new URL('fonts.css', STYLES), 'utf8');
for (const { groups = {} } of css.matchAll(rule)) {
  const { file = '', name = '', ranges = '' } = groups;
  const font = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  const whole = await readFile(new URL(import.meta.resolve(font)));
  const cut = await subsetFont(whole, charactersIn(ranges), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: Number(groups.min), max: Number(groups.max) } },
  });
  await writeFile(new URL(file, STYLES), cut);
  console.log(`${file}: ${cut.length} of ${whole.length} bytes`);
}

/** The characters of ranges such as `U+0020-007E, U+00A0`. */
function charactersIn(ranges: string): string {
  const codePoints = ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = (range.match(/[\dA-F]+/g) ?? []).map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
  return String.fromCodePoint(...codePoints);
}
