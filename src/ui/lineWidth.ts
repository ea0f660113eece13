/** Widths of a face's letters in em, rounded up: the first entry counts whose pattern a letter matches. */
export type LetterWidths = [letters: RegExp, width: number][];

/** The text face at its regular weight; letters of other scripts have a fallback's. */
export const textFace: LetterWidths = [
  [/[ijlıI.,'’\s]/, 0.27],
  [/[ftr1\-‐]/, 0.41],
  [/[mMWæœÆŒ]/, 0.96],
  [/w/, 0.82],
  [/[acekosvxyzEFLTYZ]/, 0.575],
  [/[ABJKPRSVX&]/, 0.67],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 1.05],
  [/\p{Lu}/u, 0.74],
  [/\p{Script=Latin}/u, 0.6],
  [/./u, 0.7],
];

/** How wide a text on one line is in a face, in em of its own size. */
export function lineWidth(text: string, widths: LetterWidths): number {
  const widthOf = (letter: string) => widths.find(([letters]) => letters.test(letter))?.[1] ?? 0;
  // Accents take no room of their own.
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
  return [...letters].reduce((sum, letter) => sum + widthOf(letter), 0);
}
