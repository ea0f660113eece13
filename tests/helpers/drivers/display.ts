import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** An X display that nobody looks at. */
export interface Display {
  /** As the environment variable DISPLAY names it. */
  name: string;
  close(): void;
}

/** Starts Xvfb, larger than any window of the tests; throws with the way out where it is not installed. */
export async function startDisplay(): Promise<Display> {
  const args = ['-displayfd', '3', '-screen', '0', '2600x1600x24', '-nolisten', 'tcp', '-noreset'];
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const close = () => void server.kill();
  process.once('exit', close);
  const failed = new Promise<never>((_resolve, reject) => {
    const way = 'on Debian: apt-get install xvfb';
    server.once('error', () => reject(new Error(`No Xvfb found, which the browser needs to draw (${way})`)));
    server.once('exit', (code) => reject(new Error(`Xvfb has ended with ${code}`)));
  });
  // It writes the number once it is ready.
  const [number] = (await Promise.race([once(server.stdio[3] as Readable, 'data'), failed])) as [Buffer];
  failed.catch(() => {});
  return { name: `:${number.toString().trim()}`, close };
}
