/** Tells the full stop at the end of a sentence from that of an abbreviation or of an ordinal. */
import abbreviations from './abbreviations.json' with { type: 'json' };

/** Abbreviations. Others, such as `bzw.` and `evtl.`, nobody can say: their letters tell. */
const ABBREVIATIONS = new Set(Object.values(abbreviations.anywhere).flat());

/** Words that are abbreviations before a number only, such as `No. 5`. */
const BEFORE_NUMBERS = new Set(Object.values(abbreviations.beforeNumbers).flat());

/** Languages that write `3.` for "third". */
const WITH_ORDINALS = /^(bs|cs|da|de|et|fi|fo|hr|hu|is|lv|nb|nn|no|pl|sk|sl|sr|tr)\b/;

/** German words that follow no ordinal, and often begin a sentence. */
const GERMAN_BEGINNING =
  /^\s*(Aber|Als|Am|An|Auch|Auf|Bei|Damals|Danach|Das|Davor|Der|Die|Dort|Ein|Eine|Er|Es|Für|Heute|Ich|Im|In|Jetzt|Mein|Meine|Mit|Nach|Nun|Seit|Seitdem|Sie|Und|Unser|Unsere|Vorher|Wir|Zur|Zuvor)(?!\p{L})/u;

/** The number of a list entry, such as `1. Shops`, at the start of a text or of a sentence. */
const LIST_NUMBER = /(^\s*|\p{Ll}{3}\.\s+)[([]?\d{1,2}\.$/u;

/** A number such as that of `3. Mai` or `II. Preis`. */
const ORDINAL = /(^|[\s([„“"«»–—-])(\d{1,3}|[IVXLC]+)\.$/u;

/** The word before the last full stop, with those inside of it, such as `Ph.D` of `Ph.D.` */
const LAST_WORD = /(?<before>^|.*[^\p{L}\p{M}\p{N}.])(?<word>[\p{L}\p{M}][\p{L}\p{M}.]*)\.$/su;

/** One letter, one of the pairs of `EE. UU.`, or short words with full stops between them, such as `Ph.D` and `m.in`. */
const INITIALS = /^([\p{Lu}\p{Ll}]|(\p{Lu})\2|(\p{L}{1,2}\.)+\p{L}{1,3})$/u;

/** Whether a sentence goes on behind its last full stop, as behind `Dr.`, `inkl.` or the German `3.` */
export function goesOn(sentence: string, behind: string, language: string): boolean {
  // Behind the full stop a bracket may end, as in "(inkl.)".
  const text = sentence.trimEnd().replace(/\.[)\]]$/, '.');
  return (
    LIST_NUMBER.test(text) || isOrdinal(text, behind, language) || isAbbreviation(text, behind)
  );
}

function isOrdinal(text: string, behind: string, language: string): boolean {
  return WITH_ORDINALS.test(language) && !GERMAN_BEGINNING.test(behind) && ORDINAL.test(text);
}

function isAbbreviation(text: string, behind: string): boolean {
  const { before = '', word = '' } = LAST_WORD.exec(text)?.groups ?? {};
  if (word === '' || isUnit(word, before)) return false;
  if (INITIALS.test(word)) return true;
  // Capitals are a name, such as that of CSS.
  if (word === word.toUpperCase()) return false;
  const lower = word.toLowerCase();
  const isBeforeNumber = /^\s*\d/.test(behind);
  if (isBeforeNumber && BEFORE_NUMBERS.has(lower)) return true;
  return ABBREVIATIONS.has(lower) || isUnpronounceable(lower);
}

/** Whether a word is a unit behind a number, such as `s` or `km`: it is written without a full stop. */
function isUnit(word: string, before: string): boolean {
  return /\d\s?$/.test(before) && /^\p{Ll}{1,3}$/u.test(word);
}

/** Whether a word of a European language has no vowel, or ends in consonants as no word does: `bzw`, `evtl`, `Messrs`. */
function isUnpronounceable(word: string): boolean {
  const letters = word.normalize('NFD').replaceAll(/\p{M}/gu, '');
  if (!/^[\p{Script=Latin}\p{Script=Cyrillic}]+$/u.test(letters)) return false;
  return !/[aeiouyæœøаеиоуыэюяєі]/.test(letters) || /[bcdfgkpstvz][lr]s?$/.test(letters);
}
