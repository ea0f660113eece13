/**
 * Prints what the field costs the page's own thread (`npm run field:cost`): total blocking time of the built page
 * with the field and without it (the visitor saves data), at a fourth of the processor's speed, run by turns. What
 * else the machine does counts too, and so does drawing by the processor: read the runs, not the medians alone.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { closeChromium, visitInChromium } from '../tests/browser/chromium.ts';
import { fieldShows } from '../tests/browser/field.ts';
import { buildSite } from '../tests/site/buildSite.ts';
import { startSite } from '../tests/site/startSite.ts';

const RUNS = 5;
const SLOWDOWN = 4;
/** How long a page is watched from its start, in milliseconds; longer where the field has not appeared by then. */
const WATCHED = 10_000;
/** What a task may take before it blocks, in milliseconds. */
const FREE = 50;

declare global {
  interface Window {
    /** Milliseconds of each task that took longer than 50. */
    longTasks: number[];
  }
}

const temporary = await mkdtemp(join(tmpdir(), 'cost-'));
await buildSite(join(temporary, 'dist'));
const site = await startSite({ folder: join(temporary, 'dist') });
const blocked = { with: [] as number[], without: [] as number[] };
console.log(`${cpus().length} cores, 1440 x 900, ${SLOWDOWN}x slowdown of the page's thread, ${RUNS} runs each`);
try {
  await measure(true);
  for (let run = 1; run <= RUNS; run++) {
    blocked.without.push(await measure(false));
    blocked.with.push(await measure(true));
    const [without, withField] = [blocked.without.at(-1), blocked.with.at(-1)];
    console.log(`run ${run}: without ${without} ms, with ${withField} ms (load ${loadavg()[0]?.toFixed(1)})`);
  }
} finally {
  await closeChromium();
  await site.close();
  await rm(temporary, { recursive: true });
}
console.log(`without: ${summary(blocked.without)}`);
console.log(`with:    ${summary(blocked.with)}`);
console.log(`difference of the medians: ${median(blocked.with) - median(blocked.without)} ms`);

/** Blocking time of one visit in milliseconds. */
async function measure(withField: boolean): Promise<number> {
  const visitor = await visitInChromium({
    site: site.url,
    motion: 'full',
    before: withField ? watchTasks : saveData,
  });
  if (!withField) await visitor.page.addInitScript(watchTasks);
  const devtools = await visitor.page.context().newCDPSession(visitor.page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const start = performance.now();
  await visitor.open();
  if (withField) await fieldShows(visitor);
  await pause(Math.max(0, start + WATCHED - performance.now()));
  const tasks = await visitor.evaluate(() => window.longTasks);
  await visitor.close();
  return Math.round(tasks.reduce((sum, task) => sum + task - FREE, 0));
}

/** Run before the page. */
function watchTasks(): void {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
}

/** Run before the page. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

function summary(runs: number[]): string {
  return `median ${median(runs)} ms, from ${Math.min(...runs)} to ${Math.max(...runs)} ms`;
}

function median(runs: number[]): number {
  return runs.toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? NaN;
}
