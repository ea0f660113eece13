/** Commas and full stops of languages that have other ones than English. */
const signs: Record<string, { comma: string; fullStop: string }> = {
  ar: { comma: '، ', fullStop: '.' },
  fa: { comma: '، ', fullStop: '.' },
  hi: { comma: ', ', fullStop: '।' },
  ja: { comma: '、', fullStop: '。' },
  ur: { comma: '، ', fullStop: '۔' },
  zh: { comma: '、', fullStop: '。' },
};

/** Text between two parts of a list. */
export function commaOf(language: string): string {
  return signsOf(language)?.comma ?? ', ';
}

function signsOf(language: string) {
  return signs[new Intl.Locale(language).language];
}
