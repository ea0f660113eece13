import type { Plugin } from 'vite';

/**
 * What the page may load and do: nothing but what is named. A worker obeys the headers of its own response, so preview
 * sends it too.
 */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self' https://api.emailjs.com",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  // Without scripts the contact form hands the message to the visitor's mail program.
  "form-action 'self' mailto:",
  "require-trusted-types-for 'script'",
  // The address of the field's worker; the field makes its policy anew each time it starts.
  "trusted-types field-worker 'allow-duplicates'",
].join('; ');

/** Headers that every server should send with every file. */
export const securityHeaders = {
  'Content-Security-Policy': `${contentSecurityPolicy}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
};

/**
 * From now on by https alone, for two years and this host only. Not for servers on one's own machine: it would hold for
 * everything else that is served there.
 */
const httpsOnly = { 'Strict-Transport-Security': 'max-age=63072000' };

/**
 * Headers by folder; everything else is asked for anew each time, which is what hosts do where nothing is said.
 * Names below app/ change with what they hold; pictures and the CV keep theirs.
 */
const headersBelow: Record<string, Record<string, string>> = {
  '/': { ...securityHeaders, ...httpsOnly },
  '/app/': { 'Cache-Control': 'public, max-age=31536000, immutable' },
  '/assets/': { 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800' },
};

/** The headers as Netlify and Cloudflare Pages read them, from the file `_headers` of the site. */
export function headersFile(): string {
  return Object.entries(headersBelow)
    .map(([folder, headers]) => [`${folder}*`, ...pairs(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'))
    .join('\n');
}

/** The headers as Vercel reads them, from vercel.json in the folder that is deployed. */
export function vercelFile(): string {
  const headers = Object.entries(headersBelow).map(([folder, each]) => ({
    source: `${folder}(.*)`,
    headers: pairs(each).map(([key, value]) => ({ key, value })),
  }));
  return `${JSON.stringify({ headers }, undefined, 2)}\n`;
}

/** Writes the policy into the built page and the headers beside it, and has preview send them. */
export function securityPolicy(): Plugin {
  return {
    name: 'security-policy',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({ preview: { headers: securityHeaders } }),

    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile() });
      this.emitFile({ type: 'asset', fileName: 'vercel.json', source: vercelFile() });
    },

    transformIndexHtml: {
      order: 'post',
      handler: (_html, { server }) =>
        // The dev server needs inline styles and scripts for its live updates.
        server
          ? []
          : [
              {
                tag: 'meta',
                attrs: { 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy },
                injectTo: 'head-prepend',
              },
            ],
    },
  };
}

function pairs(headers: Record<string, string>): [string, string][] {
  return Object.entries(headers);
}
