import { lineWidth, type LetterWidths } from '../../ui/lineWidth.ts';

/** Of the display face; letters of other scripts have a fallback's. */
const widths: LetterWidths = [
  [/[ijlI.,'’]/, 0.31],
  [/[ftrJ\-‐]/, 0.46],
  [/[mwMWæœÆŒ]/, 1.04],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 1.05],
  [/[\p{Lu}&]/u, 0.77],
  [/\p{Script=Latin}/u, 0.63],
  [/./u, 0.74],
];
/** Letters stand this much closer than the face has them. */
const TIGHTER = 0.045;

/**
 * How wide the widest part of a name is that stays on one line, in em of its own size: a word, or what is before or
 * after a hyphen. An estimate, and rather too wide than too narrow: the style sheet fits the name into the window by it.
 */
export function nameWidth(name: string): number {
  const parts = name.split(/\s+|(?<=[-‐])/);
  const width = (part: string) => lineWidth(part, widths) - TIGHTER * [...part.normalize('NFC')].length;
  return Math.round(Math.max(1, ...parts.map(width)) * 100) / 100;
}
