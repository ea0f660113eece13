import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { EMAILJS_ORIGIN } from '../src/sections/Contact/emailJsApi.ts';

/**
 * What a page may load and do: nothing but what is named. Of the styles in it, those whose digests are given, as
 * `styleDigests` finds them. A worker obeys the headers of its own response, so preview sends it too.
 */
export function contentSecurityPolicy(styles: readonly string[] = []): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styles.map((digest) => `'${digest}'`)].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self' ${EMAILJS_ORIGIN}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    // Without scripts the contact form hands the message to the visitor's mail program.
    "form-action 'self' mailto:",
    "require-trusted-types-for 'script'",
    // The address of the field's worker; the field makes its policy anew each time it starts.
    "trusted-types field-worker 'allow-duplicates'",
  ].join('; ');
}

/** Headers that every server should send with every file; `styles` as in the policy. */
export function securityHeaders(styles: readonly string[] = []): Record<string, string> {
  return {
    'Content-Security-Policy': `${contentSecurityPolicy(styles)}; frame-ancestors 'none'`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  };
}

/** What a policy calls the style elements of pages, once each: `sha256-…`. */
export function styleDigests(...pages: readonly string[]): string[] {
  const styles = pages.flatMap((html) =>
    [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style = '']) => style),
  );
  return [...new Set(styles.map((style) => `sha256-${createHash('sha256').update(style).digest('base64')}`))];
}

/** A page that has been changed, with the digests that its styles have now in the place of those that they had. */
export function withDigestsOf(changed: string, original: string): string {
  const now = styleDigests(changed);
  return styleDigests(original).reduce(
    (page, digest, index) => page.replaceAll(digest, now[index]!),
    changed,
  );
}

/** Writes the policy into the built pages, and has preview send it; hostHeaders.ts tells it to hosts. */
export function securityPolicy(): Plugin {
  return {
    name: 'security-policy',
    applyToEnvironment: ({ name }) => name === 'client',

    async config({ root = '.', build: { outDir = 'dist' } = {} }, { isPreview }) {
      return isPreview
        ? {
            preview: { headers: securityHeaders(styleDigests(...(await builtPages(resolve(root, outDir))))) },
          }
        : {};
    },

    transformIndexHtml: {
      order: 'post',
      // The dev server needs inline styles and scripts for its live updates.
      handler: (html, { server }) =>
        server
          ? []
          : [
              {
                tag: 'meta',
                attrs: {
                  'http-equiv': 'Content-Security-Policy',
                  content: contentSecurityPolicy(styleDigests(html)),
                },
                injectTo: 'head-prepend',
              },
            ],
    },
  };
}

/** The pages of a built site as they are written. */
async function builtPages(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return Promise.all(
    names.filter((name) => name.endsWith('.html')).map((name) => readFile(join(folder, name), 'utf8')),
  );
}
