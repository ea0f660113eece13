import Color from 'colorjs.io';
import type { Colors } from '../../src/content/schema/siteSchema.ts';
import {
  haloViewBox,
  haloShape,
  type HaloNeedles,
  type PlacedNeedle,
} from '../../src/sections/About/Portrait/halo.ts';
import { toDegrees, toRadians } from '../../src/math/angles.ts';
import { clamp01, lerp } from '../../src/math/interpolation.ts';
import { needlePath, type FacetSide } from '../../src/shapes/needlePath.ts';
import { seededRandom } from '../../src/math/seededRandom.ts';
import { isOpaque, kindOf, type Alpha } from '../shared/portrait.ts';
import { paletteOf } from '../theme/palette.ts';

/** In units: the portrait is 960 wide, and (0, 0) is its upper left corner. */
interface Point {
  x: number;
  y: number;
}

/** A needle by its pivot; `angle`: its direction in degrees, clockwise from the right. */
interface HaloNeedle extends Point {
  angle: number;
  tone: 'left' | 'above' | 'right';
  ring: keyof typeof rings;
}

/** Size of the portrait in units. */
const PORTRAIT = { width: 960, height: 1110 };
/** The face of a usual portrait, in fractions of its width and height. */
const FACE = { x: 0.5, y: 0.45 };
/** Random places that are tried. Most of them are too close to another needle. */
const ATTEMPTS = 7000;
/** The random numbers of a place: each decides one thing. */
const RANDOM = { x: 1, y: 2, angle: 3, ring: 4, tone: 5, edge: 6 };

/** Distances between needles in units: up to `near` units from the face, and from `far` units on. */
const GAP = { smallest: 34, largest: 46, near: 300, far: 800 };
/** A needle may point past the face by half of these: neighbours alike, and each by itself. In degrees. */
const DRIFT = 26;
const SCATTER = 14;
/** Distances from the face, in units, at which the rings `near` and `middle` end, and how blurred that is. */
const NEAR_END = 430;
const MIDDLE_END = 640;
const RING_BLUR = 130;
/** Units by which the border between the left and the right tone is blurred. */
const TONE_BLUR = 60;
/** Needles above lines through the face with this slope have the tone `above`. */
const ABOVE_SLOPE = 1.15;
/** Points around a needle at which it must be clear of the portrait. */
const CLEAR_POINTS = 16;

/** A photo is a rectangle: its needles are larger and further away. No needle reaches the text. */
const haloAreas = {
  cutout: { left: -110, top: -330, right: 1020, bottom: 1000, clearance: 30, scale: 1 },
  photo: { left: -250, top: -330, right: 1065, bottom: 1040, clearance: 50, scale: 1.5 },
};
/** The needles around a cut-out become fewer towards this ellipse. */
const ELLIPSE = { x: 408, y: 505, width: 992, height: 1914 };
/** Ratios to the ellipse from which needles are dim, and from which they are faint and become fewer. */
const DIM_FROM = 0.66;
const EDGE_FROM = 0.8;

const rings = {
  near: { scale: 1.08, opacity: 0.9 },
  middle: { scale: 0.9, opacity: 0.68 },
  far: { scale: 0.8, opacity: 0.42 },
  edge: { scale: 0.72, opacity: 0.2 },
};

/** Scatters needles around a portrait, roughly towards its face. The numbers are chosen by eye. */
export function scatterNeedles(alpha: Alpha, lookAt: Point = FACE): HaloNeedle[] {
  const face = { x: lookAt.x * PORTRAIT.width, y: lookAt.y * PORTRAIT.height };
  const kind = kindOf(alpha);
  const { left, top, right, bottom, clearance, scale } = haloAreas[kind];
  const needles: HaloNeedle[] = [];
  for (let index = 0; index < ATTEMPTS; index += 1) {
    const random = (which: keyof typeof RANDOM) => seededRandom(index, 0, RANDOM[which]);
    /** Between minus and plus half of `range`. */
    const spread = (which: keyof typeof RANDOM, range: number) => range * (random(which) - 0.5);
    const x = Math.round(left + random('x') * (right - left));
    const y = Math.round(top + random('y') * (bottom - top));
    const distance = Math.hypot(x - face.x, y - face.y);
    const ratio = kind === 'cutout' ? ellipseRatio(x, y) : 0;
    const isBeyondEdge = ratio > EDGE_FROM + random('edge') * (1 - EDGE_FROM);
    if (isBeyondEdge || !isClear(alpha, x, y, clearance)) continue;

    const gap = scale * gapAt(distance);
    const isTooClose = needles.some((other) => Math.hypot(other.x - x, other.y - y) < gap);
    if (isTooClose) continue;

    const toFace = toDegrees(Math.atan2(face.y - y, face.x - x));
    const angle = Math.round(toFace + driftAt(x, y) + spread('angle', SCATTER));
    const ring = ringAt(distance / scale + spread('ring', RING_BLUR), ratio);
    const tone = toneAt(x - face.x + spread('tone', TONE_BLUR), y - face.y);
    needles.push({ x, y, angle, ring, tone });
  }
  return needles;
}

