/** A period as the timeline shows it. */
export interface Period {
  /** Its dates, `2020–2023` or `March 2021 – present`. */
  dates: string;
  /** What is said beside them, such as `part-time`. */
  note?: string;
  /** How large the dates can stand: `long` ones are the smallest. */
  length: 'short' | 'medium' | 'long';
}

/** Widths up to which dates are short or medium, in letters. */
const SHORT = 9;
const MEDIUM = 19;

const DASH = '–';
/** Figures of any script. */
const YEAR = String.raw`\p{Nd}{4}`;
const bareYear = new RegExp(`^${YEAR}$`, 'u');
/** A comma after the last year; where there is no year, the first comma. Commas inside dates have a year after them. */
const noteAfterYear = new RegExp(String.raw`^(.*${YEAR}[^,،，]*)[,،，](?!.*${YEAR})\s*(.+)$`, 'u');
const noteAfterWords = new RegExp(String.raw`^(?!.*${YEAR})([^,،，]+)[,،，]\s*(.+)$`, 'u');
/** Any dash; a hyphen with spaces around it, or between a year and a year or a word, or after the last year. */
const betweenDates = new RegExp(
  String.raw`\s*[–—]\s*|\s+-\s+|(?<=(?<!\p{L}\S*)${YEAR})-(?=${YEAR}|\p{L}|\s*$)`,
  'u',
);
/** Letters that are as wide as two. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * Sets a period as it is written in the content: its hyphen or dash becomes an en dash, closed between years and spaced
 * between words; what follows the dates after a comma is a note. Nothing of the text is lost.
 */
export function setPeriod(written: string): Period {
  const text = written.trim();
  const [, before = text, note] = noteAfterYear.exec(text) ?? noteAfterWords.exec(text) ?? [];
  const sides = before.split(betweenDates).map((side) => side.trim());
  const closed = sides.every((side) => side === '' || bareYear.test(side) || /^\p{Nd}{2}$/u.test(side));
  // The dash stays with what is before it where a line breaks.
  const dates = sides.join(closed ? DASH : `\u{A0}${DASH} `).trim();
  return { dates, ...(note && { note }), length: lengthOf(dates) };
}

/** Whether dates are one year and nothing else, in the figures that the element `time` takes. */
export function isDateTime(dates: string): boolean {
  return /^[0-9]{4}$/.test(dates);
}

function lengthOf(dates: string): Period['length'] {
  const letters = [...dates].reduce((sum, letter) => sum + (wide.test(letter) ? 2 : 1), 0);
  if (letters <= SHORT) return 'short';
  return letters <= MEDIUM ? 'medium' : 'long';
}
