import { defineConfig } from 'vitest/config';
import { withoutMailKeys } from '../../plugins/contentCheck/mailKeys.ts';

/** The unit tests that Stryker runs for each mutant. `stryker.config.json` lists the modules that it changes. */
export default defineConfig({
  test: {
    include: ['{src,plugins}/**/*.test.ts'],
    env: withoutMailKeys,
    testTimeout: 120_000,
  },
});
