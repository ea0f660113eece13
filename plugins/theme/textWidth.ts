/** Measures texts with the font files that the page is set in. All widths are in em of the text's own size. */
import { readFile } from 'node:fs/promises';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

export interface TypeStyle {
  face: 'bricolage-grotesque' | 'geist';
  weight: number;
  letterSpacing?: number;
}

/** Letters that the font lacks count as an average of the fallback fonts, rather too wide: Chinese ones, and others. */
const FALLBACK_WIDTH = { square: 1.05, other: 0.78 };
const square = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Accents on letters, and marks without a width. */
const mark = /\p{M}|\p{Cf}/u;

/** Where browsers may break a line: at spaces that are not fixed, after dashes, after hyphens between letters. */
const breaks = /[^\S\u{A0}\u{202F}]+|(?<=[‐–—])|(?<=-)(?!\d)/u;

/** The width of a text on one line. */
export async function textWidth(
  text: string,
  { face, weight, letterSpacing = 0 }: TypeStyle,
): Promise<number> {
  const fonts = await fontsOf(face, weight);
  const letters = [...text.normalize('NFC')];
  let width = letters.length * letterSpacing;
  for (let start = 0, end = 0; start < letters.length; start = end) {
    const font = fontFor(letters[start]!, fonts);
    while (end < letters.length && fontFor(letters[end]!, fonts) === font) end += 1;
    const run = letters.slice(start, end);
    // Letters of one font are laid out together, with its kerning.
    width += font
      ? font.layout(run.join('')).advanceWidth / font.unitsPerEm
      : run.reduce((sum, letter) => sum + fallbackWidth(letter), 0);
  }
  return width;
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

function fontFor(letter: string, fonts: fontkit.Font[]): fontkit.Font | undefined {
  return fonts.find((font) => font.hasGlyphForCodePoint(letter.codePointAt(0)!));
}

function fallbackWidth(letter: string): number {
  if (mark.test(letter)) return 0;
  return square.test(letter) ? FALLBACK_WIDTH.square : FALLBACK_WIDTH.other;
}

const loaded = new Map<string, Promise<fontkit.Font[]>>();

/** The two files of a face (Latin is split) at one weight. */
function fontsOf(face: TypeStyle['face'], weight: number): Promise<fontkit.Font[]> {
  const key = `${face} ${weight}`;
  const fonts =
    loaded.get(key) ?? Promise.all(['basic', 'more'].map((part) => load(`${face}-${part}`, weight)));
  loaded.set(key, fonts);
  return fonts;
}

/** All characters of the font files. */
const characters = String.fromCodePoint(...Array.from({ length: 0x2216 - 0x20 }, (_, at) => 0x20 + at));

async function load(name: string, weight: number): Promise<fontkit.Font> {
  const file = await readFile(new URL(`../../src/styles/fonts/${name}.woff2`, import.meta.url));
  // fontkit 2.0.4 cannot set the weight of a WOFF2 font.
  const font = await subsetFont(file, characters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
  return fontkit.create(font) as fontkit.Font;
}
