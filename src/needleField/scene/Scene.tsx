import {
  PerformanceMonitor,
  type PerformanceMonitorApi,
} from '@react-three/drei/core/PerformanceMonitor.js';
import { flushSync, useFrame } from '@react-three/fiber';
import { useEffect, useRef, useState } from 'react';
import type { SceneEvent, SceneInput } from '../sceneInput.ts';
import { initialSceneState, nextSceneState, type SceneState } from './sceneState.ts';
import { solidNeedle, lowPolyNeedle } from './geometry.ts';
import type { Loop } from './loop.ts';
import { Needles } from './Needles.tsx';
import { activeRate } from './pace.ts';
import {
  INITIAL_QUALITY_STATE,
  frameRateBounds,
  judge,
  pixelRatioFor,
  qualitiesFor,
} from './quality.ts';

/** drei counts the frames of so many milliseconds… */
const MEASUREMENT_MS = 1000;
/** …and judges them after so many measurements, if all agree. */
const MEASUREMENTS = 3;
/** Priority of a `useFrame` that runs before those with the default 0. React Three Fiber still draws the frame. */
const BEFORE_NEEDLES = -1;

interface SceneProps {
  /** Changes between frames. */
  input: SceneInput;
  loop: Loop;
  hasGpu: boolean;
  report: (event: SceneEvent) => void;
}

/** Draws the frames of the loop, with fewer pixels and needles if they come too late. */
export function Scene({ input, loop, hasGpu, report }: SceneProps) {
  const [qualityState, setQualityState] = useState(INITIAL_QUALITY_STATE);
  /** Whether the visitor is active: then all frames are due. */
  const [isActive, setIsActive] = useState(false);
  const sceneState = useRef<SceneState>(null);
  /** Frames per second of the display. It is measured once frames seem slow. */
  const displayRate = useRef(Infinity);
  const qualities = qualitiesFor(hasGpu);
  const quality = qualities[qualityState.index]!;

  useEffect(() => loop.start(), [loop]);

  // A canvas is empty once its size has changed, so it changes in a frame that is about to be drawn. `Needles` comes
  // later in the frame, and has placed the needles for the new size by then.
  useFrame(({ size, viewport, setSize, setDpr }) => {
    const { width, height } = input.size;
    if (size.width !== width || size.height !== height) flushSync(() => setSize(width, height));
    const pixelRatio = pixelRatioFor(quality, input.size);
    if (viewport.dpr !== pixelRatio) setDpr(pixelRatio);

    setIsActive(loop.pace.state === 'active');
  }, BEFORE_NEEDLES);

  /** Advances the scene, and reports its first frame. `Needles` calls it, after the new size. */
  function takeNextState(seconds: number): SceneState {
    if (sceneState.current) {
      sceneState.current = nextSceneState(sceneState.current, input, seconds);
    } else {
      sceneState.current = initialSceneState(input);
      // In the next frame this one is on the canvas.
      requestAnimationFrame(() => report('drawn'));
    }
    return sceneState.current;
  }

  /**
   * For drei. `bestRate`: the most frames per second since the visitor became active. The display shows at least as
   * many, also if its measurement missed some.
   */
  function bounds(bestRate: number): [slowBelow: number, goodFrom: number] {
    return frameRateBounds(quality, activeRate(hasGpu), Math.max(displayRate.current, bestRate));
  }

  async function onDecline({ fps, refreshrate }: PerformanceMonitorApi): Promise<void> {
    // A display or a low-power mode may give no more frames.
    displayRate.current = await loop.measureDisplay();
    const [slowBelow] = bounds(refreshrate);
    if (fps >= slowBelow) return;
    const next = judge(qualityState, 'slow');
    if (next.index < qualities.length) setQualityState(next);
    else report('broken');
  }

  return (
    <>
      {isActive && (
        <PerformanceMonitor
          ms={MEASUREMENT_MS}
          iterations={MEASUREMENTS}
          bounds={bounds}
          onDecline={onDecline}
          onIncline={() => setQualityState(judge(qualityState, 'good'))}
        />
      )}
      <Needles
        palette={input.palette}
        takeNextState={takeNextState}
        density={quality.density}
        needleGeometry={hasGpu ? solidNeedle : lowPolyNeedle}
      />
    </>
  );
}
