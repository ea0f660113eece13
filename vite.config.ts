import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { minifyShaders } from './plugins/minifyShaders.ts';
import { cssOptions } from './plugins/theme/cssOptions.ts';
import { workerLicenses } from './plugins/licenses.ts';
import { site } from './plugins/site.ts';

/** No timings of plugins in the build's output. */
const checks = { bundlerTimings: false };

export default defineConfig({
  // Relative addresses: the site works at / and below any path.
  base: './',
  // Several pages: the dev server responds to unknown paths with 404.
  appType: 'mpa',
  publicDir: process.env.PUBLIC_FOLDER || 'public',
  plugins: [react(), site()],
  css: cssOptions,
  build: {
    target: 'baseline-widely-available',
    // The security policy allows no data: URLs.
    assetsInlineLimit: 0,
    // Apart from public/assets: hosts cache these hashed files for ever.
    assetsDir: 'app',
    // Every browser of the target preloads modules itself.
    modulePreload: { polyfill: false },
    // Licences of the page's code. plugins/licenses.ts adds those of the worker and the fonts.
    license: { fileName: 'licenses.md' },
    // three.js has 690 kB; only the field loads it.
    chunkSizeWarningLimit: 700,
    rolldownOptions: { checks },
  },
  worker: {
    format: 'es',
    plugins: () => [minifyShaders(), workerLicenses()],
    rolldownOptions: { checks },
  },
});
