import { isIPv6 } from 'node:net';
import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';

/** Hosts that mean every address of the machine. */
const EVERY_ADDRESS = new Set(['0.0.0.0', '::']);

export interface Addresses {
  /** For this machine. */
  local: string[];
  /** For other machines in the network. */
  network: string[];
}

/** The addresses in a browser of a server that listens on `host`. */
export function addressesOf(
  host: string,
  port: number,
  base: string,
  interfaces = networkInterfaces(),
): Addresses {
  const address = (name: string) => `http://${isIPv6(name) ? `[${name}]` : name}:${port}${base}`;
  if (!EVERY_ADDRESS.has(host)) {
    const isLocal = /^(localhost|127\..*|::1)$/.test(host);
    return isLocal
      ? { local: [address(host)], network: [] }
      : { local: [], network: [address(host)] };
  }
  const others = Object.values(interfaces)
    .flatMap((each) => each ?? [])
    .filter((each) => isReachable(each, host));
  return {
    local: [address('localhost')],
    network: others.map((each) => address(each.address)),
  };
}

/** Whether another machine reaches the server at this address. A link-local one would need a zone. */
function isReachable(info: NetworkInterfaceInfo, host: string): boolean {
  if (info.internal) return false;
  return info.family === 'IPv4' || (host === '::' && !info.address.startsWith('fe80:'));
}
