import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';

const address = new URL('./temporaryFolder.ts', import.meta.url).href;
const source = `import(${JSON.stringify(address)}).then(({ temporaryFolder }) => console.log(temporaryFolder()));`;

test.runIf(process.platform !== 'win32').each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('%s removes the folder', async (signal, status) => {
  const script = spawn(process.execPath, [
    '--import',
    'tsx',
    '--eval',
    `${source} setInterval(() => {}, 1000);`,
  ]);
  const [printed] = (await once(script.stdout, 'data')) as [Buffer];
  const folder = printed.toString().trim();
  expect(existsSync(folder)).toBe(true);
  script.kill(signal);
  expect((await once(script, 'exit'))[0]).toBe(status);
  expect(existsSync(folder)).toBe(false);
});
