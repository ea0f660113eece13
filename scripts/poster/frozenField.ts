import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Browser } from 'playwright';
import { createServer } from 'vite';
import type { FrozenOptions } from '../../src/field/frozen.tsx';
import { ENTRY_SECONDS, wander } from '../../src/field/moment.ts';

/** Draws the scene at one moment; resolves to a PNG file. */
export type DrawField = (options: FrozenOptions) => Promise<Buffer>;

/** Has `use` draw the field in a page of `browser`, and ends what that needs. */
export async function withFrozenField(browser: Browser, use: (draw: DrawField) => Promise<void>): Promise<void> {
  const server = await createServer({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    server: { port: 0, hmr: false, watch: null },
    optimizeDeps: { entries: ['scripts/poster/index.html'] },
  });
  const page = await browser.newPage();
  try {
    await server.listen();
    await page.goto(new URL('scripts/poster/index.html', server.resolvedUrls?.local[0]).href);
    await page.waitForFunction(() => 'drawFrozen' in window, null, { timeout: 60_000 });
    await use(async (options) => {
      await page.evaluate((given) => window.drawFrozen(given), options);
      const url = await page.evaluate(() => document.querySelector('canvas')?.toDataURL('image/png') ?? '');
      return Buffer.from(url.split(',')[1] ?? '', 'base64');
    });
  } finally {
    await page.close();
    await server.close();
  }
}

/** The moment that still pictures show: the end of the entry, the attractor where it wanders. */
export function stillMoment(width: number, height: number): FrozenOptions {
  return { width, height, time: ENTRY_SECONDS, attractor: wander(ENTRY_SECONDS, width / height) };
}
