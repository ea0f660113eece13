import Color from 'colorjs.io';
import { describe, expect, test } from 'vitest';
import {
  apcaContrast,
  between,
  contrast,
  customProperties,
  hex,
  paletteOf,
  toneOf,
} from './palette.ts';
import { content as anotherPerson } from '../../tests/helpers/sites/anotherPerson.ts';
import { findLowContrast } from './lowContrast.ts';

const drawn = {
  ground: '#07080f',
  text: '#eef1fb',
  accent: '#22d3ee',
  education: '#c48bff',
  highlight: '#ff6cb6',
};
const bright = anotherPerson.site.colors;

// Smaller differences between colours are not visible.
test('derives the designed palette from five colours', () => {
  const expected = {
    background: '#07080f',
    surface: '#0a0d1b',
    panel: '#0c0e1a',
    'surface-deep': '#150d3e',
    'glow-1': '#331569',
    'glow-2': '#1e0d48',
    'glow-3': '#110a2a',
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
  const palette = paletteOf(drawn);
  for (const [name, color] of Object.entries(expected)) {
    expect(
      new Color(palette[name]!).deltaE(color, 'OK'),
      `${name}: ${palette[name]} beside ${color}`,
    ).toBeLessThan(0.008);
  }
});

describe('a palette of other colours', () => {
  test('is of colours only', () => {
    for (const colors of [drawn, bright, { ...drawn, ground: '#000000', education: '#ffffff' }]) {
      for (const color of Object.values(paletteOf(colors))) expect(color).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  test('orders backgrounds, texts and highlights by lightness, with dark backgrounds', () => {
    const palette = paletteOf(bright);
    const lightness = (...names: string[]) => names.map((name) => toneOf(palette[name]!).l);
    for (const order of [
      lightness('background', 'surface', 'panel', 'surface-deep', 'glow-1'),
      lightness('background', 'glow-3', 'glow-2', 'glow-1'),
      lightness('text-dim', 'text-soft', 'text'),
      lightness('highlight-shade', 'highlight', 'highlight-text'),
    ]) {
      expect(order).toEqual(order.toSorted((one, other) => one - other));
    }
    expect(Math.max(...lightness('surface', 'panel', 'surface-deep', 'glow-1'))).toBeLessThan(0.4);
  });

  test('takes the hue of education where the background has none', () => {
    const { h } = toneOf(drawn.education);
    expect(
      Math.abs(toneOf(paletteOf({ ...drawn, ground: '#0a0a0a' })['surface-deep']!).h - h),
    ).toBeLessThan(10);
    expect(Math.abs(toneOf(paletteOf(drawn)['surface-deep']!).h - h)).toBeGreaterThan(10);
  });

  test('has backgrounds, hanging needles and quiet texts no more vivid than its colours', () => {
    const chromas = (colors: typeof drawn) =>
      ['text-on-deep', 'needle-hanging', 'success-background', 'on-success'].map(
        (name) => toneOf(paletteOf({ ...drawn, ...colors })[name]!).c,
      );
    for (const c of chromas({
      ...drawn,
      ground: '#0b0b0d',
      accent: '#b8c4c8',
      education: '#c4bccb',
    }))
      expect(c).toBeLessThan(0.03);
    for (const c of chromas({
      ...drawn,
      ground: '#10003a',
      accent: '#00ff40',
      education: '#d040ff',
    }))
      expect(c).toBeLessThan(0.09);
    for (const name of ['text-soft', 'text-dim'])
      expect(toneOf(paletteOf({ ...drawn, text: '#f5eedd' })[name]!).c, 'not khaki').toBeLessThan(
        0.04,
      );
  });
});

test('running text of the sample has an APCA contrast of Lc 90', () => {
  const palette = paletteOf(drawn);
  for (const background of ['background', 'surface', 'panel'])
    expect(apcaContrast(palette['text-soft']!, palette[background]!), background).toBeGreaterThan(
      90,
    );
});

/** The lightest background that the check accepts with the other colours of the sample. */
function lightestBackground(): string {
  const rule = findLowContrast({ ...drawn, ground: '#ffffff' }).get('ground') ?? '';
  return /#[0-9a-f]{6}/.exec(rule)![0];
}

describe.each([
  ["the sample's colours", drawn],
  ['bright colours', bright],
  ['the lightest background', { ...drawn, ground: lightestBackground() }],
])('with %s', (_which, colors) => {
  const palette = paletteOf(colors);

  test('the check accepts them', () => {
    expect(findLowContrast(colors)).toEqual(new Map());
  });

  test.each([
    ['error', 'panel', 60],
    ['on-error', 'error-background', 75],
    ['on-success', 'success-background', 75],
  ])('%s can be read on %s, 7:1 and Lc %i', (text, background, lc) => {
    expect(contrast(palette[text]!, palette[background]!)).toBeGreaterThanOrEqual(7);
    expect(apcaContrast(palette[text]!, palette[background]!)).toBeGreaterThanOrEqual(lc);
  });

  test('placeholders and colours on paper have a contrast of 4.5:1', () => {
    expect(contrast(palette.placeholder!, palette.panel!)).toBeGreaterThanOrEqual(4.5);
    for (const name of ['accent', 'education'])
      expect(contrast(palette[`print-${name}`]!, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });
});

test('style sheets have each colour as a custom property', () => {
  expect(customProperties({ background: '#000000', 'text-soft': '#cccccc' })).toBe(
    ':root {\n  --color-background: #000000;\n  --color-text-soft: #cccccc;\n}\n',
  );
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
  ["the sample's", drawn],
  ['bright', bright],
  [
    'barely bright enough',
    {
      ground: '#07080f',
      text: '#eef1fb',
      accent: '#86b9ff',
      education: '#cd8bff',
      highlight: '#ff6cb6',
    },
  ],
])('needles have a facet in shade with a contrast of 4.5:1 in %s colours', (_whose, colors) => {
  const palette = paletteOf(colors);
  for (const name of ['accent', 'education']) {
    const shade = palette[`${name}-shade`]!;
    expect(contrast(shade, palette.surface!)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(shade, palette.surface!)).toBeLessThan(
      contrast(palette[name]!, palette.surface!),
    );
  }
  const rules = [...findLowContrast(colors).values()];
  expect(rules.filter((rule) => !rule.includes('send'))).toEqual([]);
});

test.each([
  ['ground', '#33294f', 'text', 'headings', '7.0:1'],
  ['text', '#d0d0d0', 'text', 'headings', '75'],
  ['accent', '#3d7bff', 'accent', 'accented text', '7.0:1'],
  ['accent', '#6fa5ff', 'accent', 'accented text', '60'],
  ['education', '#b45cff', 'education', 'entries of education', '7.0:1'],
  ['highlight', '#e0408c', 'highlight', 'highlighted text', '7.0:1'],
])('%s %s is refused: site.colors.%s, %s, needs %s', (name, color, named, text, least) => {
  const rule = findLowContrast({ ...drawn, [name]: color }).get(named as keyof typeof drawn);
  expect(rule).toContain(`${text} would have a contrast of`);
  expect(rule).toMatch(new RegExp(`and needs ${least}$`));
});

describe('a light background', () => {
  test('is named with the nearest one that passes, in its own hue', () => {
    const rules = findLowContrast({ ...drawn, ground: '#f4f1e8' });
    expect([...rules.keys()]).toEqual(['ground']);
    const [, suggested = ''] =
      /^must be dark, such as (#[0-9a-f]{6}): the site has no light theme$/.exec(
        rules.get('ground')!,
      ) ?? [];
    expect(findLowContrast({ ...drawn, ground: suggested })).toEqual(new Map());
    expect(Math.abs(toneOf(suggested).h - toneOf('#f4f1e8').h)).toBeLessThan(10);
    const lighter = hex({ ...toneOf(suggested), l: toneOf(suggested).l + 0.03 });
    expect(findLowContrast({ ...drawn, ground: lighter }).size).toBeGreaterThan(0);
  });

  test('hides no text that would be too dark on a dark one', () => {
    const rules = findLowContrast({ ...drawn, ground: '#f4f1e8', text: '#101010' });
    expect([...rules.keys()]).toEqual(['ground', 'text']);
    expect(rules.get('text')).toMatch(/^must be lighter, such as #[0-9a-f]{6}: headings/);
  });
});

test.each(['text', 'accent', 'education', 'highlight'] as const)(
  'a colour that is too dark gets the nearest lighter one that passes: %s',
  (name) => {
    const dark = { ...drawn, [name]: hex({ ...toneOf(drawn[name]), l: 0.5 }) };
    const [, suggested = ''] =
      /^must be lighter, such as (#[0-9a-f]{6})[:,]/.exec(findLowContrast(dark).get(name)!) ?? [];
    expect(findLowContrast({ ...drawn, [name]: suggested })).toEqual(new Map());
  },
);

test('text that can get no lighter needs a darker background, which is named', () => {
  const faint = { ...drawn, ground: '#33334a', text: '#ffffff' };
  const [, suggested = ''] =
    /needs a darker site\.colors\.ground, such as (#[0-9a-f]{6}):/.exec(
      findLowContrast(faint).get('text')!,
    ) ?? [];
  expect(findLowContrast({ ...faint, ground: suggested })).toEqual(new Map());
});
