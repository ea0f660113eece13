import type { Colors } from '../../src/content/owner.ts';
import { contrast, paletteOf, toneOf } from './palette.ts';

/** A text of the page: whose colour it has, on which grounds, and the contrast that it must have there (WCAG 2.2). */
interface Reading {
  what: string;
  /** The owner's colour that it follows from. */
  color: keyof Colors;
  text: string;
  grounds: readonly string[];
  least: number;
}

/** The lightest ground, in OKLCH lightness. */
const LIGHTEST = 0.4;

const QUIET = ['background', 'surface', 'panel', 'surface-deep'];

const readings: readonly Reading[] = [
  { what: 'headings', color: 'text', text: 'text', grounds: [...QUIET, 'glow-1'], least: 7 },
  { what: 'running text', color: 'text', text: 'text-soft', grounds: [...QUIET, 'glow-2'], least: 7 },
  { what: 'secondary text', color: 'text', text: 'text-dim', grounds: QUIET, least: 4.5 },
  {
    what: 'secondary text of testimonials',
    color: 'text',
    text: 'text-on-deep',
    grounds: ['surface-deep'],
    least: 4.5,
  },
  { what: 'accented text', color: 'accent', text: 'accent', grounds: QUIET, least: 4.5 },
  { what: 'entries of education', color: 'education', text: 'education', grounds: QUIET, least: 4.5 },
  { what: 'text that is pointed at', color: 'highlight', text: 'highlight-text', grounds: QUIET, least: 4.5 },
  {
    what: 'the text of the send button',
    color: 'highlight',
    text: 'on-highlight',
    grounds: ['highlight-fill'],
    least: 4.5,
  },
];

/** Texts that these colours would make hard to read: a rule for each colour, with the figures of its worst place. */
export function findFaintTexts(colors: Colors): { color: keyof Colors; rule: string }[] {
  if (toneOf(colors.ground).l > LIGHTEST)
    return [{ color: 'ground', rule: 'must be dark: the site has no light theme' }];
  const palette = paletteOf(colors);
  const faint = readings.flatMap(({ what, color, text, grounds, least }) => {
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
