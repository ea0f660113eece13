import { expect, test } from 'vitest';
import { contentSecurityPolicy, headersFile, securityHeaders, vercelFile } from './securityPolicy.ts';

const directives = new Map(
  contentSecurityPolicy.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources];
  }),
);

// What Google's CSP Evaluator and Mozilla's HTTP Observatory take points for.
test('the policy allows nothing that is not named, and names nothing that is unsafe', () => {
  expect(directives.get('default-src')).toEqual(["'none'"]);
  expect(directives.get('script-src')).toEqual(["'self'"]);
  expect(directives.get('base-uri')).toEqual(["'none'"]);
  expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
  const sources = [...directives.values()].flat();
  expect(sources.filter((source) => /unsafe|^data:|^blob:|^https?:$|\*|^http:/.test(source))).toEqual([]);
  expect(new Set(directives.keys()).size).toBe(contentSecurityPolicy.split('; ').length);
});

test('only the policies of the page itself may make trusted types', () => {
  expect(directives.get('trusted-types')).toEqual(['field-worker', "'allow-duplicates'"]);
});

test('hosts are told what a page cannot say itself', () => {
  for (const file of [headersFile(), vercelFile()]) {
    expect(file).toContain("frame-ancestors 'none'");
    expect(file).toMatch(/Strict-Transport-Security[^a-z]+(value": ")?max-age=63072000/);
    expect(file).toContain('nosniff');
  }
  // It would hold for every other server on the machine.
  expect(securityHeaders).not.toHaveProperty('Strict-Transport-Security');
});

test('_headers keeps to what Netlify and Cloudflare Pages read', () => {
  const lines = headersFile().split('\n').filter((line) => line !== '');
  expect(lines.filter((line) => !/^(\/[\w/]*\*|  [A-Za-z-]+: [\x20-\x7e]{1,1900})$/.test(line))).toEqual([]);
  expect(lines[0]).toBe('/*');
});

test('vercel.json holds the same', () => {
  const { headers } = JSON.parse(vercelFile()) as { headers: { source: string; headers: { key: string; value: string }[] }[] };
  const blocks = headers.map(({ source, headers: each }) =>
    [source.replace('(.*)', '*'), ...each.map(({ key, value }) => `  ${key}: ${value}`), ''].join('\n'),
  );
  expect(blocks.join('\n')).toBe(headersFile());
});
