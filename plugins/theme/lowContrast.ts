import Color from 'colorjs.io';
import type { Colors } from '../../src/content/schema/siteSchema.ts';
import { apcaContrast, contrast, hex, paletteOf, toneOf, type Palette } from './palette.ts';

/** The lightest background, in OKLCH lightness. */
const MAX_LIGHTNESS = 0.4;

/** Least distance of highlighted words from text in OKLab. CSS Color 4 calls a quarter of it just noticeable. */
const MIN_DISTANCE = 0.08;

/** The least contrast of a text by WCAG 2.2, level AAA. */
const MIN_CONTRAST = 7;

/** The least contrasts of a text by APCA, Lc. Strong texts have 24 px, or 16 px and a weight of 600. */
const MIN_LC = { usual: 75, strong: 60 };

/** Backgrounds of most texts. */
const SURFACES = ['background', 'surface', 'panel', 'surface-deep'];

/** A kind of text, by names of the palette. */
interface TextKind {
  /** Its name in the rules. */
  name: string;
  /** The owner's colour that its colour is made from. */
  from: keyof Colors;
  /** Its colour. */
  color: string;
  /** Its backgrounds. */
  on: readonly string[];
  /** Whether only strong texts have the colour. */
  strength: keyof typeof MIN_LC;
}

const textKinds: readonly TextKind[] = [
  {
    name: 'headings',
    from: 'text',
    color: 'text',
    on: [...SURFACES, 'light-1'],
    strength: 'usual',
  },
  {
    name: 'running text',
    from: 'text',
    color: 'text-soft',
    on: [...SURFACES, 'light-2'],
    strength: 'usual',
  },
  {
    name: 'secondary text',
    from: 'text',
    color: 'text-dim',
    on: SURFACES,
    strength: 'usual',
  },
  {
    name: 'text of testimonials',
    from: 'text',
    color: 'text-on-deep',
    on: ['surface-deep'],
    strength: 'usual',
  },
  {
    name: 'accented text',
    from: 'accent',
    color: 'accent',
    on: SURFACES,
    strength: 'strong',
  },
  {
    name: 'entries of education',
    from: 'education',
    color: 'education-text',
    on: SURFACES,
    strength: 'strong',
  },
  {
    name: 'highlighted text',
    from: 'highlight',
    color: 'highlight-text',
    on: SURFACES,
    strength: 'strong',
  },
  {
    name: 'the send button',
    from: 'highlight',
    color: 'on-highlight',
    on: ['highlight-text'],
    strength: 'strong',
  },
];

/** How far apart the lightnesses are that a search for a better colour tries: hardly noticeable. */
const LIGHTNESS_STEP = 0.02;

/**
 * Colours that make texts hard to read or tell apart: a rule for each, with figures of the worst place and
 * the nearest colour that passes. Behind a background that is too light, the colours are judged on the nearest
 * dark one.
 */
export function findLowContrast(colors: Colors): Map<keyof Colors, string> {
  if (toneOf(colors.ground).l <= MAX_LIGHTNESS) return faintTexts(colors);
  const ground = nearestBackground(colors);
  const rule = `must be dark, such as ${ground}: the site has no light theme`;
  return new Map([['ground', rule], ...faintTexts({ ...colors, ground })]);
}

/** The rules that colours on a dark background break. */
function faintTexts(colors: Colors): Map<keyof Colors, string> {
  const palette = paletteOf(colors);
  const rules = new Map<keyof Colors, string>();
  const areFaint = countFaint(colors) > 0;
  const darkBackground = areFaint ? nearestPassing('ground', colors, -LIGHTNESS_STEP) : undefined;
  for (const kind of textKinds) {
    const { name, from } = kind;
    const figures = faintFigures(kind, palette);
    // The first kind depends on the colour most.
    if (!figures || rules.has(from)) continue;
    const alike = textKinds.filter((each) => each.from === from);
    const lighter = nearestPassing(from, colors, LIGHTNESS_STEP, alike);
    // A background that mends all colours is better than one for this colour alone.
    const darker = darkBackground ?? nearestPassing('ground', colors, -LIGHTNESS_STEP, alike);
    rules.set(from, `${waysOut(lighter, darker)}: ${name} would have a contrast of ${figures}`);
  }
  if (!rules.has('highlight') && isLikeText(palette)) {
    rules.set(
      'highlight',
      'must differ more from site.colors.text: take a stronger or another hue, or the accent',
    );
  }
  return rules;
}

/** The advice to an owner: change the colour, the background, or either. */
function waysOut(lighter: string | undefined, darker: string | undefined): string {
  if (!lighter && !darker) return 'must be lighter, or site.colors.ground darker';
  if (!darker) return `must be lighter, such as ${lighter}`;
  if (!lighter) return `needs a darker site.colors.ground, such as ${darker}`;
  return `must be lighter, such as ${lighter}, or site.colors.ground darker, such as ${darker}`;
}

/** The contrast that a kind of text lacks, with the one that it needs. Undefined if it has both. */
function faintFigures({ color, on, strength }: TextKind, palette: Palette): string | undefined {
  const worst = (measure: typeof contrast) =>
    Math.min(...on.map((background) => measure(palette[color]!, palette[background]!)));
  const ratio = worst(contrast);
  if (ratio < MIN_CONTRAST) return `${ratio.toFixed(2)}:1, and needs ${MIN_CONTRAST.toFixed(1)}:1`;
  const lc = worst(apcaContrast);
  if (lc < MIN_LC[strength]) return `Lc ${lc.toFixed(1)} by APCA, and needs ${MIN_LC[strength]}`;
  return undefined;
}

/** Whether highlighted words cannot be told from text. */
function isLikeText(palette: Palette): boolean {
  return new Color(palette['highlight-text']!).deltaE(palette.text!, 'OK') < MIN_DISTANCE;
}

/** How many kinds of text are too faint. */
function countFaint(colors: Colors, kinds = textKinds): number {
  const palette = paletteOf(colors);
  return kinds.filter((kind) => faintFigures(kind, palette)).length;
}

/** The colour `name` in the nearest other lightness with which none of these texts is too faint. */
function nearestPassing(
  name: keyof Colors,
  colors: Colors,
  step: number,
  kinds = textKinds,
): string | undefined {
  return lightnesses(colors[name], step).find(
    (color) => countFaint({ ...colors, [name]: color }, kinds) === 0,
  );
}

/** The nearest dark background on which the fewest kinds of text are faint. */
function nearestBackground(colors: Colors): string {
  const grounds = lightnesses(colors.ground, -LIGHTNESS_STEP)
    .filter((ground) => toneOf(ground).l <= MAX_LIGHTNESS)
    .map((ground) => ({ ground, faint: countFaint({ ...colors, ground }) }));
  const fewest = Math.min(...grounds.map(({ faint }) => faint));
  return grounds.find(({ faint }) => faint === fewest)!.ground;
}

/** A colour in every lightness from its own on, up to white or down to black. */
function lightnesses(color: string, step: number): string[] {
  const tone = toneOf(color);
  const room = step > 0 ? 1 - tone.l : tone.l;
  const count = Math.floor(room / Math.abs(step));
  return Array.from({ length: count }, (_, index) =>
    hex({ ...tone, l: tone.l + step * (index + 1) }),
  );
}
