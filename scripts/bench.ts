/** Measures the built site with Lighthouse and prints the median of five rounds: `npm run bench [-- <built site>]`. */
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import { chromium } from 'playwright';
import { browserArgs, requireBrowser } from './browser.ts';
import { buildSite } from './site/buildSite.ts';
import { startSite } from './site/startSite.ts';

const ROUNDS = 5;
/** Lighthouse reaches the browser here. */
const PORT = 9222;
/** Times in milliseconds; the layout shift has no unit. */
const AUDITS = {
  'first-contentful-paint': 'First paint',
  'largest-contentful-paint': 'Largest paint',
  'total-blocking-time': 'Blocking time',
  'speed-index': 'Speed index',
  'cumulative-layout-shift': 'Layout shift',
};

const temporary = await mkdtemp(join(tmpdir(), 'bench-'));
const folder = process.argv[2] ?? join(temporary, 'dist');
if (!process.argv[2]) {
  console.error('Building the site');
  await buildSite(folder);
}
const rows: Record<string, string | number>[] = [];
for (const [device, config] of Object.entries({ phone: undefined, desktop: desktopConfig })) {
  const results: Result[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    console.error(`Round ${round} of ${ROUNDS}, ${device}`);
    results.push(await measure(config));
  }
  const { categories, audits }: Result = computeMedianRun(results);
  const row: (typeof rows)[number] = { device };
  for (const { title, score } of Object.values(categories)) row[title] = Math.round((score ?? NaN) * 100);
  for (const [id, name] of Object.entries(AUDITS)) row[name] = audits[id]?.numericValue?.toFixed(2) ?? '';
  rows.push(row);
}
await rm(temporary, { recursive: true });
console.log(`${cpus().length} cores, Node ${process.version}`);
console.table(rows);

/** One visit in a new browser, with Lighthouse's simulated network and processor. */
async function measure(config: typeof desktopConfig | undefined): Promise<Result> {
  const site = await startSite({ folder });
  const args = [...browserArgs, `--remote-debugging-port=${PORT}`];
  const browser = await chromium.launch({ executablePath: requireBrowser(), args });
  try {
    const options = { port: PORT, logLevel: 'error', disableFullPageScreenshot: true } as const;
    const result = await lighthouse(site.url, options, config);
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'No result');
    return result.lhr;
  } finally {
    await browser.close();
    await site.close();
  }
}
