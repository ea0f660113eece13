/** Ways to reach other people, which are not for everybody: e-mail addresses, phone numbers and web addresses. */

const EMAIL = String.raw`[^\s()<>,;:（）]+@[^\s()<>,;（）]+\.\p{L}{2,}`;

/** A host before a slash, such as `example.org/`. The two of `Node.js/React` and `ASP.NET/C#` are technologies. */
const HOST = String.raw`(?<![\p{L}\d.-])(?!(?:\p{L}+\.js|asp\.net)\/)[\p{L}\d-]+(?:\.[\p{L}\d-]+)+\/`;
const WEB_ADDRESS = String.raw`(?:https?:\/\/|www\.|${HOST})[^\s)）>]*`;

const BETWEEN_DIGITS = String.raw`[\s().\/–-]*`;
/** Such as `+49 30 5550 1234` or `(912) 555-4321`. */
const DIGITS = String.raw`(?:\(\d+\)|\d)(?:${BETWEEN_DIGITS}\d){6,}`;
/** The start of a phone number, such as `030` or `(912) 555-`. No date starts so. */
const AREA_CODE = String.raw`0\d\d|\(?\d{3}\)?[ .-]\d{3}[ .-]`;
/** All up to a year, as in `2015 - 2018` or `01.03.2015`. */
const YEAR = String.raw`(?!${AREA_CODE})[\d\s().\/–-]*(?<!\d)(?:19|20)\d\d`;
/** A year, or a large round number such as `1 500 000`. */
const OTHER_NUMBER = String.raw`(?:${YEAR}|[1-9]\d{0,2}(?:[ .]\d{3})*[ .]000)(?!\d)`;
const PHONE = String.raw`\+${BETWEEN_DIGITS}${DIGITS}|(?<!\d${BETWEEN_DIGITS})(?!${OTHER_NUMBER})${DIGITS}`;

/** A word such as `Tel.:` before an address or a number. */
const LABEL = String.raw`(?:(?<!\p{L})(?:(?:tel|fax|phone|mobile?|e-?mail)\.?|[\p{L}-]+\.?\s?[:：])\s*)?`;

const PRIVATE = new RegExp(`${EMAIL}|${PHONE}`, 'gu');
const CONTACT = new RegExp(`${LABEL}(?:${EMAIL}|${WEB_ADDRESS}|${PHONE})`, 'giu');

/** Signs that had an address on one of their sides: at an edge, or before other signs. */
const LEFT_SIGNS = /(?<=^|[(（])[\s,;|–—-]+|[\s,;|–—-]+(?=\s*[,;|–—)）-]|$)/gu;
const EMPTY_BRACKETS = /\s*[(（<]\s*[)）>]/gu;

/** The e-mail addresses and phone numbers in a text. */
export function privateContactsIn(text: string): string[] {
  return text.match(PRIVATE) ?? [];
}

/** A text about a person without ways to reach them. `found` gets these. */
export function withoutContacts(written: string, found: string[]): string {
  const contacts = written.match(CONTACT);
  if (!contacts) return written;
  found.push(...contacts);
  const text = written.replaceAll(CONTACT, '').replaceAll(LEFT_SIGNS, '');
  return text.replaceAll(EMPTY_BRACKETS, '').trim();
}
