import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  contentSecurityPolicy,
  securityHeaders,
  securityPolicy,
  styleDigests,
  withDigestsOf,
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

// What Google's CSP Evaluator and Mozilla's HTTP Observatory take points for.
test('the policy allows nothing that is not named, and names nothing that is unsafe', () => {
  const directives = policyOf([digest]);
  expect(directives.get('default-src')).toEqual(["'none'"]);
  expect(directives.get('script-src')).toEqual(["'self'"]);
  expect(directives.get('style-src')).toEqual(["'self'", `'${digest}'`]);
  expect(directives.get('base-uri')).toEqual(["'none'"]);
  expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
  const sources = [...directives.values()].flat();
  expect(sources.filter((source) => /unsafe|^data:|^blob:|^https?:$|\*|^http:/.test(source))).toEqual([]);
  expect(new Set(directives.keys()).size).toBe(contentSecurityPolicy().split('; ').length);
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
  expect(policyOf([]).get('trusted-types')).toEqual(['field-worker', "'allow-duplicates'"]);
});

test('servers of this machine do not ask for https, which would hold for all others on it', () => {
  expect(securityHeaders()).not.toHaveProperty('Strict-Transport-Security');
});

test('the styles of pages are known by what is in them, each once', () => {
  const page = `<head><style>${STYLE}</style><style media="print">${STYLE}</style></head>`;
  expect(styleDigests(page, '<style>\n</style>', '<p>no style</p>')).toEqual([
    digest,
    expect.stringMatching(/^sha256-/),
  ]);
  expect(styleDigests('<p>no style</p>')).toEqual([]);
  expect(styleDigests(`<style media="print">${STYLE}</style>`)).toEqual([digest]);
});

test('a page that is moved names the styles that it has now', () => {
  const page = (style: string) =>
    `<meta content="${contentSecurityPolicy(styleDigests(`<style>${style}</style>`))}"><style>${style}</style>`;
  const [there, here] = ['a{src:url(/there/a.woff2)}', 'a{src:url(/a.woff2)}'];
  expect(withDigestsOf(page(there).replace('/there/', '/'), page(there))).toBe(page(here));
});

test('preview sends the policy of the pages that have been built, and other servers do not', async () => {
  const root = await mkdtemp(join(tmpdir(), 'policy-'));
  const configOf = (config: object, isPreview: boolean) =>
    Reflect.apply(securityPolicy().config as () => unknown, undefined, [config, { isPreview }]);
  try {
    for (const folder of ['dist', 'other']) {
      await mkdir(join(root, folder));
      await writeFile(join(root, folder, 'index.html'), `<style>${folder}</style>`);
      await writeFile(join(root, folder, 'notes.txt'), '<style>no page</style>');
      const headers = securityHeaders(styleDigests(`<style>${folder}</style>`));
      expect(
        await configOf(folder === 'dist' ? { root } : { root, build: { outDir: folder } }, true),
      ).toEqual({ preview: { headers } });
    }
    expect(await configOf({ root, build: { outDir: 'nowhere' } }, true)).toEqual({
      preview: { headers: securityHeaders() },
    });
    expect(await configOf({ root }, false)).toEqual({});
  } finally {
    await rm(root, { recursive: true });
  }
});

test('built pages begin with their policy; those of the dev server have none', () => {
  const { transformIndexHtml } = securityPolicy();
  if (typeof transformIndexHtml !== 'object') throw new Error('No hook changes the pages');
  const html = `<style>${STYLE}</style>`;
  const tagsFor = (context: object): unknown =>
    Reflect.apply(transformIndexHtml.handler as () => unknown, undefined, [html, context]);
  const attrs = { 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy([digest]) };
  expect(tagsFor({})).toEqual([{ tag: 'meta', attrs, injectTo: 'head-prepend' }]);
  expect(tagsFor({ server: {} })).toEqual([]);
});
