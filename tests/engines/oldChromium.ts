import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** The oldest Chromium of the build's target is 111. The package is made for servers: Linux on x64 only. */
const VERSION = process.env.OLD_CHROMIUM ?? '112.0.0';

/** Path of an old Chromium, which is downloaded from npm at first. */
export async function oldChromium(): Promise<string> {
  const folder = join(homedir(), '.cache/old-chromium', VERSION);
  const program = join(folder, 'chromium');
  if (existsSync(program)) return program;
  await mkdir(folder, { recursive: true });
  execFileSync('npm', ['pack', `@sparticuz/chromium@${VERSION}`, '--silent'], { cwd: folder });
  execFileSync('tar', ['xzf', `sparticuz-chromium-${VERSION}.tgz`], { cwd: folder });
  await writeFile(
    program,
    brotliDecompressSync(await readFile(join(folder, 'package/bin/chromium.br'))),
  );
  await chmod(program, 0o755);
  return program;
}
