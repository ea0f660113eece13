import { shaderMaterial } from '@react-three/drei/core/shaderMaterial.js';
import type { ThreeElement } from '@react-three/fiber';
import { Color, Vector3 } from 'three';
import { type Effects, effects, glslConstants } from './effects.ts';
import fragmentShader from './needle.frag?raw';
import vertexShader from './needle.vert?raw';
import noise from './noise.glsl?raw';

/** Seconds since an effect that never began. */
const NEVER = 1e3;

/** The needles' material. needle.vert explains the uniforms. */
export function needleMaterial(constants: Effects) {
  return shaderMaterial(
    {
      time: 0,
      exit: 0,
      calm: 0,
      target: new Vector3(),
      press: new Vector3(0, 0, NEVER),
      success: new Vector3(0, 0, NEVER),
      kept: 2,
      reach: 7,
      ground: new Color(),
      low: new Color(),
      middle: new Color(),
      high: new Color(),
      highlight: new Color(),
      accent: new Color(),
    },
    [glslConstants(constants), noise, vertexShader].join('\n'),
    fragmentShader,
  );
}

export const NeedleMaterial = needleMaterial(effects);

declare module '@react-three/fiber' {
  interface ThreeElements {
    needleMaterial: ThreeElement<typeof NeedleMaterial>;
  }
}
