import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withoutMailKeys } from '../mailKeys.ts';
import { parameters, payload, sendMessage, servers, startPreview, type TestServer } from './testServers.ts';

const isWindows = process.platform === 'win32';

let root: string;
let running: { close(): Promise<unknown> }[];

beforeEach(async () => {
  running = [];
  root = await mkdtemp(join(tmpdir(), 'durability-'));
  await mkdir(join(root, 'dist'));
  await writeFile(join(root, 'dist/index.html'), 'home');
});

afterEach(async () => {
  await Promise.all(running.map((server) => server.close()));
  await rm(root, { recursive: true });
});

describe('a server that is killed', { timeout: 120_000 }, () => {
  test('in the middle of a hundred messages has lost none that it said it has', async () => {
    const [killed, other] = await Promise.all([startProcess(), startProcess()]);
    const texts = Array.from({ length: 100 }, (_, n) => `${n} ${'x'.repeat(20_000)}`);
    const arrived: string[] = [];
    let death: Promise<unknown> | undefined;
    const waiting = [...texts.entries()];
    const sendOn = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [n, message] = next;
        const answer = await sendMessage(n % 2 ? killed.url : other.url, { ...parameters, message }).catch(
          () => undefined,
        );
        if (answer?.status === 200) arrived.push(message);
        if (arrived.length >= 30) death ??= killed.kill();
      }
    };
    await Promise.all(Array.from({ length: 10 }, sendOn));
    await death;
    expect(arrived.length).toBeGreaterThanOrEqual(50);
    expect(arrived.length).toBeLessThan(100);

    expect((await sendMessage(other.url, { ...parameters, message: 'afterwards' })).status).toBe(200);
    const { messages, broken } = await kept();
    expect([...arrived, 'afterwards'].filter((message) => !messages.includes(message))).toEqual([]);
    // What was being written at that moment.
    expect(broken).toBeLessThanOrEqual(1);
    expect(messages.filter((message) => message !== 'afterwards' && !texts.includes(message))).toEqual([]);
    expect(new Set(messages).size).toBe(messages.length);
  });
});

test('two servers on one folder keep every message whole', { timeout: 60_000 }, async () => {
  const both = [await start(), await start()];
  const texts = Array.from({ length: 100 }, (_, n) => `${n} ${'x'.repeat(20_000)}`);
  const answers = await Promise.all(
    texts.map((message, n) => sendMessage(both[n % 2]!.url, { ...parameters, message })),
  );
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  const { messages, broken } = await kept();
  expect([messages.toSorted(), broken]).toEqual([texts.toSorted(), 0]);
  expect((await (await fetch(`${both[0]!.url}inbox`)).text()).match(/<li>/g)).toHaveLength(100);
});

describe.skipIf(isWindows)('where nothing can be written any more', { timeout: 120_000 }, () => {
  test('on a full disk, the sender learns it, and what was there stays', async () => {
    // As the disk does: what no longer fits is written in part.
    const full = await startProcess('ulimit -f 1024');
    const message = 'x'.repeat(40_000);
    const statuses: number[] = [];
    let answer: Response;
    do {
      answer = await sendMessage(full.url, { ...parameters, message });
      statuses.push(answer.status);
    } while (answer.status === 200 && statuses.length < 100);
    expect([answer.status, await answer.text()]).toEqual([500, 'The inbox failed; its terminal says why']);
    await full.printed(/The inbox failed: Error: EFBIG/);
    expect(statuses.length).toBeGreaterThan(5);
    const shown = await (await fetch(`${full.url}inbox`)).text();
    expect(shown.match(/<li>/g)).toHaveLength(statuses.length - 1);

    const roomy = await start();
    expect((await sendMessage(roomy.url, { ...parameters, message: 'room again' })).status).toBe(200);
    const { messages, broken } = await kept();
    expect(messages).toEqual([...statuses.slice(1).map(() => message), 'room again']);
    expect(broken).toBe(1);
  });

  test('in a folder that is read only, the sender learns it', async () => {
    // The system's own, in which not even root makes a folder.
    const server = await start({ folder: '/sys/inbox' });
    const answer = await sendMessage(server.url);
    expect([answer.status, await answer.text()]).toEqual([500, 'The inbox failed; its terminal says why']);
    expect(server.lines.at(-1)).toMatch(/The inbox failed: Error: E[A-Z]+: .+ mkdir '\/sys\/inbox'/);
    expect((await fetch(`${server.url}inbox`)).status).toBe(200);
  });
});

