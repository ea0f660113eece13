import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import type { ProvidedContext } from 'vitest';
import { defineConfig } from 'vitest/config';
import type { BrowserConfigOptions } from 'vitest/node';
import { contentSource } from './plugins/contentSource/contentSource.ts';
import { isSample } from './plugins/contentSource/isSample.ts';
import { siteContent } from './plugins/siteContent/siteContent.ts';
import { theme } from './plugins/theme/theme.ts';
import { cssOptions } from './plugins/theme/cssOptions.ts';
import { withoutMailKeys } from './plugins/contentCheck/mailKeys.ts';
import { testBrowser } from './scripts/browser.ts';
import { content } from './src/content/content.ts';
import type { EngineName } from './tests/engines/engine.ts';

/** Test files that run at once. Most of them wait now and then, so there are more than cores. */
const WORKERS = Math.ceil(availableParallelism() * 1.5);

/** Projects that have all test files with their name, such as `life.long.test.ts`, wherever these are. */
const NAMED_IN_FILES = ['long', 'thorough'];

/** Whether content.ts is the sample, whose page most end-to-end tests read. */
const hasSample = isSample(content);
if (!hasSample) {
  console.log(
    'src/content/content.ts is not the sample: only the tests run that fit any content (docs/testing.md).',
  );
}

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
    // Most projects are empty if content.ts is an owner's.
    passWithNoTests: !hasSample,
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['{src,plugins,scripts}/**/*.test.ts', 'tests/structure/*.test.ts'],
          isolate: false,
        },
      },
      inBrowser('component', {
        include: ['src/**/*.test.tsx'],
        plugins: [theme(contentSource('tests/helpers/components/content.ts'))],
      }),
      inBrowser('looks', {
        include: hasSample ? ['tests/looks/*.test.tsx'] : [],
        plugins: [siteContent(contentSource()), theme(contentSource())],
        provide: { mustDrawTheProbe: Boolean(process.env.REQUIRE_LOOKS) },
        // In a smaller window the browser would shrink the pictures.
        window: { width: 1440, height: 1780 },
        expect: {
          toMatchScreenshot: {
            timeout: 30_000,
            comparatorName: 'pixelmatch',
            // Shades that the eye hardly tells apart differ too.
            comparatorOptions: { threshold: 0.02 },
            resolveScreenshotPath: ({ root, arg, ext }) =>
              `${root}/tests/looks/references/${arg}${ext}`,
          },
        },
      }),
      endToEnd('chromium', ['tests/{page,contact,motion}/*.test.ts']),
      endToEnd(
        'thorough',
        ['tests/{content,faults,field}/*.test.ts', 'tests/**/*.thorough.test.ts'],
        {
          anyContent: ['tests/owner/*.test.ts'],
        },
      ),
      endToEnd('long', ['tests/**/*.long.test.ts']),
      endToEnd('firefox', ['tests/engines/*.test.ts'], { engine: 'firefox' }),
      endToEnd('webkit', ['tests/engines/*.test.ts'], { engine: 'webkit' }),
      endToEnd('oldChromium', ['tests/engines/*.test.ts'], { engine: 'oldChromium' }),
    ],
  },
});

interface InBrowser {
  include: string[];
  /** Vite's plugins beside that of React. */
  plugins: Plugin[];
  /** Values that the tests inject. */
  provide?: Partial<ProvidedContext>;
  /** Size of the browser's window in CSS pixels. Default: Playwright's. */
  window?: { width: number; height: number };
  expect?: NonNullable<BrowserConfigOptions['expect']>;
}

/** Test files that render components in Chromium. */
function inBrowser(
  name: string,
  { include, plugins, provide = {}, window, expect = {} }: InBrowser,
) {
  return {
    plugins: [react(), ...plugins],
    css: cssOptions,
    // Only the site's own config knows the virtual modules that index.html leads to.
    server: { preTransformRequests: false },
    test: {
      ...shared,
      name,
      include,
      provide,
      setupFiles: 'tests/helpers/components/setup.ts',
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        instances: [{ browser: 'chromium' as const }],
        provider: playwright({
          launchOptions: testBrowser(),
          contextOptions: window ? { viewport: window } : {},
        }),
        expect,
      },
    },
  };
}

interface EndToEnd {
  /** Default: Chromium. */
  engine?: EngineName;
  /** Test files that also run if content.ts is not the sample. */
  anyContent?: string[];
}

/** Tests of the built site: those of the sample's page, and those for any content. */
function endToEnd(name: string, ofSample: string[], { engine, anyContent = [] }: EndToEnd = {}) {
  return {
    test: {
      ...shared,
      name,
      include: hasSample ? [...ofSample, ...anyContent] : anyContent,
      exclude: NAMED_IN_FILES.filter((other) => other !== name).map(
        (other) => `**/*.${other}.test.ts`,
      ),
      provide: engine ? { engine } : {},
      globalSetup: 'tests/helpers/sites/globalSetup.ts',
      // The files of a worker share one browser.
      isolate: false,
      // A browser on a busy machine can stop drawing for good. A failed assertion is not tried again.
      retry: { count: 1, condition: /^Test timed out/ },
      env: { ...withoutMailKeys, NODE_ENV: 'production' },
    },
  };
}
