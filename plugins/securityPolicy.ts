import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { EMAILJS_ORIGIN } from '../src/sections/Contact/sending/emailjsApi.ts';

/** The content security policy of pages whose style elements have these digests (see `styleDigests`). */
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
    // For the field's worker.
    'trusted-types field-worker',
  ].join('; ');
}

/** Headers for every file of a site. A worker obeys the headers of its response only. */
export function securityHeaders(styles: readonly string[] = []): Record<string, string> {
  return {
    'Content-Security-Policy': `${contentSecurityPolicy(styles)}; frame-ancestors 'none'`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/**
 * Headers for pages and scripts: no other site can load them, and they load nothing from a site that does not
 * allow it. Pictures lack them: search engines and checkers of link previews show them on their own pages.
 */
export const isolationHeaders = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/** Digests of the style elements of pages, each once, as a policy names them: `sha256-…`. */
export function styleDigests(...pages: readonly string[]): string[] {
  const styles = pages.flatMap((html) =>
    [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style = '']) => style),
  );
  return [
    ...new Set(
      styles.map((style) => `sha256-${createHash('sha256').update(style).digest('base64')}`),
    ),
  ];
}

/** Writes the policy into the built pages. Not in dev: live updates need inline styles and scripts. */
export function securityPolicy(): Plugin {
  return {
    name: 'security-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const content = contentSecurityPolicy(styleDigests(html));
        const attrs = { 'http-equiv': 'Content-Security-Policy', content };
        return [{ tag: 'meta', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}
