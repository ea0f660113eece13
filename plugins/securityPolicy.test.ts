import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  contentSecurityPolicy,
  securityHeaders,
  securityPolicy,
  styleDigests,
} from './securityPolicy.ts';

const STYLE = 'a{color:red}';
const OTHER_STYLE = 'a{color:blue}';
const digest = digestOf(STYLE);

/** The digest that a browser computes of a style. */
function digestOf(style: string): string {
  return `sha256-${createHash('sha256').update(style).digest('base64')}`;
}

/** The sources of each directive. */
function policyOf(styles: readonly string[]): Map<string, string[]> {
  const directives = contentSecurityPolicy(styles)
    .split('; ')
    .map((directive) => directive.split(' '));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

// Google's CSP Evaluator and Mozilla's HTTP Observatory check the same.
test('the policy allows nothing that is not named', () => {
  expect(policyOf([digest]).get('default-src')).toEqual(["'none'"]);
});

test.each(['media-src', 'object-src', 'frame-src'])('the policy does not name %s', (name) => {
  expect(policyOf([digest]).has(name)).toBe(false);
});

test.each([
  ['script-src', ["'self'"]],
  ['style-src', ["'self'", `'${digest}'`]],
  ['img-src', ["'self'"]],
  ['font-src', ["'self'"]],
  ['worker-src', ["'self'"]],
  ['manifest-src', ["'self'"]],
  ['connect-src', ["'self'", 'https://api.emailjs.com']],
  ['form-action', ["'self'", 'mailto:']],
  ['base-uri', ["'none'"]],
  ['require-trusted-types-for', ["'script'"]],
])('the policy allows for %s only %j', (name, sources) => {
  expect(policyOf([digest]).get(name)).toEqual(sources);
});

test('the policy names no unsafe source', () => {
  const sources = [...policyOf([digest]).values()].flat();
  const unsafe = sources.filter((source) =>
    /unsafe|^data:|^blob:|^https?:$|\*|^http:/.test(source),
  );
  expect(unsafe).toEqual([]);
});

test('the policy names each directive once', () => {
  expect(policyOf([]).size).toBe(contentSecurityPolicy().split('; ').length);
});

test('without style elements the policy has no digest', () => {
  expect(contentSecurityPolicy()).not.toContain('sha256');
});

test('the header adds that no site may frame the page', () => {
  expect(securityHeaders()['Content-Security-Policy']).toBe(
    `${contentSecurityPolicy()}; frame-ancestors 'none'`,
  );
});

test('only the policies of the page itself may make trusted types', () => {
  expect(policyOf([]).get('trusted-types')).toEqual(['field-worker']);
});

test('equal styles of all pages have one digest', () => {
  const page = `<head><style>${STYLE}</style><style>${OTHER_STYLE}</style></head>`;
  expect(styleDigests(page, `<style>${STYLE}</style>`)).toEqual([digest, digestOf(OTHER_STYLE)]);
});

test('the digest of a style element is that of its text alone', () => {
  expect(styleDigests(`<style media="print">${STYLE}</style>`)).toEqual([digest]);
});

test('a page without styles has no digest', () => {
  expect(styleDigests('<p>no style</p>')).toEqual([]);
});

test('built pages begin with their policy', () => {
  const { transformIndexHtml } = securityPolicy();
  if (typeof transformIndexHtml !== 'object') throw new Error('No hook changes the pages');
  const tags: unknown = Reflect.apply(transformIndexHtml.handler as () => unknown, undefined, [
    `<style>${STYLE}</style>`,
  ]);
  const attrs = {
    'http-equiv': 'Content-Security-Policy',
    content: contentSecurityPolicy([digest]),
  };
  expect(tags).toEqual([{ tag: 'meta', attrs, injectTo: 'head-prepend' }]);
});
