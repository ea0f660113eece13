import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, inject, test, vi } from 'vitest';
import { FAILED, letter, SENT } from '../helpers/contact.ts';
import { fillIn } from '../helpers/mailService.ts';
import { expect, hydrated, openPage, problemsOf } from '../helpers/page.ts';

let folder: string;
let server: ChildProcess;
let terminal = '';
let url: string;

// The server of `npm start`, as a process of its own.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-'));
  server = spawn(
    process.execPath,
    [
      'node_modules/vite/bin/vite.js',
      'preview',
      `--outDir=${inject('siteFolder')}`,
      '--host=127.0.0.1',
      '--port=0',
    ],
    { env: { ...process.env, VITEST: '', NO_COLOR: '1', FORCE_COLOR: undefined, INBOX_FOLDER: folder } },
  );
  server.stdout!.on('data', (text: Buffer) => (terminal += text.toString()));
  url = await vi.waitFor(() => /Inbox: +(http\S+\/)inbox\n/.exec(terminal)![1]!, { timeout: 30_000 });
});

afterAll(async () => {
  const ended = once(server, 'exit');
  server.kill();
  await ended;
  await rm(folder, { recursive: true });
});

const letters = [
  letter,
  {
    ...letter,
    name: '<script>alert("name")</script>',
    message: '<script>alert(1)</script><img src=x onerror=alert(2)>',
  },
  {
    ...letter,
    name: 'O\'Hara & "Sons"',
    message: 'Line one\n\n\tline "two" — \\n, 100% ✓ 👩‍👩‍👧‍👦 नमस्ते',
  },
  { ...letter, message: 'Forty thousand characters, in words. '.repeat(1100).slice(0, 40_000 - 1) + '.' },
];

test('a sent message is in the file, in the terminal and at /inbox, newest first', async () => {
  const page = await openPage('#contact', { site: url });
  await hydrated(page);
  for (const sent of letters) {
    await fillIn(page, sent);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.locator('form [name=message]')).toHaveValue('');
    await expect(page.locator('form')).toContainText(SENT);
  }
  expect(problemsOf(page)).toEqual([]);

  const lines = (await readFile(join(folder, 'messages.jsonl'), 'utf8')).trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual(
    letters.map(({ name, email, message }) => ({
      received: expect.any(String),
      from_name: name,
      from_email: email,
      message,
      to_name: 'Arjun',
    })),
  );
  for (const { name, message } of letters)
    expect(terminal).toContain(`Message from ${name} <ada@example.com>: ${message.slice(0, 8)}`);

  await page.goto('inbox');
  const shown = await page.locator('li').evaluateAll((items) =>
    items.map((item) => ({
      name: item.querySelector('h2')?.textContent,
      email: item.querySelector('a')?.textContent,
      message: item.querySelector('.message')?.textContent,
    })),
  );
  expect(shown).toEqual(letters.toReversed());
  await expect(page.locator('script')).toHaveCount(0);
  await expect(page.locator('.message').first()).toHaveCSS('white-space', 'pre-wrap');
  expect(problemsOf(page)).toEqual([]);
});

test('a message that is refused stays in the form', async () => {
  const page = await openPage('#contact', { site: url });
  await hydrated(page);
  await page.route('**/api/v1.0/email/send', (route) => {
    const body = route.request().postData() ?? '';
    return route.continue({ postData: body.replace(letter.message.slice(0, 10), 'äöü '.repeat(10_000)) });
  });
  await fillIn(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.locator('form')).toContainText(FAILED);
  await expect(page.locator('form [name=message]')).toHaveValue(letter.message);
  expect(terminal).toContain('Refused a message: 413');
});
