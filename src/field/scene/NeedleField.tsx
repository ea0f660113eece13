import { extend, type RootState, useFrame } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import {
  BufferAttribute,
  Color,
  DataTexture,
  FloatType,
  InstancedBufferGeometry,
  Mesh,
  RGBAFormat,
  SRGBColorSpace,
} from 'three';
import type { Palette, Rgb } from '../protocol.ts';
import { BATCH, BATCH_CORNERS, BATCH_FACES, BATCH_NEEDLES } from './batch.ts';
import type { FrameState } from './frameState.ts';
import { layNeedles } from './layout.ts';
import { NeedleMaterial } from './NeedleMaterial.ts';
import { keptShare } from './thinning.ts';
import { eyeOf, groundUnder, TIP_HEIGHT, type View, viewFor } from './view.ts';

extend({ Color, InstancedBufferGeometry, Mesh, NeedleMaterial });

interface Props {
  palette: Palette;
  /** The frame to draw, asked for once a frame with the seconds since the frame before. */
  advance: (seconds: number) => FrameState;
  /** Share of the needles to draw, 0 to 1; asked for once a frame. */
  share: () => number;
}

/** What is drawn of one shape of picture. */
interface Laid {
  view: View;
  places: DataTexture;
}

/** The whole scene: one instanced mesh, moved by its shader. */
export function NeedleField({ palette, advance, share }: Props) {
  const geometry = useRef<InstancedBufferGeometry>(null);
  const material = useRef<InstanceType<typeof NeedleMaterial>>(null);
  const laid = useRef<Laid>(null);
  const batch = useMemo(() => batchAttributes(), []);
  const colors = useMemo(() => colorsOf(palette), [palette]);
  const background = useMemo(() => new Color().setRGB(...palette.ground, SRGBColorSpace), [palette]);

  useEffect(() => () => laid.current?.places.dispose(), []);

  useFrame((state, seconds) => {
    if (!geometry.current || !material.current) return;
    const frame = advance(seconds);
    // Not React's to render: a new shape is laid out in the very frame that draws it.
    laid.current = layOut(state, laid.current);
    const { view, places } = laid.current;
    const target = groundUnder(view, frame.target.x, frame.target.y, TIP_HEIGHT);
    const press = groundUnder(view, frame.press.x, frame.press.y);
    const success = groundUnder(view, frame.success.x, frame.success.y);
    const uniforms = material.current;
    const { time, entry, away, strength, pressAge, successAge } = frame;
    const kept = keptShare(share(), away);
    Object.assign(uniforms, {
      time,
      entry,
      away,
      kept,
      strength,
      pressAge,
      successAge,
      places,
      reach: view.reach,
    });
    uniforms.target.set(target.x, TIP_HEIGHT, target.z);
    uniforms.press.set(press.x, press.z);
    uniforms.success.set(success.x, success.z);
    // What has shrunk to nothing costs nothing.
    geometry.current.instanceCount = Math.ceil(places.height * Math.min(share(), kept));
  });

  return (
    <>
      <primitive object={background} attach="background" />
      <mesh frustumCulled={false}>
        <instancedBufferGeometry ref={geometry} {...batch} />
        <needleMaterial ref={material} key={NeedleMaterial.key} {...colors} />
      </mesh>
    </>
  );
}

/** The view and the needles for the canvas's shape as it is now: those of before where it is the same. */
function layOut({ size, camera }: RootState, before: Laid | null): Laid {
  const aspect = size.width / size.height;
  if (before?.view.aspect === aspect) return before;
  before?.places.dispose();
  const view = viewFor(aspect);
  camera.position.set(...eyeOf(view));
  camera.lookAt(0, 0, 0);
  return { view, places: placesTexture(layNeedles(view, BATCH)) };
}

function batchAttributes() {
  return {
    index: new BufferAttribute(BATCH_FACES, 1),
    'attributes-position': new BufferAttribute(BATCH_CORNERS, 3),
    'attributes-needle': new BufferAttribute(BATCH_NEEDLES, 1),
  };
}

/** The palette as uniforms: display values, which nothing converts. */
function colorsOf(palette: Palette) {
  const colors = Object.entries(palette).map(([name, rgb]) => [name, new Color(...(rgb as Rgb))] as const);
  return Object.fromEntries(colors) as Record<keyof Palette, Color>;
}

/** The places where the shader can look them up, a row of texels a batch. */
function placesTexture(places: Float32Array<ArrayBuffer>): DataTexture {
  const texture = new DataTexture(places, BATCH, places.length / (BATCH * 4), RGBAFormat, FloatType);
  texture.needsUpdate = true;
  return texture;
}
