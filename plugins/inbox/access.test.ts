import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentSource } from '../content/contentSource.ts';
import { inbox } from '../inbox.ts';
import { sendRaw } from '../sendRaw.ts';
import { sendMessage, servers, startPreview, type TestServer } from './testServers.ts';

let root: string;

beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'access-')));
  await mkdir(join(root, 'dist'));
  await writeFile(join(root, 'dist/index.html'), 'home');
  await writeFile(join(root, '.env'), 'SECRET=1');
});

afterAll(() => rm(root, { recursive: true }));

describe.each(servers)('%s', (_what, base, start) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await start(root, base);
    await sendMessage(server.url);
  });

  afterAll(() => server.close());

  test.each(['constructor', '__proto__', 'hasOwnProperty', 'toString'])('has nothing at %s', async (path) => {
    for (const sent of [`${base}${path}`, `/${path}`]) {
      const answer = await sendRaw(server.url, sent);
      expect(answer).not.toMatch(/^HTTP\/1\.1 5|<h1>Inbox|\bat .*:\d+:\d+/);
      expect(answer).not.toContain(root);
    }
  });

  test.each(['//', '//[', '//x/inbox', '/%', '/?inbox', '/inbox/', '/x/../inbox'])(
    'does not take %s for the inbox',
    async (path) => {
      const answer = await sendRaw(server.url, path);
      expect(answer).not.toMatch(/^HTTP\/1\.1 5|<h1>Inbox|\bat .*:\d+:\d+/);
      expect(answer).not.toContain(root);
    },
  );

  // What browsers say of the page that asks; those that do not know `Sec-Fetch-Site` say the origin of who writes.
  const own = () => new URL(server.url).origin;
  const asked: [who: string, allowed: boolean, headers: () => Record<string, string>][] = [
    ['a program that is no browser', true, () => ({})],
    ['the site', true, () => ({ 'Sec-Fetch-Site': 'same-origin', Origin: own() })],
    ['the site, in an old browser', true, () => ({ Origin: own() })],
    [
      'the site, behind a proxy',
      true,
      () => ({ 'Sec-Fetch-Site': 'same-origin', Origin: 'https://forwarded.example' }),
    ],
    ['the address bar', true, () => ({ 'Sec-Fetch-Site': 'none' })],
    ['another port', false, () => ({ 'Sec-Fetch-Site': 'same-site', Origin: 'http://127.0.0.1:1' })],
    ['another port, in an old browser', false, () => ({ Origin: 'http://127.0.0.1:1' })],
    ['another site', false, () => ({ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://other.example' })],
    ['another site, without saying which', false, () => ({ 'Sec-Fetch-Site': 'cross-site' })],
    ['another name of this machine', false, () => ({ Origin: own().replace('127.0.0.1', 'localhost') })],
    ['a page without an origin', false, () => ({ Origin: 'null' })],
  ];

  test.each(asked)('%s may read and write: %s', async (_who, allowed, headers) => {
    const answers = [
      await sendMessage(server.url, undefined, headers()),
      await fetch(`${server.url}inbox`, { headers: headers() }),
      await fetch(`${server.url}inbox.css`, { headers: headers() }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(allowed ? [200, 200, 200] : [403, 403, 403]);
    expect(answers.map((answer) => answer.headers.get('access-control-allow-origin'))).toEqual([
      null,
      null,
      null,
    ]);
    if (!allowed) expect(await answers[1]!.text()).not.toContain('Ada');
  });

  test('no other page is told that it may ask', async () => {
    const preflight = await fetch(`${server.url}api/v1.0/email/send`, {
      method: 'OPTIONS',
      headers: {
        Origin: 'http://localhost:3000',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    });
    expect([...preflight.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test.each([
    'kept/messages.jsonl',
    'kept/messages.jsonl?raw',
    'kept/messages.jsonl?url',
    'kept/messages.jsonl?import&raw',
    'kept/messages.jsonl?inline',
    'kept/./messages.jsonl',
    'kept//messages.jsonl',
    'kept/messages%2ejsonl',
    'kept%2fmessages.jsonl',
    'kept/MESSAGES.JSONL',
    'kept/messages.jsonl/',
    '..%2fkept/messages.jsonl',
    '@fs/ROOT/kept/messages.jsonl',
    '@fs/ROOT/kept/messages.jsonl?raw',
    '@id/ROOT/kept/messages.jsonl?raw',
    'dist/../kept/messages.jsonl',
  ])('the file is not to be had at %s', async (path) => {
    for (const top of new Set(['/', base])) {
      const answer = await sendRaw(server.url, `${top}${path.replace('/ROOT', root)}`);
      expect(answer).not.toContain('ada@example.com');
      expect(answer).not.toContain('ada%40example.com');
    }
  });

  test('nor is what Vite keeps to itself', async () => {
    expect(await sendRaw(server.url, `${base}.env`)).not.toContain('SECRET');
  });
});

test('the dev server denies all that it denies without an inbox', async () => {
  const denied = async (plugins: [] | [ReturnType<typeof inbox>]) =>
    (await resolveConfig({ configFile: false, plugins }, 'serve')).server.fs.deny;
  expect(await denied([inbox({ source: contentSource() })])).toEqual([
    ...(await denied([])),
    'messages.jsonl',
  ]);
});

test.each(['public', 'public/inbox', 'dist/kept', './dist'])(
  'messages are not kept in %s, where they would be published',
  async (folder) => {
    await expect(startPreview(root, '/', { folder })).rejects.toThrow(
      /INBOX_FOLDER is .+ public: name another folder/,
    );
  },
);

test('a folder named by nothing is the usual one', async () => {
  const server = await startPreview(root, '/', { folder: '' });
  await sendMessage(server.url);
  expect(server.lines.at(-1)).toContain('(.inbox/messages.jsonl)');
  await server.close();
});
