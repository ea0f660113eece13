import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { minifyShader } from '../../../plugins/minifyShaders.ts';
import { PULSES, STRENGTHS } from '../sceneInput.ts';
import { effects, glslConstants, cutoffOf, isArrivalOver } from './effects.ts';

/** Without its comments. */
const shader = minifyShader(readFileSync(new URL('needle.vert', import.meta.url), 'utf8'));

describe('the shader', () => {
  test('gets every constant as GLSL', () => {
    const lines = glslConstants(effects).split('\n');
    expect(lines).toHaveLength(
      Object.values(effects).flatMap((group) => Object.values(group)).length,
    );
    expect(lines).toContain(`const float FLOW_SLOW_SCALE = float(${effects.flow.slowScale});`);
    expect(lines).toContain('const float RING_RADIUS = float(30);');
    for (const line of lines) expect(line).toMatch(/^const float [A-Z_]+ = float\(-?[\d.]+\);$/);
  });

  test('uses every constant', () => {
    const constants = [...glslConstants(effects).matchAll(/float (\w+)/g)].map(([, name]) => name!);
    expect(constants.filter((name) => !shader.includes(name))).toEqual([]);
  });

  test('uses every effect of the page', () => {
    for (const name of [...STRENGTHS, ...PULSES]) {
      expect(shader).toMatch(new RegExp(`\\b${name}\\b`));
    }
  });
});

describe('cutoffOf', () => {
  test.each([0.5, 1])(
    'keeps all of the ratio %f at full size until the section leaves',
    (ratio) => {
      for (const exit of [0, 0.1]) {
        expect(cutoffOf(ratio, exit) - effects.exit.shrinkSpan).toBeCloseTo(ratio);
      }
    },
  );

  test('falls as the section leaves', () => {
    const kept = Array.from({ length: 11 }, (_, step) => cutoffOf(1, 0.16 + 0.076 * step));
    expect(kept).toEqual([...new Set(kept)].toSorted((one, other) => other - one));
    expect(kept[5]).toBeCloseTo(0.56, 2);
  });

  test('leaves hardly any needles at the end', () => {
    expect(cutoffOf(1, 1)).toBeCloseTo(0.04, 2);
  });

  test('falls by the same ratio for half the needles', () => {
    for (const exit of [0.3, 0.6, 0.9]) {
      expect(cutoffOf(0.5, exit) / cutoffOf(0.5, 0)).toBeCloseTo(
        cutoffOf(1, exit) / cutoffOf(1, 0),
      );
    }
  });
});

test('the arrival is over within two seconds', () => {
  expect([0, 1, 1.5, 2].map(isArrivalOver)).toEqual([false, false, false, true]);
});
