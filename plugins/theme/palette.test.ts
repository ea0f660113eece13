import { expect, test } from 'vitest';
import { contrast, paletteOf } from './palette.ts';
import { findFaintTexts } from './readable.ts';

test.each([
  ["the sample's", { ground: '#07080f', text: '#eef1fb', accent: '#22d3ee', education: '#c48bff', highlight: '#ff6cb6' }],
  ['bright', { ground: '#0f140c', text: '#f4f1e8', accent: '#ffcc00', education: '#9fd356', highlight: '#ff8a5c' }],
  ['barely bright enough', { ground: '#07080f', text: '#eef1fb', accent: '#3d7bff', education: '#b45cff', highlight: '#ff6cb6' }],
])('the lower halves of the years can be read in %s colours', (_whose, colors) => {
  const palette = paletteOf(colors);
  for (const name of ['accent', 'education']) {
    const shade = palette[`${name}-shade`]!;
    expect(contrast(shade, palette.wall!)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(shade, palette.wall!)).toBeLessThan(contrast(palette[name]!, palette.wall!));
  }
  expect(findFaintTexts(colors).map(({ rule }) => rule).filter((rule) => !rule.includes('send'))).toEqual([]);
});
