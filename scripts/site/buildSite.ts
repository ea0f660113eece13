import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { withoutMailKeys } from '../../plugins/contentCheck/mailKeys.ts';

const run = promisify(execFile);

/**
 * Builds the site as `npm run build` does, into `folder`. It uses a separate process: inside the test runner
 * NODE_ENV is `test`, and the build would ship React's development code. `args` are added to `vite build`.
 * Returns what the build printed.
 */
export async function buildSite(
  folder: string,
  env: Record<string, string> = {},
  args: readonly string[] = [],
): Promise<string> {
  const { stdout, stderr } = await run(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--emptyOutDir', ...args],
    { env: { ...process.env, NODE_ENV: 'production', VITEST: '', ...withoutMailKeys, ...env } },
  );
  return stdout + stderr;
}
