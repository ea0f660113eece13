import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from './port.ts';

test.each(['abc', '99999', '65536', '5000.5', '', ' ', '0x10', '1e3', '-1', '+80', '80 '])(
  '"%s" is no port',
  async (named) => {
    await expect(freePort(named, '127.0.0.1')).rejects.toThrow(
      `--port takes a number from 0 to 65535, such as --port 5000, not "${named}"`,
    );
  },
);

test('a port in use is refused until it is free', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(freePort(String(port), '127.0.0.1')).rejects.toThrow(
    `Port ${port} is in use. Choose another: npm start -- --port <number>`,
  );
  server.close();
  await once(server, 'close');
  expect(await freePort(String(port), '127.0.0.1')).toBe(port);
});

test('0 means any free port', async () => {
  expect(await freePort('0', '127.0.0.1')).toBe(0);
});
