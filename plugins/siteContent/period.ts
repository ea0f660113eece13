import type { DatesText } from '../../src/content/schema/inputTypes.ts';

/**
 * `2020 – 2023, part-time`: dates, and a note after a comma. `June 1, 2021` has no note: four digits come after
 * the comma. Nor has `2019, 2021`.
 */
const DATES_AND_NOTE = /^(?<dates>.*?)\s*[,،，]\s*(?!.*\p{Nd}{4})(?<note>.+)$/u;

const DASH = /\s*[–—]\s*/u;
/** `Mar 2021 - present`. A hyphen without spaces may be part of a word, as in `Mid-2020`. */
const SPACED_HYPHEN = /\s+-\s+/u;
/** `2021-present`, `2020-2023` and `2021-`. `2020-03` is one date, also in `2020-03 – 2022-11`. */
const HYPHEN_AFTER_YEAR = /(?<=^\p{Nd}{4})-(?!\p{Nd}{1,2}(?!\p{Nd}))/u;
const BETWEEN_DATES = new RegExp(
  [DASH, SPACED_HYPHEN, HYPHEN_AFTER_YEAR].map(({ source }) => source).join('|'),
  'u',
);

/** After the dash between two East Asian dates, as in `2020年3月～2022年11月`. Such dates get no other dash or space. */
const AFTER_EAST_ASIAN_DASH = /(?<=[～〜至])(?=\p{Nd})/u;

/** `2020`, or nothing: `– 2021` has no first date. */
const YEAR_OR_NOTHING = /^\p{Nd}*$/u;

/**
 * Typesets a period: its hyphen or dash becomes an en dash, closed between years, spaced between words. It may
 * break between two `parts`, such as `March 2021 –`, `present`, joined by `separator`. `note`: `part-time`.
 */
export function formatPeriod(written: string): DatesText {
  const text = written.trim();
  const groups = DATES_AND_NOTE.exec(text)?.groups;
  const dates = groups?.dates ?? text;
  const note = groups?.note;
  const eastAsian = dates.split(AFTER_EAST_ASIAN_DASH);
  if (eastAsian.length > 1) return { parts: eastAsian, separator: '', note };

  const sides = dates.split(BETWEEN_DATES);
  const areYears = sides.every((side) => YEAR_OR_NOTHING.test(side));
  const dash = areYears ? '–' : '\u{A0}–';
  const parts = sides.map((side, index) => (index < sides.length - 1 ? side + dash : side).trim());
  return {
    parts: parts.filter(Boolean),
    separator: areYears ? '' : ' ',
    note,
  };
}
