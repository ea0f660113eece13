import { WebGLRenderer } from 'three';

/**
 * A renderer on `canvas`. The context is asked for here, because three logs an error where there is none; here it is
 * thrown. A canvas that has lost its picture shows the still one behind it. `kept` keeps the drawn picture readable.
 */
export function createRenderer(canvas: HTMLCanvasElement | OffscreenCanvas, kept = false): WebGLRenderer {
  const context = canvas.getContext('webgl2', {
    alpha: true,
    antialias: true,
    stencil: false,
    preserveDrawingBuffer: kept,
    powerPreference: 'high-performance',
  });
  if (!context) throw new Error('There is no WebGL here');
  return new WebGLRenderer({ canvas, context: context as WebGL2RenderingContext });
}
