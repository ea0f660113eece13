import type { Page } from 'playwright';
import { expect } from './page.ts';

declare global {
  interface Window {
    animationFrames: { count: number; last: number };
  }
}

/** Runs before the page: counts its animation frames. */
export function countFrames(): void {
  const frames = { count: 0, last: 0 };
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    request((time) => {
      frames.count += 1;
      frames.last = performance.now();
      callback(time);
    });
  window.animationFrames = frames;
}

/** Waits until the page has run no frame for a while. GSAP's ticker stops some steps after its last timeline. */
export async function waitForFramesToStop(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => performance.now() - window.animationFrames.last))
    .toBeGreaterThan(1500);
}
