import { drawFrozen, type FrozenOptions } from '../../src/field/scene/frozen.tsx';

declare global {
  interface Window {
    /** Puts a canvas with the scene at one moment on the page; resolves to the number of needles. */
    drawFrozen(options: FrozenOptions): Promise<number>;
  }
}

window.drawFrozen = (options) => {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  document.body.style.margin = '0';
  document.body.replaceChildren(canvas);
  return drawFrozen(canvas, options);
};
