import { readdir, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, inject, test } from 'vitest';

const KIB = 1024;

test('the worker with the scene in it is light', async () => {
  expect(await weightOf('field.worker')).toBeLessThanOrEqual(165 * KIB);
});

test("the page's own code for the field is light, its door included", async () => {
  const door = compressed(await codeOf('src/field/useField.ts'));
  expect(door).toBeGreaterThan(200);
  expect(door + (await weightOf('runField'))).toBeLessThanOrEqual(4 * KIB);
});

test('the posters are light', async () => {
  const folder = join(inject('siteFolder'), 'assets');
  const pictures = (await readdir(folder)).filter((file) => file.startsWith('field-'));
  expect(pictures).toHaveLength(16);
  for (const file of pictures) {
    const { size } = await stat(join(folder, file));
    expect(size, file).toBeLessThanOrEqual(file.endsWith('.avif') ? 70_000 : 120_000);
  }
});

/** Bytes of the one built script whose name begins so. */
async function weightOf(name: string): Promise<number> {
  const folder = join(inject('siteFolder'), 'app');
  const files = (await readdir(folder)).filter((file) => file.startsWith(`${name}-`));
  expect(files).toHaveLength(1);
  return compressed(await readFile(join(folder, files[0]!)));
}

/** Built code of a module with everything that the page loads for it alone: what it imports later stays outside. */
async function codeOf(entry: string): Promise<Buffer> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: resolve(entry), formats: ['es'] },
      rolldownOptions: { external: (id) => id.endsWith('page/runField.ts') },
    },
  })) as Rolldown.RolldownOutput[];
  const [chunk, ...others] = built.flatMap(({ output }) => output);
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error(`${entry} is more than one script`);
  return Buffer.from(chunk.code);
}

/** Bytes after brotli at its highest level. */
function compressed(bytes: Buffer): number {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
