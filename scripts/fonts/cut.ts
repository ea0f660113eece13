/**
 * Cuts the fonts of fonts.css, with the weights and characters of its rules: `npx tsx scripts/fonts/cut.ts`.
 * Run it after a change to these rules or to the versions of the @fontsource-variable packages.
 */
import { readFile, writeFile } from 'node:fs/promises';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { wholeFont, type Subset } from '../../plugins/theme/textWidth.ts';

const STYLES_FOLDER = new URL('../../src/styles/', import.meta.url);
/** A rule such as `@font-face { … font-weight: 600 800; … url('./fonts/geist-basic.woff2') … }`. */
const RULE = new RegExp(
  [
    String.raw`font-weight: (?<min>\d+) (?<max>\d+);`,
    String.raw`url\('(?<file>.+?(?<name>[\w-]+)-(?<part>\w+)\.woff2)'\)`,
    String.raw`unicode-range:(?<ranges>[^;]+)`,
  ].join('[^}]*'),
  'g',
);

/** The file of the package that holds the characters of a cut file. */
const subsets: Record<string, Subset> = {
  basic: 'latin',
  more: 'latin',
  ext: 'latin-ext',
  vietnamese: 'vietnamese',
  signs: 'latin-ext',
};

const css = await readFile(new URL('fonts.css', STYLES_FOLDER), 'utf8');
for (const { groups = {} } of css.matchAll(RULE)) {
  const { file = '', name = '', part = '', ranges = '' } = groups;
  const characters = charactersIn(ranges);
  const wght = { min: Number(groups.min), max: Number(groups.max) };
  const options = { targetFormat: 'sfnt', variationAxes: { wght } };
  const font = await subsetFont(await wholeFont(name, subsets[part]!), characters, options);
  if (file.includes('bricolage-grotesque-basic')) curlApostrophe(font);
  const cut = await subsetFont(font, characters, { targetFormat: 'woff2' });
  await writeFile(new URL(file, STYLES_FOLDER), cut);
  console.log(`${file}: ${cut.length} bytes`);
}

/** Draws the apostrophe of keyboards, U+0027, as U+2019. Copied text keeps it. */
function curlApostrophe(sfnt: Buffer): void {
  const font = fontkit.create(sfnt) as fontkit.Font;
  const glyphs = (text: string) =>
    Buffer.from(font.glyphsForString(text).flatMap(({ id }) => [id >> 8, id]));
  // The table of characters, cmap, lists the glyphs of punctuation in a row.
  const cmap = sfnt.readUInt32BE(sfnt.indexOf('cmap') + 8);
  glyphs('’').copy(sfnt, sfnt.indexOf(glyphs("'()"), cmap));
}

/** The characters of ranges such as `U+0020-007E, U+00A0`. */
function charactersIn(ranges: string): string {
  const codePoints = ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = (range.match(/[\dA-F]+/g) ?? []).map((hex) =>
      Number.parseInt(hex, 16),
    );
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
  return String.fromCodePoint(...codePoints);
}
