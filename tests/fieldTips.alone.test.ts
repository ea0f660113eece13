import { chromium } from 'playwright';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { browserArgs, requireBrowser } from '../scripts/browser.ts';
import { fieldPalette, withFrozenField } from '../scripts/poster/frozenField.ts';
import { content } from '../src/content/content.ts';

/** How far from the pointer the tips may meet, in CSS pixels. */
const CLOSE = 12;

const GRID = [0.1, 0.35, 0.6, 0.85];

describe('the tips meet at the pointer', () => {
  test.each([
    ['home', 1440, 900, GRID],
    // The needles at the top of a phone's first screen are too far away, and too dim, for their edges to be measured.
    ['home', 390, 844, GRID.slice(1)],
    ['home', 2560, 1300, GRID],
    ['contact', 1440, 1438, GRID],
    ['contact', 390, 1321, GRID],
  ] as const)('everywhere in %s at %d by %d', { timeout: 300_000 }, async (room, width, height, rows) => {
    const palette = fieldPalette(content.site.colors);
    const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserArgs });
    const missed: string[] = [];
    try {
      await withFrozenField(browser, async (draw) => {
        for (const y of rows) {
          for (const x of GRID) {
            for (const time of [2, 31]) {
              const picture = await draw({ room, time, target: { x, y }, palette, width, height });
              const at = await meeting(picture, width * x, height * y);
              const off = Math.hypot(at.x - width * x, at.y - height * y);
              if (!(off <= CLOSE)) missed.push(`${x} ${y} at ${time} s: ${off.toFixed(1)} px`);
            }
          }
        }
      });
    } finally {
      await browser.close();
    }
    expect(missed).toEqual([]);
  });
});

/** Where the needles round a point of the picture lead: the place nearest to the lines along all their edges. */
async function meeting(picture: Buffer, x: number, y: number): Promise<{ x: number; y: number }> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const radius = 130;
  const edges: { x: number; y: number; nx: number; ny: number; strength: number }[] = [];
  for (let row = Math.max(1, Math.round(y - radius)); row < Math.min(height - 1, y + radius); row++) {
    for (let column = Math.max(1, Math.round(x - radius)); column < Math.min(width - 1, x + radius); column++) {
      const at = row * width + column;
      const [gx, gy] = [data[at + 1]! - data[at - 1]!, data[at + width]! - data[at - width]!];
      const strength = Math.hypot(gx, gy);
      const away = Math.hypot(column - x, row - y);
      if (strength < 30 || away < 20 || away > radius) continue;
      edges.push({ x: column, y: row, nx: gx / strength, ny: gy / strength, strength });
    }
  }
  // From far away, so that the answer is the picture's, not the guess's; lines that miss by much count less and less.
  let center = { x: x + 60, y: y + 60 };
  for (const tolerance of [1e6, 60, 30, 20, 15, 12, 12, 12]) {
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
