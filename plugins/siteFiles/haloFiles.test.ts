import { describe, expect, test } from 'vitest';
import { alphaOf, kindOf, type Alpha } from '../shared/portrait.ts';
import { haloNeedles, haloSvg, scatterNeedles } from './haloFiles.ts';

/** A portrait of 96 by 111 pixels, opaque where `isOpaque` says so; a pixel is 10 units wide. */
function portrait(isOpaque: (x: number, y: number) => boolean): Alpha {
  const [width, height] = [96, 111];
  const data = Uint8Array.from({ length: width * height }, (_, index) =>
    isOpaque((index % width) * 10, Math.floor(index / width) * 10) ? 255 : 0,
  );
  return { width, height, data };
}

const face = { x: 0.5, y: 0.4 };
const inUnits = { x: 480, y: 444 };
/** A head without a body. */
const cutout = portrait((x, y) => Math.hypot(x - inUnits.x, y - inUnits.y) < 200);
const photo = portrait(() => true);
const distanceToFace = ({ x, y }: { x: number; y: number }) =>
  Math.hypot(x - inUnits.x, y - inUnits.y);

test('a portrait with transparent parts is a cut-out, one without is a photo', () => {
  expect([kindOf(cutout), kindOf(photo)]).toEqual(['cutout', 'photo']);
});

describe.each([
  ['cut-out', cutout, 300, 34],
  ['photo', photo, 80, 51],
])('around a %s', (_name, alpha, fewest, gap) => {
  const needles = scatterNeedles(alpha, face);

  test('there are many needles', () => {
    expect(needles.length).toBeGreaterThan(fewest);
  });

  test.each(['left', 'above', 'right'])('there are needles on every side: %s', (tone) => {
    const onSide = needles.filter((needle) => needle.tone === tone);
    expect(onSide.length).toBeGreaterThan(fewest / 10);
  });

  test('the needles are always the same', () => {
    expect(scatterNeedles(alpha, face)).toEqual(needles);
  });

  test('there is a gap between needles that grows with the distance', () => {
    const closest = (from: number) => {
      const ring = needles.filter((needle) => distanceToFace(needle) > from);
      const distances = ring.flatMap((one, index) =>
        ring.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
      );
      return distances.toSorted((one, other) => one - other)[0];
    };
    expect(closest(0)).toBeGreaterThanOrEqual(gap);
    expect(closest(700)).toBeGreaterThan(gap * 1.25);
  });

  test('they point at the face within 20 degrees, not all in a straight line', () => {
    const offs = needles.map(({ x, y, angle }) => {
      const exact = (Math.atan2(inUnits.y - y, inUnits.x - x) * 180) / Math.PI;
      return ((angle - exact + 540) % 360) - 180;
    });
    expect(Math.max(...offs.map(Math.abs))).toBeLessThanOrEqual(20.5);
    expect(Math.min(...offs)).toBeLessThan(-8);
    expect(Math.max(...offs)).toBeGreaterThan(8);
  });

  test('rings follow each other with a blurred border', () => {
    const reach = (ring: string) => {
      const distances = needles.filter((needle) => needle.ring === ring).map(distanceToFace);
      return [Math.min(...distances), Math.max(...distances)] as const;
    };
    const [middleFrom, middleTo] = reach('middle');
    const [, nearTo] = reach('near');
    const [farFrom, farTo] = reach('far');
    expect(nearTo).toBeGreaterThan(middleFrom);
    expect(middleTo).toBeGreaterThan(farFrom);
    expect(farTo).toBeGreaterThan(middleTo);
  });
});

test('a halo around a cut-out ends in faint needles', () => {
  const faint = scatterNeedles(cutout, face).filter(({ ring }) => ring === 'edge');
  expect(faint.length).toBeGreaterThan(20);
  expect(Math.min(...faint.map(distanceToFace))).toBeGreaterThan(300);
});

test('a halo around a photo has no faint needles', () => {
  expect(scatterNeedles(photo, face).some(({ ring }) => ring === 'edge')).toBe(false);
});

test('no needle touches a cut-out', () => {
  expect(gapToCutout()).toBeGreaterThan(20);
});

test('the nearest needles are close to a cut-out', () => {
  expect(gapToCutout()).toBeLessThan(40);
});

test('no needle touches a photo', () => {
  for (const { x, y } of scatterNeedles(photo, face)) {
    expect(x < -45 || x > 1005 || y < -45 || y > 1110, `${x} ${y}`).toBe(true);
  }
});

test('no needle touches the portrait of the site', async () => {
  const person = await sitePortrait();
  const covered = (x: number, y: number) =>
    person.data[Math.floor(y / 10) * person.width + Math.floor(x / 10)]! >= 128;
  for (const { x, y } of scatterNeedles(person)) {
    if (x < 0 || x >= 960 || y < 0 || y >= 1110) continue;
    expect(covered(x, y), `${x} ${y}`).toBe(false);
  }
});

test('another face point moves the needles', async () => {
  const person = await sitePortrait();
  expect(scatterNeedles(person, { x: 0.2, y: 0.2 })).not.toEqual(scatterNeedles(person));
});

describe('the file', () => {
  const colors = {
    ground: '#05060f',
    text: '#eef0ff',
    accent: '#00ffff',
    education: '#8000ff',
    highlight: '#ff0080',
  };
  const svg = haloSvg(cutout, face, colors);

  test('draws every needle once, as two facets', () => {
    const starts = [...svg.matchAll(/M(-?[\d.]+) ?(-?[\d.]+)l/g)].map(
      ([, x, y]) => [Number(x), Number(y)] as const,
    );
    const { needles } = haloNeedles(cutout, face, colors);
    expect(starts).toHaveLength(2 * needles.length);
    for (const [tipX, tipY] of needles) {
      expect(starts.filter(([x, y]) => x === tipX && y === tipY)).toHaveLength(2);
    }
  });

  test('has none of the highlight colour', () => {
    expect(haloSvg(cutout, face, { ...colors, highlight: '#00ff00' })).toBe(svg);
  });

  test('has the accent colour', () => {
    expect(haloSvg(cutout, face, { ...colors, accent: '#ffff00' })).not.toBe(svg);
  });
});

/** Units between the cut-out and the nearest needle. */
function gapToCutout(): number {
  const gaps = scatterNeedles(cutout, face).map((needle) => distanceToFace(needle) - 200);
  return Math.min(...gaps);
}

/** The portrait in `public/`, if there is one. */
function sitePortrait(): Promise<Alpha> {
  return alphaOf('assets/portrait', 'public').catch(() => photo);
}
