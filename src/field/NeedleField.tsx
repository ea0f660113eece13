import { extend, useFrame, useThree } from '@react-three/fiber';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { BufferAttribute, InstancedBufferAttribute, InstancedBufferGeometry, Mesh } from 'three';
import { KITE_CORNERS, KITE_FACES } from './kite.ts';
import { layNeedles } from './layout.ts';
import type { Moment } from './moment.ts';
import { NeedleMaterial } from './NeedleMaterial.ts';
import { eyeOf, groundUnder, viewFor } from './view.ts';

extend({ InstancedBufferGeometry, Mesh, NeedleMaterial });

const corners = new BufferAttribute(KITE_CORNERS, 3);
const faces = new BufferAttribute(KITE_FACES, 1);

interface Props {
  /** The moment to draw, asked for once a frame with the seconds since the frame before. */
  advance: (seconds: number) => Moment;
  /** Share of the needles to draw, 0 to 1; asked for once a frame. */
  share: () => number;
}

/** The whole scene: one instanced mesh, moved by its shader. */
export function NeedleField({ advance, share }: Props) {
  const aspect = useThree(({ size }) => size.width / size.height);
  const camera = useThree(({ camera }) => camera);
  const geometry = useRef<InstancedBufferGeometry>(null);
  const material = useRef<InstanceType<typeof NeedleMaterial>>(null);
  const view = useMemo(() => viewFor(aspect), [aspect]);
  const places = useMemo(() => new InstancedBufferAttribute(layNeedles(view), 4), [view]);

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
    geometry.current.instanceCount = Math.ceil(places.count * share());
  });

  return (
    <mesh frustumCulled={false}>
      <instancedBufferGeometry
        ref={geometry}
        key={places.id}
        index={faces}
        attributes-position={corners}
        attributes-place={places}
      />
      <needleMaterial ref={material} key={NeedleMaterial.key} />
    </mesh>
  );
}
