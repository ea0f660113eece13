import type { DatesText } from '../../src/content/schema/inputTypes.ts';
import { endsInYear, splitYears } from '../../src/sections/Experience/TimelineEntry/splitYears.ts';
import { textWidth, type TypeStyle } from './textWidth.ts';

/** Years of the timeline, and the words around them (TimelineEntry.module.css). */
const yearStyle: TypeStyle = {
  face: 'bricolage-grotesque',
  weight: 800,
  letterSpacing: -0.05,
};
const wordStyle: TypeStyle = { ...yearStyle, letterSpacing: -0.03 };
/** Size of the words, and the space that is added between two of them, in em of a year. */
const WORD_SIZE = 0.36;
const WORD_SPACING = 0.036;
/** For sizes that are rounded, and words that have their least size. */
const SLACK = 1.03;

/**
 * Wider dates, in em of a year, have two lines. Experience.module.css makes years up to 0.7 times as large as usual for
 * others.
 */
const MAX_LINE_WIDTH = 9.5;

/** The width of the widest dates that fit on one line, in em of a year; at least 1. */
export async function datesWidth(dates: readonly DatesText[]): Promise<number> {
  const widths = await Promise.all(dates.map(lineWidth));
  return Math.max(1, ...widths.filter((width) => width <= MAX_LINE_WIDTH));
}

async function lineWidth({ parts, separator }: DatesText): Promise<number> {
  const separators = parts.slice(0, -1).map((part) => separatorWidth(part, separator));
  const widths = await Promise.all([...parts.map(partWidth), ...separators]);
  return SLACK * sum(widths);
}

/** The width of the space after a part. After a large dash it is large. */
function separatorWidth(part: string, separator: string): Promise<number> {
  return endsInYear(part) ? textWidth(separator, yearStyle) : wordsWidth(separator);
}

/** The width of a text whose years are large. */
async function partWidth(part: string): Promise<number> {
  const widths = await Promise.all(
    splitYears(part).map((text, index) => {
      const isYear = index % 2 === 1;
      return isYear ? textWidth(text, yearStyle) : wordsWidth(text);
    }),
  );
  return sum(widths);
}

async function wordsWidth(text: string): Promise<number> {
  const spaces = text.split(' ').length - 1;
  return WORD_SIZE * (await textWidth(text, wordStyle)) + spaces * WORD_SPACING;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
