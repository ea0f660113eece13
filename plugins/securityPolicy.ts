import type { Plugin } from 'vite';

/** What the page may load and do. A worker obeys the headers of its own response, so preview sends it too. */
export const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self' https://api.emailjs.com",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  // Without scripts the contact form hands the message to the visitor's mail program.
  "form-action 'self' mailto:",
  "require-trusted-types-for 'script'",
].join('; ');

/** Headers that every host should send with every file. */
export const securityHeaders = {
  'Content-Security-Policy': `${contentSecurityPolicy}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
};

/** Writes the policy into the built page and has preview send the headers. */
export function securityPolicy(): Plugin {
  return {
    name: 'security-policy',
    config: () => ({ preview: { headers: securityHeaders } }),
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
