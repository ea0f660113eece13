import { createRoot, type ReconcilerRoot } from '@react-three/fiber';
import type { CanvasSize } from '../sceneInput.ts';
import { FIELD_OF_VIEW } from './view.ts';

type AnyCanvas = HTMLCanvasElement | OffscreenCanvas;

/**
 * A root for a canvas. It draws when `advance` is called. Throws without WebGL: three would log an
 * error.
 */
export async function createSceneRoot(
  canvas: AnyCanvas,
  { width, height, pixelRatio }: CanvasSize,
  attributes: WebGLContextAttributes,
): Promise<ReconcilerRoot<AnyCanvas>> {
  const context = canvas.getContext('webgl2', attributes);
  if (!context) throw new Error('There is no WebGL');
  return createRoot(canvas).configure({
    // If the GPU is lost while shaders compile, three would log an error. The worker reports the loss.
    onCreated: ({ gl }) => {
      gl.debug.checkShaderErrors = import.meta.env.DEV;
    },
    gl: { context: context as WebGL2RenderingContext },
    flat: true,
    // Colours are display values (sRGB), which nothing converts.
    legacy: true,
    frameloop: 'never',
    size: { width, height, top: 0, left: 0 },
    dpr: pixelRatio,
    camera: { fov: FIELD_OF_VIEW, near: 1, far: 300 },
  });
}

/**
 * Asks a canvas that nothing shows. False on the CPU: SwiftShader (Chromium), llvmpipe, softpipe
 * (Mesa), Basic Render Driver (Windows). Throws without WebGL.
 */
export function isGpuRendering(): boolean {
  const context = new OffscreenCanvas(1, 1).getContext('webgl2');
  if (!context) throw new Error('There is no WebGL');
  const name = String(context.getParameter(context.RENDERER));
  // Chromium and Safari have the real name in the extension only. Firefox warns of the extension.
  const extension = name.startsWith('WebKit')
    ? context.getExtension('WEBGL_debug_renderer_info')
    : null;
  const real = extension ? String(context.getParameter(extension.UNMASKED_RENDERER_WEBGL)) : name;
  return !/swiftshader|llvmpipe|softpipe|basic render/i.test(real);
}
