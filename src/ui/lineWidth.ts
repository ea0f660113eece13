/** Widths of a face's letters in em, rounded up: the first entry counts whose pattern a letter matches. */
export type LetterWidths = [letters: RegExp, width: number][];

/** How wide a text on one line is in a face, in em of its own size. */
export function lineWidth(text: string, widths: LetterWidths): number {
  const widthOf = (letter: string) => widths.find(([letters]) => letters.test(letter))?.[1] ?? 0;
  // Accents take no room of their own.
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
  return [...letters].reduce((sum, letter) => sum + widthOf(letter), 0);
}
