import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder for the tests of the file or group that calls it. It is removed after them. */
export function temporaryFolder(prefix = 'test-'): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), prefix)));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}
