/** The site's colours. Most follow from the owner's five, in OKLCH (lightness 0 to 1, chroma, degrees). */
import Color from 'colorjs.io';
import type { Colors } from '../../src/content/schema/siteSchema.ts';
import { colorProperties, type ScenePalette } from '../../src/needleField/sceneInput.ts';

/** Colours as `#rrggbb`, by the name of their custom property without `--color-`. */
export type Palette = Record<string, string>;

/** A colour in OKLCH. */
interface Tone {
  /** Lightness, 0 to 1. */
  l: number;
  /** Chroma. */
  c: number;
  /** Hue in degrees. */
  h: number;
}

/** A background with less chroma is grey and has no hue. */
const GREY_CHROMA = 0.004;
/** Hues between that of the background, 0, and that of education, 1. */
const HUE_RATIO = { deep: 0.22, violet: 0.55, 'light-2': 0.43, 'light-3': 0.41 };
/** The highest chroma of quiet colours, however vivid the owner's are. A dark cream with more is khaki. */
const MAX_CHROMA = { text: 0.035, onDeep: 0.06, needle: 0.061, successBackground: 0.04 };
/** Facets in shade are as dark as possible with this contrast on the surface. */
const MIN_FACET_CONTRAST = 4.5;
/** Lightnesses that are tried for a facet in shade. */
const FACET_STEPS = 20;

/** The palette. Its numbers match the design for the colours of palette.test.ts. Throws on a wrong colour. */
export function paletteOf(colors: Colors): Palette {
  const { ground, text, accent, education, highlight } = tonesOf(colors);
  const hue = ground.c > GREY_CHROMA ? ground.h : education.h;
  const towardsEducation = (ratio: number) => between(hue, education.h, ratio);
  const deepHue = towardsEducation(HUE_RATIO.deep);

  /** A colour lighter than the background, by `lift`. */
  const lifted = (lift: number, chroma: number, h: number) =>
    hex({ l: ground.l + lift, c: chroma, h });
  /** A tone that is lighter, by `lift`, and has more or less chroma. */
  const shifted = ({ l, c, h }: Tone, lift: number, chromaRatio: number) =>
    hex({ l: l + lift, c: c * chromaRatio, h });
  /** Lightness between that of the text, 0, and that of the background, 1. */
  const fadedLightness = (ratio: number) => text.l + (ground.l - text.l) * ratio;
  /** From the text towards the background, with more of the text's own tint. */
  const faded = (ratio: number, chromaRatio: number) =>
    hex({
      l: fadedLightness(ratio),
      c: Math.min(MAX_CHROMA.text, text.c * chromaRatio),
      h: text.h,
    });

  const surface = lifted(0.027, ground.c * 1.9, hue - 3);
  /** A facet in shade: darker by `darkest`, or by less. */
  const shaded = (tone: Tone, darkest: number, chromaRatio: number) => {
    const shades = Array.from({ length: FACET_STEPS }, (_, step) =>
      hex({
        ...tone,
        l: tone.l - darkest * (1 - step / FACET_STEPS),
        c: tone.c * chromaRatio,
      }),
    );
    return shades.find((shade) => contrast(shade, surface) >= MIN_FACET_CONTRAST) ?? hex(tone);
  };
  const low = { l: education.l - 0.172, c: education.c * 1.47, h: education.h - 7.8 };

  return {
    background: colors.ground,
    surface,
    panel: lifted(0.031, ground.c * 1.6, hue),
    'surface-deep': lifted(0.071, education.c * 0.52, deepHue),
    'light-1': lifted(0.162, education.c * 0.79, towardsEducation(HUE_RATIO.violet)),
    'light-2': lifted(0.092, education.c * 0.6, towardsEducation(HUE_RATIO['light-2'])),
    'light-3': lifted(0.04, education.c * 0.365, towardsEducation(HUE_RATIO['light-3'])),

    text: colors.text,
    'text-soft': faded(0.04, 1.6),
    'text-dim': faded(0.11, 2.2),
    // Fainter than texts: it must not look like typed text.
    placeholder: faded(0.262, 2.9),
    'text-on-deep': hex({
      l: fadedLightness(0.11),
      c: Math.min(MAX_CHROMA.onDeep, education.c * 0.29),
      h: deepHue + 5,
    }),

    accent: colors.accent,
    'accent-shade': shaded(accent, 0.213, 0.75),
    education: colors.education,
    'education-shade': shaded(education, 0.124, 1.19),
    'education-text': shifted(education, 0.05, 0.85),
    highlight: colors.highlight,
    'highlight-shade': shifted(highlight, -0.228, 0.88),
    'highlight-text': shifted(highlight, 0.07, 0.8),
    'on-highlight': hex({ l: 0.146, c: highlight.c * 0.23, h: highlight.h }),

    'needle-hanging': hex({ l: 0.66, c: Math.min(MAX_CHROMA.needle, ground.c * 3.8), h: hue }),
    star: '#fbbf24',
    'star-off': hex({ l: 0.565, c: education.c * 0.51, h: deepHue + 5 }),
    error: hex({ l: 0.8, c: 0.125, h: 21 }),
    'error-background': hex({ l: 0.249, c: 0.063, h: 14 }),
    'on-error': hex({ l: 0.939, c: 0.031, h: 18 }),
    'success-background': hex({
      l: 0.27,
      c: Math.min(MAX_CHROMA.successBackground, accent.c * 0.3),
      h: accent.h,
    }),
    'on-success': hex({ l: 0.958, c: Math.min(MAX_CHROMA.text, accent.c * 0.27), h: accent.h }),
    // The service's own.
    whatsapp: '#25d366',

    'needles-low': hex(low),
    'needles-middle': hex({ l: low.l + 0.024, c: low.c * 0.9, h: between(low.h, accent.h, 0.34) }),
    'needles-high': shifted(accent, 0.022, 1.03),

    'print-border': hex({ l: 0.84, c: 0.017, h: hue }),
    'print-accent': hex({ ...accent, l: 0.487, c: accent.c * 0.62 }),
    'print-education': hex({ ...education, l: 0.438, c: education.c * 1.16 }),
  };
}

/** The palette of the needle field. */
export function scenePalette(colors: Colors): ScenePalette {
  const site = paletteOf(colors);
  const values = Object.entries(colorProperties).map(([name, property]) => [
    name,
    site[property.replace('--color-', '')],
  ]);
  return Object.fromEntries(values) as ScenePalette;
}

/** The palette as a style sheet: `text-soft` becomes `--color-text-soft`. */
export function customProperties(palette: Palette): string {
  const lines = Object.entries(palette).map(([name, value]) => `  --color-${name}: ${value};`);
  return `:root {\n${lines.join('\n')}\n}\n`;
}

/** Contrast of two colours by WCAG 2.2, 1 to 21. */
export function contrast(one: string, other: string): number {
  return new Color(one).contrast(new Color(other), 'WCAG21');
}

/**
 * Contrast of a text on a background by APCA, Lc 0 to 108. On dark backgrounds the eye agrees with it more than with
 * WCAG 2.2.
 */
export function apcaContrast(text: string, background: string): number {
  return Math.abs(new Color(background).contrast(new Color(text), 'APCA'));
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

/** A hue between two others, the shorter way round: `ratio` 0 is `from`, 1 is `to`. */
export function between(from: number, to: number, ratio: number): number {
  return from + (((to - from + 540) % 360) - 180) * ratio;
}
