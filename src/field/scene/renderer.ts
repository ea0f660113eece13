import { WebGLRenderer, type WebGLRendererParameters } from 'three';

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
  return new QuietRenderer({ canvas, context: context as WebGL2RenderingContext });
}

/** Fiber frees every renderer by losing its context, which three complains of where it is lost already. */
class QuietRenderer extends WebGLRenderer {
  constructor(parameters: WebGLRendererParameters) {
    super(parameters);
    const lose = this.forceContextLoss;
    this.forceContextLoss = () => {
      if (!this.getContext().isContextLost()) lose();
    };
  }
}
