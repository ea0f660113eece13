import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parameters, payload, servers, type TestServer } from './inbox/testServers.ts';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'inbox-'));
  await mkdir(join(root, 'dist'));
});

beforeEach(() => rm(join(root, 'kept'), { recursive: true, force: true }));
afterAll(() => rm(root, { recursive: true }));

describe.each(servers)('%s', (_what, base, start) => {
  let server: TestServer;
  const lines = () => server.lines;

  beforeAll(async () => {
    server = await start(root, base);
  });

  afterAll(() => server.close());

  const post = (body: string, headers: Record<string, string> = { 'Content-Type': 'application/json' }) =>
    fetch(`${server.url}api/v1.0/email/send`, { method: 'POST', body, headers });
  const send = (params: object) => post(JSON.stringify({ ...payload, template_params: params }));
  const kept = async () => (await readFile(join(root, 'kept/messages.jsonl'), 'utf8')).trimEnd().split('\n');
  const page = async () => (await fetch(`${server.url}inbox`)).text();

  test('keeps a message, says so, and shows it', async () => {
    const answer = await send(parameters);
    expect([answer.status, await answer.text()]).toEqual([200, 'Kept in the inbox']);
    expect((await kept()).map((line) => JSON.parse(line) as object)).toEqual([
      { received: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/), ...parameters },
    ]);
    expect(lines().at(-1)).toBe('Message from Ada <ada@example.com>: Hello (kept/messages.jsonl)');
    expect(await page()).toContain('<p class="message" dir="auto">Hello</p>');
  });

  test('names itself when the server has started', () => {
    expect(lines()).toContain(`  ➜  Inbox:   ${server.url}inbox`);
  });

  test.each<[string, number, string, RegExp]>([
    ['no JSON', 400, '{"lib_version":', /JSON/],
    ['JSON that is no object', 400, '[]', /JSON/],
    ['deeply nested JSON', 400, '['.repeat(5000) + ']'.repeat(5000), /JSON/],
    ...['message', 'more'].map((name): [string, number, string, RegExp] => [
      `a deeply nested parameter ${name}`,
      400,
      `${JSON.stringify({ ...payload, template_params: { ...parameters, [name]: 'HERE' } }).replace('"HERE"', nested(5000))}`,
      /template_params must hold nothing but strings/,
    ]),
    ...['lib_version', 'user_id', 'service_id', 'template_id'].flatMap(
      (name): [string, number, string, RegExp][] => [
        [`an empty ${name}`, 400, JSON.stringify({ ...payload, [name]: '' }), new RegExp(name)],
        [`no ${name}`, 400, JSON.stringify({ ...payload, [name]: undefined }), new RegExp(name)],
      ],
    ),
    ...['text', ['text'], null, undefined].map((value): [string, number, string, RegExp] => [
      `${JSON.stringify(value)} for template_params`,
      400,
      JSON.stringify({ ...payload, template_params: value }),
      /template_params must be an object/,
    ]),
    ...['from_name', 'from_email', 'message', 'to_name'].map((name): [string, number, string, RegExp] => [
      `an empty ${name}`,
      400,
      JSON.stringify({ ...payload, template_params: { ...parameters, [name]: '' } }),
      new RegExp(name),
    ]),
    [
      'more than 50 kB',
      413,
      JSON.stringify({ ...payload, template_params: { ...parameters, message: 'x'.repeat(50_000) } }),
      /50 kB/,
    ],
    ['5 MB', 413, 'x'.repeat(5_000_000), /50 kB/],
  ])('refuses %s with a text', async (_what2, status, body, text) => {
    const answer = await post(body);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toMatch(text);
    await expect(kept()).rejects.toThrow('ENOENT');
  });

  test('takes exactly 50 kB', async () => {
    const room = 50_000 - JSON.stringify({ ...parameters, message: '' }).length;
    expect((await send({ ...parameters, message: 'x'.repeat(room) })).status).toBe(200);
    expect((await send({ ...parameters, message: 'x'.repeat(room + 1) })).status).toBe(413);
    expect((await send({ ...parameters, message: `${'x'.repeat(room - 1)}ä` })).status).toBe(413);
  });

  test('refuses other methods and other content', async () => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const answer = await fetch(`${server.url}api/v1.0/email/send`, { method });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    }
    const posted = await fetch(`${server.url}inbox`, { method: 'POST' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp']) {
      expect((await post(JSON.stringify(payload), { 'Content-Type': type })).status).toBe(415);
    }
    const type = 'application/json; charset=utf-8';
    expect((await post(JSON.stringify(payload), { 'Content-Type': type })).status).toBe(200);
  });

  test('keeps what comes at the same time, each on its own line', async () => {
    const texts = Array.from({ length: 40 }, (_, n) => `${n} ${'x'.repeat(20_000)}`);
    const answers = await Promise.all(texts.map((text) => send({ ...parameters, message: text })));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    const found = (await kept()).map((line) => (JSON.parse(line) as typeof parameters).message);
    expect(found.toSorted()).toEqual(texts.toSorted());
  });

  test('survives a line that was broken off, and says so', async () => {
    await send({ ...parameters, message: 'before' });
    await appendFile(join(root, 'kept/messages.jsonl'), '{"received":"2026');
    await send({ ...parameters, message: 'after' });
    const shown = await page();
    expect(shown.indexOf('after')).toBeGreaterThan(-1);
    expect(shown.indexOf('after')).toBeLessThan(shown.indexOf('before'));
    expect(shown).toContain('1 line of the file cannot be read');
  });

  test('shows what was written, never obeys it', async () => {
    const message = '<script>alert(1)</script> "quoted" & \'more\'\n</p><img src=x onerror=alert(1)> 👋';
    await send({
      from_name: '<b>Ada</b>',
      from_email: '"><script>alert(1)</script>',
      message,
      to_name: 'Arjun',
    });
    const shown = await page();
    expect(shown).toContain(
      '&lt;script&gt;alert(1)&lt;/script&gt; &quot;quoted&quot; &amp; &#39;more&#39;\n',
    );
    expect(shown).toContain('&lt;/p&gt;&lt;img src=x');
    expect(shown).not.toMatch(/<script|<img|<b>|"><script/);
    const { headers } = await fetch(`${server.url}inbox`);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self'/);
    expect(shown).not.toMatch(/ style=|<style/);
  });

  test('the terminal obeys nothing either', async () => {
    await send({
      ...parameters,
      from_name: '\u001b[2JAda\nLovelace',
      message: `\u0007\r${'👋'.repeat(100)}\u202e`,
    });
    expect(lines().at(-1)).toBe(
      `Message from [2JAda Lovelace <ada@example.com>: ${'👋'.repeat(80)}… (kept/messages.jsonl)`,
    );
  });

  test('the line in the terminal stays a line, whoever the sender says to be', async () => {
    await send({ ...parameters, from_name: 'N'.repeat(49_000) });
    expect(lines().at(-1)).toBe(
      `Message from ${'N'.repeat(60)}… <ada@example.com>: Hello (kept/messages.jsonl)`,
    );
    await send({ ...parameters, from_email: `${'e'.repeat(40_000)}@example.com` });
    expect(lines().at(-1)).toBe(`Message from Ada <${'e'.repeat(60)}…>: Hello (kept/messages.jsonl)`);
  });

  test('an empty inbox and its style sheet are there too', async () => {
    expect(await page()).toContain('No message yet');
    const styles = await fetch(`${server.url}inbox.css`);
    expect(styles.headers.get('content-type')).toContain('text/css');
    expect(await styles.text()).toMatch(/--ground: #[0-9a-f]{6};/);
  });

  test('a sender that breaks off harms nothing', async () => {
    await new Promise<void>((resolve) => {
      const broken = request(`${server.url}api/v1.0/email/send`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Content-Length': 1000 },
      });
      broken.on('error', () => resolve());
      broken.write('{"lib_version"', () => broken.destroy());
    });
    expect((await send(parameters)).status).toBe(200);
    expect(await kept()).toHaveLength(1);
  });

  test('a folder that cannot be written is a failure that says so', async () => {
    await writeFile(join(root, 'kept'), 'in the way');
    const answer = await send(parameters);
    expect([answer.status, await answer.text()]).toEqual([500, 'The inbox failed; its terminal says why']);
    expect(lines().at(-1)).toMatch(/The inbox failed: Error: E/);
  });

  test('leaves every other path to the site', async () => {
    expect((await fetch(`${server.url}inbox/other`)).headers.get('content-security-policy')).toBeNull();
    if (base !== '/')
      expect(await (await fetch(new URL('/inbox', server.url))).text()).not.toContain('<h1>Inbox');
  });
});

/** JSON of a text inside so many lists. */
function nested(depth: number): string {
  return `${'['.repeat(depth)}"text"${']'.repeat(depth)}`;
}
