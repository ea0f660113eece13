/** The site's colours. Most follow from the owner's five, in OKLCH (lightness 0 to 1, chroma, degrees). */
import Color from 'colorjs.io';
import type { Colors } from '../../src/content/schema.ts';
import { colorProperties, type FieldPalette } from '../../src/needleField/fieldInput.ts';

/** Colours as `#rrggbb`, by the name of their custom property without `--color-`. */
export type Palette = Record<string, string>;

export interface Tone {
  l: number;
  c: number;
  h: number;
}

/** The palette. Its numbers match the design for the colours of palette.test.ts. Throws on a wrong colour. */
export function paletteOf(colors: Colors): Palette {
  const { ground, text, accent, education, highlight } = tonesOf(colors);
  // A neutral ground has no hue.
  const hue = ground.c > 0.004 ? ground.h : education.h;
  const deepHue = between(hue, education.h, 0.22);
  const violet = between(hue, education.h, 0.55);
  /** From the text towards the ground, with more of the text's own tint. A dark cream with more is khaki. */
  const faded = (share: number, tint: number) =>
    hex({ l: text.l + (ground.l - text.l) * share, c: Math.min(0.035, text.c * tint), h: text.h });
  const surface = hex({ l: ground.l + 0.027, c: ground.c * 1.9, h: hue - 3 });
  /** A facet in shade: as dark as possible with a contrast of 4.5:1 on the surface. */
  const shaded = (tone: Tone, darker: number, chroma: number) => {
    const shades = Array.from({ length: 20 }, (_, step) =>
      hex({ ...tone, l: tone.l - darker * (1 - step / 20), c: tone.c * chroma }),
    );
    return shades.find((shade) => contrast(shade, surface) >= 4.5) ?? hex(tone);
  };
  const low = { l: education.l - 0.172, c: education.c * 1.47, h: education.h - 7.8 };

  return {
    background: colors.ground,
    surface,
    panel: hex({ l: ground.l + 0.031, c: ground.c * 1.6, h: hue }),
    'surface-deep': hex({ l: ground.l + 0.071, c: education.c * 0.52, h: deepHue }),
    'glow-1': hex({ l: ground.l + 0.162, c: education.c * 0.79, h: violet }),
    'glow-2': hex({
      l: ground.l + 0.092,
      c: education.c * 0.6,
      h: between(hue, education.h, 0.43),
    }),
    'glow-3': hex({
      l: ground.l + 0.04,
      c: education.c * 0.365,
      h: between(hue, education.h, 0.41),
    }),

    text: colors.text,
    'text-soft': faded(0.11, 2.2),
    'text-dim': faded(0.262, 2.9),
    'text-on-deep': hex({
      l: text.l + (ground.l - text.l) * 0.218,
      c: Math.min(0.06, education.c * 0.29),
      h: deepHue + 5,
    }),

    accent: colors.accent,
    'accent-shade': shaded(accent, 0.213, 0.75),
    education: colors.education,
    'education-shade': shaded(education, 0.124, 1.19),
    highlight: colors.highlight,
    'highlight-shade': hex({ ...highlight, l: highlight.l - 0.228, c: highlight.c * 0.88 }),
    'highlight-text': hex({ ...highlight, l: highlight.l + 0.048, c: highlight.c * 0.79 }),
    'highlight-fill': hex({ ...highlight, l: highlight.l - 0.009, c: highlight.c * 0.93 }),
    'on-highlight': hex({ l: 0.146, c: highlight.c * 0.23, h: highlight.h }),

    'needle-hanging': hex({ l: 0.66, c: Math.min(0.061, ground.c * 3.8), h: hue }),
    star: '#fbbf24',
    'star-off': hex({ l: 0.565, c: education.c * 0.51, h: deepHue + 5 }),
    error: hex({ l: 0.761, c: 0.142, h: 21 }),
    'error-background': hex({ l: 0.249, c: 0.063, h: 14 }),
    'on-error': hex({ l: 0.939, c: 0.031, h: 18 }),
    'success-background': hex({ l: 0.27, c: Math.min(0.04, accent.c * 0.3), h: accent.h }),
    'on-success': hex({ l: 0.958, c: Math.min(0.035, accent.c * 0.27), h: accent.h }),
    // The service's own.
    whatsapp: '#25d366',

    'field-low': hex(low),
    'field-middle': hex({ l: low.l + 0.024, c: low.c * 0.9, h: between(low.h, accent.h, 0.34) }),
    'field-high': hex({ ...accent, l: accent.l + 0.022, c: accent.c * 1.03 }),

    'print-border': hex({ l: 0.84, c: 0.017, h: hue }),
    'print-accent': hex({ ...accent, l: 0.487, c: accent.c * 0.62 }),
    'print-education': hex({ ...education, l: 0.438, c: education.c * 1.16 }),
  };
}

/** The palette of the needle field. */
export function fieldPalette(colors: Colors): FieldPalette {
  const site = paletteOf(colors);
  const values = Object.entries(colorProperties).map(([name, property]) => [
    name,
    site[property.replace('--color-', '')],
  ]);
  return Object.fromEntries(values) as FieldPalette;
}

/** The palette as a style sheet. */
export function customProperties(palette: Palette): string {
  const lines = Object.entries(palette).map(([name, value]) => `  --color-${name}: ${value};`);
  return `:root {\n${lines.join('\n')}\n}\n`;
}

/** Contrast of two colours by WCAG 2.2, 1 to 21. */
export function contrast(one: string, other: string): number {
  return new Color(one).contrast(new Color(other), 'WCAG21');
}

/** A colour's tone. Throws where it is no colour. */
export function toneOf(color: string): Tone {
  const [l, c, h] = new Color(color).to('oklch').coords;
  return { l: l ?? 0, c: c ?? 0, h: h ?? 0 };
}

/** The owner's colours as tones. */
export function tonesOf(colors: Colors): Record<keyof Colors, Tone> {
  const tones = Object.entries(colors).map(([name, color]) => [name, toneOf(color)]);
  return Object.fromEntries(tones) as Record<keyof Colors, Tone>;
}

/** The nearest colour that a screen can show, as `#rrggbb`. */
export function hex({ l, c, h }: Tone): string {
  const coords: [number, number, number] = [Math.min(1, Math.max(0, l)), Math.max(0, c), h];
  return new Color('oklch', coords)
    .toGamut({ space: 'srgb' })
    .to('srgb')
    .toString({ format: 'hex', collapse: false });
}

/** A hue between two others, the shorter way round: `share` 0 is `from`, 1 is `to`. */
export function between(from: number, to: number, share: number): number {
  return from + (((to - from + 540) % 360) - 180) * share;
}
