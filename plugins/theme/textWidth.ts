/** Measures texts with the fonts of the page. All widths are in em of the text's own size. */
import { readFile } from 'node:fs/promises';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

/** U+202F. It keeps French signs such as » with their word. */
export const NARROW_SPACE = '\u{202F}';

export interface TypeStyle {
  face: 'bricolage-grotesque' | 'geist';
  weight: number;
  letterSpacing?: number;
}

/** The files of a face in its package, the commonest letters first. */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese'] as const;
export type Subset = (typeof SUBSETS)[number];

/** Letters that the font lacks are as wide as the average of the fallback fonts, rather too wide. */
const FALLBACK_WIDTH = { square: 1.05, other: 0.78 };
/** The narrow no-break space of French, in em. scripts/fonts/subset.ts adds it to both faces. */
export const NARROW_SPACE_WIDTH = 0.2;
/** Letters that the font lacks rise so far, in em: rather too far. */
const FALLBACK_ASCENT = 0.9;
const square = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Accents on letters, and marks without a width. */
const mark = /\p{M}|\p{Cf}/u;

/** Scripts whose words stand side by side without spaces. */
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
const ending = /^\p{Script=Hiragana}+$/u;
/** Particles after which a phrase ends. The verb behind them may be in Hiragana too. */
const lastInPhrase = /[をが]$/;
const katakana = /^[\p{Script=Katakana}ー]+$/u;
const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Line breaks of browsers: at breaking spaces, after dashes, after hyphens between letters. */
const breaks = /[^\S\u{A0}\u{202F}]+|(?<=[‐–—])|(?<=-)(?!\d)/u;

/** The width of a text on one line. The display face draws ' as ’. */
export async function textWidth(text: string, style: TypeStyle): Promise<number> {
  const letters = [...text.normalize('NFC').replaceAll("'", '’')];
  let width = letters.length * (style.letterSpacing ?? 0);
  for (const { font, letters: run } of await runsOf(letters, style)) {
    width += font
      ? font.layout(run.join('')).advanceWidth / font.unitsPerEm
      : run.reduce((sum, letter) => sum + fallbackWidth(letter), 0);
  }
  return width;
}

/** The width of the widest part of some texts that browsers keep on one line; at least 1. */
export function widestWord(texts: readonly string[], style: TypeStyle): Promise<number> {
  return widest(texts.flatMap((text) => text.split(breaks)).flatMap(wordsOf), style);
}

/**
 * The words of a text without spaces, each with the punctuation after it. Other texts are one word. Japanese
 * endings are Hiragana and stay with their word, as in phrases of browsers: 作りましょう, but 仕事を and しましょう. A
 * run of Katakana is one word, which the segmenter would part: インフラストラクチャ.
 */
function wordsOf(text: string): string[] {
  if (!withoutSpaces.test(text)) return [text];
  const found: string[] = [];
  for (const { segment, isWordLike } of words.segment(text)) {
    const last = found.at(-1);
    const goesOn = katakana.test(segment) && last !== undefined && katakana.test(last);
    const isEnding = ending.test(segment) && !(last && lastInPhrase.test(last));
    const isWord = isWordLike && !isEnding && !goesOn;
    if (isWord || last === undefined) found.push(segment);
    else found.push(found.pop() + segment);
  }
  return found;
}

/** The width of the widest text; at least 1. */
export async function widest(texts: readonly string[], style: TypeStyle): Promise<number> {
  const widths = await Promise.all(texts.map((text) => textWidth(text, style)));
  return Math.max(1, ...widths);
}

function fallbackWidth(letter: string): number {
  if (letter === NARROW_SPACE) return NARROW_SPACE_WIDTH;
  if (mark.test(letter)) return 0;
  return square.test(letter) ? FALLBACK_WIDTH.square : FALLBACK_WIDTH.other;
}

/** Letters of one font file that stand side by side. */
interface Run {
  /** Undefined: no file has these letters. */
  font: fontkit.Font | undefined;
  letters: string[];
}

/** The letters by the file that has them, as browsers choose it. */
async function runsOf(letters: readonly string[], style: TypeStyle): Promise<Run[]> {
  const runs: Run[] = [];
  for (const letter of letters) {
    const font = await fontWith(letter, style);
    const last = runs.at(-1);
    if (last && last.font === font) last.letters.push(letter);
    else runs.push({ font, letters: [letter] });
  }
  return runs;
}

/** The first file of a face that has a letter; undefined if none has it. */
async function fontWith(letter: string, style: TypeStyle): Promise<fontkit.Font | undefined> {
  for (const subset of SUBSETS) {
    const font = await fontOf(style, subset);
    if (font.hasGlyphForCodePoint(letter.codePointAt(0)!)) return font;
  }
  return undefined;
}

/** How far the letters of a text rise above their line, in em. */
export async function textAscent(text: string, style: TypeStyle): Promise<number> {
  const rises = (await runsOf([...text.normalize('NFC')], style)).flatMap(({ font, letters }) =>
    font
      ? font.layout(letters.join('')).glyphs.map(({ bbox }) => bbox.maxY / font.unitsPerEm)
      : FALLBACK_ASCENT,
  );
  return Math.max(0, ...rises);
}

/** Whether the page draws a letter in this face. */
export async function hasLetter(letter: string, face: TypeStyle['face']): Promise<boolean> {
  return (await fontWith(letter, { face, weight: 700 })) !== undefined;
}

const loaded = new Map<string, Promise<fontkit.Font>>();

/** One file of the face at one weight, loaded once. */
function fontOf({ face, weight }: TypeStyle, subset: Subset): Promise<fontkit.Font> {
  const key = `${face} ${subset} ${weight}`;
  const font = loaded.get(key) ?? load(face, weight, subset);
  loaded.set(key, font);
  return font;
}

/** From the space to the sign ∕: all characters of the font files. */
const FIRST_CHARACTER = 0x20;
const LAST_CHARACTER = 0x2215;
const characters = String.fromCodePoint(
  ...Array.from(
    { length: LAST_CHARACTER - FIRST_CHARACTER + 1 },
    (_, index) => FIRST_CHARACTER + index,
  ),
);

async function load(
  face: TypeStyle['face'],
  weight: number,
  subset: Subset,
): Promise<fontkit.Font> {
  // fontkit 2.0.4 cannot set the weight of a WOFF2 font.
  const options = { targetFormat: 'sfnt', variationAxes: { wght: weight } };
  return fontkit.create(
    await subsetFont(await wholeFont(face, subset), characters, options),
  ) as fontkit.Font;
}

/** A file of a font, as WOFF2, before it is cut to the characters of the site. */
export function wholeFont(face: string, subset: Subset): Promise<Buffer> {
  const file = `@fontsource-variable/${face}/files/${face}-${subset}-wght-normal.woff2`;
  return readFile(new URL(import.meta.resolve(file)));
}
