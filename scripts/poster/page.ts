import { drawFrozen, type FrozenOptions } from '../../src/needleField/scene/frozen.tsx';

declare global {
  interface Window {
    /** Draws the scene at one moment into a new canvas. Resolves to the number of needles. */
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
