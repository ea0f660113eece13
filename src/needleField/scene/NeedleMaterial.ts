import { shaderMaterial } from '@react-three/drei/core/shaderMaterial.js';
import type { ThreeElement } from '@react-three/fiber';
import { Color, Vector3 } from 'three';
import { colorProperties, PULSES, STRENGTHS, type FieldPalette } from '../fieldInput.ts';
import { type Effects, effects, glslConstants } from './effects.ts';
import fragmentShader from './needle.frag?raw';
import vertexShader from './needle.vert?raw';
import noise from './noise.glsl?raw';

/** Uniforms with one first value, which the material clones. */
function uniforms<Name extends string, Value>(names: readonly Name[], value: Value) {
  return Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>;
}

const declarations = `
  uniform float ${STRENGTHS.join(', ')};
  uniform vec3 ${[...PULSES, ...Object.keys(colorProperties)].join(', ')};`;

/** The needles' material. needle.vert explains the other uniforms. */
export function needleMaterial(constants: Effects) {
  return shaderMaterial(
    {
      time: 0,
      ...uniforms(STRENGTHS, 0),
      // Long over.
      ...uniforms(PULSES, new Vector3(0, 0, 1e3)),
      ...uniforms(Object.keys(colorProperties) as (keyof FieldPalette)[], new Color()),
      target: new Vector3(),
      kept: 2,
      reach: 7,
    },
    [declarations, glslConstants(constants), noise, vertexShader].join('\n'),
    fragmentShader,
  );
}

export const NeedleMaterial = needleMaterial(effects);

declare module '@react-three/fiber' {
  interface ThreeElements {
    needleMaterial: ThreeElement<typeof NeedleMaterial>;
  }
}
