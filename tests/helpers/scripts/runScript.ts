import { execFile } from 'node:child_process';
import { vi } from 'vitest';

/** The output of a script on both streams, and its exit code. */
export interface Ended {
  output: string;
  code: number;
}

/**
 * Runs a script in this process: a start of Node takes longer than most of them. `load` imports its module,
 * and resolves when it has ended; `env` is added to the environment, `words` are those after its name.
 */
export async function runScript(
  load: () => Promise<unknown>,
  env: Record<string, string> = {},
  words: readonly string[] = [],
): Promise<Ended> {
  const said: unknown[] = [];
  const { argv, exitCode } = process;
  let code: number | undefined;
  vi.spyOn(console, 'log').mockImplementation((text) => void said.push(text));
  vi.spyOn(console, 'error').mockImplementation((text) => void said.push(text));
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw exit;
  });
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  process.argv = [...argv.slice(0, 2), ...words];
  process.exitCode = undefined;
  // It runs as it is imported, and each time anew.
  vi.resetModules();
  try {
    await load();
    code = Number(process.exitCode ?? 0);
  } catch (error) {
    code = Number(error === exit ? exit.mock.lastCall?.[0] : 1);
    // As Node does.
    if (error !== exit) said.push((error as Error).stack);
  } finally {
    Object.assign(process, { argv, exitCode });
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  }
  return { output: said.map((text) => `${String(text)}\n`).join(''), code };
}

/** Runs a script in a separate process, as a terminal does. */
export function runInTerminal(
  script: string,
  env: Record<string, string> = {},
  words: readonly string[] = [],
): Promise<Ended> {
  return new Promise((done) => {
    const options = { env: { ...process.env, ...env } };
    execFile(
      process.execPath,
      ['--import', 'tsx', script, ...words],
      options,
      (error, stdout, stderr) => done({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}
