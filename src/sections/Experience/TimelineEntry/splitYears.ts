/**
 * A year with its dash, such as `2020–` and `2020 –`. Or the whole text if it is digits and dashes: the dates `2019–20`
 * come as two texts, `2019–` and `20` (`parts` of `DatesText`).
 */
const YEAR = /(^[\p{Nd}–]+$|\p{Nd}{4}(?:\u{A0}?–)?)/u;

/** Splits one of these texts into words and years in turn, from words on: `since 2019` is `['since ', '2019', '']`. */
export function splitYears(dates: string): string[] {
  // `split` keeps the group.
  return dates.split(YEAR);
}

/** Whether dates end in a year, with or without its dash. */
export function endsInYear(dates: string): boolean {
  const wordsAtEnd = splitYears(dates).at(-1);
  return wordsAtEnd === '';
}
