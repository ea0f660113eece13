import { once } from 'node:events';
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createLogger, createServer } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startSite, type Site } from '../../scripts/site/startSite.ts';
import { temporaryFolder } from '../../tests/helpers/temporaryFolder.ts';
import { inbox, inboxHandler, inboxLine } from './inbox.ts';

const parameters = {
  from_name: 'Ada',
  from_email: 'ada@example.com',
  message: 'Hello',
  to_name: 'Arjun',
};

const root = temporaryFolder();
const folder = join(root, 'kept');
let lines: string[];
const log = (line: string) => void lines.push(line);

beforeAll(async () => {
  await mkdir(join(root, 'dist'));
  await writeFile(join(root, 'dist/_headers'), '');
  await writeFile(join(root, 'index.html'), 'home');
});

beforeEach(async () => {
  lines = [];
  await rm(folder, { recursive: true, force: true });
});

describe.each([
  ['the dev server', '/', startDev],
  ['npm start', '/', startBuilt],
  ['npm start below a path', '/some/site/', startBuilt],
])('%s', (_what, base, start) => {
  let site: Site;

  beforeAll(async () => {
    site = await start(base);
  });

  afterAll(() => site.close());

  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${site.url}api/v1.0/email/send`, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  const send = (params: unknown, headers?: Record<string, string>) =>
    post(JSON.stringify({ lib_version: '4.4.1', template_params: params }), headers);
  const kept = async () =>
    (await readFile(join(folder, 'messages.jsonl'), 'utf8')).trimEnd().split('\n');
  const page = async () => (await fetch(`${site.url}inbox`)).text();

  test('confirms a message', async () => {
    const response = await send(parameters);
    expect([response.status, await response.text()]).toEqual([200, 'Kept in the inbox']);
  });

  test('keeps a message as a line of JSON', async () => {
    await send(parameters);
    expect((await kept()).map((line) => JSON.parse(line) as object)).toEqual([
      { received: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/), ...parameters },
    ]);
  });

  test('prints a message', async () => {
    await send(parameters);
    expect(lines.at(-1)).toContain('Message from Ada <ada@example.com>: Hello (');
  });

  test('shows a message', async () => {
    await send(parameters);
    expect(await page()).toContain('<p class="message" dir="auto">Hello</p>');
  });

  test.each<[string, number, string, string]>([
    ['broken JSON', 400, '{"template_params":', 'The body must be a JSON object'],
    ['a list', 400, '[]', 'The body must be a JSON object'],
    ['no parameters', 400, '{}', 'template_params must be a JSON object'],
    [
      'an empty message',
      400,
      requestOf({ ...parameters, message: '' }),
      'template_params.message must be',
    ],
    [
      'a list as name',
      400,
      requestOf({ ...parameters, from_name: [] }),
      'template_params.from_name must be',
    ],
    [
      'nested data',
      400,
      requestOf({ ...parameters, more: { a: 1 } }),
      'template_params.more must be',
    ],
    [
      '50 kB and more',
      413,
      requestOf({ ...parameters, message: 'x'.repeat(50_000) }),
      'at most 50 kB',
    ],
    ['5 MB', 413, 'x'.repeat(5_000_000), 'at most 50 kB'],
  ])('refuses %s with a sentence, and keeps nothing', async (_case, status, body, text) => {
    const response = await post(body);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(text);
    await expect(kept()).rejects.toThrow('ENOENT');
  });

  test('takes no message with GET', async () => {
    expect((await fetch(`${site.url}api/v1.0/email/send`)).status).toBe(405);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('shows no message with %s', async (method) => {
    expect((await fetch(`${site.url}inbox`, { method })).status).toBe(405);
  });

  test('takes no message of another type than JSON', async () => {
    expect((await send(parameters, { 'Content-Type': 'text/plain' })).status).toBe(415);
  });

  test('keeps messages that come at the same time, each on its own line', async () => {
    const texts = Array.from({ length: 40 }, (_, n) => `${n} ${'x'.repeat(20_000)}`);
    await Promise.all(texts.map((message) => send({ ...parameters, message })));
    const found = (await kept()).map((line) => (JSON.parse(line) as typeof parameters).message);
    expect(found.toSorted()).toEqual(texts.toSorted());
  });

  test('shows hostile texts as texts', async () => {
    const hostile = '</p><script>alert(1)</script> "quoted" & \'more\' \ud83d';
    await send({
      ...parameters,
      from_name: hostile,
      from_email: `"><b>${hostile}`,
      message: hostile,
    });
    const shown = await page();
    expect(shown).toContain(
      '&#60;script&#62;alert(1)&#60;/script&#62; &#34;quoted&#34; &#38; &#39;more&#39;',
    );
    expect(shown).not.toMatch(/<script|<b>|"><b/);
  });

  test('allows no script in its page', async () => {
    const { headers } = await fetch(`${site.url}inbox`);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^ ]+'; frame-ancestors 'none'$/,
    );
  });

  test('takes a client that hangs up for no failure', async () => {
    const { hostname, port, pathname } = new URL(`${site.url}api/v1.0/email/send`);
    const type = 'Content-Type: application/json\r\nContent-Length: 99';
    const client = connect(Number(port), hostname);
    client.end(`POST ${pathname} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n${type}\r\n\r\n{`);
    await once(client.resume(), 'close');
    await send(parameters);
    expect(lines).toEqual([expect.stringContaining('Message from Ada')]);
  });

  test('prints one line without control characters and direction marks', async () => {
    await send({
      ...parameters,
      from_name: `\u001b[2JAda\n\u202eLove\u200elace${'N'.repeat(99)}`,
      message: `\u0007\r${'👋\u061c'.repeat(100)}\u202e`,
    });
    expect(lines.at(-1)).toMatch(
      /^Message from \[2JAda LovelaceN+… <ada@example.com>: 👋{80}… \(.+\)$/u,
    );
  });

  test('shows a name and an address without direction marks', async () => {
    await send({ ...parameters, from_name: 'Ada\u202e', from_email: '\u2067ada@example.com' });
    const shown = await page();
    expect(shown).toContain('<h2 dir="auto">Ada</h2>');
    expect(shown).toContain('<a href="mailto:ada%40example.com">ada@example.com</a>');
  });

  test('leaves out lines that are no message', async () => {
    await send(parameters);
    await appendFile(join(folder, 'messages.jsonl'), '{"received":"2026\n');
    await send({ ...parameters, message: 'Newest' });
    expect(await page()).toContain('Inbox (2)');
  });

  test('shows the newest message first', async () => {
    await send(parameters);
    await send({ ...parameters, message: 'Newest' });
    const shown = await page();
    expect(shown.indexOf('Newest')).toBeLessThan(shown.indexOf('Hello'));
  });

  test('says that its folder cannot be written', async () => {
    await writeFile(folder, 'a file in the way');
    const response = await send(parameters);
    expect([response.status, await response.text()]).toEqual([
      500,
      'The inbox failed. Its terminal says why',
    ]);
    expect(lines.at(-1)).toMatch(/The inbox failed: E/);
  });

  const own = () => new URL(site.url).origin;
  const asked: [who: string, status: number, headers: () => Record<string, string>][] = [
    ['a program that is no browser', 200, () => ({})],
    ['the site', 200, () => ({ 'Sec-Fetch-Site': 'same-origin', Origin: own() })],
    ['the site in an old browser', 200, () => ({ Origin: own() })],
    ['the address bar', 200, () => ({ 'Sec-Fetch-Site': 'none' })],
    ['another port', 403, () => ({ 'Sec-Fetch-Site': 'same-site', Origin: 'http://127.0.0.1:1' })],
    ['another port in an old browser', 403, () => ({ Origin: 'http://127.0.0.1:1' })],
    ['another site', 403, () => ({ 'Sec-Fetch-Site': 'cross-site' })],
    [
      'another name of this machine',
      403,
      () => ({ Host: 'other.example', 'Sec-Fetch-Site': 'same-origin' }),
    ],
    ['a page without an origin', 403, () => ({ Origin: 'null' })],
  ];

  test.each(asked)('responds to %s with %i', async (_who, status, headers) => {
    await send(parameters);
    const responses = [
      await ask('POST', 'api/v1.0/email/send', headers()),
      await ask('GET', 'inbox', headers()),
    ];
    expect(responses.map((response) => response.status)).toEqual([status, status]);
    if (status === 403) expect(responses.map(({ text }) => text).join()).not.toContain('Ada');
  });

  /** With any Host header, which fetch would not send. */
  function ask(method: string, path: string, headers: Record<string, string>) {
    return new Promise<{ status?: number | undefined; text: string }>((done) => {
      const type = { 'Content-Type': 'application/json' };
      request(`${site.url}${path}`, { method, headers: { ...type, ...headers } }, (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => done({ status: response.statusCode, text }));
      }).end(method === 'POST' ? requestOf(parameters) : undefined);
    });
  }

  test.each([
    'kept/messages.jsonl',
    'kept/messages.jsonl?raw',
    'kept/MESSAGES.JSONL?import&raw',
    'kept/messages%2ejsonl',
    `@fs/ROOT/kept/messages.jsonl?url`,
  ])('does not serve the file at %s', async (path) => {
    await send(parameters);
    const response = await fetch(`${site.url}${path.replace('/ROOT', root)}`);
    expect(await response.text()).not.toContain('ada@example.com');
  });
});

test.each(['public', 'public/inbox', 'dist/kept'])('refuses %s as folder', (name) => {
  const published = [join(root, 'public'), join(root, 'dist')];
  const options = { folder: join(root, name), base: '/', published, log };
  expect(() => inboxHandler(options)).toThrow(/INBOX_FOLDER is .+ are public: name another folder/);
});

test('warns when the network can read it', () => {
  expect(inboxLine('http://localhost/', false)).toBe('  ➜  Inbox:   http://localhost/inbox');
  expect(inboxLine('http://localhost/', true)).toContain(
    'Everybody on your network can read and write it',
  );
});

function requestOf(params: unknown): string {
  return JSON.stringify({ template_params: params });
}

function startBuilt(base: string): Promise<Site> {
  return startSite({ folder: join(root, 'dist'), base, inboxFolder: folder, log });
}

async function startDev(base: string): Promise<Site> {
  const logger = createLogger('silent');
  const server = await createServer({
    root,
    base,
    configFile: false,
    envDir: false,
    customLogger: { ...logger, info: log },
    plugins: [inbox(folder)],
    server: { host: '127.0.0.1', port: 0 },
  });
  await server.listen();
  return { url: server.resolvedUrls!.local[0]!, close: () => server.close() };
}
