import type { IncomingMessage } from 'node:http';

/**
 * Path of a request as it was sent, still encoded, without its query. No `new URL`: that takes `//x/inbox` for the
 * path `/inbox` of a host named x, and throws on `//[`.
 */
export function requestPath({ url = '/' }: IncomingMessage): string {
  return url.split('?', 1)[0]!;
}
