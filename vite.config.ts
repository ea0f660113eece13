import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { prerender } from './plugins/prerender.ts';
import { securityPolicy } from './plugins/securityPolicy.ts';

export default defineConfig({
  // Relative addresses: the site works at / and below any path.
  base: './',
  plugins: [react(), prerender(), securityPolicy()],
  build: {
    target: 'baseline-widely-available',
    // The security policy allows no data: fonts and pictures.
    assetsInlineLimit: 0,
    // Apart from public/assets, so that hosts can cache these hashed files for ever.
    assetsDir: 'app',
  },
  worker: { format: 'es' },
});
