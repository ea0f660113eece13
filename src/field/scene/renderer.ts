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

/**
 * Whether the processor draws, in place of a graphics card, as far as the browser tells. The names are those of
 * Chromium's SwiftShader, Mesa's llvmpipe and softpipe, and Windows' Basic Render Driver.
 */
export function isDrawnByProcessor(renderer: WebGLRenderer): boolean {
  const context = renderer.getContext();
  const told = String(context.getParameter(context.RENDERER));
  // Firefox names it there and warns of the extension; Chromium and Safari name it in the extension alone.
  const extension = told.startsWith('WebKit') ? context.getExtension('WEBGL_debug_renderer_info') : null;
  const name = extension ? String(context.getParameter(extension.UNMASKED_RENDERER_WEBGL)) : told;
  return /swiftshader|llvmpipe|softpipe|basic render/i.test(name);
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
