import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { visitInChromium } from '../helpers/drivers/visit.ts';

/** The project in a folder of its own: what scripts write, and what Vite remembers, is not the owner's. */
let copy: string;
let server: ChildProcess;
let site: string;

const env = { ...process.env, VITEST: '', NODE_ENV: '', NO_COLOR: '1', FORCE_COLOR: undefined };

beforeAll(async () => {
  copy = await realpath(await mkdtemp(join(tmpdir(), 'scripts-')));
  const apart = new Set(['node_modules', 'dist', '.git', '.inbox', '.env']);
  for (const file of await readdir('.'))
    if (!apart.has(file)) await cp(file, join(copy, file), { recursive: true });
  await mkdir(join(copy, 'node_modules'));
  for (const name of await readdir('node_modules')) {
    if (!name.startsWith('.'))
      await symlink(join(process.cwd(), 'node_modules', name), join(copy, 'node_modules', name));
  }
  server = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--host=127.0.0.1', '--port=0'], {
    cwd: copy,
    env,
  });
  let terminal = '';
  server.stdout!.on('data', (text: Buffer) => (terminal += text.toString()));
  site = await vi.waitFor(() => /Local: +(http\S+)/.exec(terminal)![1]!, { timeout: 60_000 });
});

afterAll(async () => {
  const ended = once(server, 'exit');
  server.kill();
  await ended;
  await rm(copy, { recursive: true });
});

const drawing: [name: string, script: string[], drawn: string][] = [
  ['share', ['scripts/share.ts'], 'public/assets/share.jpg'],
  // One of the posters: all of them take a minute.
  ['poster', ['scripts/poster/render.ts', 'home', 'narrow'], 'field-home-narrow-780.webp'],
];

/** Both draw the field by a server of their own: the quicker one in every run, both in the long ones. */
test.each(inject('long') ? drawing : drawing.slice(0, 1))(
  'the dev server serves the page as before while `npm run %s` has drawn its pictures',
  { timeout: 300_000 },
  async (_name, script, drawn) => {
    const visitor = await visitInChromium({ site, motion: 'full', width: 320, height: 480 });
    await visitor.open();
    await visitor.hydrated();
    // Of packages, as the dev server has them ready for pages: some are only asked for later, such as the carousel's.
    const ready = (await readdir(join(copy, 'node_modules/.vite/deps'))).filter((file) =>
      file.endsWith('.js'),
    );
    expect(ready.length).toBeGreaterThan(5);
    // Else the field would be drawn all the while; until then, and in the end, in a small window.
    await visitor.prefer({ motion: 'reduced' });

    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['node_modules/tsx/dist/cli.mjs', ...script],
      { cwd: copy, env },
    );
    expect(stdout).toContain(drawn);

    const answers = ready.map(async (file) => [
      (await fetch(new URL(`node_modules/.vite/deps/${file}`, site))).status,
      file,
    ]);
    expect((await Promise.all(answers)).filter(([status]) => status !== 200)).toEqual([]);
    await visitor.prefer({ motion: 'full' });
    await visitor.reload();
    await visitor.hydrated();
    expect(visitor.complaints()).toEqual([]);
  },
);
