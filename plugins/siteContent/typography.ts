/** Spaces of the language, which no owner should have to type. */

const NO_BREAK = '\u{A0}';
const NARROW_NO_BREAK = '\u{202F}';

/** Web and e-mail addresses in a text stay as they are. */
const address = /(\S*(?:(?:https?|mailto|tel):|www\.|@)\S*)/;

/** A space of a kind that may break. */
const SPACE = '[ \\t]';
/** Signs of money, before or after a number. */
const MONEY = '\\p{Sc}|CHF|EUR|GBP|USD';
/** Units that belong to the number before them. */
const UNITS = [
  '%|‰|°C?|[kK]?B|MB|GB|TB|k?g|t|[cmk]?m|[mc]?l|m²|m³|km²|ha|ms|s|min|h|px|dpi|fps|Hz|kHz|MHz|GHz|k?W|kWh|V',
  MONEY,
].join('|');

const inGroupOfDigits = new RegExp(
  `(?<=(?<![\\p{Nd}.,])\\p{Nd}{1,3}(?:${NO_BREAK}\\p{Nd}{3})*)${SPACE}(?=\\p{Nd}{3}(?!\\p{Nd}))`,
  'gu',
);
const afterMoney = new RegExp(`(?<=(?:^|[^\\p{L}])(?:${MONEY}))${SPACE}(?=\\p{Nd})`, 'gu');
const beforeUnit = new RegExp(`(?<=\\p{Nd})${SPACE}(?=(?:${UNITS})(?![\\p{L}\\p{Nd}]))`, 'gu');

/** Before a dash or another sign between two words. */
const beforeSeparator = new RegExp(`(?<=\\S)${SPACE}(?=[–—|/·•-]${SPACE}\\S)`, 'gu');

/** The text with the spaces of its language. In every language numbers stay with their units, dashes with their word. */
export function typeset(text: string, language: string): string {
  const parts = text.split(address);
  return parts.map((part, index) => (index % 2 ? part : setPart(part, language))).join('');
}

function setPart(text: string, language: string): string {
  const { language: name, region } = new Intl.Locale(language);
  // A dash may end a line. It begins none.
  const withNumbers = setNumbers(text).replace(beforeSeparator, NO_BREAK);
  return name === 'fr' ? setFrench(withNumbers, region) : withNumbers;
}

/** `€ 4 800`, `12 kB` and `30 %` stay on one line. */
function setNumbers(text: string): string {
  let grouped = text;
  let before;
  // Each turn joins one more group: the groups before it are part of the rule.
  do {
    before = grouped;
    grouped = grouped.replace(inGroupOfDigits, NO_BREAK);
  } while (grouped !== before);
  return grouped.replace(afterMoney, NO_BREAK).replace(beforeUnit, NO_BREAK);
}

/** Spaces in guillemets and before high signs. In Canada only guillemets and the colon have them. */
function setFrench(text: string, region: string | undefined): string {
  const inQuotes = text
    .replace(/«\s*(?=\S)/gu, `«${NARROW_NO_BREAK}`)
    .replace(/(?<=\S)\s*»/gu, `${NARROW_NO_BREAK}»`);
  const withColons = inQuotes.replace(beforeSign(':'), NO_BREAK);
  return region === 'CA' ? withColons : withColons.replace(beforeSign(';!?'), NARROW_NO_BREAK);
}

/** The place between a word and a sign that ends a phrase: `12:30` and `a?b` have none. */
function beforeSign(signs: string): RegExp {
  return new RegExp(
    `(?<=[\\p{L}\\p{M}\\p{Nd}\\p{Pe}\\p{Pf}\\p{Sc}\\p{So}%…”’}"+#*])\\s*(?=[${signs}]+(?:[\\s\\p{Pe}\\p{Pf}”]|$))`,
    'gu',
  );
}

/** The part of a text that has the letters of a phrase, whatever its spaces are. The phrase if there is none. */
export function sameLetters(text: string, phrase: string): string {
  const letters = [...phrase.replace(/\s/g, '')].map((letter) =>
    letter.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&'),
  );
  return new RegExp(letters.join('\\s*'), 'u').exec(text)?.[0] ?? phrase;
}