describe.each(servers)('a body that does not end, at %s', { timeout: 60_000 }, (_what, base, startServer) => {
  let server: TestServer;

  beforeEach(async () => {
    server = await startServer(root, base, { timeout: 500 });
    running.push(server);
  });

  test.each<[string, string, (socket: Socket) => void]>([
    ['stands still', 'Content-Length: 1000\r\n\r\n{"lib_version"', () => {}],
    [
      'goes on for ever',
      'Transfer-Encoding: chunked\r\n\r\n',
      (socket) => flood(socket, '3e8\r\n', 'x'.repeat(1000)),
    ],
    [
      'has said that it is long',
      'Content-Length: 99999999999\r\n\r\n',
      (socket) => flood(socket, '', 'x'.repeat(1000)),
    ],
  ])('because it %s is ended', async (_why, head, goOn) => {
    const { hostname, port, pathname } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    // Whoever goes on writing may find the connection gone before having read the answer.
    socket.on('error', () => {});
    const ended = once(socket, 'close');
    const answer = text(socket).catch(() => '');
    socket.write(
      `POST ${pathname}api/v1.0/email/send HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\n${head}`,
    );
    goOn(socket);
    await ended;
    expect(await answer).toMatch(/^$|^HTTP\/1\.1 408 .+The body took too long to arrive/s);
    expect(server.lines.at(-1)).toContain('Refused a message: 408 The body took too long to arrive');
    expect((await sendMessage(server.url)).status).toBe(200);
    expect((await kept()).messages).toEqual(['Hello']);
  });
});

test.each([
  ['of another page', 403, 'POST /api/v1.0/email/send', 'Origin: https://other.example\r\n'],
  ['of another method', 405, 'PUT /api/v1.0/email/send', ''],
  ['of a mere question', 200, 'GET /inbox', ''],
])(
  'a body %s that nobody reads is not waited for',
  { timeout: 60_000 },
  async (_whose, status, asked, head) => {
    const { hostname, port } = new URL((await start()).url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    const ended = once(socket, 'close');
    const answer = text(socket).catch(() => '');
    socket.write(
      `${asked} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n${head}Content-Length: 99999999999\r\n\r\n`,
    );
    flood(socket, '', 'x'.repeat(1000));
    await ended;
    expect(await answer).toMatch(new RegExp(`^$|^HTTP/1.1 ${status} `));
  },
);

test('a body that comes slowly holds up nobody, and is taken in the end', { timeout: 60_000 }, async () => {
  const server = await start({ timeout: 60_000 });
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  const body = JSON.stringify({ ...payload, template_params: { ...parameters, message: 'in pieces' } });
  const head = `Host: ${hostname}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
  socket.write(`POST /api/v1.0/email/send HTTP/1.1\r\n${head}\r\n\r\n`);
  for (const character of body.slice(0, -1)) socket.write(character);
  expect((await sendMessage(server.url)).status).toBe(200);
  socket.write(body.slice(-1));
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK/);
  expect((await kept()).messages).toEqual(['Hello', 'in pieces']);
});

async function start(options?: { folder?: string; timeout?: number }): Promise<TestServer> {
  const server = await startPreview(root, '/', options);
  running.push(server);
  return server;
}

interface ServerProcess {
  url: string;
  /** Settles when a line that matches has been printed, before or after the call. */
  printed(line: RegExp): Promise<RegExpExecArray>;
  /** Ends it at once, as `kill -9` does. */
  kill(): Promise<unknown>;
}

/** Starts what `npm start` runs after its build, on the same folder of messages, if need be after a command of sh. */
async function startProcess(first = ':'): Promise<ServerProcess> {
  const vite = `node_modules/vite/bin/vite.js preview --outDir=${join(root, 'dist')} --host=127.0.0.1 --port=0`;
  const environment = { NO_COLOR: '1', FORCE_COLOR: undefined, VITEST: '', INBOX_FOLDER: join(root, 'kept') };
  const options = { env: { ...process.env, ...environment, ...withoutMailKeys } };
  const child = isWindows
    ? spawn(process.execPath, vite.split(' '), options)
    : spawn('sh', ['-c', `${first}; exec "$0" ${vite}`, process.execPath], options);
  const printed = linesOf(child);
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  };
  running.push({ close: kill });
  const [, url = ''] = await printed(/Inbox: +(http\S+\/)inbox$/);
  return { url, printed, kill };
}

/** Waits for lines of what a process prints; rejects with all of it when it ends before. */
function linesOf(child: ChildProcess): ServerProcess['printed'] {
  const lines: string[] = [];
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  for (const stream of [child.stdout!, child.stderr!]) {
    createInterface(stream).on('line', (line) => {
      lines.push(line);
      tell();
    });
  }
  child.once('close', tell);
  return (pattern) =>
    new Promise((resolve, reject) => {
      const look = () => {
        const found = lines.map((line) => pattern.exec(line)).find((match) => match !== null);
        if (found) resolve(found);
        else if (child.stdout!.destroyed) reject(new Error(lines.join('\n')));
        else return;
        listeners.delete(look);
      };
      listeners.add(look);
      look();
    });
}

/** Writes for as long as the socket takes it. */
function flood(socket: Socket, before: string, data: string): void {
  const write = () => {
    while (!socket.destroyed && socket.write(`${before}${data}${before && '\r\n'}`));
  };
  socket.on('drain', write);
  write();
}

/** What the file holds: texts of messages, and how many lines are none. */
async function kept(): Promise<{ messages: string[]; broken: number }> {
  const lines = (await readFile(join(root, 'kept/messages.jsonl'), 'utf8'))
    .split('\n')
    .filter((line) => line !== '');
  const messages = lines.flatMap((line) => {
    try {
      return [(JSON.parse(line) as typeof parameters).message];
    } catch {
      return [];
    }
  });
  return { messages, broken: lines.length - messages.length };
}
