import { extend, type RootState, useFrame } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import {
  Color,
  DataTexture,
  FloatType,
  InstancedBufferGeometry,
  LinearSRGBColorSpace,
  Mesh,
  RGBAFormat,
} from 'three';
import { LEVELS, PULSES, type Palette } from '../fieldInput.ts';
import { BATCH, batchAttributes } from './batch.ts';
import { keptShare } from './effects.ts';
import type { Frame } from './frame.ts';
import { layNeedles } from './layout.ts';
import { NeedleMaterial } from './NeedleMaterial.ts';
import { eyeOf, groundUnder, TIP_HEIGHT, type View, viewFor } from './view.ts';

extend({ Color, InstancedBufferGeometry, Mesh, NeedleMaterial });

interface NeedlesProps {
  palette: Palette;
  /** Returns the frame to draw, once a frame. `seconds`: since the frame before. */
  advance: (seconds: number) => Frame;
  /** Share of the needles to draw, 0 to 1. */
  share: number;
}

/** The needles for one shape of the picture. */
interface Laid {
  view: View;
  places: DataTexture;
}

/** The whole scene: one instanced mesh that its shader moves. */
export function Needles({ palette, advance, share }: NeedlesProps) {
  const geometry = useRef<InstancedBufferGeometry>(null);
  const material = useRef<InstanceType<typeof NeedleMaterial>>(null);
  const laid = useRef<Laid>(null);
  const colors = useMemo(() => colorsOf(palette), [palette]);

  useEffect(() => () => laid.current?.places.dispose(), []);

  useFrame((state, seconds) => {
    const uniforms = material.current;
    if (!geometry.current || !uniforms) return;
    const frame = advance(seconds);
    // Not in a render of React: a new shape is laid out in the frame that draws it.
    laid.current = layOut(state, laid.current);
    const { view, places } = laid.current;
    const kept = keptShare(share, frame.exit ?? 0);
    Object.assign(uniforms, { time: frame.time, kept, places, reach: view.reach });
    const { x, z } = groundUnder(view, frame.target, TIP_HEIGHT);
    uniforms.target.set(x, TIP_HEIGHT, z);
    for (const name of LEVELS) uniforms[name] = frame[name] ?? 0;
    for (const name of PULSES) {
      const pulse = frame[name];
      if (!pulse) continue;
      const center = groundUnder(view, pulse.at);
      uniforms[name].set(center.x, center.z, pulse.age);
    }
    // Needles that have shrunk to nothing are not drawn.
    geometry.current.instanceCount = Math.ceil(places.height * Math.min(share, kept));
  });

  return (
    <>
      <color attach="background" args={[palette.ground]} />
      <mesh frustumCulled={false}>
        <instancedBufferGeometry ref={geometry} {...batchAttributes} />
        <needleMaterial ref={material} key={NeedleMaterial.key} {...colors} />
      </mesh>
    </>
  );
}

/** The view and the needles for the shape of the canvas. */
function layOut({ size, camera }: RootState, before: Laid | null): Laid {
  const aspect = size.width / size.height;
  if (before?.view.aspect === aspect) return before;
  before?.places.dispose();
  const view = viewFor(aspect);
  camera.position.set(...eyeOf(view));
  camera.lookAt(0, 0, 0);
  return { view, places: placesTexture(layNeedles(view, BATCH)) };
}

/** The palette as uniforms: display values (sRGB), which nothing converts. */
function colorsOf(palette: Palette) {
  const asIs = (color: string) => new Color().setStyle(color, LinearSRGBColorSpace);
  return Object.fromEntries(Object.entries(palette).map(([name, color]) => [name, asIs(color)]));
}

/** The places as a texture, a row of texels a batch. */
function placesTexture(places: Float32Array<ArrayBuffer>): DataTexture {
  const texture = new DataTexture(places, BATCH, places.length / (BATCH * 4), RGBAFormat, FloatType);
  texture.needsUpdate = true;
  return texture;
}
