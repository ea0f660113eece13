import { readFile } from 'node:fs/promises';
import * as fontkit from 'fontkit';
import { beforeAll, describe, expect, test } from 'vitest';

const STYLES_FOLDER = new URL('.', import.meta.url);

const RULE =
  /font-family: '(?<family>[^']+)';[^}]*url\('(?<file>[^']+)'\)[^}]*unicode-range:(?<ranges>[^;]+)/g;

/** A rule of fonts.css with its font. */
interface FontFace {
  family: string;
  ranges: [first: number, last: number][];
  font: fontkit.Font;
}

/** Letters of names in languages with Latin letters, and signs of their currencies. */
const languages: [language: string, letters: string][] = [
  ['English', "AZaz09 &-'’–"],
  ['German and Nordic', 'ÄÖÜẞßÆØÅÐÞäöüæøåðþ'],
  ['French and Portuguese', 'ÀÇÉÊËÎÏÔŒÙÛŸÃÕàçéêëîïôœùûÿãõ«»\u{A0}\u{202F}'],
  ['Polish', 'ĄĆĘŁŃÓŚŹŻąćęłńóśźż'],
  ['Czech and Slovak', 'ČĎĚŇŘŠŤŮŽčďěňřšťůžĹĽŔĺľŕ'],
  ['Hungarian', 'ŐŰőű'],
  ['Romanian', 'ĂÂÎȘȚăâîșț'],
  ['Turkish', 'ÇĞİŞçğış₺'],
  ['Croatian', 'ČĆĐŠŽčćđšž'],
  ['Lithuanian, Latvian and Estonian', 'ĄĖĮŲŪĀĢĶĻŅÕąėįųūāģķļņõ'],
  ['Vietnamese', 'ĐƠƯĂẠẬẶẸỆỊỌỘỢỤỰỲđơưăạậặẹệịọộợụựỳấềốữỗẵ₫'],
];

let faces: FontFace[];

beforeAll(async () => {
  const css = await readFile(new URL('fonts.css', STYLES_FOLDER), 'utf8');
  faces = await Promise.all([...css.matchAll(RULE)].map(({ groups = {} }) => readFace(groups)));
});

describe.each(['Bricolage Grotesque', 'Geist'])('%s', (family) => {
  test.each(languages)('has the letters of %s, each in one file', (_language, letters) => {
    const filesWith = (letter: string) =>
      faces.filter((face) => face.family === family && isInRanges(letter, face));
    const wrong = [...letters].filter((letter) => {
      const [face, another] = filesWith(letter);
      return !face?.font.hasGlyphForCodePoint(letter.codePointAt(0)!) || another !== undefined;
    });
    expect(wrong).toEqual([]);
  });
});

/** The Unicode Standard: a quarter of an em or less. Half of it would be no space between « and a letter. */
test.each(['Bricolage Grotesque', 'Geist'])(
  'the narrow space of %s is about a fifth of an em',
  (family) => {
    const { font } = faces.find((face) => face.family === family && isInRanges('\u{202F}', face))!;
    const width = font.glyphForCodePoint(0x202f).advanceWidth / font.unitsPerEm;
    expect(width).toBeGreaterThan(0.17);
    expect(width).toBeLessThan(0.23);
  },
);

test.each(['Bricolage Grotesque', 'Geist'])('both spaces of %s are equally wide', (family) => {
  const { font } = faces.find((face) => face.family === family && isInRanges(' ', face))!;
  const widthOf = (code: number) => font.glyphForCodePoint(code).advanceWidth;
  expect(widthOf(0xa0)).toBe(widthOf(0x20));
});

async function readFace({ family = '', file = '', ranges = '' }): Promise<FontFace> {
  const font = fontkit.create(await readFile(new URL(file, STYLES_FOLDER))) as fontkit.Font;
  return { family, font, ranges: ranges.split(',').map(readRange) };
}

/** The ends of a range such as `U+0020-007E`. */
function readRange(range: string): [first: number, last: number] {
  const [first, last = first] = range.match(/[\dA-F]{4}/g)!.map((hex) => Number.parseInt(hex, 16));
  return [first!, last!];
}

function isInRanges(letter: string, { ranges }: FontFace): boolean {
  const code = letter.codePointAt(0)!;
  return ranges.some(([first, last]) => first <= code && code <= last);
}
