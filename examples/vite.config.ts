import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { site } from '../plugins/site.ts';
import config from '../vite.config.ts';

/** The project's own config with the content and the files of the example: `npm run example`. */
export default defineConfig({
  ...config,
  plugins: [react(), site('examples/content.ts')],
  publicDir: 'examples/public',
  // Two servers must not share a cache.
  cacheDir: 'node_modules/.vite-example',
  build: { ...config.build, outDir: 'examples/dist' },
});
