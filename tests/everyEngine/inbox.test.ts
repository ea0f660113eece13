import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { banner, fillIn, letter, sendButton, SENT } from '../helpers/pages/contactForm.ts';
import { visit } from '../helpers/drivers/visit.ts';

let folder: string;
let server: ChildProcess;
let terminal = '';
let url: string;

// What `npm start` runs after its build, as a process of its own.
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
  { ...letter, message: 'Eight thousand characters, in words. '.repeat(220).slice(0, 8000 - 1) + '.' },
];

test('what is sent stands in the file, in the terminal and at /inbox, newest first', async () => {
  expect(letters.at(-1)!.message).toHaveLength(8000);
  const visitor = await visit({ site: url });
  await visitor.open('#contact');
  await visitor.hydrated();
  for (const sent of letters) {
    await fillIn(visitor, sent);
    await visitor.click(sendButton);
    await banner(visitor, SENT);
  }
  expect(visitor.complaints()).toEqual([]);
  expect(visitor.consoleLines()).toEqual(letters.map(() => 'log: Message sent: 200 Kept in the inbox'));

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

  for (const { name, message } of letters) {
    expect(terminal).toContain(`Message from ${name} <ada@example.com>: ${message.slice(0, 8)}`);
  }

  await visitor.open('inbox');
  const shown = await visitor.evaluate(() =>
    [...document.querySelectorAll('li')].map((item) => ({
      name: item.querySelector('h2')!.textContent,
      email: item.querySelector('a')!.textContent,
      message: item.querySelector('.message')!.textContent,
    })),
  );
  expect(shown).toEqual(letters.toReversed());
  expect(await visitor.evaluate(() => document.scripts.length)).toBe(0);
  const whiteSpace = await visitor.evaluate(
    () => getComputedStyle(document.querySelector('.message')!).whiteSpace,
  );
  expect(whiteSpace).toBe('pre-wrap');
  expect(visitor.complaints()).toEqual([]);
});
