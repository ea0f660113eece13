import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type Browser, chromium } from 'playwright';
import { createServer } from 'vite';
import { paletteOf } from '../../plugins/theme/palette.ts';
import type { Colors } from '../../src/content/owner.ts';
import type { FrozenOptions } from '../../src/field/scene/frozen.tsx';
import type { Palette, PicturePoint, Rgb, RoomName } from '../../src/field/protocol.ts';
import { ENTRY_SECONDS, type FrameState, wander } from '../../src/field/scene/frameState.ts';
import { browserArgs, requireBrowser } from '../browser.ts';

/** Draws the scene at one moment; resolves to a PNG file, and how many needles were drawn for it. */
export type DrawField = (options: FrozenOptions) => Promise<{ picture: Buffer; needles: number }>;

/** Has `use` draw the field, in a browser that it may use for more, and ends what that needs. */
export async function withFrozenField(
  use: (draw: DrawField, browser: Browser) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserArgs });
  const server = await createServer({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    configFile: false,
    // Apart from the dev server's, which would lose its page to another server on its cache.
    cacheDir: 'node_modules/.vite-field',
    logLevel: 'warn',
    plugins: [react()],
    server: { port: 0, hmr: false, watch: null },
    optimizeDeps: { entries: ['scripts/poster/index.html'] },
  });
  try {
    const page = await browser.newPage();
    await server.listen();
    await page.goto(new URL('scripts/poster/index.html', server.resolvedUrls?.local[0]).href);
    await page.waitForFunction(() => 'drawFrozen' in window, null, { timeout: 60_000 });
    await use(async (options) => {
      const needles = await page.evaluate((given) => window.drawFrozen(given), options);
      const url = await page.evaluate(() => document.querySelector('canvas')?.toDataURL('image/png') ?? '');
      return { picture: Buffer.from(url.split(',')[1] ?? '', 'base64'), needles };
    }, browser);
  } finally {
    await browser.close();
    await server.close();
  }
}

/**
 * What posters show, to be drawn in a picture of that size: the end of the entry; at home the target where it
 * wanders, in the contact room at Send.
 */
export function stillFrame(room: RoomName, width: number, height: number): Partial<FrameState> {
  const target = room === 'contact' ? sendIn(width / height) : wander(ENTRY_SECONDS, width / height);
  return { room, time: ENTRY_SECONDS, target };
}

/** Where Send stands in the contact section, whose columns lie beside each other on wide windows. */
function sendIn(aspect: number): PicturePoint {
  return aspect < 0.8 ? { x: 0.5, y: 0.835 } : { x: 0.706, y: 0.779 };
}

/** The field's colours on the site whose owner has named those. */
export function fieldPalette(colors: Colors): Palette {
  const site = paletteOf(colors);
  const of = (name: string): Rgb => {
    const digits = /^#(..)(..)(..)/.exec(site[name] ?? '');
    if (!digits) throw new Error(`The site's palette has no colour ${name}`);
    return digits.slice(1).map((digit) => Number.parseInt(digit, 16) / 255) as Rgb;
  };
  return {
    ground: of('ground'),
    low: of('field-low'),
    middle: of('field-middle'),
    high: of('field-high'),
    highlight: of('highlight'),
    accent: of('accent'),
  };
}
