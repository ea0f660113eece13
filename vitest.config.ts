import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { contentSource } from './plugins/shared/contentSource.ts';
import { theme } from './plugins/theme/theme.ts';
import { breakpoints } from './plugins/theme/breakpoints.ts';
import { withoutMailKeys } from './plugins/contentCheck/mailKeys.ts';
import { testBrowser } from './scripts/browser.ts';
import type { EngineName } from './tests/engines/engine.ts';

/** Test files that run at once. Most of them wait now and then, so there are more than cores. */
export const WORKERS = Math.ceil(availableParallelism() * 1.5);

/** Long timeouts: no test fails because the machine is slow. No test reads the developer's keys. */
const shared = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
  env: withoutMailKeys,
  maxWorkers: WORKERS,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['{src,plugins,scripts}/**/*.test.ts', 'tests/structure/*.test.ts'],
          isolate: false,
        },
      },
      {
        plugins: [react(), theme(contentSource('tests/helpers/components/content.ts'))],
        css: breakpoints,
        // Only the site's own config knows the virtual modules that index.html leads to.
        server: { preTransformRequests: false },
        test: {
          ...shared,
          name: 'component',
          include: ['src/**/*.test.tsx'],
          setupFiles: 'tests/helpers/components/setup.ts',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({ launchOptions: testBrowser() }),
          },
        },
      },
      endToEnd('chromium', 'tests/{page,contact,motion,field,owner}/*.test.ts'),
      endToEnd('thorough', 'tests/{content,faults}/*.test.ts'),
      endToEnd('long', 'tests/**/*.long.test.ts'),
      endToEnd('firefox', 'tests/engines/*.test.ts', 'firefox'),
      endToEnd('webkit', 'tests/engines/*.test.ts', 'webkit'),
      endToEnd('oldChromium', 'tests/engines/*.test.ts', 'oldChromium'),
    ],
  },
});

/** Tests of the built site. `engine`: the browser, by default Chromium. */
function endToEnd(name: string, include: string, engine?: EngineName) {
  return {
    test: {
      ...shared,
      name,
      include: [include],
      exclude: name === 'long' ? [] : ['**/*.long.test.ts'],
      provide: engine ? { engine } : {},
      globalSetup: 'tests/helpers/sites/globalSetup.ts',
      // The files of a worker share one browser.
      isolate: false,
      env: { ...withoutMailKeys, NODE_ENV: 'production' },
    },
  };
}
