import { once } from 'node:events';
import { createServer } from 'node:net';

/** The port that `--port` names; 0 means any free one. Throws if it is no port, or if no server may use it. */
export async function freePort(named: string, host: string): Promise<number> {
  if (!/^\d{1,5}$/.test(named) || Number(named) > 65_535) {
    throw new Error(`--port takes a number from 0 to 65535, such as --port 5000, not "${named}"`);
  }
  const server = createServer().listen(Number(named), host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
    const reason = code === 'EACCES' ? 'may not be used' : 'is in use';
    throw new Error(`Port ${named} ${reason}. Choose another: npm start -- --port <number>`, {
      cause: error,
    });
  }
  server.close();
  await once(server, 'close');
  return Number(named);
}
