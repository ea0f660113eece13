/** Marks that change the direction of a text, and marks without a width. Joiners of letters are none of them. */
const HIDDEN_MARK = /[\p{Bidi_Control}\u200B\uFEFF]/u;

/** Whether a text holds marks that make it look like another one. */
export function hasHiddenMarks(text: string): boolean {
  return HIDDEN_MARK.test(text);
}

/**
 * The text without hidden marks and halves of characters, with a space for each control character. Line
 * breaks stay, as `\n`.
 */
export function withoutHiddenMarks(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(new RegExp(`${HIDDEN_MARK.source}|\\p{Surrogate}`, 'gu'), '')
    .replaceAll(/(?!\n)\p{Cc}/gu, ' ');
}
