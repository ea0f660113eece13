/**
 * Prints what the field costs the page's own thread (`npm run field:cost`): total blocking time of the built page
 * with the field and without it (the visitor saves data), at a fourth of the processor's speed, run by turns. By the
 * clock, as a visitor would feel it on this machine now, and by the processor, which leaves out the time in which the
 * thread waited for a core: drawing by the processor and whatever else runs take those. Read the runs, not the medians
 * alone.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright';
import { browserArgs, requireBrowser } from './browser.ts';
import { buildSite } from './site/buildSite.ts';
import { startSite } from './site/startSite.ts';
import { median, spread } from './statistics.ts';

const RUNS = 5;
const SLOWDOWN = 4;
/** How long a page is watched from its start, in milliseconds; longer where the field has not appeared by then. */
const WATCHED = 10_000;
/** What a task may take before it blocks, in milliseconds. */
const FREE = 50;

/** Blocking time in milliseconds, by the clock and by the processor. */
interface Blocking {
  clock: number;
  processor: number;
}

/** Chromium's trace, as far as it is read here; durations are in microseconds. */
interface Trace {
  traceEvents: {
    name: string;
    pid: number;
    tid: number;
    dur?: number;
    tdur?: number;
    args: { name?: string };
  }[];
}

const temporary = await mkdtemp(join(tmpdir(), 'cost-'));
await buildSite(join(temporary, 'dist'));
const site = await startSite({ folder: join(temporary, 'dist') });
const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserArgs });
const runs = { without: [] as Blocking[], with: [] as Blocking[] };
console.log(
  `${cpus().length} cores, 1440 x 900, ${SLOWDOWN}x slowdown of the page's thread, ${RUNS} runs each`,
);
console.log('blocking time by the clock / by the processor');
try {
  await measure(true);
  for (let run = 1; run <= RUNS; run++) {
    const [without, withField] = [await measure(false), await measure(true)];
    runs.without.push(without);
    runs.with.push(withField);
    console.log(
      `run ${run}: without ${text(without)}, with ${text(withField)} (load ${loadavg()[0]?.toFixed(1)})`,
    );
  }
} finally {
  await browser.close();
  await site.close();
  await rm(temporary, { recursive: true });
}
for (const by of ['clock', 'processor'] as const) {
  const [without, withField] = [runs.without.map((run) => run[by]), runs.with.map((run) => run[by])];
  console.log(`by the ${by}, in ms: without ${spread(without)}; with ${spread(withField)}`);
  console.log(`  difference of the medians: ${median(withField) - median(without)} ms`);
}

/** Blocking time of one visit. */
async function measure(withField: boolean): Promise<Blocking> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'no-preference',
  });
  const page = await context.newPage();
  if (!withField) await page.addInitScript(saveData);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', '__metadata'] });
  const start = performance.now();
  await page.goto(site.url);
  if (withField)
    await page.waitForSelector('[data-field=shown] canvas', { state: 'attached', timeout: 60_000 });
  await pause(Math.max(0, start + WATCHED - performance.now()));
  const trace = JSON.parse((await browser.stopTracing()).toString()) as Trace;
  await context.close();
  return blockingOf(trace);
}

/** What the tasks of the pages' threads took beyond what is free. */
function blockingOf({ traceEvents }: Trace): Blocking {
  const threads = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  );
  const pages = new Set(threads.map(({ pid, tid }) => `${pid} ${tid}`));
  const tasks = traceEvents.filter(({ name, pid, tid }) => name === 'RunTask' && pages.has(`${pid} ${tid}`));
  if (tasks.length === 0) throw new Error('the trace holds no tasks');
  const blocking = (micros: number[]) =>
    Math.round(micros.reduce((sum, each) => sum + Math.max(0, each / 1000 - FREE), 0));
  return {
    clock: blocking(tasks.map(({ dur = 0 }) => dur)),
    processor: blocking(tasks.map(({ tdur = 0 }) => tdur)),
  };
}

/** Run before the page. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

function text({ clock, processor }: Blocking): string {
  return `${clock} / ${processor} ms`;
}
