import { extend, useFrame, useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { BufferAttribute, Color, DataTexture, FloatType, InstancedBufferGeometry, Mesh, RGBAFormat } from 'three';
import { SHEAF, SHEAF_CORNERS, SHEAF_FACES, SHEAF_NEEDLES } from './kite.ts';
import { layNeedles } from './layout.ts';
import type { Moment } from './moment.ts';
import { NeedleMaterial } from './NeedleMaterial.ts';
import { eyeOf, groundUnder, viewFor } from './view.ts';

extend({ Color, InstancedBufferGeometry, Mesh, NeedleMaterial });

/** The page's ink (DESIGN.md 6). As the scene's background it outlives a lost context. */
const INK = '#07080f';

interface Props {
  /** The moment to draw, asked for once a frame with the seconds since the frame before. */
  advance: (seconds: number) => Moment;
  /** Share of the needles to draw, 0 to 1; asked for once a frame. */
  share: () => number;
}

/** The whole scene: one instanced mesh, moved by its shader. */
export function NeedleField({ advance, share }: Props) {
  const aspect = useThree(({ size }) => size.width / size.height);
  const camera = useThree((state) => state.camera);
  const geometry = useRef<InstancedBufferGeometry>(null);
  const material = useRef<InstanceType<typeof NeedleMaterial>>(null);
  const view = useMemo(() => viewFor(aspect), [aspect]);
  const places = useMemo(() => placesTexture(layNeedles(view, SHEAF)), [view]);
  const sheaf = useMemo(() => sheafAttributes(), []);

  useEffect(() => () => places.dispose(), [places]);

  useLayoutEffect(() => {
    camera.position.set(...eyeOf(view));
    camera.lookAt(0, 0, 0);
  }, [camera, view]);

  useFrame((_, seconds) => {
    if (!geometry.current || !material.current) return;
    const { time, entry, scroll, attractor, press, pressAge } = advance(seconds);
    const drawnTo = groundUnder(view, attractor.x, attractor.y);
    const pressed = groundUnder(view, press.x, press.y);
    const uniforms = material.current;
    uniforms.time = time;
    uniforms.entry = entry;
    uniforms.scroll = scroll;
    uniforms.attractor.set(drawnTo.x, drawnTo.z);
    uniforms.press.set(pressed.x, pressed.z);
    uniforms.pressAge = pressAge;
    uniforms.reach = view.reach;
    geometry.current.instanceCount = Math.ceil(places.height * share());
  });

  return (
    <>
      <color attach="background" args={[INK]} />
      <mesh frustumCulled={false}>
        <instancedBufferGeometry ref={geometry} {...sheaf} />
        <needleMaterial ref={material} key={NeedleMaterial.key} places={places} />
      </mesh>
    </>
  );
}

function sheafAttributes() {
  return {
    index: new BufferAttribute(SHEAF_FACES, 1),
    'attributes-position': new BufferAttribute(SHEAF_CORNERS, 3),
    'attributes-needle': new BufferAttribute(SHEAF_NEEDLES, 1),
  };
}

/** The places where the shader can look them up, a row of texels a sheaf. */
function placesTexture(places: Float32Array<ArrayBuffer>): DataTexture {
  const texture = new DataTexture(places, SHEAF, places.length / (SHEAF * 4), RGBAFormat, FloatType);
  texture.needsUpdate = true;
  return texture;
}
