import sharp from 'sharp';
import type { Colors } from '../../src/content/schema/siteSchema.ts';
import { arrowShape } from '../../src/shapes/arrowShape.ts';

/** The arrow as a favicon: an SVG, on a tile with round corners. */
export function favicon(colors: Colors): string {
  return arrowTile(colors, { corner: 8, scale: 1 });
}

/**
 * The arrow for home screens, which round the corners themselves: a square PNG, `size` pixels wide. The arrow
 * is inside the safe zone of maskable icons, a circle of 80% of the width.
 */
export function homeScreenIcon(colors: Colors, size: number): Promise<Buffer> {
  const svg = Buffer.from(arrowTile(colors, { corner: 0, scale: 0.86 }));
  return sharp(svg, { density: 300 }).resize(size, size).png({ palette: true }).toBuffer();
}

/** The arrow of a box of 24 by 24 on a tile of 32 by 32. */
function arrowTile(
  { ground, accent }: Colors,
  { corner, scale }: { corner: number; scale: number },
): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">',
    `<rect width="32" height="32" rx="${corner}" fill="${ground}"/>`,
    `<g transform="translate(16.3 16.2) scale(${scale}) translate(-12 -12)">`,
    `<path d="${arrowShape.outline}" fill="${accent}"/><path d="${arrowShape.shade}" fill-opacity=".28"/></g></svg>`,
  ].join('');
}
