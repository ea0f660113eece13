import type { Plugin } from 'vite';
import { securityHeaders, styleDigests } from './securityPolicy.ts';

/** Name and value. */
type Header = readonly [name: string, value: string];

/**
 * From now on by https alone, for two years and this host only. Not for servers on one's own machine: it would hold for
 * everything else that is served there.
 */
const httpsOnly = { 'Strict-Transport-Security': 'max-age=63072000' };

/**
 * Headers by address, `*` at its end for all below it, for a site of these pages, whose first is the one at `/`.
 * Everything not named is asked for anew each time, which is what hosts do where nothing is said. Names below app/
 * change with what they hold; pictures and the CV keep theirs.
 */
function headersOf(pages: readonly string[]): [address: string, headers: Header[]][] {
  const links = preloads(pages[0] ?? '');
  const all = {
    '/*': { ...securityHeaders(styleDigests(...pages)), ...httpsOnly },
    // Hosts that can tell before the page has come (Early Hints) tell this.
    ...(links && { '/': { Link: links } }),
    '/app/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
    '/assets/*': { 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800' },
  };
  return Object.entries(all).map(([address, headers]) => [address, Object.entries(headers)]);
}

/** What the page asks for ahead of time, as a `Link` header says it. Addresses are relative to the page. */
function preloads(page: string): string {
  const tags = [...page.matchAll(/<link\s+rel="preload"\s[^>]*>/g)].map(([tag]) => tag);
  return tags
    .map((tag) => {
      const value = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
      return `<${value('href')}>; rel=preload; as=${value('as')}; type="${value('type')}"; crossorigin`;
    })
    .join(', ');
}

/** The headers as Netlify and Cloudflare Pages read them, from the file `_headers` of the site. */
export function headersFile(pages: readonly string[]): string {
  return headersOf(pages)
    .map(([address, headers]) =>
      [address, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}

/** The same as Vercel reads it, from vercel.json in the folder that is deployed. */
export function vercelFile(pages: readonly string[]): string {
  const headers = headersOf(pages).map(([address, each]) => ({
    source: address.replace('*', '(.*)'),
    headers: each.map(([key, value]) => ({ key, value })),
  }));
  return `${JSON.stringify({ headers }, undefined, 2)}\n`;
}

/**
 * Writes the headers beside the built pages, for hosts that read them. Fails where a page has a style that its own
 * policy does not name: a browser would leave it out.
 */
export function hostHeaders(): Plugin {
  return {
    name: 'host-headers',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // When the pages are as they will be written.
      order: 'post',
      handler(_options, bundle) {
        const pages = ['index.html', '404.html'].map((name) => {
          const page = bundle[name];
          if (page?.type !== 'asset') return this.error(`${name} is not among what has been built`);
          const html = String(page.source);
          if (!styleDigests(html).every((digest) => html.includes(digest))) {
            this.error(
              `${name} was changed after its security policy was written: its styles would not be applied`,
            );
          }
          return html;
        });
        this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(pages) });
        this.emitFile({ type: 'asset', fileName: 'vercel.json', source: vercelFile(pages) });
      },
    },
  };
}
