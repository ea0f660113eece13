/** A year with its dash, such as `2020–` and `2020 –`, or a whole part of digits, such as the part `20` of `2019–20`. */
const YEAR = /(^[\p{Nd}–]+$|\p{Nd}{4}(?:\u{A0}?–)?)/u;

/** Splits dates into words and years in turn, from words on: `since 2019` is `['since ', '2019', '']`. */
export function splitYears(dates: string): string[] {
  // `split` keeps the group.
  return dates.split(YEAR);
}

/** Whether dates end in a year, with or without its dash. */
export function endsInYear(dates: string): boolean {
  const wordsAtEnd = splitYears(dates).at(-1);
  return wordsAtEnd === '';
}
