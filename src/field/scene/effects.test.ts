import { expect, it } from 'vitest';
import { effects, glslConstants } from './effects.ts';
import { readFileSync } from 'node:fs';

const shader = readFileSync(new URL('needle.vert', import.meta.url), 'utf8');

it('writes every constant as GLSL takes it', () => {
  const lines = glslConstants(effects).split('\n');
  expect(lines).toContain(`const float FLOW_SLOW_SCALE = ${effects.flow.slowScale};`);
  expect(lines).toContain('const float RING_RADIUS = 30.0;');
  for (const line of lines) expect(line).toMatch(/^const float [A-Z_]+ = -?\d+[.e][\de-]+;$/);
});

it('names no constant that the shader does not use', () => {
  const names = [...glslConstants(effects).matchAll(/float (\w+)/g)].map(([, name]) => name!);
  expect(names.filter((name) => !shader.includes(name))).toEqual([]);
});
