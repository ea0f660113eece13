import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fieldPalette, withFrozenField } from '../../../scripts/poster/frozenField.ts';
import { content } from '../../../src/content/content.ts';

/** How bright a pixel of a needle is at least, of 255. */
const LIT = 30;

test(
  'as a room is left its needles become fewer, in what is seen and in what is drawn, until hardly any are there',
  { timeout: 120_000 },
  async () => {
    const palette = fieldPalette(content.site.colors);
    const covered: number[] = [];
    const drawn: number[] = [];
    await withFrozenField(async (draw) => {
      for (const away of [0, 0.4, 0.6, 0.8, 1]) {
        const { picture, needles } = await draw({
          room: 'home',
          time: 2,
          strength: 0,
          away,
          palette,
          width: 960,
          height: 600,
        });
        covered.push(await litShare(picture));
        drawn.push(needles);
      }
    });
    for (const numbers of [covered, drawn])
      expect(numbers.toSorted((one, other) => other - one)).toEqual(numbers);
    expect(covered[0]).toBeGreaterThan(0.1);
    expect(covered[2]! / covered[0]!).toBeLessThan(0.6);
    expect(covered[3]! / covered[0]!).toBeLessThan(0.15);
    expect(covered[4]! / covered[0]!).toBeLessThan(0.02);
    expect(covered[4]).toBeGreaterThan(0);
    expect(drawn[0]).toBeGreaterThan(7000);
    expect(drawn[3]! / drawn[0]!).toBeLessThan(0.25);
    expect(drawn[4]! / drawn[0]!).toBeLessThan(0.06);
  },
);

/** Share of the picture that needles cover. */
async function litShare(picture: Buffer): Promise<number> {
  const { data } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  return data.filter((brightness) => brightness > LIT).length / data.length;
}
