/** Text between two parts of a list, in languages in which it is another than in English. */
const commas: Record<string, string> = { ar: '، ', fa: '، ', ja: '、', ur: '، ', zh: '、' };

/** Text between two parts of a list. */
export function commaOf(language: string): string {
  return commas[new Intl.Locale(language).language] ?? ', ';
}
