export interface Period {
  /** Parts after which a line may break: `2020–` and `2023`, or `March 2021 –` and `present`. */
  dates: string[];
  /** Joins the parts. */
  separator: '' | ' ';
  /** Words beside the dates, such as `part-time`. */
  note?: string;
}

const DASH = '–';
/** Figures of any script. */
const YEAR = String.raw`\p{Nd}{4}`;
const bareYear = new RegExp(`^${YEAR}$`, 'u');
/** The comma after the last year, or the first comma if there is no year. Commas inside dates have a year after them. */
const noteAfterYear = new RegExp(String.raw`^(.*${YEAR}[^,،，]*)[,،，](?!.*${YEAR})\s*(.+)$`, 'u');
const noteAfterWords = new RegExp(String.raw`^(?!.*${YEAR})([^,،，]+)[,،，]\s*(.+)$`, 'u');
/** Any dash; a hyphen with spaces around it, or between a year and a year or a word, or after the last year. */
const betweenDates = new RegExp(
  String.raw`\s*[–—]\s*|\s+-\s+|(?<=(?<!\p{L}\S*)${YEAR})-(?=${YEAR}|\p{L}|\s*$)`,
  'u',
);
/**
 * Sets a period as it is written in the content: its hyphen or dash becomes an en dash, closed between years and spaced
 * between words; what follows the dates after a comma is a note. Nothing of the text is lost.
 */
export function setPeriod(written: string): Period {
  const text = written.trim();
  const [, before = text, note] = noteAfterYear.exec(text) ?? noteAfterWords.exec(text) ?? [];
  const sides = before.split(betweenDates).map((side) => side.trim());
  const closed = sides.every((side) => side === '' || bareYear.test(side) || /^\p{Nd}{2}$/u.test(side));
  const dash = closed ? DASH : `\u{A0}${DASH}`;
  const dates = sides.map((side, index) => (index < sides.length - 1 ? side + dash : side).trim());
  return { dates: dates.filter(Boolean), separator: closed ? '' : ' ', ...(note && { note }) };
}
