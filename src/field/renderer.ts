import { WebGLRenderer } from 'three';

/**
 * An opaque renderer on `canvas`. The context is asked for here, because three logs
 * an error where there is none; here it is thrown. `kept` keeps the drawn picture readable.
 */
export function createRenderer(canvas: HTMLCanvasElement | OffscreenCanvas, kept = false): WebGLRenderer {
  const context = canvas.getContext('webgl2', {
    alpha: false,
    antialias: true,
    stencil: false,
    preserveDrawingBuffer: kept,
    powerPreference: 'high-performance',
  });
  if (!context) throw new Error('There is no WebGL here');
  return new WebGLRenderer({ canvas, context: context as WebGL2RenderingContext });
}
