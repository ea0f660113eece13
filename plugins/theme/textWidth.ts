/** Measures texts with the fonts of the page. All widths are in em of the text's own size. */
import { readFile } from 'node:fs/promises';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

export interface TypeStyle {
  face: 'bricolage-grotesque' | 'geist';
  weight: number;
  letterSpacing?: number;
}

/** Letters that the font lacks are as wide as the average of the fallback fonts, rather too wide. */
const FALLBACK_WIDTH = { square: 1.05, other: 0.78 };
const square = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Accents on letters, and marks without a width. */
const mark = /\p{M}|\p{Cf}/u;

/** Line breaks of browsers: at breaking spaces, after dashes, after hyphens between letters. */
const breaks = /[^\S\u{A0}\u{202F}]+|(?<=[‐–—])|(?<=-)(?!\d)/u;

/** The width of a text on one line. The display face draws ' as ’. */
export async function textWidth(text: string, style: TypeStyle): Promise<number> {
  const font = await fontOf(style);
  const letters = [...text.normalize('NFC').replaceAll("'", '’')];
  const isInFont = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0)!);
  const { advanceWidth } = font.layout(letters.filter(isInFont).join(''));
  const others = letters.filter((letter) => !isInFont(letter)).map(fallbackWidth);
  const spacing = letters.length * (style.letterSpacing ?? 0);
  return others.reduce((sum, width) => sum + width, advanceWidth / font.unitsPerEm + spacing);
}

/** The width of the widest part of some texts that browsers keep on one line; at least 1. */
export function widestWord(texts: readonly string[], style: TypeStyle): Promise<number> {
  return widest(
    texts.flatMap((text) => text.split(breaks)),
    style,
  );
}

/** The width of the widest text; at least 1. */
export async function widest(texts: readonly string[], style: TypeStyle): Promise<number> {
  const widths = await Promise.all(texts.map((text) => textWidth(text, style)));
  return Math.max(1, ...widths);
}

function fallbackWidth(letter: string): number {
  if (mark.test(letter)) return 0;
  return square.test(letter) ? FALLBACK_WIDTH.square : FALLBACK_WIDTH.other;
}

const loaded = new Map<string, Promise<fontkit.Font>>();

/** The face at one weight, loaded once. */
function fontOf({ face, weight }: TypeStyle): Promise<fontkit.Font> {
  const key = `${face} ${weight}`;
  const font = loaded.get(key) ?? load(face, weight);
  loaded.set(key, font);
  return font;
}

/** All characters of the font files. */
const characters = String.fromCodePoint(
  ...Array.from({ length: 0x2216 - 0x20 }, (_, at) => 0x20 + at),
);

async function load(face: TypeStyle['face'], weight: number): Promise<fontkit.Font> {
  // fontkit 2.0.4 cannot set the weight of a WOFF2 font.
  const options = { targetFormat: 'sfnt', variationAxes: { wght: weight } };
  return fontkit.create(
    await subsetFont(await wholeFont(face), characters, options),
  ) as fontkit.Font;
}

/** The file of a font, as WOFF2, before it is cut to the characters of the site. */
export function wholeFont(face: string): Promise<Buffer> {
  const file = `@fontsource-variable/${face}/files/${face}-latin-wght-normal.woff2`;
  return readFile(new URL(import.meta.resolve(file)));
}