/** The needles as data, for the canvas that rotates them to the mouse. */
export function haloNeedles(alpha: Alpha, face: Point | undefined, colors: Colors): HaloNeedles {
  const { scale } = haloAreas[kindOf(alpha)];
  const styles = Object.entries(facets(colors)).flatMap(([tone, [light, shade]]) =>
    Object.entries(rings).map(([ring, { scale: size, opacity }]) => {
      const id = `${tone}-${ring}`;
      const length = rounded(haloShape.length * scale * size);
      const width = rounded(haloShape.width * scale * size);
      return { id, light, shade, opacity, length, width };
    }),
  );
  const needles = scatterNeedles(alpha, face).map(({ x, y, angle, tone, ring }): PlacedNeedle => {
    const style = styles.findIndex(({ id }) => id === `${tone}-${ring}`);
    const tip = haloShape.pivot * styles[style]!.length;
    const radians = toRadians(angle);
    // A drawing places a needle by its tip, and its angle is 0 when it points up.
    return [
      rounded(x + tip * Math.cos(radians)),
      rounded(y + tip * Math.sin(radians)),
      angle + 90,
      style,
    ];
  });
  // Neighbours look and point alike: the files compress better.
  const sorted = needles.toSorted(
    ([, , angle, style], [, , otherAngle, otherStyle]) => style - otherStyle || angle - otherAngle,
  );
  return { styles, needles: sorted };
}

/** The same needles as an SVG file. A path for each fill draws faster than one for each needle. */
export function haloSvg(alpha: Alpha, face: Point | undefined, colors: Colors): string {
  const { styles, needles } = haloNeedles(alpha, face, colors);
  const paths = styles.flatMap(({ light, shade, opacity, length, width }, style) => {
    const shapes = needles
      .filter(([, , , styleOfNeedle]) => styleOfNeedle === style)
      .map(([x, y, angle]) => ({ x, y, angle, length, width }));
    const pathOf = (side: FacetSide, fill: string) => {
      const d = shapes.map((shape) => needlePath(shape, side)).join('');
      return `<path fill="${fill}" fill-opacity="${opacity}" d="${d}"/>`;
    };
    return [pathOf('left', light), pathOf('right', shade)];
  });
  const box = Object.values(haloViewBox).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">\n${paths.join('\n')}\n</svg>\n`;
}

function rounded(value: number): number {
  return Number(value.toFixed(1));
}

/** The least distance from other needles, at this distance from the face. */
function gapAt(distance: number): number {
  const ratio = clamp01((distance - GAP.near) / (GAP.far - GAP.near));
  return lerp(GAP.smallest, GAP.largest, ratio);
}

/** Degrees by which needles around this place point past the face: two slow waves. */
function driftAt(x: number, y: number): number {
  const waves = (Math.sin(x / 173 + y / 311) + Math.sin(y / 197 - x / 419 + 1.3)) / 2;
  return (DRIFT / 2) * waves;
}

/** The ring at a distance from the face. `ratio`: the distance from the middle of the ellipse. */
function ringAt(distance: number, ratio: number): HaloNeedle['ring'] {
  if (ratio >= EDGE_FROM) return 'edge';
  if (ratio >= DIM_FROM || distance >= MIDDLE_END) return 'far';
  return distance < NEAR_END ? 'near' : 'middle';
}

/** Distance from the middle of the ellipse: 1 is on it. */
function ellipseRatio(x: number, y: number): number {
  return 2 * Math.hypot((x - ELLIPSE.x) / ELLIPSE.width, (y - ELLIPSE.y) / ELLIPSE.height);
}

/** Whether no opaque part of the portrait is at a point and on a circle around it. */
function isClear(alpha: Alpha, x: number, y: number, radius: number): boolean {
  const unitsPerPixel = PORTRAIT.width / alpha.width;
  const isCovered = (dx: number, dy: number) =>
    isOpaque(alpha, Math.floor((x + dx) / unitsPerPixel), Math.floor((y + dy) / unitsPerPixel));
  const angles = Array.from(
    { length: CLEAR_POINTS },
    (_, step) => (step * 2 * Math.PI) / CLEAR_POINTS,
  );
  const isNear = angles.some((angle) =>
    isCovered(radius * Math.cos(angle), radius * Math.sin(angle)),
  );
  return !isNear && !isCovered(0, 0);
}

/** Side of the face that a needle is on, by its distances from the face. It decides the light. */
function toneAt(dx: number, dy: number): HaloNeedle['tone'] {
  if (dy < -ABOVE_SLOPE * Math.abs(dx)) return 'above';
  return dx < 0 ? 'left' : 'right';
}

/** Colours of the lit and the shaded facet by tone. The ratios of their mixtures are chosen by eye. */
function facets(colors: Colors): Record<HaloNeedle['tone'], [light: string, shade: string]> {
  const palette = paletteOf(colors);
  /** `ratio` of `one`, the remainder of `other`. */
  const mix = (one: string, ratio: number, other: string) =>
    new Color(palette[other] ?? other)
      .mix(palette[one] ?? one, ratio, { space: 'oklab', outputSpace: 'srgb' })
      .toString({ format: 'hex' });
  const above = mix('education-shade', 0.5, 'needles-low');
  return {
    left: [mix('accent', 0.72, 'light-2'), mix('accent-shade', 0.72, 'light-2')],
    above: [above, mix(above, 0.55, 'light-1')],
    right: [mix('education', 0.88, 'light-2'), mix('education-shade', 0.78, 'light-1')],
  };
}
