/**
 * Serves a page with sliders for the field's constants (`npm run tune`). It is no part of the build. Copy the values that
 * you like into src/needleField/scene/effects.ts.
 */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { ownContent } from '../ownContent.ts';
import { fieldPalette } from '../poster/frozenField.ts';

const { site } = await ownContent();
const server = await createServer({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  configFile: false,
  // Two servers must not share a cache.
  cacheDir: 'node_modules/.vite-tuning',
  plugins: [react()],
  define: { FIELD_PALETTE: JSON.stringify(fieldPalette(site.colors)) },
  server: { open: '/scripts/tuning/index.html' },
  optimizeDeps: { entries: ['scripts/tuning/index.html'] },
});
await server.listen();
console.log(new URL('scripts/tuning/index.html', server.resolvedUrls?.local[0]).href);
