import type { DatesText } from '../../src/content/inputTypes.ts';

/** Dates, then a note after a comma. After the comma in `June 1, 2021` is a year. */
const datesAndNote = /^(.*?)\s*[,،，]\s*(?!.*\p{Nd}{4})(.+)$/u;
/** A dash, or a hyphen with spaces around it or after the first year. `2020-03` is one date. */
const betweenDates = /\s*[–—]\s*|\s+-\s+|(?<=^\p{Nd}{4})-(?!\p{Nd}{2}$)/u;

/**
 * Sets a period: its hyphen or dash becomes an en dash, closed between years, spaced between words. It may
 * break between two `parts`, such as `March 2021 –`, `present`, joined by `separator`. `note`: `part-time`.
 */
export function formatPeriod(written: string): DatesText {
  const text = written.trim();
  const [, before = text, note] = datesAndNote.exec(text) ?? [];
  const sides = before.split(betweenDates);
  const closed = sides.every((side) => /^\p{Nd}*$/u.test(side));
  const dash = closed ? '–' : '\u{A0}–';
  const parts = sides.map((side, index) => (index < sides.length - 1 ? side + dash : side).trim());
  return { parts: parts.filter(Boolean), separator: closed ? '' : ' ', note };
}
