import Color from 'colorjs.io';
import type { Colors } from '../../src/content/schema.ts';
import { contrast, paletteOf, toneOf } from './palette.ts';

/** The lightest ground, in OKLCH lightness. */
const MAX_LIGHTNESS = 0.4;

/** Least distance of highlighted words from text in OKLab. CSS Color 4 calls a quarter of it just noticeable. */
const MIN_DISTANCE = 0.08;

/** Backgrounds of most texts. */
const SURFACES = ['background', 'surface', 'panel', 'surface-deep'];

/** A kind of text, by names of the palette. `from` is the owner's colour that its colour is made from. */
interface TextKind {
  name: string;
  from: keyof Colors;
  color: string;
  on: readonly string[];
  /** The least contrast by WCAG 2.2. */
  least: number;
}

const textKinds: readonly TextKind[] = [
  { name: 'headings', from: 'text', color: 'text', on: [...SURFACES, 'glow-1'], least: 7 },
  { name: 'running text', from: 'text', color: 'text-soft', on: [...SURFACES, 'glow-2'], least: 7 },
  { name: 'secondary text', from: 'text', color: 'text-dim', on: SURFACES, least: 4.5 },
  {
    name: 'text of testimonials',
    from: 'text',
    color: 'text-on-deep',
    on: ['surface-deep'],
    least: 4.5,
  },
  { name: 'accented text', from: 'accent', color: 'accent', on: SURFACES, least: 4.5 },
  { name: 'entries of education', from: 'education', color: 'education', on: SURFACES, least: 4.5 },
  {
    name: 'highlighted text',
    from: 'highlight',
    color: 'highlight-text',
    on: SURFACES,
    least: 4.5,
  },
  {
    name: 'the send button',
    from: 'highlight',
    color: 'on-highlight',
    on: ['highlight-fill'],
    least: 4.5,
  },
];

/** Colours that make texts hard to read or tell apart: a rule for each, with figures of the worst place. */
export function findLowContrast(colors: Colors): Map<keyof Colors, string> {
  if (toneOf(colors.ground).l > MAX_LIGHTNESS)
    return new Map([['ground', 'must be dark: the site has no light theme']]);
  const palette = paletteOf(colors);
  const rules = new Map<keyof Colors, string>();
  for (const { name, from, color, on, least } of textKinds) {
    const ratioOn = (background: string) => contrast(palette[color]!, palette[background]!);
    const worst = on.toSorted((one, other) => ratioOn(one) - ratioOn(other))[0]!;
    const figures = `a contrast of ${ratioOn(worst).toFixed(2)}:1, and needs ${least.toFixed(1)}:1`;
    // The first kind depends on the colour most.
    if (ratioOn(worst) < least && !rules.has(from))
      rules.set(
        from,
        `must be lighter, or site.colors.ground darker: ${name} would have ${figures}`,
      );
  }
  const distance = new Color(palette['highlight-text']!).deltaE(palette.text!, 'OK');
  if (!rules.has('highlight') && distance < MIN_DISTANCE)
    rules.set(
      'highlight',
      'must differ more from site.colors.text: take a stronger or another hue, or the accent',
    );
  return rules;
}
