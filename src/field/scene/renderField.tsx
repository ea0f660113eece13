import { PerformanceMonitor, type PerformanceMonitorApi } from '@react-three/drei/core/PerformanceMonitor.js';
import { advance as drawFrame, createRoot } from '@react-three/fiber';
import type { FieldCommand, FieldEvent, FieldStart } from '../protocol.ts';
import { firstFrame, nextFrame, type FieldInput } from './frameState.ts';
import { NeedleField } from './NeedleField.tsx';
import {
  adjustQuality,
  firstQuality,
  frameInterval,
  needleShare,
  type Pace,
  pixelRatioFor,
} from './quality.ts';
import { createRenderer, isDrawnByProcessor } from './renderer.ts';
import { FIELD_OF_VIEW } from './view.ts';

/** A field that draws into its canvas. */
export interface RenderedField {
  receive(command: FieldCommand): void;
  /** Ends drawing and frees the context. */
  destroy(): void;
}

/**
 * Draws the field into `canvas`, on whichever thread this runs, at rest until it is told to run. Whatever changes the
 * canvas's size is applied in the frame that draws it, because a canvas is empty from then on.
 * Rejects where there is no WebGL.
 */
export async function renderField(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  { room, size, palette }: FieldStart,
  report: (event: FieldEvent) => void,
): Promise<RenderedField> {
  const aspect = size.width / size.height;
  const input: FieldInput = { room, target: null, press: null, success: null, away: 0, aspect };
  let state = firstFrame(aspect, room);
  let running = false;
  let over = false;
  let request = 0;
  let screenFrames = 0;
  /** When the last frame was drawn, in milliseconds; undefined after a rest. */
  let drawnAt: number | undefined;
  /** Seconds of drawing. */
  let elapsed = 0;
  /** Frames drawn since the canvas came into its room. */
  let framesInRoom = 0;

  const renderer = createRenderer(canvas);
  let quality = firstQuality(navigator.hardwareConcurrency, isDrawnByProcessor(renderer));
  const root = createRoot(canvas);
  await root.configure({
    gl: () => renderer,
    flat: true,
    frameloop: 'never',
    size: { width: size.width, height: size.height, top: 0, left: 0 },
    dpr: pixelRatioFor(quality, size.width, size.height, size.pixelRatio),
    camera: { fov: FIELD_OF_VIEW, near: 1, far: 300 },
  });
  const store = root.render(
    <PerformanceMonitor
      onDecline={(api) => adjust({ speed: 'slow', framesPerSecond: meanOf(api) })}
      onIncline={(api) => adjust({ speed: 'smooth', framesPerSecond: meanOf(api) })}
    >
      <NeedleField palette={palette} advance={advance} share={() => needleShare(quality)} />
    </PerformanceMonitor>,
  );
  canvas.addEventListener('webglcontextlost', onLost);

  function onScreenFrame(milliseconds: number) {
    request = requestAnimationFrame(onScreenFrame);
    screenFrames += 1;
    if (screenFrames % frameInterval(quality) !== 0) return;
    elapsed += (milliseconds - (drawnAt ?? milliseconds)) / 1000;
    drawnAt = milliseconds;
    applySize();
    drawFrame(elapsed, true, store.getState());
  }

  function applySize() {
    const { size: drawn, viewport, setSize, setDpr } = store.getState();
    const ratio = pixelRatioFor(quality, size.width, size.height, size.pixelRatio);
    if (drawn.width !== size.width || drawn.height !== size.height) setSize(size.width, size.height);
    if (viewport.dpr !== ratio) setDpr(ratio);
  }

  /** Called as a frame begins, so when the second one begins the first is on the canvas. */
  function advance(seconds: number) {
    framesInRoom += 1;
    if (framesInRoom === 2) report('drawn');
    state = nextFrame(state, input, seconds);
    return state;
  }

  function adjust(pace: Pace) {
    const next = adjustQuality(quality, pace);
    if (next === 'picture') end('tooSlow');
    else quality = next;
  }

  function onLost() {
    end('lost');
  }

  function end(event: FieldEvent) {
    over = true;
    applyRun();
    report(event);
  }

  function applyRun() {
    cancelAnimationFrame(request);
    drawnAt = undefined;
    if (running && !over) request = requestAnimationFrame(onScreenFrame);
  }

  function receive(command: FieldCommand) {
    switch (command.type) {
      case 'place':
        if (command.room !== input.room) framesInRoom = 0;
        size = command.size;
        input.room = command.room;
        input.aspect = size.width / size.height;
        break;
      case 'target':
        input.target = command.at;
        break;
      case 'press':
        input.press = command.at;
        break;
      case 'success':
        input.success = command.at;
        break;
      case 'away':
        input.away = command.share;
        break;
      case 'run':
        if (running === command.running) break;
        running = command.running;
        applyRun();
    }
  }

  function destroy() {
    over = true;
    applyRun();
    canvas.removeEventListener('webglcontextlost', onLost);
    root.unmount();
  }

  return { receive, destroy };
}

/** Frames in a second over everything that the monitor has measured for its report. */
function meanOf({ averages }: PerformanceMonitorApi): number {
  return averages.reduce((sum, each) => sum + each, 0) / averages.length;
}
