/**
 * Makes subsets of the fonts of fonts.css, with the weights and characters of its rules:
 * `npx tsx scripts/fonts/subset.ts`. Run it after a change to these rules or to the versions of the
 * @fontsource-variable packages.
 */
import { readFile, writeFile } from 'node:fs/promises';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import {
  NARROW_SPACE,
  NARROW_SPACE_WIDTH,
  wholeFont,
  type Subset,
} from '../../plugins/theme/textWidth.ts';

const STYLES_FOLDER = new URL('../../src/styles/', import.meta.url);
/** A rule such as `@font-face { … font-weight: 600 800; … url('./fonts/geist-basic.woff2') … }`. */
const FONT_FACE_RULE = new RegExp(
  [
    String.raw`font-weight: (?<min>\d+) (?<max>\d+);`,
    String.raw`url\('(?<file>.+?(?<name>[\w-]+)-(?<part>\w+)\.woff2)'\)`,
    String.raw`unicode-range:(?<ranges>[^;]+)`,
  ].join('[^}]*'),
  'g',
);

const NO_BREAK_SPACE = '\u{A0}';

/** The file of the package that holds the characters of a subset. */
const subsets: Record<string, Subset> = {
  basic: 'latin',
  more: 'latin',
  ext: 'latin-ext',
  vietnamese: 'vietnamese',
  signs: 'latin-ext',
};

const css = await readFile(new URL('fonts.css', STYLES_FOLDER), 'utf8');
for (const { groups = {} } of css.matchAll(FONT_FACE_RULE)) {
  const { file = '', name = '', part = '', ranges = '' } = groups;
  const characters = charactersIn(ranges);
  const wght = { min: Number(groups.min), max: Number(groups.max) };
  const options = { targetFormat: 'sfnt', variationAxes: { wght } };
  let font = await subsetFont(await wholeFont(name, subsets[part]!), characters, options);
  if (part === 'basic') font = addNarrowSpace(font);
  if (file.includes('bricolage-grotesque-basic')) font = curlApostrophe(font);
  const subset = await subsetFont(font, characters, { targetFormat: 'woff2' });
  await writeFile(new URL(file, STYLES_FOLDER), subset);
  console.log(`${file}: ${subset.length} bytes`);
}

/** Draws the apostrophe of keyboards, U+0027, as U+2019. Copied text keeps it. */
function curlApostrophe(sfnt: Buffer): Buffer {
  const glyphs = glyphsOf(sfnt);
  return withGlyphs(sfnt, glyphs.set(codeOf("'"), glyphs.get(codeOf('’'))!));
}

/**
 * Adds the narrow no-break space, which both fonts lack: browsers would draw half a space. The space that may
 * break and the one that may not look alike, and the glyph of the latter becomes free.
 */
function addNarrowSpace(sfnt: Buffer): Buffer {
  const glyphs = glyphsOf(sfnt);
  const free = glyphs.get(codeOf(NO_BREAK_SPACE))!;
  glyphs.set(codeOf(NO_BREAK_SPACE), glyphs.get(codeOf(' '))!);
  glyphs.set(codeOf(NARROW_SPACE), free);
  const { unitsPerEm } = fontkit.create(sfnt) as fontkit.Font;
  // The table of widths, hmtx, has four bytes a glyph, the first two of which are its width.
  sfnt.writeUInt16BE(NARROW_SPACE_WIDTH * unitsPerEm, tableOf(sfnt, 'hmtx').offset + 4 * free);
  return withGlyphs(sfnt, glyphs);
}

/** The numbers of the glyphs of a font, by the code of their character. */
function glyphsOf(sfnt: Buffer): Map<number, number> {
  const font = fontkit.create(sfnt) as fontkit.Font;
  return new Map(font.characterSet.map((code) => [code, font.glyphForCodePoint(code).id]));
}

/** The font with another table of characters, cmap, in its format 12: a range of one character a glyph. */
function withGlyphs(sfnt: Buffer, glyphs: ReadonlyMap<number, number>): Buffer {
  const ranges = [...glyphs]
    .toSorted(([a], [b]) => a - b)
    .map(([code, glyph]) => [code, code, glyph]);
  const header = [12 << 16, 16 + 12 * ranges.length, 0, ranges.length];
  // Version 0 with one table, for Windows and all of Unicode, right after these twelve bytes.
  const cmap = uint32([1, (3 << 16) | 10, 12, ...header, ...ranges.flat()]);
  const { entry } = tableOf(sfnt, 'cmap');
  sfnt.writeUInt32BE(sfnt.length, entry + 8);
  sfnt.writeUInt32BE(cmap.length, entry + 12);
  return Buffer.concat([sfnt, cmap]);
}

/** The places of a table and of its entry at the start of the font. */
function tableOf(sfnt: Buffer, name: string): { entry: number; offset: number } {
  const entry = sfnt.indexOf(name);
  return { entry, offset: sfnt.readUInt32BE(entry + 8) };
}

function uint32(numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * numbers.length);
  numbers.forEach((number, index) => bytes.writeUInt32BE(number, 4 * index));
  return bytes;
}

function codeOf(character: string): number {
  return character.codePointAt(0)!;
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
