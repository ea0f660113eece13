/** Whether a text is the BCP 47 tag of a language that has a name. */
export function isLanguageTag(tag: string): boolean {
  try {
    const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
    return names.of(tag) !== undefined;
  } catch {
    return false;
  }
}
