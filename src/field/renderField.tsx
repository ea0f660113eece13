import { PerformanceMonitor } from '@react-three/drei/core/PerformanceMonitor.js';
import { createRoot } from '@react-three/fiber';
import { firstMoment, nextMoment, type FieldInput } from './moment.ts';
import { NeedleField } from './NeedleField.tsx';
import type { FieldCommand, FieldEvent, FieldSize } from './protocol.ts';
import { adjustQuality, firstQuality, needleShare, pixelRatioFor } from './quality.ts';
import { createRenderer } from './renderer.ts';
import { FIELD_OF_VIEW } from './view.ts';

/** A field that draws into its canvas. */
export interface RenderedField {
  receive(command: FieldCommand): void;
  /** Ends drawing and frees the context. */
  destroy(): void;
}

/**
 * Draws the field into `canvas`, on whichever thread this runs, at rest until it is told to run.
 * Rejects where there is no WebGL.
 */
export async function renderField(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  size: FieldSize,
  report: (event: FieldEvent) => void,
): Promise<RenderedField> {
  const input: FieldInput = { mouse: null, press: null, scroll: 0, aspect: size.width / size.height };
  let moment = firstMoment(input.aspect);
  let quality = firstQuality(navigator.hardwareConcurrency);
  let running = false;
  let lost = false;
  let framesBegun = 0;

  const renderer = createRenderer(canvas);
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
    <PerformanceMonitor onDecline={() => adjust('slow')} onIncline={() => adjust('smooth')}>
      <NeedleField advance={advance} share={() => needleShare(quality)} />
    </PerformanceMonitor>,
  );
  canvas.addEventListener('webglcontextlost', onLost);
  canvas.addEventListener('webglcontextrestored', onRestored);

  /** Called as a frame begins, so when the second one begins the first is on the canvas. */
  function advance(seconds: number) {
    framesBegun += 1;
    if (framesBegun === 2) report(lost ? 'restored' : 'ready');
    if (framesBegun === 2) lost = false;
    moment = nextMoment(moment, input, seconds);
    return moment;
  }

  function adjust(speed: 'slow' | 'smooth') {
    quality = adjustQuality(quality, speed);
    applyPixelRatio();
  }

  function applyPixelRatio() {
    const ratio = pixelRatioFor(quality, size.width, size.height, size.pixelRatio);
    if (ratio !== store.getState().viewport.dpr) store.getState().setDpr(ratio);
  }

  function onLost() {
    lost = true;
    applyRun();
    report('lost');
  }

  function onRestored() {
    framesBegun = 0;
    applyRun();
  }

  function applyRun() {
    const drawing = running && !renderer.getContext().isContextLost();
    const frameloop = drawing ? 'always' : 'never';
    if (store.getState().frameloop !== frameloop) store.getState().setFrameloop(frameloop);
  }

  function receive(command: FieldCommand) {
    switch (command.type) {
      case 'size':
        size = command.size;
        input.aspect = size.width / size.height;
        store.getState().setSize(size.width, size.height, 0, 0);
        applyPixelRatio();
        break;
      case 'attractor':
        input.mouse = command.at;
        break;
      case 'press':
        input.press = command.at;
        break;
      case 'scroll':
        input.scroll = command.progress;
        break;
      case 'run':
        running = command.running;
        applyRun();
    }
  }

  function destroy() {
    canvas.removeEventListener('webglcontextlost', onLost);
    canvas.removeEventListener('webglcontextrestored', onRestored);
    root.unmount();
  }

  return { receive, destroy };
}
