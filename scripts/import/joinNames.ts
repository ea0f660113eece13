/** Signs between names, by language. Other languages have a comma and a space. */
const SEPARATORS: Record<string, string> = { ar: '، ', fa: '، ', ur: '، ', ja: '、', zh: '、' };

/** Joins names that stand side by side, such as city and country, as the language does. */
export function joinNames(names: readonly string[], language: string): string {
  return names.filter(Boolean).join(SEPARATORS[language.split('-')[0]!] ?? ', ');
}
