import globalData from '@csstools/postcss-global-data';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import customMedia from 'postcss-custom-media';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { withoutMailKeys } from './plugins/mailKeys.ts';
import { site } from './plugins/site.ts';
import { browserArgs, findBrowser } from './scripts/browser.ts';
import type { EngineName } from './tests/browser/visitor.ts';

/** For every test: none gives up because the machine is slow, and none reads the developer's keys. */
const everywhere = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } }, env: withoutMailKeys };

export default defineConfig({
  // Relative addresses: the site works at / and below any path.
  base: './',
  publicDir: process.env.PUBLIC_FOLDER || 'public',
  plugins: [react(), site({ contentFile: process.env.CONTENT_FILE, inboxFolder: process.env.INBOX_FOLDER })],
  // The names of breakpoints, for every style sheet.
  css: { postcss: { plugins: [globalData({ files: ['src/styles/breakpoints.css'] }), customMedia()] } },
  build: {
    target: 'baseline-widely-available',
    // The security policy allows no data: fonts and pictures.
    assetsInlineLimit: 0,
    // Apart from public/assets, so that hosts can cache these hashed files for ever.
    assetsDir: 'app',
    // One style sheet: the page's own code comes after the first paint, its looks do not.
    cssCodeSplit: false,
    // Every browser that the page is built for preloads modules by itself.
    modulePreload: { polyfill: false },
    // What visitors download carries its notices; those of the fonts lie beside it (plugins/fontLicenses.ts).
    license: { fileName: 'licenses.md' },
    // Larger than three.js, which only the field loads.
    chunkSizeWarningLimit: 700,
  },
  worker: { format: 'es' },
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,plugins,scripts}/**/*.test.ts', 'tests/structure/*.test.ts'],
          ...everywhere,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'component',
          include: ['src/**/*.test.tsx'],
          ...everywhere,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({ launchOptions: { executablePath: findBrowser(), args: browserArgs } }),
          },
        },
      },
      journeys('chromium', 'tests/**/*.test.ts'),
      journeys('firefox', 'tests/everyEngine/*.test.ts'),
      journeys('webkit', 'tests/everyEngine/*.test.ts'),
    ],
  },
});

/** Journeys of visitors through the built site, in one engine. */
function journeys(engine: EngineName, include: string): TestProjectInlineConfiguration {
  return {
    test: {
      name: engine,
      include: [include],
      exclude: ['tests/structure/**'],
      provide: { engine },
      globalSetup: 'tests/site/globalSetup.ts',
      // The machine's cores are the browsers' own: one file of journeys after the other, whichever the engine.
      fileParallelism: false,
      ...everywhere,
    },
  };
}
