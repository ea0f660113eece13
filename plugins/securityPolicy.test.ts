import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  contentSecurityPolicy,
  securityHeaders,
  securityPolicy,
  styleDigests,
} from './securityPolicy.ts';

const STYLE = 'a{color:red}';
const digest = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

/** The sources of each directive. */
function policyOf(styles: readonly string[]): Map<string, string[]> {
  const directives = contentSecurityPolicy(styles)
    .split('; ')
    .map((directive) => directive.split(' '));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

// Google's CSP Evaluator and Mozilla's HTTP Observatory check the same.
test('the policy allows nothing that is not named', () => {
  const directives = policyOf([digest]);
  expect(directives.get('default-src')).toEqual(["'none'"]);
  for (const what of ['media', 'object', 'frame'])
    expect(directives.has(`${what}-src`)).toBe(false);
  expect(directives.get('script-src')).toEqual(["'self'"]);
  expect(directives.get('style-src')).toEqual(["'self'", `'${digest}'`]);
  expect(directives.get('base-uri')).toEqual(["'none'"]);
  expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
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

test('the page may show what is its own, and send messages by EmailJS and by the mail program', () => {
  const directives = policyOf([]);
  for (const what of ['style', 'img', 'font', 'worker', 'manifest'])
    expect(directives.get(`${what}-src`)).toEqual(["'self'"]);
  expect(directives.get('connect-src')).toEqual(["'self'", 'https://api.emailjs.com']);
  expect(directives.get('form-action')).toEqual(["'self'", 'mailto:']);
  expect(securityHeaders()['Content-Security-Policy']).toBe(
    `${contentSecurityPolicy()}; frame-ancestors 'none'`,
  );
  expect(contentSecurityPolicy()).toBe(contentSecurityPolicy([]));
});

test('only the policies of the page itself may make trusted types', () => {
  expect(policyOf([]).get('trusted-types')).toEqual(['field-worker']);
});

test('each style element has one digest', () => {
  const page = `<head><style>${STYLE}</style><style media="print">${STYLE}</style></head>`;
  expect(styleDigests(page, '<style>\n</style>', '<p>no style</p>')).toEqual([
    digest,
    expect.stringMatching(/^sha256-/),
  ]);
  expect(styleDigests('<p>no style</p>')).toEqual([]);
  expect(styleDigests(`<style media="print">${STYLE}</style>`)).toEqual([digest]);
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
