import { extend, type RootState, useFrame } from '@react-three/fiber';
import { useMemo, useRef } from 'react';
import { type BufferGeometry, Color, LinearSRGBColorSpace, Mesh } from 'three';
import { LEVELS, PULSES, type Palette } from '../fieldInput.ts';
import { keptShare } from './effects.ts';
import type { Frame } from './frame.ts';
import { NEEDLE_INDICES, needlesAt } from './geometry.ts';
import { layNeedles } from './layout.ts';
import { NeedleMaterial } from './NeedleMaterial.ts';
import { eyeOf, groundUnder, TIP_HEIGHT, type View, viewFor } from './view.ts';

extend({ Color, Mesh, NeedleMaterial });

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
  geometry: BufferGeometry;
}

/** The whole scene: one mesh that its shader moves. */
export function Needles({ palette, advance, share }: NeedlesProps) {
  const mesh = useRef<Mesh>(null);
  const material = useRef<InstanceType<typeof NeedleMaterial>>(null);
  const laid = useRef<Laid>(null);
  const colors = useMemo(() => colorsOf(palette), [palette]);

  useFrame((state, seconds) => {
    const uniforms = material.current;
    if (!mesh.current || !uniforms) return;
    const frame = advance(seconds);
    // Not in a render of React: a new shape is laid out in the frame that draws it.
    laid.current = layOut(state, laid.current);
    const { view, geometry } = laid.current;
    const kept = keptShare(share, frame.exit ?? 0);
    Object.assign(uniforms, { time: frame.time, kept, reach: view.reach });
    const { x, z } = groundUnder(view, frame.target, TIP_HEIGHT);
    uniforms.target.set(x, TIP_HEIGHT, z);
    for (const name of LEVELS) uniforms[name] = frame[name] ?? 0;
    for (const name of PULSES) {
      const pulse = frame[name];
      if (!pulse) continue;
      const center = groundUnder(view, pulse.at);
      uniforms[name].set(center.x, center.z, pulse.age);
    }
    mesh.current.geometry = geometry;
    // Needles that have shrunk to nothing are not drawn.
    const count = Math.ceil((geometry.index!.count / NEEDLE_INDICES) * Math.min(share, kept));
    geometry.setDrawRange(0, count * NEEDLE_INDICES);
  });

  return (
    <>
      <color attach="background" args={[palette.ground]} />
      <mesh ref={mesh} frustumCulled={false}>
        <needleMaterial ref={material} key={NeedleMaterial.key} {...colors} />
      </mesh>
    </>
  );
}

/** The view and the needles for the shape of the canvas. */
function layOut({ size, camera }: RootState, before: Laid | null): Laid {
  const aspect = size.width / size.height;
  if (before?.view.aspect === aspect) return before;
  before?.geometry.dispose();
  const view = viewFor(aspect);
  camera.position.set(...eyeOf(view));
  camera.lookAt(0, 0, 0);
  return { view, geometry: needlesAt(layNeedles(view)) };
}

/** The palette as uniforms: display values (sRGB), which nothing converts. */
function colorsOf(palette: Palette) {
  const asIs = (color: string) => new Color().setStyle(color, LinearSRGBColorSpace);
  return Object.fromEntries(Object.entries(palette).map(([name, color]) => [name, asIs(color)]));
}
