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

/** The field's colours as the style sheet has them at `element`. Throws where one is missing, or is not opaque. */
export function readPalette(element: HTMLElement): Palette {
  const computed = getComputedStyle(element);
  const colors = Object.entries(PROPERTIES).map(([name, property]) => {
    // The browser writes a colour of any spelling as `rgb(…)`.
    element.style.color = `var(${property}, transparent)`;
    return [name, rgbOf(property, computed.color)] as const;
  });
  element.style.removeProperty('color');
  return Object.fromEntries(colors) as Record<keyof Palette, Rgb>;
}

function rgbOf(property: string, value: string): Rgb {
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(value);
  if (!parts) throw new Error(`${property} is "${value}": the field needs an opaque colour`);
  return parts.slice(1).map((part) => Number(part) / 255) as Rgb;
}
