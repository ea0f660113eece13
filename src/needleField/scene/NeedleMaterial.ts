import { shaderMaterial } from '@react-three/drei/core/shaderMaterial.js';
import type { ThreeElement } from '@react-three/fiber';
import { Color, type Texture, Vector3 } from 'three';
import { colorProperties, PULSES, STRENGTHS, type SceneColor } from '../sceneInput.ts';
import { effects, glslConstants, type Effects } from './effects.ts';
import { LONG_OVER } from './sceneState.ts';
import fragmentShader from './needle.frag?raw';
import vertexShader from './needle.vert?raw';
import noise from './noise.glsl?raw';

const COLORS = Object.keys(colorProperties) as SceneColor[];

const declarations = `
  uniform float ${STRENGTHS.join(', ')};
  uniform vec3 ${[...PULSES, ...COLORS].join(', ')};`;

/** Makes the class of the needles' material. needle.vert explains its uniforms. */
export function createNeedleMaterial(constants: Effects) {
  return shaderMaterial(
    {
      time: 0,
      ...uniforms(STRENGTHS, 0),
      ...uniforms(PULSES, new Vector3(0, 0, LONG_OVER)),
      ...uniforms(COLORS, new Color()),
      target: new Vector3(),
      // Set before the first frame is drawn (Needles.tsx).
      cutoffBehindFront: 0,
      cutoffAheadOfFront: 0,
      arrival: new Vector3(0, 0, LONG_OVER),
      reach: 1,
      trail: null as Texture | null,
    },
    [declarations, glslConstants(constants), noise, vertexShader].join('\n'),
    fragmentShader,
  );
}

export const NeedleMaterial = createNeedleMaterial(effects);

/** Uniforms with one first value, which the material clones. */
function uniforms<Name extends string, Value>(
  names: readonly Name[],
  value: Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>;
}

declare module '@react-three/fiber' {
  interface ThreeElements {
    needleMaterial: ThreeElement<typeof NeedleMaterial>;
  }
}
