import { shaderMaterial } from '@react-three/drei/core/shaderMaterial.js';
import type { ThreeElement } from '@react-three/fiber';
import { type DataTexture, Vector2 } from 'three';
import { needleFragmentShader, needleVertexShader } from './shader.ts';

/** The needles' material. Positions are on the ground, in units; times are in seconds. */
export const NeedleMaterial = shaderMaterial(
  {
    /** Seconds of motion. */
    time: 0,
    /** 0 disorder, 1 in place. */
    entry: 1,
    /** 0 at rest, 1 scrolled away. */
    scroll: 0,
    /** Where needles are drawn to. */
    attractor: new Vector2(),
    /** Centre of the ring. */
    press: new Vector2(),
    /** Seconds since the press. */
    pressAge: 1e3,
    /** How far the attractor reaches, in units. */
    reach: 7,
    /** layout.ts's places, a row of texels a sheaf. */
    places: null as DataTexture | null,
  },
  needleVertexShader,
  needleFragmentShader,
);

declare module '@react-three/fiber' {
  interface ThreeElements {
    needleMaterial: ThreeElement<typeof NeedleMaterial>;
  }
}
