export interface Period {
  /** Parts after which a line may break: `2020–` and `2023`, or `March 2021 –` and `present`. */
  dates: string[];
  /** Joins the parts. */
  separator: '' | ' ';
  /** Words beside the dates, such as `part-time`. */
  note?: string;
}

/** Dates, then a note after a comma. After the comma in `June 1, 2021` is a year. */
const datesAndNote = /^(.*?)\s*[,،，]\s*(?!.*\p{Nd}{4})(.+)$/u;
/** A dash, or a hyphen with spaces around it or after the first year. `2020-03` is one date. */
const betweenDates = /\s*[–—]\s*|\s+-\s+|(?<=^\p{Nd}{4})-(?!\p{Nd}{2}$)/u;

/** Sets a period: its hyphen or dash becomes an en dash, closed between years and spaced between words. */
export function setPeriod(written: string): Period {
  const text = written.trim();
  const [, before = text, note] = datesAndNote.exec(text) ?? [];
  const sides = before.split(betweenDates);
  const closed = sides.every((side) => /^\p{Nd}*$/u.test(side));
  const dash = closed ? '–' : '\u{A0}–';
  const dates = sides.map((side, index) => (index < sides.length - 1 ? side + dash : side).trim());
  return { dates: dates.filter(Boolean), separator: closed ? '' : ' ', ...(note && { note }) };
}
