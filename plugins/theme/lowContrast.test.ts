import { describe, expect, test } from 'vitest';
import { content as anotherPerson } from '../../tests/helpers/sites/anotherPerson.ts';
import { barelyBrightColors, sampleColors } from '../../tests/helpers/sites/colors.ts';
import { findLowContrast } from './lowContrast.ts';
import { apcaContrast, contrast, hex, paletteOf, toneOf } from './palette.ts';

const bright = anotherPerson.site.colors;

/** The lightest background that the check accepts with the other colours of the sample. */
function lightestBackground(): string {
  const rule = findLowContrast({ ...sampleColors, ground: '#ffffff' }).get('ground') ?? '';
  return /#[0-9a-f]{6}/.exec(rule)![0];
}

describe.each([
  ["the sample's colours", sampleColors],
  ['bright colours', bright],
  ['the lightest background', { ...sampleColors, ground: lightestBackground() }],
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

  test('placeholders have a contrast of 4.5:1', () => {
    expect(contrast(palette.placeholder!, palette.panel!)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['accent', 'education'])('%s on paper has a contrast of 4.5:1', (name) => {
    expect(contrast(palette[`print-${name}`]!, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });
});

test('colours that are barely bright enough are accepted, except on the Send button', () => {
  const rules = [...findLowContrast(barelyBrightColors).values()];
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
  const rule = findLowContrast({ ...sampleColors, [name]: color }).get(
    named as keyof typeof sampleColors,
  );
  expect(rule).toContain(`${text} would have a contrast of`);
  expect(rule).toMatch(new RegExp(`and needs ${least}$`));
});

describe('a light background', () => {
  const LIGHT = '#f4f1e8';
  const rules = findLowContrast({ ...sampleColors, ground: LIGHT });
  const [, suggested = ''] =
    /^must be dark, such as (#[0-9a-f]{6}): the site has no light theme$/.exec(
      rules.get('ground')!,
    ) ?? [];

  test('is the only colour that is named', () => {
    expect([...rules.keys()]).toEqual(['ground']);
  });

  test('is named with one that passes', () => {
    expect(findLowContrast({ ...sampleColors, ground: suggested })).toEqual(new Map());
  });

  test('is named with the nearest one: none that is lighter passes', () => {
    const lighter = hex({ ...toneOf(suggested), l: toneOf(suggested).l + 0.03 });
    expect(findLowContrast({ ...sampleColors, ground: lighter }).size).toBeGreaterThan(0);
  });

  test('is named with one of the same hue', () => {
    expect(Math.abs(toneOf(suggested).h - toneOf(LIGHT).h)).toBeLessThan(10);
  });

  test('hides no text that would be too dark on a dark one', () => {
    const both = findLowContrast({ ...sampleColors, ground: LIGHT, text: '#101010' });
    expect([...both.keys()]).toEqual(['ground', 'text']);
    expect(both.get('text')).toMatch(/^must be lighter, such as #[0-9a-f]{6}: headings/);
  });
});

test.each(['text', 'accent', 'education', 'highlight'] as const)(
  'a colour that is too dark gets the nearest lighter one that passes: %s',
  (name) => {
    const dark = { ...sampleColors, [name]: hex({ ...toneOf(sampleColors[name]), l: 0.5 }) };
    const [, suggested = ''] =
      /^must be lighter, such as (#[0-9a-f]{6})[:,]/.exec(findLowContrast(dark).get(name)!) ?? [];
    expect(findLowContrast({ ...sampleColors, [name]: suggested })).toEqual(new Map());
    const darker = hex({ ...toneOf(suggested), l: toneOf(suggested).l - 0.03 });
    expect(findLowContrast({ ...sampleColors, [name]: darker }).has(name)).toBe(true);
  },
);

test('text that can get no lighter needs a darker background, which is named', () => {
  const faint = { ...sampleColors, ground: '#33334a', text: '#ffffff' };
  const [, suggested = ''] =
    /needs a darker site\.colors\.ground, such as (#[0-9a-f]{6}):/.exec(
      findLowContrast(faint).get('text')!,
    ) ?? [];
  expect(findLowContrast({ ...faint, ground: suggested })).toEqual(new Map());
});
