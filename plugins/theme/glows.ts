/** Colours of project captions. `data-glow` selects them: the security policy forbids inline styles. */
import type { Colors } from '../../src/content/schema.ts';
import type { screenshotGlows } from '../../src/sections/Projects/screenshotGlows.ts';
import { between, hex, toneOf, tonesOf } from './palette.ts';

/** How far the hues of captions may be from the middle of the palette, in degrees. */
const HUE_RANGE = 60;

/**
 * Colours of the caption, from head to foot, below a picture with this glow. Hues are pulled towards one
 * between the accent and education: beside violet, orange looks brown. Throws if the glow is no colour.
 */
export function captionColors(glow: string, colors: Colors) {
  const { l } = toneOf(colors.ground);
  const { c, h } = toneOf(glow);
  const middle = between(toneOf(colors.accent).h, toneOf(colors.education).h, 0.4);
  const hue = middle + HUE_RANGE * Math.sin(((h - middle) * Math.PI) / 180);
  return {
    head: hex({ l: l + 0.09, c: Math.min(c, 0.085), h: hue }),
    foot: hex({ l: l + 0.02, c: Math.min(c, 0.05), h: hue }),
  };
}

/** The rules for these glows, and for those of plain screenshots, as a style sheet. */
export function glowRules(ownGlows: readonly string[], colors: Colors): string {
  const glows = new Map([
    ...ownGlows.map((glow) => [glow, glow] as const),
    ...Object.entries(glowsOfScreenshots(colors)),
  ]);
  const rules = [...glows].map(([name, glow]) => {
    const { head, foot } = captionColors(glow, colors);
    return `[data-glow='${name}'] { --glow: ${glow}; --caption-head: ${head}; --caption-foot: ${foot}; }\n`;
  });
  return rules.join('');
}

/** Glows of plain screenshots: blue-violet, blue and plum where the sample's colours are. */
function glowsOfScreenshots(colors: Colors): Record<(typeof screenshotGlows)[number], string> {
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
