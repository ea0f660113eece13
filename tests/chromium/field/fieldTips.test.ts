import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { fieldPalette, withFrozenField } from '../../../scripts/poster/frozenField.ts';
import { groundUnder, TIP_HEIGHT, viewFor } from '../../../src/field/scene/view.ts';
import { content } from '../../../src/content/content.ts';

/** How far from the pointer the tips may meet, in CSS pixels. */
const CLOSE = 12;
/** How far round it needles are measured: in CSS pixels, and of the attractor's reach, within which all of them point. */
const RADIUS = 130;
const POINTING = 1.5;

/** Corners and middle of the picture, as shares of its size; the middles of its edges, too, in the long runs. */
const places = [0.1, 0.5, 0.9]
  .flatMap((y) => [0.1, 0.5, 0.9].map((x) => ({ x, y })))
  .filter(({ x, y }) => inject('long') || (x === 0.5) === (y === 0.5));

/** Rooms in CSS pixels, and device pixels to each: where the needles are small they are drawn larger, and the other way round. */
const ROOMS = [
  { room: 'home', width: 1440, height: 900, pixelRatio: 1 },
  { room: 'home', width: 390, height: 844, pixelRatio: 2 },
  { room: 'home', width: 2560, height: 1300, pixelRatio: 0.5 },
  { room: 'contact', width: 1440, height: 1488, pixelRatio: 0.75 },
  { room: 'contact', width: 390, height: 1422, pixelRatio: 1.5 },
] as const;
/** A wide and a high one, one of each room, in every run; all in the long ones. */
const rooms = inject('long') ? ROOMS : [ROOMS[0], ROOMS[4]];

test('the tips meet at the pointer everywhere in both rooms', { timeout: 300_000 }, async () => {
  const palette = fieldPalette(content.site.colors);
  const missed: string[] = [];
  await withFrozenField(async (draw) => {
    for (const { room, width, height, pixelRatio } of rooms) {
      for (const [index, { x, y }] of places.entries()) {
        const time = index % 2 === 0 ? 2 : 31;
        const { picture } = await draw({ room, time, target: { x, y }, palette, width, height, pixelRatio });
        const pointer = { x: width * x * pixelRatio, y: height * y * pixelRatio };
        const view = viewFor(width / height);
        const on = (point: Point) =>
          groundUnder(view, point.x / width / pixelRatio, point.y / height / pixelRatio, TIP_HEIGHT);
        const target = on(pointer);
        const points = (point: Point) => {
          const { x: groundX, z } = on(point);
          return Math.hypot(groundX - target.x, z - target.z) < POINTING * view.reach;
        };
        const at = await meeting(picture, pointer, RADIUS * pixelRatio, points);
        const off = Math.hypot(at.x - pointer.x, at.y - pointer.y) / pixelRatio;
        if (!(off <= CLOSE))
          missed.push(`${room}, ${width} by ${height}, ${x} ${y} at ${time} s: ${off.toFixed(1)} px`);
      }
    }
  });
  expect(missed).toEqual([]);
});

interface Point {
  x: number;
  y: number;
}

/** Of the radius: nearer than that edges lie too close to tell where they lead. */
const NEAREST = 0.15;
/** Of the radius: how far a line may miss the meeting place of the others, less with every pass. */
const TOLERANCES = [1e4, 0.46, 0.23, 0.15, 0.12, 0.09, 0.09, 0.09];

/** Where the needles round a point of the picture lead: the place nearest to the lines along all their edges. */
async function meeting(
  picture: Buffer,
  { x, y }: Point,
  radius: number,
  points: (at: Point) => boolean,
): Promise<Point> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const edges: { x: number; y: number; nx: number; ny: number; strength: number }[] = [];
  for (let row = Math.max(1, Math.round(y - radius)); row < Math.min(height - 1, y + radius); row++) {
    for (
      let column = Math.max(1, Math.round(x - radius));
      column < Math.min(width - 1, x + radius);
      column++
    ) {
      const at = row * width + column;
      const [gx, gy] = [data[at + 1]! - data[at - 1]!, data[at + width]! - data[at - width]!];
      const strength = Math.hypot(gx, gy);
      const away = Math.hypot(column - x, row - y);
      if (strength < 30 || away < radius * NEAREST || away > radius || !points({ x: column, y: row }))
        continue;
      edges.push({ x: column, y: row, nx: gx / strength, ny: gy / strength, strength });
    }
  }
  // From far away, so that the answer is the picture's, not the guess's; lines that miss by much count less and less.
  let center = { x: x + radius / 2, y: y + radius / 2 };
  for (const share of TOLERANCES) {
    const tolerance = share * radius;
    let [xx, xy, yy, bx, by] = [0, 0, 0, 0, 0];
    for (const { x: ex, y: ey, nx, ny, strength } of edges) {
      const miss = nx * (center.x - ex) + ny * (center.y - ey);
      const weight = strength / (1 + (miss / tolerance) ** 2) ** 2;
      const along = nx * ex + ny * ey;
      xx += weight * nx * nx;
      xy += weight * nx * ny;
      yy += weight * ny * ny;
      bx += weight * nx * along;
      by += weight * ny * along;
    }
    const det = xx * yy - xy * xy;
    center = { x: (yy * bx - xy * by) / det, y: (xx * by - xy * bx) / det };
  }
  return center;
}
