import { availableParallelism } from 'node:os';
import globalData from '@csstools/postcss-global-data';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import customMedia from 'postcss-custom-media';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { withoutMailKeys } from './plugins/mailKeys.ts';
import { site } from './plugins/site.ts';
import { browserArgs, testBrowser } from './scripts/browser.ts';
import type { EngineName } from './tests/helpers/drivers/visitor.ts';

/** For every test: none gives up because the machine is slow, and none reads the developer's keys. */
const everywhere = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
  env: withoutMailKeys,
};

const ENGINES = ['tests/everyEngine/*.test.ts'];
const OWNERS = ['tests/{owners,sample}/*.test.ts'];
const FAULTS = ['tests/faults/*.test.ts'];
const ALONE = ['tests/**/*.alone.test.ts'];
/** What takes minutes: `npm run test:long`. */
const LONG = ['tests/**/*.long.test.ts'];
/** What goes through more in the long runs, and in other engines. */
const LONGER = [
  'tests/page/longTexts.test.ts',
  'tests/chromium/field/{fieldContrast,fieldTips}.test.ts',
  'tests/faults/{extension,scripts,sight}.test.ts',
  'tests/owners/ownerScripts.test.ts',
];

/** How many files at once, of units, components and journeys in one queue: one waits now and then, so more than cores. */
export const SIDE_BY_SIDE = Math.ceil(availableParallelism() * 1.5);

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
          // Starting anew for each file, and reading all modules again, took most of the time. Who mocks a module takes that back.
          isolate: false,
          maxWorkers: SIDE_BY_SIDE,
          sequence: { groupOrder: 1 },
          ...everywhere,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'component',
          include: ['src/**/*.test.tsx'],
          maxWorkers: SIDE_BY_SIDE,
          sequence: { groupOrder: 1 },
          ...everywhere,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({ launchOptions: { executablePath: testBrowser(), args: browserArgs } }),
          },
        },
      },
      journeys('chromium', {
        exclude: [...FAULTS, ...OWNERS, ...ALONE, ...LONG],
        maxWorkers: SIDE_BY_SIDE,
        order: 1,
      }),
      journeys('faults', { include: FAULTS, exclude: LONG, maxWorkers: SIDE_BY_SIDE, order: 1 }),
      journeys('owners', { include: OWNERS, maxWorkers: SIDE_BY_SIDE, order: 1 }),
      // What looks at every frame that a visitor is shown has the machine to itself.
      journeys('alone', { include: ALONE, order: 2 }),
      journeys('long', { include: [...LONG, ...LONGER], long: true, order: 2 }),
      journeys('firefox', { engine: 'firefox', include: ENGINES, long: true, order: 3 }),
      journeys('webkit', { engine: 'webkit', include: ENGINES, long: true, order: 4 }),
    ],
  },
});

interface Journeys {
  /** Chromium where nothing is said. */
  engine?: EngineName;
  /** All journeys where nothing is said. */
  include?: string[];
  exclude?: string[];
  /** Whether more is gone through; no where nothing is said. */
  long?: boolean;
  /** How many files at once; one where nothing is said. */
  maxWorkers?: number;
  /** Projects of a lower one end before those of a higher one begin. */
  order: number;
}

/** Journeys of visitors through the built site, in one engine. */
function journeys(
  name: string,
  {
    engine = 'chromium',
    include = ['tests/**/*.test.ts'],
    exclude = [],
    long = false,
    maxWorkers = 1,
    order,
  }: Journeys,
): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      include,
      exclude: ['tests/structure/**', ...exclude],
      provide: { engine, long },
      globalSetup: 'tests/helpers/sites/globalSetup.ts',
      setupFiles: 'tests/helpers/drivers/afterEachVisit.ts',
      // The files of a worker share their modules and its browser.
      isolate: false,
      maxWorkers,
      sequence: { groupOrder: order },
      ...everywhere,
      // What a journey builds is what visitors get.
      env: { ...everywhere.env, NODE_ENV: 'production' },
    },
  };
}
