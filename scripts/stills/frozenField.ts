import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type Browser, chromium } from 'playwright';
import { createServer } from 'vite';
import type { FrozenOptions } from './drawFrozen.tsx';
import { UPRIGHT_ASPECT, type BackdropName } from '../../src/needleField/stillFiles.ts';
import { browserArgs, requireBrowser } from '../browser.ts';

const SCENE = 'scripts/stills/drawFrozen.tsx';

/** Draws the scene at one moment. Resolves to a PNG file and the number of needles. */
export type DrawField = (options: FrozenOptions) => Promise<{ picture: Buffer; needles: number }>;

/** Calls `task` with a function that draws the field and with its browser, which is closed afterwards. */
export async function withFrozenField(
  task: (draw: DrawField, browser: Browser) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserArgs });
  const server = await createServer({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    configFile: false,
    // Two servers must not share a cache.
    cacheDir: 'node_modules/.vite-field',
    logLevel: 'warn',
    plugins: [react()],
    // It serves modules only. Its 404 page is the empty page that draws.
    appType: 'custom',
    server: { port: 0, hmr: false, watch: null },
    optimizeDeps: { entries: [SCENE] },
  });
  try {
    await server.listen();
    const page = await browser.newPage({ baseURL: server.resolvedUrls?.local[0], bypassCSP: true });
    await page.goto('/');
    const scene = await page.evaluateHandle<typeof import('./drawFrozen.tsx')>(
      `import('/${SCENE}')`,
    );
    await task(async (options) => {
      const { url, needles } = await scene.evaluate(async ({ drawFrozen }, given) => {
        const canvas = document.createElement('canvas');
        document.body.replaceChildren(canvas);
        const drawn = await drawFrozen(canvas, given);
        return { url: canvas.toDataURL('image/png'), needles: drawn };
      }, options);
      return { picture: Buffer.from(url.split(',')[1] ?? '', 'base64'), needles };
    }, browser);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** The pose of a still of that size: the needles point at Send in contact, at their path's start at home. */
export function stillFrame(
  backdrop: BackdropName,
  width: number,
  height: number,
): Partial<FrozenOptions> {
  if (backdrop === 'home') return {};
  // Wide windows have two columns. The crop in Backdrop.module.css has the same numbers.
  const isUpright = width / height <= UPRIGHT_ASPECT;
  return { target: isUpright ? { x: 0.5, y: 0.78 } : { x: 0.706, y: 0.718 } };
}
