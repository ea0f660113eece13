import { chance } from '../../ui/chance.ts';

/**
 * The halo round the portrait: kites on a loose lattice, every one turned to the face. They stand where the person and
 * the words do not. Units are those of a portrait 960 wide and 1110 high, from its upper left corner.
 */

/** Where a kite is, and which of the halo's groups it belongs to. */
interface Kite {
  x: number;
  y: number;
  tone: Tone;
  ring: Ring;
  rest: Rest;
}

/** Which light falls on it: from the face's left, from above, or from its right. */
export type Tone = 'left' | 'above' | 'right';

/** How near to the person it is: the nearer, the larger and brighter. */
export type Ring = 'near' | 'middle' | 'far';

/**
 * How much of its light is left where the words stand beside the portrait, in thirds: it grows faint towards them. Of
 * those with none nothing is to be seen there.
 */
export type Rest = 0 | 1 | 2 | 3;

/** What the kites surround. */
export interface Scene {
  /** What they point at. */
  face: Point;
  /** The part of the plane that may hold kites; a rectangle's sides. */
  area: { left: number; top: number; right: number; bottom: number };
  /** Whether a kite may stand at a place. */
  isFree(x: number, y: number): boolean;
  /** How much of a kite's light is left there where the words stand beside the portrait: all from 1 up, none from 0 down. */
  lightBesideWords(x: number, y: number): number;
}

interface Point {
  x: number;
  y: number;
}

/** All kites that are drawn alike. */
export interface KiteGroup {
  tone: Tone;
  ring: Ring;
  rest: Rest;
  /** For markers in its middle and at its end: a path that passes each kite's place in the direction of the face. */
  path: string;
}

const PITCH = { x: 46, y: 41 };
/** How far a kite may stand from its place in the lattice. */
const LOOSE = 12;
/** Distances from the face's middle at which the rings end. */
const RINGS = { near: 430, middle: 640 };

/** How long a path's tangents are: long enough for whole numbers to hold their direction within a degree. */
const TANGENT = 45;

/** Kites keep this far from the person, their own length included. */
const CLEARANCE = 26;

/** The drawn person's outline: height, left and right side. */
const outline = [
  [165, 470, 610],
  [200, 390, 668],
  [240, 345, 705],
  [300, 305, 705],
  [360, 288, 665],
  [440, 283, 660],
  [520, 292, 676],
  [620, 300, 660],
  [680, 340, 640],
  [740, 362, 632],
  [850, 345, 630],
  [920, 270, 710],
  [960, 215, 775],
  [1000, 120, 835],
  [1040, 55, 870],
  [1110, 0, 900],
] as const;

/** Round a drawing: everywhere but behind the person. The words stand at the right, or below. */
export const drawnScene: Scene = {
  face: { x: 585, y: 505 },
  area: { left: -110, top: -210, right: 1020, bottom: 1090 },
  isFree: (x, y) => !isBehindPerson(x, y),
  // In a curve, as round as the halo.
  lightBesideWords: (x, y) => 1 - (Math.hypot((x - 408) / 497, (y - 505) / 958) - 0.62) / 0.38,
};

/** Above a photo, which is as wide as 47% of the window of 1440 and begins at 140. */
export const photoScene: Scene = {
  face: { x: 338, y: 430 },
  area: { left: -20, top: -20, right: 1120, bottom: 112 },
  isFree: () => true,
  lightBesideWords: (x) => 1 - (x / 1440 - 0.36) / 0.4,
};

/** The kites of a scene, in groups that are drawn alike. Always the same for the same scene. */
export function haloOf(scene: Scene): KiteGroup[] {
  const groups = new Map<string, Kite[]>();
  for (const kite of kitesOf(scene)) {
    const key = `${kite.tone} ${kite.ring} ${kite.rest}`;
    groups.set(key, [...(groups.get(key) ?? []), kite]);
  }
  return [...groups.values()].map((kites) => {
    const { tone, ring, rest } = kites[0]!;
    return { tone, ring, rest, path: pathPast(kites, scene.face) };
  });
}

/**
 * A curve past places, in each of which it looks at `face`. Its numbers count from the place before, which keeps them
 * short. A smooth curve goes on as it has come, so that one tangent says both.
 */
function pathPast(places: Point[], face: Point): string {
  let at = places[0]!;
  let path = `M${at.x} ${at.y}`;
  for (const place of places) {
    const share = TANGENT / Math.hypot(face.x - place.x, face.y - place.y);
    const tangent = { x: Math.round(share * (face.x - place.x)), y: Math.round(share * (face.y - place.y)) };
    const way = { x: place.x - at.x, y: place.y - at.y };
    path += `s${way.x - tangent.x} ${way.y - tangent.y} ${way.x} ${way.y}`.replaceAll(' -', '-');
    at = place;
  }
  return path;
}

/** The kites one by one, row after row. */
export function kitesOf({ face, area, isFree, lightBesideWords }: Scene): Kite[] {
  const kites: Kite[] = [];
  const rows = Math.floor((area.bottom - area.top) / PITCH.y);
  const columns = Math.floor((area.right - area.left) / PITCH.x);
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      const x = Math.round(
        area.left + (column + (row % 2) / 2) * PITCH.x + (chance(row, column, 1) - 0.5) * LOOSE,
      );
      const y = Math.round(area.top + row * PITCH.y + (chance(row, column, 2) - 0.5) * LOOSE);
      if (!isFree(x, y)) continue;
      const [across, down] = [x - face.x, y - face.y];
      kites.push({
        x,
        y,
        tone: toneOf(across, down),
        ring: ringOf(across, down),
        rest: thirds(lightBesideWords(x, y)),
      });
    }
  }
  return kites;
}

function isBehindPerson(x: number, y: number): boolean {
  return outline.some(([top, left, right], index) => {
    const [below, nextLeft, nextRight] = outline[index + 1] ?? [top, left, right];
    if (y < top - (index === 0 ? CLEARANCE : 0) || y >= below) return false;
    const share = below > top ? Math.max(0, (y - top) / (below - top)) : 0;
    return (
      x > left + (nextLeft - left) * share - CLEARANCE && x < right + (nextRight - right) * share + CLEARANCE
    );
  });
}

function toneOf(x: number, y: number): Tone {
  // From the face's height up, the light from above takes a quarter of the circle.
  if (y < -1.15 * Math.abs(x + 40)) return 'above';
  return x < -95 ? 'left' : 'right';
}

function ringOf(x: number, y: number): Ring {
  const distance = Math.hypot(x + 95, y);
  if (distance < RINGS.near) return 'near';
  return distance < RINGS.middle ? 'middle' : 'far';
}

function thirds(share: number): Rest {
  return Math.round(3 * Math.min(1, Math.max(0, share))) as Rest;
}
