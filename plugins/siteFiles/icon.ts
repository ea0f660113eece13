import sharp from 'sharp';
import type { Colors } from '../../src/content/owner.ts';

// The arrow of src/ui/ArrowMark, in a box of 24 around 12, 12.
const ARROW = 'M2.5 2.5 21.5 10 13.3 13.1 10.1 21.5z';
const SHADED_HALF = 'M2.5 2.5 13.3 13.1 10.1 21.5z';

/** The arrow as a favicon: an SVG, on a tile with round corners. */
export function favicon(colors: Colors): string {
  return arrowTile(colors, { corner: 8, scale: 1 });
}

/**
 * The arrow for home screens, which cut the corners themselves: a square PNG, `size` pixels wide. The arrow keeps
 * to the circle of 80% that maskable icons are promised.
 */
export function homeScreenIcon(colors: Colors, size: number): Promise<Buffer> {
  const svg = Buffer.from(arrowTile(colors, { corner: 0, scale: 0.86 }));
  return sharp(svg, { density: 300 }).resize(size, size).png({ palette: true }).toBuffer();
}

function arrowTile({ ground, accent }: Colors, { corner, scale }: { corner: number; scale: number }): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">',
    `<rect width="32" height="32" rx="${corner}" fill="${ground}"/>`,
    `<g transform="translate(16.3 16.2) scale(${scale}) translate(-12 -12)">`,
    `<path d="${ARROW}" fill="${accent}"/><path d="${SHADED_HALF}" fill-opacity=".28"/></g></svg>`,
  ].join('');
}
