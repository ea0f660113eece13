import Color from 'colorjs.io';
import type { Colors } from '../../src/content/schema.ts';
import { haloBox, haloShape, type HaloNeedles } from '../../src/sections/About/loadHalo.ts';
import { needlePath } from '../../src/shapes/needlePath.ts';
import { seededRandom } from '../../src/shapes/seededRandom.ts';
import { kindOf, type Alpha } from './portrait.ts';
import { paletteOf } from '../theme/palette.ts';

/** In units: the portrait is 960 wide, and (0, 0) is its upper left corner. */
interface Point {
  x: number;
  y: number;
}

/** A needle by the point that it turns about; `angle`: its direction in degrees, clockwise from the right. */
export interface HaloNeedle extends Point {
  angle: number;
  tone: 'left' | 'above' | 'right';
  ring: keyof typeof rings;
}

const PORTRAIT = { width: 960, height: 1110 };
/** The face of a usual portrait, in shares of its width and height. */
const FACE = { x: 0.5, y: 0.45 };
const ATTEMPTS = 7000;

/** A photo is a rectangle: its needles are larger and further away. No needle reaches the text. */
const haloAreas = {
  cutout: { left: -110, top: -330, right: 1020, bottom: 1000, clearance: 30, scale: 1 },
  photo: { left: -250, top: -330, right: 1065, bottom: 1040, clearance: 50, scale: 1.5 },
};
/** The needles around a cut-out become fewer towards this ellipse. */
const ELLIPSE = { x: 408, y: 505, width: 992, height: 1914 };
/** Shares of the ellipse from which needles are dim, and from which they are faint and become fewer. */
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
    const random = (which: number) => seededRandom(index, 0, which);
    const x = Math.round(left + random(1) * (right - left));
    const y = Math.round(top + random(2) * (bottom - top));
    const distance = Math.hypot(x - face.x, y - face.y);
    const gap = scale * (34 + 12 * Math.min(1, Math.max(0, (distance - 300) / 500)));
    const share = kind === 'cutout' ? shareOfEllipse(x, y) : 0;
    if (EDGE_FROM + random(6) * (1 - EDGE_FROM) < share) continue;
    if (!isClear(alpha, x, y, clearance)) continue;
    if (needles.some((other) => Math.hypot(other.x - x, other.y - y) < gap)) continue;
    const drift = (Math.sin(x / 173 + y / 311) + Math.sin(y / 197 - x / 419 + 1.3)) / 2;
    const toFace = (Math.atan2(face.y - y, face.x - x) * 180) / Math.PI;
    const angle = Math.round(toFace + 13 * drift + 14 * (random(3) - 0.5));
    const blurred = distance / scale + 130 * (random(4) - 0.5);
    const inner = blurred < 430 ? 'near' : blurred < 640 ? 'middle' : 'far';
    const ring = share < DIM_FROM ? inner : share < EDGE_FROM ? 'far' : 'edge';
    needles.push({
      x,
      y,
      angle,
      ring,
      tone: sideOf(x - face.x + 60 * (random(5) - 0.5), y - face.y),
    });
  }
  return needles;
}

/** The needles as data, for the layer that turns them to the mouse. */
export function haloNeedles(alpha: Alpha, face: Point | undefined, colors: Colors): HaloNeedles {
  const { scale } = haloAreas[kindOf(alpha)];
  const looks = Object.entries(facets(colors)).flatMap(([tone, [light, shade]]) =>
    Object.entries(rings).map(([ring, { scale: size, opacity }]) => {
      const id = `${tone}-${ring}`;
      const length = rounded(haloShape.length * scale * size);
      const width = rounded(haloShape.width * scale * size);
      return { id, light, shade, opacity, length, width };
    }),
  );
  const needles = scatterNeedles(alpha, face).map(
    ({ x, y, angle, tone, ring }): HaloNeedles['needles'][0] => {
      const look = looks.findIndex(({ id }) => id === `${tone}-${ring}`);
      const tip = haloShape.pivot * looks[look]!.length;
      const turn = (angle * Math.PI) / 180;
      return [
        rounded(x + tip * Math.cos(turn)),
        rounded(y + tip * Math.sin(turn)),
        angle + 90,
        look,
      ];
    },
  );
  return { looks, needles };
}

/** The same needles as an SVG file. A path for each fill draws faster than one for each needle. */
export function haloSvg(alpha: Alpha, face: Point | undefined, colors: Colors): string {
  const { looks, needles } = haloNeedles(alpha, face, colors);
  const paths = looks.flatMap(({ light, shade, opacity, length, width }, look) => {
    const alike = needles.filter((needle) => needle[3] === look);
    return [['left', light] as const, ['right', shade] as const].map(([side, fill]) => {
      const path = alike
        .map(([x, y, angle]) => needlePath({ x, y, angle, length, width }, side))
        .join('');
      return `<path fill="${fill}" fill-opacity="${opacity}" d="${path}"/>`;
    });
  });
  const box = Object.values(haloBox).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">\n${paths.join('\n')}\n</svg>\n`;
}

function rounded(value: number): number {
  return Number(value.toFixed(1));
}

/** Distance from the middle of the ellipse: 1 is on it. */
function shareOfEllipse(x: number, y: number): number {
  return 2 * Math.hypot((x - ELLIPSE.x) / ELLIPSE.width, (y - ELLIPSE.y) / ELLIPSE.height);
}

function isClear({ width, height, data }: Alpha, x: number, y: number, radius: number): boolean {
  const pixel = PORTRAIT.width / width;
  const isCovered = (dx: number, dy: number) => {
    const column = Math.floor((x + dx) / pixel);
    const row = Math.floor((y + dy) / pixel);
    return (
      column >= 0 &&
      column < width &&
      row >= 0 &&
      row < height &&
      data[row * width + column]! >= 128
    );
  };
  const around = Array.from({ length: 16 }, (_, step) => (step * Math.PI) / 8);
  const isNear = around.some((angle) =>
    isCovered(radius * Math.cos(angle), radius * Math.sin(angle)),
  );
  return !isNear && !isCovered(0, 0);
}

/** Side of the face that a needle is on, by its distances from the face. It decides the light. */
function sideOf(dx: number, dy: number): HaloNeedle['tone'] {
  if (dy < -1.15 * Math.abs(dx)) return 'above';
  return dx < 0 ? 'left' : 'right';
}

/** Colours of the lit and the shaded facet by tone. */
function facets(colors: Colors): Record<HaloNeedle['tone'], [light: string, shade: string]> {
  const palette = paletteOf(colors);
  const mix = (one: string, share: number, other: string) =>
    new Color(palette[other] ?? other)
      .mix(palette[one] ?? one, share, { space: 'oklab', outputSpace: 'srgb' })
      .toString({ format: 'hex' });
  const above = mix('education-shade', 0.5, 'field-low');
  return {
    left: [mix('accent', 0.72, 'glow-2'), mix('accent-shade', 0.72, 'glow-2')],
    above: [above, mix(above, 0.55, 'glow-1')],
    right: [mix('education', 0.88, 'glow-2'), mix('education-shade', 0.78, 'glow-1')],
  };
}
