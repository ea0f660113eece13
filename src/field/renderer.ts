import { WebGLRenderer } from 'three';

/** #07080f, the page's ink (DESIGN.md 6). */
const INK = 0x07080f;

/**
 * A renderer on `canvas`, opaque and in the page's ink. The context is asked for here, because three logs
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
  const renderer = new WebGLRenderer({ canvas, context: context as WebGL2RenderingContext });
  renderer.setClearColor(INK);
  return renderer;
}
