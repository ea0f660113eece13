/** The rule of phone numbers. Only the build loads it. */
import { z } from 'zod';

/** International number as `tel:` and chat links need it: 7 to 15 digits (ITU-T E.164). */
const INTERNATIONAL = /^\+([ -]*\d){7,15}[ -]*$/;

/** In Italy, Ivory Coast and a few other countries a zero behind the country code is part of the number. */
const CODES_WITH_ZERO = '39|378|379|225|229|241|242';
/** Country codes. No code begins with another one, so that a number without spaces has one code for certain. */
const COUNTRY_CODE = [
  '1|7',
  '2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]',
  String.raw`(?:2[1-689]|3[578]|42|5[09]|6[7-9]|8[0578]|9[679])\d`,
].join('|');

/** A prefix for calls inside a country only. The number of digits behind it tells it from an area code. */
interface TrunkPrefix {
  /** Code of the country. */
  code: string;
  prefix: string;
  /** The number of digits behind it, as a pattern has it: `8,9` is 8 or 9. */
  digits: string;
}

/** Trunk prefixes that are no zero. */
const TRUNK_PREFIXES: readonly TrunkPrefix[] = [
  // United States, Canada and their neighbours.
  { code: '1', prefix: '1', digits: '10' },
  // Russia and Kazakhstan.
  { code: '7', prefix: '8', digits: '10' },
  // Hungary.
  { code: '36', prefix: '06', digits: '8,9' },
  // Mexico until 2019: 044 and 045 were for mobile phones.
  { code: '52', prefix: '01', digits: '10' },
  { code: '52', prefix: '044', digits: '10' },
  { code: '52', prefix: '045', digits: '10' },
  // Lithuania, which has a zero now.
  { code: '370', prefix: '8', digits: '8' },
  // Belarus.
  { code: '375', prefix: '80', digits: '9' },
  { code: '375', prefix: '8', digits: '9' },
  // Tajikistan, Turkmenistan and Uzbekistan.
  { code: '992', prefix: '8', digits: '9' },
  { code: '993', prefix: '8', digits: '8' },
  { code: '998', prefix: '8', digits: '9' },
];

const GAP = '[ -]*';

/** The zeros behind a country code, such as that of `+49 030`. */
const ZEROS = String.raw`(?<=^\+${GAP}(?!${CODES_WITH_ZERO})(?:${COUNTRY_CODE}))${GAP}(?:0${GAP})+`;

const TRUNK_PREFIX = new RegExp([...TRUNK_PREFIXES.map(patternOf), ZEROS].join('|'));

function patternOf({ code, prefix, digits }: TrunkPrefix): string {
  const behindCode = String.raw`(?<=^\+${GAP}${code})`;
  const beforeDigits = String.raw`(?=(?:\d${GAP}){${digits}}$)`;
  return [behindCode, ...prefix, beforeDigits].join(GAP);
}

/** The number with only spaces and hyphens between its digits. */
function withoutBrackets(written: string): string {
  return (
    written
      .normalize('NFKC')
      // A number copied from a list of contacts may have direction marks.
      .replaceAll(/\p{Cf}/gu, '')
      .replace(/^tel:/i, '')
      .replaceAll(/\p{Pd}/gu, '-')
      // In Italy this zero is the first digit of the area code.
      .replaceAll(/\(0\)[\s-]*(?=\d)/g, '0')
      .replaceAll(/[()./\s]+/g, ' ')
      .trim()
      .replace(/^\+ /, '+')
      .replace(/^00(?=[1-9])/, '+')
  );
}

/** The number without brackets and trunk prefix, such as `+49 30 5550 1234` of `+49 (0)30 5550 1234`. */
export function mendPhone(written: string): string {
  return withoutBrackets(written).replace(TRUNK_PREFIX, ' ');
}

export const phone = z.string().superRefine((value, context) => {
  const prefix = TRUNK_PREFIX.exec(withoutBrackets(value))?.[0].replaceAll(/\D/g, '');
  if (INTERNATIONAL.test(value) && !prefix) return;
  const mended = mendPhone(value);
  if (!INTERNATIONAL.test(mended)) {
    context.addIssue(
      'must be an international number: +, then 7 to 15 digits with spaces or hyphens between them',
    );
  } else if (prefix) {
    context.addIssue(`must have no ${prefix} behind the country code: write ${mended}`);
  } else {
    context.addIssue(`must be an international number: write ${mended}`);
  }
});
