/** Characters that change the direction of a text, and those without a width. Joiners of letters are none of them. */
const HIDDEN_CHARACTER = /[\p{Bidi_Control}\u200B\uFEFF]/u;

/** Whether a text holds characters that make it look like another one. */
export function hasHiddenCharacters(text: string): boolean {
  return HIDDEN_CHARACTER.test(text);
}

/**
 * The text without hidden characters and halves of characters, with a space for each control character. Line
 * breaks stay, as `\n`.
 */
export function withoutHiddenCharacters(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(new RegExp(`${HIDDEN_CHARACTER.source}|\\p{Surrogate}`, 'gu'), '')
    .replaceAll(/(?!\n)\p{Cc}/gu, ' ');
}
