import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  fixedHeaderRules,
  headerRules,
  headersFile,
  hostHeaders,
  vercelFile,
} from './hostHeaders.ts';
import { styleDigests } from './securityPolicy.ts';

const HOME_HTML = '<!doctype html><style>a{color:red}</style>';
const NOT_FOUND_HTML = '<!doctype html><style>a{color:blue}</style>';
const pages = [
  { file: 'index.html', html: HOME_HTML },
  { file: 'fr/index.html', html: HOME_HTML },
  { file: '404.html', html: NOT_FOUND_HTML },
];
const hashed = ['app/a-1b2c.js', 'app/face-3d4e.woff2'];
const rules = headerRules(pages, hashed);

test.each([headersFile(rules), vercelFile(rules)])(
  'hosts send what a page cannot say itself',
  (file) => {
    expect(file).toContain("frame-ancestors 'none'");
    expect(file).toMatch(/Strict-Transport-Security[^a-z]+(value": ")?max-age=63072000/);
    expect(file).toContain('nosniff');
    expect(file).toContain(
      `style-src 'self' ${styleDigests(HOME_HTML, NOT_FOUND_HTML)
        .map((digest) => `'${digest}'`)
        .join(' ')};`,
    );
  },
);

test('only files with a hash in their name are kept for ever', () => {
  const immutable = rules.filter(([, headers]) => headers['Cache-Control']?.includes('immutable'));
  expect(immutable.map(([path]) => path)).toEqual(hashed.map((file) => `/${file}`));
});

test('only scripts and pages, in every language, are isolated from other sites', () => {
  const isolated = rules.filter(([, headers]) => 'Cross-Origin-Resource-Policy' in headers);
  expect(isolated.map(([path]) => path)).toEqual(['/', '/fr/', '/app/*']);
});

test.each([
  ['a build', rules],
  ['the repository', fixedHeaderRules()],
])('no header of %s is in two rules for one file', (_whose, each) => {
  const files = [
    '/',
    '/fr/',
    '/app/a-1b2c.js',
    '/app/face-3d4e.woff2',
    '/assets/share.jpg',
    '/404',
  ];
  for (const file of files) {
    const names = each
      .filter(([path]) => (path.endsWith('*') ? file.startsWith(path.slice(0, -1)) : file === path))
      .flatMap(([, headers]) => Object.keys(headers));
    expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
  }
});

test('_headers has the format of Netlify and Cloudflare Pages', () => {
  const lines = headersFile(rules)
    .split('\n')
    .filter((line) => line !== '');
  const right = /^(\/[\w./-]*\*?|  [A-Za-z-]+: [\x20-\x7e]{1,1900})$/;
  expect(lines.filter((line) => !right.test(line))).toEqual([]);
});

test('vercel.json holds the same as _headers', () => {
  const { headers } = JSON.parse(vercelFile(rules)) as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  const blocks = headers.map(({ source, headers: each }) =>
    [source.replace('(.*)', '*'), ...each.map(({ key, value }) => `  ${key}: ${value}`), ''].join(
      '\n',
    ),
  );
  expect(blocks.join('\n')).toBe(headersFile(rules));
});

test('the vercel.json of the repository sends the headers that need no digest', () => {
  const { headers } = JSON.parse(readFileSync('vercel.json', 'utf8')) as { headers: object };
  expect({ headers }).toEqual(JSON.parse(vercelFile(fixedHeaderRules())));
});

test.each([
  ['nginx', /^ +add_header (\S+) (?:"(.+)"|(\S+?))(?: always)?;$/gm],
  ['Apache', /^Header (?:always )?set (\S+) (?:"(.+?)"|(\S+?))(?: "expr=.+")?$/gm],
])(
  'the example for %s in docs/deployment.md sends the headers that need no digest',
  (host, line) => {
    const [, example = ''] = /```\w+\n([^]+?)```/.exec(chapterOf(host)) ?? [];
    const sent = [...example.matchAll(line)].map(([, name, quoted, plain]) => [
      name,
      quoted ?? plain,
    ]);
    const [all = [], ...ofSomeFiles] = fixedHeaderRules().map(([, headers]) =>
      Object.entries(headers),
    );
    expect(sent).toEqual(expect.arrayContaining(all));
    for (const [name, value] of ofSomeFiles.flat()) {
      expect(example).toContain(name);
      expect(example).toContain(value);
    }
  },
);

test('the build fails if a page was changed after its policy was written', () => {
  const withPolicy = (html: string) => html + styleDigests(html).join(' ');
  const home = withPolicy(HOME_HTML);
  const notFound = withPolicy(NOT_FOUND_HTML);
  expect(Object.keys(filesBeside({ 'index.html': home, '404.html': notFound }))).toEqual([
    '_headers',
    'vercel.json',
  ]);
  expect(() =>
    filesBeside({ 'index.html': home.replace('red', 'blue'), '404.html': notFound }),
  ).toThrow('index.html was changed after');
});

/** The chapter of a host in docs/deployment.md. */
function chapterOf(host: string): string {
  const [, chapter = ''] = readFileSync('docs/deployment.md', 'utf8').split(`\n## ${host}\n`);
  return chapter;
}

/** The files that the plugin writes for a bundle of these pages. */
function filesBeside(built: Record<string, string>): Record<string, string> {
  const files: Record<string, string> = {};
  const context = {
    emitFile: ({ fileName, source }: { fileName: string; source: string }) =>
      (files[fileName] = source),
    error: (message: string) => {
      throw new Error(message);
    },
  };
  const bundle = Object.fromEntries(
    Object.entries(built).map(([fileName, source]) => [
      fileName,
      { type: 'asset', fileName, source },
    ]),
  );
  const { generateBundle } = hostHeaders();
  if (typeof generateBundle !== 'object') throw new Error('The plugin has no hook');
  Reflect.apply(generateBundle.handler as () => void, context, [{}, bundle]);
  return files;
}
