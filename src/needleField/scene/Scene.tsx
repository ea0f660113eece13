import { PerformanceMonitor } from '@react-three/drei/core/PerformanceMonitor.js';
import { useFrame } from '@react-three/fiber';
import { useRef, useState } from 'react';
import type { FieldEvent, FieldInput } from '../fieldInput.ts';
import { firstFrame, nextFrame, type Frame } from './frame.ts';
import { Needles } from './Needles.tsx';
import { FIELD_QUALITIES, LOWEST_QUALITY, MIN_FPS_WITHOUT_GPU, pixelRatioFor } from './quality.ts';

/** Measurements of the frame rate before the quality may change. drei takes one in 250 ms. */
const MEASUREMENTS = 20;

interface SceneProps {
  /** Changes between frames. */
  input: FieldInput;
  hasGpu: boolean;
  report: (event: FieldEvent) => void;
}

/**
 * Draws frame after frame while `input.running`, with fewer pixels and needles if that is too slow.
 */
export function Scene({ input, hasGpu, report }: SceneProps) {
  const [quality, setQuality] = useState(hasGpu ? 0 : LOWEST_QUALITY);
  const { needles, minFps } = FIELD_QUALITIES[quality]!;
  const frame = useRef<Frame>(null);
  /** The request for the frame after this one, without a GPU. */
  const request = useRef(0);

  // Runs after the `useFrame` of `Needles`, as effects of children run first. So `Needles` lays its places for a
  // new size one frame later.
  useFrame(({ size, viewport, setSize, setDpr, invalidate }) => {
    // A canvas is empty once its size has changed, so the size changes in the frame that draws it.
    const { width, height } = input.size;
    if (size.width !== width || size.height !== height) setSize(width, height);
    const pixelRatio = pixelRatioFor(quality, input.size);
    if (viewport.dpr !== pixelRatio) setDpr(pixelRatio);

    cancelAnimationFrame(request.current);
    const drawNext = () => {
      if (input.running) invalidate();
    };
    // Without a GPU every other frame is left out.
    if (hasGpu) drawNext();
    else request.current = requestAnimationFrame(drawNext);
  });

  function advance(seconds: number): Frame {
    if (frame.current) {
      frame.current = nextFrame(frame.current, input, seconds);
    } else {
      frame.current = firstFrame(input);
      // Once this frame is on the canvas.
      requestAnimationFrame(() => report('drawn'));
    }
    return frame.current;
  }

  function onDecline() {
    if (quality === LOWEST_QUALITY) report('unable');
    else setQuality(quality + 1);
  }

  return (
    <PerformanceMonitor
      bounds={() => [hasGpu ? minFps : MIN_FPS_WITHOUT_GPU, Infinity]}
      iterations={MEASUREMENTS}
      onDecline={onDecline}
    >
      <Needles palette={input.palette} advance={advance} share={needles} />
    </PerformanceMonitor>
  );
}
