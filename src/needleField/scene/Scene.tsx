import { PerformanceMonitor } from '@react-three/drei/core/PerformanceMonitor.js';
import { useFrame } from '@react-three/fiber';
import { useRef, useState } from 'react';
import type { FieldEvent, FieldInput } from '../fieldInput.ts';
import { type Frame, firstFrame, nextFrame } from './frame.ts';
import { Needles } from './Needles.tsx';
import { MIN_FPS_WITHOUT_GPU, LOWEST, pixelRatioFor, QUALITIES } from './quality.ts';

interface SceneProps {
  /** Changes between frames. */
  input: FieldInput;
  hasGpu: boolean;
  report: (event: FieldEvent) => void;
}

/** Draws frame after frame while `input.running`, with fewer pixels and needles if that is too slow. */
export function Scene({ input, hasGpu, report }: SceneProps) {
  const [quality, setQuality] = useState(hasGpu ? 0 : LOWEST);
  const { needles, minFps } = QUALITIES[quality]!;
  const frame = useRef<Frame>(null);
  const request = useRef(0);

  useFrame(({ size, viewport, setSize, setDpr, invalidate }) => {
    // A canvas is empty once its size has changed, so the size changes in the frame that draws it.
    const { width, height } = input.size;
    if (size.width !== width || size.height !== height) setSize(width, height);
    const pixelRatio = pixelRatioFor(quality, input.size);
    if (viewport.dpr !== pixelRatio) setDpr(pixelRatio);
    cancelAnimationFrame(request.current);
    const next = () => input.running && invalidate();
    if (hasGpu) next();
    else request.current = requestAnimationFrame(next);
  });

  function advance(seconds: number): Frame {
    if (frame.current) return (frame.current = nextFrame(frame.current, input, seconds));
    // Once this frame is on the canvas.
    requestAnimationFrame(() => report('drawn'));
    return (frame.current = firstFrame(input));
  }

  return (
    <PerformanceMonitor
      bounds={() => [hasGpu ? minFps : MIN_FPS_WITHOUT_GPU, Infinity]}
      iterations={20}
      onDecline={() => (quality === LOWEST ? report('unable') : setQuality(quality + 1))}
    >
      <Needles palette={input.palette} advance={advance} share={needles} />
    </PerformanceMonitor>
  );
}
