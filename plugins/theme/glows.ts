/** Colours of project captions. `data-glow` selects them: the security policy forbids inline styles. */
import type { Colors } from '../../src/content/schema/siteSchema.ts';
import { toRadians } from '../../src/math/angles.ts';
import { plainGlow, type PlainGlow } from '../../src/sections/Projects/ProjectCard/plainGlow.ts';
import { between, contrast, hex, paletteOf, toneOf, tonesOf } from './palette.ts';

/** The middle of the palette: a hue between that of the accent, 0, and that of education, 1. */
const MIDDLE_HUE = 0.4;
/** How far the hues of captions may be from the middle of the palette, in degrees. */
const HUE_RANGE = 60;

/** A background for texts of a project. */
interface BackgroundKind {
  /** OKLCH lightness above that of the page's background. */
  lift: number;
  /** The highest OKLCH chroma. */
  maxChroma: number;
}

/** Top and bottom of a caption. */
const CAPTION_TOP: BackgroundKind = { lift: 0.09, maxChroma: 0.085 };
const CAPTION_BOTTOM: BackgroundKind = { lift: 0.02, maxChroma: 0.05 };
/** The background of a large title, and the least contrast of the title on it. */
const TITLE_BACKGROUND: BackgroundKind = { lift: 0.21, maxChroma: 0.15 };
const MIN_TITLE_CONTRAST = 7;
/** How much darker the background is tried next. */
const LIFT_STEP = 0.01;

/** Colours of a caption, as `#rrggbb`. */
interface CaptionColors {
  top: string;
  bottom: string;
}

/**
 * Colours of the caption, from top to bottom, below a picture with this glow. Hues are pulled towards one
 * between the accent and education: beside violet, orange looks brown. Throws if the glow is no colour.
 */
export function captionColors(glow: string, colors: Colors): CaptionColors {
  return {
    top: backgroundOf(glow, colors, CAPTION_TOP),
    bottom: backgroundOf(glow, colors, CAPTION_BOTTOM),
  };
}

/**
 * The brightest colour of the background below a large title. It has the hue of the caption. The background darkens
 * until the title has its contrast, so any glow can be chosen.
 */
export function titleBackground(glow: string, colors: Colors): string {
  const { text = '' } = paletteOf(colors);
  let { lift } = TITLE_BACKGROUND;
  let background = backgroundOf(glow, colors, TITLE_BACKGROUND);
  while (contrast(text, background) < MIN_TITLE_CONTRAST && lift > 0) {
    lift -= LIFT_STEP;
    background = backgroundOf(glow, colors, { ...TITLE_BACKGROUND, lift });
  }
  return background;
}

/** A dark colour in the hue of a glow, but near to those of the palette. */
function backgroundOf(glow: string, colors: Colors, { lift, maxChroma }: BackgroundKind): string {
  const ground = toneOf(colors.ground);
  const { c, h } = toneOf(glow);
  const middle = between(toneOf(colors.accent).h, toneOf(colors.education).h, MIDDLE_HUE);
  const hue = middle + HUE_RANGE * Math.sin(toRadians(h - middle));
  return hex({ l: ground.l + lift, c: Math.min(c, maxChroma), h: hue });
}

/** The rules of all projects as a style sheet. `glows` are theirs. Undefined: a plain glow. */
export function glowRules(glows: readonly (string | undefined)[], colors: Colors): string {
  const glowsByName = new Map(
    glows.map((glow, index) => [glow ?? plainGlow(index), glowOf(glow, index, colors)]),
  );
  const rules = [...glowsByName].map(([name, glow]) => {
    const { top, bottom } = captionColors(glow, colors);
    return `[data-glow='${name}'] { --glow: ${glow}; --caption-top: ${top}; --caption-bottom: ${bottom}; }\n`;
  });
  return rules.join('');
}

/** The glow of a project, or the colour that it has without one. */
export function glowOf(glow: string | undefined, index: number, colors: Colors): string {
  return glow ?? plainGlowColors(colors)[plainGlow(index)];
}

/** The plain glows, chosen by eye: blue-violet, blue and plum where the sample's colours are. */
function plainGlowColors(colors: Colors): Record<PlainGlow, string> {
  const { ground, accent, education, highlight } = tonesOf(colors);
  return {
    'plain-1': hex({ l: ground.l + 0.23, c: education.c, h: between(ground.h, education.h, 0.2) }),
    'plain-2': hex({ l: ground.l + 0.33, c: accent.c * 0.75, h: accent.h + 16 }),
    'plain-3': hex({
      l: ground.l + 0.28,
      c: education.c * 0.95,
      h: between(education.h, highlight.h, 0.3),
    }),
  };
}
