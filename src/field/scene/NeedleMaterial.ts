import { shaderMaterial } from '@react-three/drei/core/shaderMaterial.js';
import type { ThreeElement } from '@react-three/fiber';
import { Color, type DataTexture, Vector2, Vector3 } from 'three';
import { type Effects, effects, glslConstants } from './effects.ts';
import fragmentShader from './needle.frag?raw';
import vertexShader from './needle.vert?raw';
import noise from './noise.glsl?raw';

/** The needles' material with those constants. Positions are on the ground, in units; times are in seconds. */
export function needleMaterial(constants: Effects) {
  return shaderMaterial(
    {
      /** Seconds of motion. */
      time: 0,
      /** 0 disorder, 1 in place. */
      entry: 1,
      /** 0 at rest, 1 gone from the window. */
      away: 0,
      /** Share of the places that have needles still, in the places' order, which is that of their first random number. */
      kept: 2,
      /** Where the tips meet, in space. */
      target: new Vector3(),
      /** How strongly they are drawn there, 0 to 1. */
      strength: 1,
      /** Centre of the ring, and seconds since it began. */
      press: new Vector2(),
      pressAge: 1e3,
      /** Where a success was told, and seconds since. */
      success: new Vector2(),
      successAge: 1e3,
      /** How far the target reaches, in units. */
      reach: 7,
      /** layout.ts's places, a row of texels a batch. */
      places: null as DataTexture | null,
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
