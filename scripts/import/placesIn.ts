import { COMMA } from '../../plugins/shared/nameWords.ts';
import streetWords from './streetWords.json' with { type: 'json' };

const { behindName, behindNumber, beforeName, endOfName } = streetWords;

/** A part of an address with the name of a street, such as `High Street`, `1600 Main St`, `Via Roma` or `Hauptstr.` */
const STREET = new RegExp(
  // `Vallee` is no `allee`.
  [
    String.raw`[\p{L}\p{M}\d.]\s(${behindName.join('|')})(?![\p{L}\p{M}])`,
    String.raw`^\d.*\s(${behindNumber.join('|')})\b`,
    String.raw`^(${beforeName.join('|')})[.\s]\s*[\p{L}\d]`,
    String.raw`\p{L}(?<!v)[ -]?(${endOfName.join('|')})(?![\p{L}\p{M}])`,
  ].join('|'),
  'iu',
);

/** Such as `LS1 1AA`, `K1A 0B1`, `1234 AB`, `D-10115`, `110 00`, `00-950` and `01310-100`. */
const POSTCODE =
  /(?<![\p{L}\d-])([A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z\d] ?[A-Z\d]{3,4}|〒?([A-Z]{1,2}-)?(\d{4} [A-Z]{2}|\d{3} \d{2}|\d{2}-\d{3}|\d{3}-\d{4}|\d{4,7}(-\d{3,4})?))(?![\p{L}\d-])/gu;

/**
 * The places in the lines of an address. Its postcode, and all up to the street, is `left`. `isCity`: a single name is
 * a city, though it looks like a street or has the number of a district, as `Temple Terrace` and `Praha 6`.
 */
export function placesIn(
  lines: readonly string[],
  isCity = false,
): { places: string[]; left: string[] } {
  const places: string[] = [];
  const left: string[] = [];
  const parts = lines.flatMap((line) => line.split(COMMA));
  for (const part of parts) {
    const name = part.replaceAll(POSTCODE, '').trim();
    const isNamed = STREET.test(part);
    const hasNumber = /\d/.test(name);
    const isOnlyCity = isCity && parts.length === 1 && !/^\d/.test(name);
    const isStreet = isOnlyCity ? isNamed && hasNumber : isNamed || hasNumber;
    if (isStreet) left.push(...places.splice(0), part);
    else {
      left.push(...(part.match(POSTCODE) ?? []));
      if (name) places.push(name);
    }
  }
  return { places, left };
}
