import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { addressesOf } from './addresses.ts';

function card(family: 'IPv4' | 'IPv6', address: string, internal = false): NetworkInterfaceInfo {
  const more = { netmask: '', mac: '', cidr: null, internal, address };
  return family === 'IPv4' ? { family, ...more } : { family, scopeid: 0, ...more };
}

const interfaces = {
  lo: [card('IPv4', '127.0.0.1', true), card('IPv6', '::1', true)],
  eth0: [card('IPv4', '192.0.2.2'), card('IPv6', 'fd00::2'), card('IPv6', 'fe80::1')],
};

test.each([
  ['localhost', ['http://localhost:80/my/'], []],
  ['127.0.0.1', ['http://127.0.0.1:80/my/'], []],
  ['::1', ['http://[::1]:80/my/'], []],
  ['0.0.0.0', ['http://localhost:80/my/'], ['http://192.0.2.2:80/my/']],
  ['::', ['http://localhost:80/my/'], ['http://192.0.2.2:80/my/', 'http://[fd00::2]:80/my/']],
  ['192.0.2.2', [], ['http://192.0.2.2:80/my/']],
  ['fd00::2', [], ['http://[fd00::2]:80/my/']],
])('a server on %s has addresses that a browser can open', (host, local, network) => {
  expect(addressesOf(host, 80, '/my/', interfaces)).toEqual({ local, network });
});
