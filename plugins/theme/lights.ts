/** Colours of project captions. `data-glow` selects them: the security policy forbids inline styles. */
import type { Colors } from '../../src/content/schema.ts';
import type { thumbnailFrames } from '../../src/sections/Projects/ProjectCard.tsx';
import { between, hex, toneOf, tonesOf } from './palette.ts';

/** How far the hues of captions may be from the middle of the palette, in degrees. */
const HUE_RANGE = 60;

/**
 * Colours of the caption, from head to foot, below a picture with this light. Hues are pulled towards one
 * between the accent and education: beside violet, orange looks brown. Throws if the light is no colour.
 */
export function captionOf(light: string, colors: Colors) {
  const { l } = toneOf(colors.ground);
  const { c, h } = toneOf(light);
  const middle = between(toneOf(colors.accent).h, toneOf(colors.education).h, 0.4);
  const hue = middle + HUE_RANGE * Math.sin(((h - middle) * Math.PI) / 180);
  return {
    head: hex({ l: l + 0.09, c: Math.min(c, 0.085), h: hue }),
    foot: hex({ l: l + 0.02, c: Math.min(c, 0.05), h: hue }),
  };
}

/** The rules for these lights, and for the three frames, as a style sheet. */
export function lightsOf(glows: readonly string[], colors: Colors): string {
  const lights = new Map([
    ...glows.map((glow) => [glow, glow] as const),
    ...Object.entries(framesOf(colors)),
  ]);
  const rules = [...lights].map(([name, light]) => {
    const { head, foot } = captionOf(light, colors);
    return `[data-glow='${name}'] { --glow: ${light}; --caption-head: ${head}; --caption-foot: ${foot}; }\n`;
  });
  return rules.join('');
}

/** Lights of the frames of plain screenshots: blue-violet, blue and plum where the sample's colours are. */
function framesOf(colors: Colors): Record<(typeof thumbnailFrames)[number], string> {
  const { ground, accent, education, highlight } = tonesOf(colors);
  return {
    'frame-1': hex({ l: ground.l + 0.23, c: education.c, h: between(ground.h, education.h, 0.2) }),
    'frame-2': hex({ l: ground.l + 0.33, c: accent.c * 0.75, h: accent.h + 16 }),
    'frame-3': hex({ l: ground.l + 0.28, c: education.c * 0.95, h: between(education.h, highlight.h, 0.3) }),
  };
}
