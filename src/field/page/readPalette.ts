import type { Palette, Rgb } from '../protocol.ts';

/** The page's custom property for each colour of the field. */
const PROPERTIES: Record<keyof Palette, string> = {
  ground: '--ground',
  low: '--field-low',
  middle: '--field-middle',
  high: '--field-high',
  highlight: '--highlight',
  accent: '--accent',
};

/** The field's colours as the page's style sheet has them. Throws where one is missing, or is not opaque. */
export function readPalette(): Palette {
  const style = getComputedStyle(document.documentElement);
  const entries = Object.entries(PROPERTIES).map(([name, property]) => [name, rgbOf(property, style.getPropertyValue(property))]);
  return Object.fromEntries(entries) as Palette;
}

/** Any CSS colour by way of a canvas, which writes every opaque one as `#rrggbb`. */
function rgbOf(property: string, value: string): Rgb {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('There is no canvas to read colours with');
  context.fillStyle = value.trim();
  const digits = /^#(..)(..)(..)$/.exec(context.fillStyle);
  if (!value.trim() || !digits) throw new Error(`${property} is "${value}": the field needs an opaque colour`);
  return digits.slice(1).map((digit) => Number.parseInt(digit, 16) / 255) as Rgb;
}
