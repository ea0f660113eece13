import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { contentCheck } from './plugins/contentCheck/contentCheck.ts';
import { inbox } from './plugins/inbox.ts';
import { mailKeys } from './plugins/mailKeys.ts';
import { prerender } from './plugins/prerender.ts';
import { securityPolicy } from './plugins/securityPolicy.ts';
import { writeSiteFiles } from './plugins/siteFiles/siteFiles.ts';
import { browserArgs, findBrowser } from './scripts/browser.ts';

export default defineConfig({
  // Relative addresses: the site works at / and below any path.
  base: './',
  plugins: [
    contentCheck(),
    react(),
    prerender(),
    writeSiteFiles(),
    securityPolicy(),
    inbox({ folder: process.env.INBOX_FOLDER }),
    mailKeys(),
  ],
  build: {
    target: 'baseline-widely-available',
    // The security policy allows no data: fonts and pictures.
    assetsInlineLimit: 0,
    // Apart from public/assets, so that hosts can cache these hashed files for ever.
    assetsDir: 'app',
    // Larger than three.js, which only the field loads.
    chunkSizeWarningLimit: 700,
  },
  worker: { format: 'es' },
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,plugins,scripts}/**/*.test.ts'],
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'component',
          include: ['src/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({ launchOptions: { executablePath: findBrowser(), args: browserArgs } }),
          },
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/**/*.test.ts'],
          globalSetup: 'tests/site/globalSetup.ts',
          // The machine's cores are the browsers' own: one file of journeys after the other.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
