import { describe, expect, test } from 'vitest';
import { captionColors, glowRules, titleBackground } from './glows.ts';
import { apcaContrast, contrast, hex, paletteOf, toneOf } from './palette.ts';

/** A bluish night, as the sample's is: what is dark and clean beside it, is not beside every background. */
const colors = {
  ground: '#07080f',
  text: '#eef1fb',
  accent: '#22d3ee',
  education: '#c48bff',
  highlight: '#ff6cb6',
};
/** Glows of every hue, pale to deep, strong to dull. */
const glows = Array.from({ length: 36 }, (_, step) => step * 10).flatMap((h) => [
  hex({ l: 0.7, c: 0.2, h }),
  hex({ l: 0.45, c: 0.12, h }),
  hex({ l: 0.85, c: 0.04, h }),
]);

/** Orange, which would be brown in the dark, and glows without a hue. */
const extremes = ['#e8743b', '#ffffff', '#000000'];

describe('the background of a caption', () => {
  test('is dark for any glow', () => {
    for (const glow of [...glows, ...extremes]) {
      for (const background of Object.values(captionColors(glow, colors))) {
        expect(toneOf(background).l, glow).toBeLessThan(0.25);
      }
    }
  });

  test('is never brown or maroon', () => {
    for (const glow of [...glows, ...extremes]) {
      for (const background of Object.values(captionColors(glow, colors))) {
        const { c, h } = toneOf(background);
        // Nearly grey has no hue to speak of.
        if (c > 0.02) expect(h > 170 && h < 325, `${glow} gives ${background}`).toBe(true);
      }
    }
  });

  test('is brighter at its top', () => {
    for (const glow of glows) {
      const { top, bottom } = captionColors(glow, colors);
      expect(toneOf(top).l).toBeGreaterThan(toneOf(bottom).l + 0.05);
    }
  });

  test('is brighter than the page', () => {
    for (const glow of glows) {
      const { bottom } = captionColors(glow, colors);
      expect(toneOf(bottom).l).toBeGreaterThan(toneOf(colors.ground).l);
    }
  });

  test('has more of a strong glow than of a dull one', () => {
    const strong = captionColors(hex({ l: 0.6, c: 0.2, h: 280 }), colors);
    const dull = captionColors(hex({ l: 0.6, c: 0.02, h: 280 }), colors);
    for (const place of ['top', 'bottom'] as const) {
      expect(toneOf(strong[place]).c).toBeGreaterThan(2 * toneOf(dull[place]).c);
    }
  });

  test('is nearly grey beside a dull glow', () => {
    const dull = captionColors(hex({ l: 0.6, c: 0.02, h: 280 }), colors);
    for (const background of Object.values(dull)) expect(toneOf(background).c).toBeLessThan(0.03);
  });

  test('keeps the hue of blue, violet and teal glow', () => {
    for (const h of [210, 250, 290]) {
      expect(
        Math.abs(toneOf(captionColors(hex({ l: 0.5, c: 0.15, h }), colors).top).h - h),
      ).toBeLessThan(15);
    }
  });

  test('follows the palette: beside orange and yellow it is never blue', () => {
    const warm = { ...colors, ground: '#140d08', accent: '#ff9d4d', education: '#f0cf73' };
    for (const glow of glows) {
      const { c, h } = toneOf(captionColors(glow, warm).top);
      if (c > 0.02) expect(h < 145 || h > 350, `${glow} gives ${h}`).toBe(true);
    }
  });

  test.each([
    ['text', 75],
    ['text-soft', 75],
    ['text-dim', 75],
    ['highlight-text', 60],
  ])('lets %s be read, 7:1 and Lc %i', (text, lc) => {
    const color = paletteOf(colors)[text]!;
    for (const glow of glows) {
      for (const background of Object.values(captionColors(glow, colors))) {
        expect(contrast(color, background)).toBeGreaterThan(7);
        expect(apcaContrast(color, background)).toBeGreaterThanOrEqual(lc);
      }
    }
  });
});

describe('the background of a large title', () => {
  test('lets the title be read 7:1 with any glow', () => {
    for (const palette of [colors, { ...colors, ground: '#2a2140' }]) {
      for (const glow of glows) {
        const { top } = captionColors(glow, palette);
        expect(contrast(palette.text, titleBackground(glow, palette)), glow).toBeGreaterThanOrEqual(
          7,
        );
        expect(contrast(palette.text, top), glow).toBeGreaterThanOrEqual(7);
      }
    }
  });

  test('is brighter than the caption below it', () => {
    for (const glow of glows) {
      const { top } = captionColors(glow, colors);
      expect(toneOf(titleBackground(glow, colors)).l).toBeGreaterThan(toneOf(top).l + 0.05);
    }
  });
});

test('every glow is named once, and the colours of those projects that have none', () => {
  const sheet = glowRules(['#e8743b', undefined, '#e8743b', '#16808a', undefined], colors);
  const names = [...sheet.matchAll(/\[data-glow='([^']+)'\]/g)].map(([, name]) => name);
  expect(names).toEqual(['#e8743b', 'plain-2', '#16808a']);
});

test('a glow comes with its caption', () => {
  const sheet = glowRules(['#16808a'], colors);
  const { top, bottom } = captionColors('#16808a', colors);
  expect(sheet.split('\n')).toContain(
    `[data-glow='#16808a'] { --glow: #16808a; --caption-top: ${top}; --caption-bottom: ${bottom}; }`,
  );
});

test('the glows of screenshots are a blue violet, a blue and a plum', () => {
  const sheet = glowRules([undefined, undefined, undefined], colors);
  const ofScreenshots = [...sheet.matchAll(/plain-\d'\] \{ --glow: (#[0-9a-f]{6});/g)].map(
    ([, glow]) => toneOf(glow!),
  );
  expect(ofScreenshots.map(({ h }) => Math.round(h / 10) * 10)).toEqual([280, 230, 320]);
  for (const { l, c } of ofScreenshots) {
    expect(l).toBeGreaterThan(0.3);
    expect(l).toBeLessThan(0.5);
    expect(c).toBeGreaterThan(0.08);
  }
});
