import { expect, test } from 'vitest';
import { headersFile, hostHeaders, vercelFile } from './hostHeaders.ts';
import { styleDigests } from './securityPolicy.ts';

const HOME = `<!doctype html>
<link
  rel="preload"
  as="font"
  type="font/woff2"
  crossorigin
  href="./app/face.woff2"
/>
<style>a{color:red}</style>`;
const NOT_FOUND = '<!doctype html><style>a{color:blue}</style>';
const pages = [HOME, NOT_FOUND];

test('hosts are told what a page cannot say itself', () => {
  for (const file of [headersFile(pages), vercelFile(pages)]) {
    expect(file).toContain("frame-ancestors 'none'");
    expect(file).toMatch(/Strict-Transport-Security[^a-z]+(value": ")?max-age=63072000/);
    expect(file).toContain('nosniff');
  }
});

test('they allow the styles of every page by their digests', () => {
  const [home, notFound] = styleDigests(...pages);
  expect(home).not.toBe(notFound);
  for (const file of [headersFile(pages), vercelFile(pages)])
    expect(file).toContain(`style-src 'self' '${home}' '${notFound}';`);
});

test('those that tell early what the page needs know its fonts', () => {
  expect(headersFile(pages)).toContain(
    '\n/\n  Link: <./app/face.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin\n',
  );
  expect(headersFile([HOME + HOME.replaceAll('face', 'other')])).toMatch(
    /\.\/app\/face\.woff2>.*; crossorigin, <\.\/app\/other\.woff2>; rel=preload/,
  );
  expect(headersFile([NOT_FOUND])).not.toContain('Link');
});

test('files whose name changes with what they hold are kept for ever, pictures for a day; pages are asked for anew', () => {
  const kept = [...headersFile(pages).matchAll(/^(\S+)\n  Cache-Control: public, max-age=(\d+)(.*)$/gm)].map(
    ([, ...each]) => each,
  );
  expect(kept).toEqual([
    ['/app/*', '31536000', ', immutable'],
    ['/assets/*', '86400', ', stale-while-revalidate=604800'],
  ]);
});

test('_headers keeps to what Netlify and Cloudflare Pages read', () => {
  const lines = headersFile(pages)
    .split('\n')
    .filter((line) => line !== '');
  expect(lines.filter((line) => !/^(\/([\w/]*\*)?|  [A-Za-z-]+: [\x20-\x7e]{1,1900})$/.test(line))).toEqual(
    [],
  );
  expect(lines[0]).toBe('/*');
});

test('vercel.json holds the same', () => {
  const { headers } = JSON.parse(vercelFile(pages)) as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  const blocks = headers.map(({ source, headers: each }) =>
    [source.replace('(.*)', '*'), ...each.map(({ key, value }) => `  ${key}: ${value}`), ''].join('\n'),
  );
  expect(blocks.join('\n')).toBe(headersFile(pages));
});

/** What a build of these pages has beside them, by its name. Throws what the build would. */
function builtBeside(built: Record<string, string>): Record<string, string> {
  const files: Record<string, string> = {};
  const context = {
    emitFile: ({ fileName, source }: { fileName: string; source: string }) => (files[fileName] = source),
    error: (message: string) => {
      throw new Error(message);
    },
  };
  const bundle = Object.fromEntries(
    Object.entries(built).map(([name, source]) => [name, { type: 'asset', source }]),
  );
  const { generateBundle } = hostHeaders();
  if (typeof generateBundle !== 'object') throw new Error('The build has no hook for what has been built');
  Reflect.apply(generateBundle.handler as () => void, context, [{}, bundle]);
  return files;
}

test('a build has them for its pages, and fails where one was changed after its policy was written', () => {
  const withPolicy = (html: string) => html + styleDigests(html).join(' ');
  const [home, notFound] = [withPolicy(HOME), withPolicy(NOT_FOUND)];
  expect(builtBeside({ 'index.html': home, '404.html': notFound })).toEqual({
    _headers: headersFile([home, notFound]),
    'vercel.json': vercelFile([home, notFound]),
  });
  expect(() => builtBeside({ 'index.html': home })).toThrow('404.html is not among');
  expect(() => builtBeside({ '404.html': notFound })).toThrow('index.html is not among');
  expect(() => builtBeside({ 'index.html': home.replace('red', 'blue'), '404.html': notFound })).toThrow(
    'index.html was changed after',
  );
  expect(() => builtBeside({ 'index.html': home, '404.html': `${notFound}<style>b{}</style>` })).toThrow(
    '404.html was changed after',
  );
});
