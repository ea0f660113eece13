import type { Colors } from '../../src/content/owner.ts';
import { contrast, paletteOf, toneOf } from './palette.ts';

/** The lightest ground, in OKLCH lightness. */
const LIGHTEST = 0.4;

const QUIET = ['background', 'surface', 'panel', 'surface-deep'];

/** A text of the page: the owner's colour that it follows from, the grounds behind it, its least contrast there (WCAG 2.2). */
type Reading = [what: string, color: keyof Colors, text: string, grounds: readonly string[], least: number];

const readings: readonly Reading[] = [
  ['headings', 'text', 'text', [...QUIET, 'glow-1'], 7],
  ['running text', 'text', 'text-soft', [...QUIET, 'glow-2'], 7],
  ['secondary text', 'text', 'text-dim', QUIET, 4.5],
  ['secondary text of testimonials', 'text', 'text-on-deep', ['surface-deep'], 4.5],
  ['accented text', 'accent', 'accent', QUIET, 4.5],
  ['entries of education', 'education', 'education', QUIET, 4.5],
  ['text that is pointed at', 'highlight', 'highlight-text', QUIET, 4.5],
  ['the text of the send button', 'highlight', 'on-highlight', ['highlight-fill'], 4.5],
];

/** Texts that these colours would make hard to read: a rule for each colour, with the figures of its worst place. */
export function findFaintTexts(colors: Colors): { color: keyof Colors; rule: string }[] {
  if (toneOf(colors.ground).l > LIGHTEST)
    return [{ color: 'ground', rule: 'must be dark: the site has no light theme' }];
  const palette = paletteOf(colors);
  const faint = readings.flatMap(([what, color, text, grounds, least]) => {
    const [worst] = grounds
      .map((ground) => ({ ground, ratio: contrast(palette[text]!, palette[ground]!) }))
      .toSorted((one, other) => one.ratio - other.ratio);
    if (!worst || worst.ratio >= least) return [];
    const [ratio, needed] = [worst.ratio.toFixed(2), least.toFixed(1)];
    return [
      {
        color,
        rule: `must be easier to read: ${what} (${palette[text]} on ${palette[worst.ground]}) would have a contrast of ${ratio}:1, and needs ${needed}:1`,
      },
    ];
  });
  // One sentence a colour: the first is the one that most depends on it.
  return faint.filter(({ color }, index) => faint.findIndex((each) => each.color === color) === index);
}
