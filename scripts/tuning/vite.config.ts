import { defineConfig } from 'vite';

/** A page with sliders for the field's constants: `npm run tune`. Copy the values into scene/effects.ts. */
export default defineConfig({
  // Two servers must not share a cache.
  cacheDir: '../../node_modules/.vite-tuning',
  server: { open: true },
});
