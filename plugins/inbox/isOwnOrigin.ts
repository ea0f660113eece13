import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from a page of the server's own, from the address bar, or from a program that is no browser.
 * Browsers say whose page asks, in `Sec-Fetch-Site`, which no page can forge; those that do not know it, and addresses
 * that are not secure, leave `Origin`.
 */
export function isOwnOrigin({ 'sec-fetch-site': site, origin, host }: IncomingHttpHeaders): boolean {
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
