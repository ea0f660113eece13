import { shaderMaterial } from '@react-three/drei/core/shaderMaterial.js';
import type { ThreeElement } from '@react-three/fiber';
import { Color, Vector3 } from 'three';
import { LEVELS, PULSES, type Levels, type Pulses } from '../fieldInput.ts';
import { type Effects, effects, glslConstants } from './effects.ts';
import fragmentShader from './needle.frag?raw';
import vertexShader from './needle.vert?raw';
import noise from './noise.glsl?raw';

const levels = Object.fromEntries(LEVELS.map((name) => [name, 0])) as Levels;
/** Long over. */
const pulse = new Vector3(0, 0, 1e3);
const pulses = Object.fromEntries(PULSES.map((name) => [name, pulse])) as Pulses<Vector3>;

/** The needles' material. needle.vert explains the uniforms. */
export function needleMaterial(constants: Effects) {
  return shaderMaterial(
    {
      time: 0,
      ...levels,
      ...pulses,
      target: new Vector3(),
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
