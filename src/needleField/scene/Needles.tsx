import { extend, useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { Color, MathUtils, Mesh } from 'three';
import { PULSES, STRENGTHS, type ScenePalette } from '../sceneInput.ts';
import { cutoffOf, isArrivalOver, ratioToDraw } from './effects.ts';
import type { SceneState } from './sceneState.ts';
import { createFieldGeometry, indexCount, solidNeedle, type NeedleGeometry } from './geometry.ts';
import { placeNeedles } from './placeNeedles.ts';
import { NeedleMaterial } from './NeedleMaterial.ts';
import type { Trail } from './trail.ts';
import { createTrailTexture, writeTrail } from './trailTexture.ts';
import { cameraPosition, floorUnder, pointAtHeight, TIP_HEIGHT, viewFor } from './view.ts';

extend({ Color, Mesh, NeedleMaterial });

interface NeedlesProps {
  palette: ScenePalette;
  /** Called once a frame. Returns the state to draw: Scene.tsx advances it here. `seconds`: since the frame before. */
  takeNextState: (seconds: number) => SceneState;
  /** Ratio of the needles to draw at the exit progress 0, 0 to 1. */
  density: number;
  /** The needle to draw. Default: that of the still pictures. */
  needleGeometry?: NeedleGeometry;
}

/** The pulses that the page sends, and the one that the scene begins with. */
const SHOWN_PULSES = [...PULSES, 'arrival'] as const;
/** How quickly needles come and go when `density` changes, per second. */
const DENSITY_RATE = 3;

/** The whole scene: one mesh that its shader moves. */
export function Needles({
  palette,
  takeNextState,
  density,
  needleGeometry = solidNeedle,
}: NeedlesProps) {
  const material = useRef<InstanceType<typeof NeedleMaterial>>(null);
  /** Follows `density` gradually. */
  const shownDensity = useRef(density);
  const aspect = useThree(({ size }) => size.width / size.height);
  const view = useMemo(() => viewFor(aspect), [aspect]);
  const geometry = useMemo(
    () => createFieldGeometry(placeNeedles(view), needleGeometry),
    [view, needleGeometry],
  );

  const trailTexture = useMemo(() => createTrailTexture(), []);
  const shownTrail = useRef<Trail>(undefined);

  useEffect(() => () => geometry.dispose(), [geometry]);
  useEffect(() => () => trailTexture.dispose(), [trailTexture]);

  useFrame(({ camera }, seconds) => {
    const shader = material.current!;
    const state = takeNextState(seconds);
    camera.position.set(...cameraPosition(view));
    camera.lookAt(0, 0, 0);

    shownDensity.current = MathUtils.damp(shownDensity.current, density, DENSITY_RATE, seconds);
    // Ahead of the arrival's front all needles are there, as in the still picture, behind it as many as this machine
    // draws, never more. The geometry is sorted by order, so its first part holds all that have not shrunk to nothing.
    const exit = state.exit ?? 0;
    const isArriving = state.arrival !== undefined && !isArrivalOver(state.arrival.age);
    const densityAhead = isArriving ? 1 : shownDensity.current;
    shader.cutoffBehindFront = cutoffOf(shownDensity.current, exit);
    shader.cutoffAheadOfFront = cutoffOf(densityAhead, exit);
    const indicesPerNeedle = indexCount(needleGeometry);
    const needleCount = geometry.index!.count / indicesPerNeedle;
    const drawnCount = Math.ceil(needleCount * ratioToDraw(densityAhead, exit));
    geometry.setDrawRange(0, drawnCount * indicesPerNeedle);

    const tips = pointAtHeight(view, state.target, TIP_HEIGHT);
    shader.time = state.time;
    shader.reach = view.reach;
    shader.target.set(tips.x, TIP_HEIGHT, tips.z);
    for (const name of STRENGTHS) shader[name] = state[name] ?? 0;
    for (const name of SHOWN_PULSES) {
      const pulse = state[name];
      if (!pulse) continue;
      const center = floorUnder(view, pulse.at);
      shader[name].set(center.x, center.z, pulse.age);
    }
    // The map goes to the GPU only while it changes.
    if (state.trail !== shownTrail.current) {
      writeTrail(trailTexture, state.trail);
      shownTrail.current = state.trail;
    }
  });

  return (
    <>
      <color attach="background" args={[palette.background]} />
      {/* The key makes a new material when hot reload changes the shader, as drei documents it. */}
      <mesh geometry={geometry} frustumCulled={false}>
        <needleMaterial
          ref={material}
          key={NeedleMaterial.key}
          trail={trailTexture}
          {...needleGeometry.material}
          {...palette}
        />
      </mesh>
    </>
  );
}
