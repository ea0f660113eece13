/**
 * Serves a page on which the field's constants can be turned by eye (`npm run tune`). For developers only: it is
 * no part of the build. What pleases goes into src/field/scene/effects.ts and thinning.ts by hand.
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
  // Apart from the dev server's, which would lose its page to another server on its cache.
  cacheDir: 'node_modules/.vite-tuning',
  plugins: [react()],
  define: { FIELD_PALETTE: JSON.stringify(fieldPalette(site.colors)) },
  server: { open: '/scripts/tuning/index.html' },
  optimizeDeps: { entries: ['scripts/tuning/index.html'] },
});
await server.listen();
console.log(new URL('scripts/tuning/index.html', server.resolvedUrls?.local[0]).href);
