import Color from 'colorjs.io';
import { describe, expect, test } from 'vitest';
import {
  apcaContrast,
  between,
  contrast,
  customProperties,
  hex,
  paletteOf,
  scenePalette,
  toneOf,
} from './palette.ts';
import { content as anotherPerson } from '../../tests/helpers/sites/anotherPerson.ts';
import { barelyBrightColors, sampleColors } from '../../tests/helpers/sites/colors.ts';

const bright = anotherPerson.site.colors;

// Smaller differences between colours are not visible.
test('derives the designed palette from five colours', () => {
  const expected = {
    background: '#07080f',
    surface: '#0a0d1b',
    panel: '#0c0e1a',
    'surface-deep': '#150d3e',
    'light-1': '#331569',
    'light-2': '#1e0d48',
    'light-3': '#110a2a',
    text: '#eef1fb',
    'text-soft': '#e1e6f6',
    'text-dim': '#cdd3e8',
    placeholder: '#a3abc6',
    'text-on-deep': '#cfcdf0',
    accent: '#22d3ee',
    'accent-shade': '#128aa1',
    education: '#c48bff',
    'education-shade': '#a25be3',
    'education-text': '#d0a1ff',
    highlight: '#ff6cb6',
    'highlight-shade': '#a82c6e',
    'highlight-text': '#ff92ca',
    'on-highlight': '#17030d',
    'needle-hanging': '#868eb8',
    star: '#fbbf24',
    'star-off': '#756da6',
    error: '#ff9c9b',
    'error-background': '#3a1218',
    'on-error': '#ffe3e3',
    'success-background': '#092c32',
    'on-success': '#d7f8ff',
    'needles-low': '#8c3df3',
    'needles-middle': '#476bff',
    'needles-high': '#22dbf7',
    'print-border': '#c7cad6',
    'print-accent': '#076c7a',
    'print-education': '#6d20a6',
  };
  const palette = paletteOf(sampleColors);
  for (const [name, color] of Object.entries(expected)) {
    expect(
      new Color(palette[name]!).deltaE(color, 'OK'),
      `${name}: ${palette[name]} beside ${color}`,
    ).toBeLessThan(0.008);
  }
});

describe('a palette of other colours', () => {
  test('is of colours only', () => {
    for (const colors of [
      sampleColors,
      bright,
      { ...sampleColors, ground: '#000000', education: '#ffffff' },
    ]) {
      for (const color of Object.values(paletteOf(colors))) expect(color).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  const lightnessOf = (name: string) => toneOf(paletteOf(bright)[name]!).l;

  test.each([
    [['background', 'surface', 'panel', 'surface-deep', 'light-1']],
    [['background', 'light-3', 'light-2', 'light-1']],
    [['text-dim', 'text-soft', 'text']],
    [['highlight-shade', 'highlight', 'highlight-text']],
  ])('goes from dark to bright: %j', (names) => {
    const order = names.map(lightnessOf);
    expect(order).toEqual([...new Set(order)].toSorted((one, other) => one - other));
  });

  test.each(['surface', 'panel', 'surface-deep', 'light-1'])('has a dark %s', (name) => {
    expect(lightnessOf(name)).toBeLessThan(0.4);
  });

  test('takes the hue of education where the background has none', () => {
    const { h } = toneOf(sampleColors.education);
    expect(
      Math.abs(toneOf(paletteOf({ ...sampleColors, ground: '#0a0a0a' })['surface-deep']!).h - h),
    ).toBeLessThan(10);
    expect(Math.abs(toneOf(paletteOf(sampleColors)['surface-deep']!).h - h)).toBeGreaterThan(10);
  });

  describe.each(['text-on-deep', 'needle-hanging', 'success-background', 'on-success'])(
    'has its %s',
    (name) => {
      const chromaIn = (colors: object) =>
        toneOf(paletteOf({ ...sampleColors, ...colors })[name]!).c;

      test('nearly grey beside colours that are', () => {
        const grey = { ground: '#0b0b0d', accent: '#b8c4c8', education: '#c4bccb' };
        expect(chromaIn(grey)).toBeLessThan(0.03);
      });

      test('quiet beside vivid colours', () => {
        const vivid = { ground: '#10003a', accent: '#00ff40', education: '#d040ff' };
        expect(chromaIn(vivid)).toBeLessThan(0.09);
      });
    },
  );

  test.each(['text-soft', 'text-dim'])('has no khaki as %s beside a cream text', (name) => {
    const palette = paletteOf({ ...sampleColors, text: '#f5eedd' });
    expect(toneOf(palette[name]!).c).toBeLessThan(0.04);
  });
});

test('running text of the sample has an APCA contrast of Lc 90', () => {
  const palette = paletteOf(sampleColors);
  for (const background of ['background', 'surface', 'panel']) {
    expect(apcaContrast(palette['text-soft']!, palette[background]!), background).toBeGreaterThan(
      90,
    );
  }
});

test('style sheets have each colour as a custom property', () => {
  expect(customProperties({ background: '#000000', 'text-soft': '#cccccc' })).toBe(
    ':root {\n  --color-background: #000000;\n  --color-text-soft: #cccccc;\n}\n',
  );
});

test('the needle field has colours of the palette', () => {
  const palette = paletteOf(sampleColors);
  expect(scenePalette(sampleColors)).toEqual({
    background: palette.background,
    low: palette['needles-low'],
    middle: palette['needles-middle'],
    high: palette['needles-high'],
    highlight: palette.highlight,
    accent: palette.accent,
  });
});

test('hues meet on the shorter way round', () => {
  expect(between(0, 90, 0.5)).toBe(45);
  expect(between(90, 0, 0.25)).toBe(67.5);
  expect(between(350, 10, 0.5)).toBe(360);
  expect(between(10, 350, 0.25)).toBe(5);
});

describe('a tone', () => {
  test('becomes a colour that a screen can show', () => {
    expect(hex({ l: 2, c: 0, h: 0 })).toBe('#ffffff');
    expect(hex({ l: -1, c: 0, h: 0 })).toBe('#000000');
    expect(hex({ l: 0.5, c: -1, h: 0 })).toBe(hex({ l: 0.5, c: 0, h: 0 }));
    expect(hex({ l: 0.7, c: 0.4, h: 150 })).toMatch(/^#[0-9a-f]{6}$/);
  });

  test('of a colour becomes that colour again', () => {
    expect(hex(toneOf('#c48bff'))).toBe('#c48bff');
  });

  test('of a grey has no chroma, and the hue 0', () => {
    expect(toneOf('#808080')).toEqual({ l: expect.closeTo(0.6, 2), c: expect.closeTo(0, 3), h: 0 });
  });

  test('needs a colour', () => {
    expect(() => toneOf('night')).toThrow();
  });
});

test('the contrast of white and black is 21', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
});

test.each([
  ["the sample's", sampleColors],
  ['bright', bright],
  ['barely bright enough', barelyBrightColors],
])('needles have a facet in shade with a contrast of 4.5:1 in %s colours', (_whose, colors) => {
  const palette = paletteOf(colors);
  for (const name of ['accent', 'education']) {
    const shade = palette[`${name}-shade`]!;
    expect(contrast(shade, palette.surface!)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(shade, palette.surface!)).toBeLessThan(
      contrast(palette[name]!, palette.surface!),
    );
  }
});
