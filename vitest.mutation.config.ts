import { defineConfig } from 'vitest/config';
import { withoutMailKeys } from './plugins/publish/mailKeys.ts';

/** The unit tests alone, for `npx stryker run`: it changes the modules of stryker.config.json. */
export default defineConfig({
  test: { include: ['{src,plugins}/**/*.test.ts'], env: withoutMailKeys, testTimeout: 120_000 },
});
