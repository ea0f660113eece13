/** Abbreviations with a full stop. Those without a vowel and those like `inkl.` and `evtl.` are known by their letters. */
const ABBREVIATIONS = new Set([
  'abs',
  'abt',
  'approx',
  'aprox',
  'assoc',
  'asst',
  'av',
  'avda',
  'bd',
  'bijv',
  'boul',
  'bros',
  'ca',
  'capt',
  'co',
  'corp',
  'cía',
  'dept',
  'depto',
  'dott',
  'dép',
  'dpto',
  'dra',
  'dña',
  'ecc',
  'ej',
  'env',
  'enz',
  'esp',
  'etc',
  'evt',
  'excl',
  'geb',
  'ggf',
  'govt',
  'hab',
  'inc',
  'incl',
  'ing',
  'insb',
  'insbes',
  'inż',
  'itd',
  'itp',
  'kap',
  'kaufm',
  'lic',
  'mag',
  'mevr',
  'mio',
  'misc',
  'mlle',
  'mme',
  'num',
  'núm',
  'prof',
  'pág',
  'rev',
  'réf',
  'sept',
  'sog',
  'spett',
  'sra',
  'srta',
  'techn',
  'tel',
  'tél',
  'ud',
  'uds',
  'ul',
  'univ',
  'usw',
  'versch',
  'wiss',
  'напр',
  'проф',
  'руб',
  'тел',
  'тыс',
]);

/** Words that are abbreviations before a number, such as `No. 5`. */
const BEFORE_NUMBERS = new Set([
  'abb',
  'abr',
  'abschn',
  'ago',
  'apr',
  'art',
  'aug',
  'avr',
  'bd',
  'chap',
  'dec',
  'dez',
  'dic',
  'déc',
  'ene',
  'feb',
  'fig',
  'févr',
  'jan',
  'janv',
  'juil',
  'jul',
  'jun',
  'kap',
  'mar',
  'max',
  'min',
  'no',
  'nos',
  'nr',
  'oct',
  'okt',
  'ott',
  'p',
  'pp',
  'sec',
  'sep',
  'set',
  'str',
  'vol',
]);

/** Languages that write `3.` for "third". */
const WITH_ORDINALS = /^(bs|cs|da|de|et|fi|fo|hr|hu|is|lv|nb|nn|no|pl|sk|sl|sr|tr)\b/;

/** German words that follow no ordinal, and often begin a sentence. */
const GERMAN_BEGINNING =
  /^\s*(Aber|Als|Am|An|Auch|Auf|Bei|Damals|Danach|Das|Davor|Der|Die|Dort|Ein|Eine|Er|Es|Für|Heute|Ich|Im|In|Jetzt|Mein|Meine|Mit|Nach|Nun|Seit|Seitdem|Sie|Und|Unser|Unsere|Vorher|Wir|Zur|Zuvor)(?!\p{L})/u;

/** Whether a sentence goes on behind its last full stop, as behind `Dr.`, `inkl.` or the German `3.` */
export function goesOn(sentence: string, behind: string, language: string): boolean {
  const text = sentence.trimEnd().replace(/\.[)\]]$/, '.');
  return isOrdinal(text, behind, language) || isAbbreviation(text, behind);
}

/** Whether a number with a full stop counts, as in `3. Mai`, `II. Preis`, or at the start of a list. */
function isOrdinal(text: string, behind: string, language: string): boolean {
  if (/(^\s*|\p{Ll}{3}\.\s+)[([]?\d{1,2}\.$/u.test(text)) return true;
  if (!WITH_ORDINALS.test(language) || GERMAN_BEGINNING.test(behind)) return false;
  return /(^|[\s([„“"«»–—-])(\d{1,3}|[IVXLC]+)\.$/u.test(text);
}

function isAbbreviation(text: string, behind: string): boolean {
  const { before = '', word = '' } = LAST_WORD.exec(text)?.groups ?? {};
  // Initials. A unit such as `s` or `km` behind a number is none.
  const isUnit = /\d\s?$/.test(before) && /^\p{Ll}{1,3}$/u.test(word);
  if (isUnit || !word) return false;
  if (/^([\p{Lu}\p{Ll}]|(\p{Lu})\2|(\p{L}{1,2}\.)+\p{L}{1,3})$/u.test(word)) return true;
  if (word === word.toUpperCase()) return false;
  const lower = word.toLowerCase();
  if (BEFORE_NUMBERS.has(lower) && /^\s*\d/.test(behind)) return true;
  return ABBREVIATIONS.has(lower) || isUnpronounceable(lower);
}

/** The word before the last full stop, with those inside of it, such as `Ph.D` of `Ph.D.` */
const LAST_WORD = /(?<before>^|.*[^\p{L}\p{M}\p{N}.])(?<word>[\p{L}\p{M}][\p{L}\p{M}.]*)\.$/su;

/** Whether a word of a European language has no vowel, or ends in consonants as no word does: `bzw`, `evtl`, `Messrs`. */
function isUnpronounceable(word: string): boolean {
  const letters = word.normalize('NFD').replaceAll(/\p{M}/gu, '');
  if (!/^[\p{Script=Latin}\p{Script=Cyrillic}]+$/u.test(letters)) return false;
  return !/[aeiouyæœøаеиоуыэюяєі]/.test(letters) || /[bcdfgkpstvz][lr]s?$/.test(letters);
}
