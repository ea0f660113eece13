import type { Plugin } from 'vite';
import { isolationHeaders, securityHeaders, styleDigests } from './securityPolicy.ts';

/**
 * Headers by path. `*` at the end matches every path below. Two rules that match one file set no header twice:
 * Netlify and Cloudflare would join both values.
 */
type HeaderRules = [path: string, headers: Record<string, string>][];

/** A built page. */
interface BuiltPage {
  /** Its file, below the site. */
  file: string;
  html: string;
}

const HTTPS_ONLY = { 'Strict-Transport-Security': 'max-age=63072000' };
const FOREVER = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const ONE_DAY = { 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800' };

/**
 * Headers that are the same after every build: any inline style is allowed, because the digests of a build
 * are not known. The policy in the HTML has them. Nor are pages in other languages known. For the `vercel.json`
 * of the repository.
 */
export function fixedHeaderRules(): HeaderRules {
  return [
    ['/*', { ...securityHeaders(['unsafe-inline']), ...HTTPS_ONLY }],
    ['/', isolationHeaders],
    ['/app/*', isolationHeaders],
    ['/assets/*', ONE_DAY],
  ];
}

/** Headers of a site. Each `hashed` file has its own rule: hosts send those of `/app/*` with a 404, too. */
export function headerRules(pages: readonly BuiltPage[], hashed: readonly string[]): HeaderRules {
  const security = securityHeaders(styleDigests(...pages.map(({ html }) => html)));
  const folders = pages.flatMap(({ file }) => /^(.*\/)?(?=index\.html$)/.exec(file)?.[0] ?? []);
  return [
    ['/*', { ...security, ...HTTPS_ONLY }],
    ...folders.map((folder): HeaderRules[number] => [`/${folder}`, isolationHeaders]),
    ['/app/*', isolationHeaders],
    ['/assets/*', ONE_DAY],
    ...hashed.map((file): HeaderRules[number] => [`/${file}`, FOREVER]),
  ];
}

/** The rules as Netlify and Cloudflare Pages read them, from the file `_headers`. */
export function headersFile(rules: HeaderRules): string {
  const blocks = rules.map(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** The rules as Vercel reads them, from vercel.json in the folder that is deployed. */
export function vercelFile(rules: HeaderRules): string {
  const headers = rules.map(([path, each]) => ({
    source: path.replace('*', '(.*)'),
    headers: Object.entries(each).map(([key, value]) => ({ key, value })),
  }));
  return `${JSON.stringify({ headers }, undefined, 2)}\n`;
}

/** Writes both files beside the built pages. */
export function hostHeaders(): Plugin {
  return {
    name: 'host-headers',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // After the pages are complete.
      order: 'post',
      handler(_options, bundle) {
        const pages = Object.values(bundle).flatMap((page) => {
          const name = page.fileName;
          if (page.type !== 'asset' || !name.endsWith('.html')) return [];
          const html = String(page.source);
          if (!styleDigests(html).every((digest) => html.includes(digest))) {
            this.error(
              `${name} was changed after its security policy was written: its styles are blocked`,
            );
          }
          return { file: name, html };
        });
        const hashed = Object.keys(bundle).filter((file) => file.startsWith('app/'));
        const rules = headerRules(pages, hashed.toSorted());
        this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(rules) });
        this.emitFile({ type: 'asset', fileName: 'vercel.json', source: vercelFile(rules) });
      },
    },
  };
}
