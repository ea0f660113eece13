/** Prints the median of five rounds of Lighthouse on the built site: `npm run bench [-- <built site>]`. */
import { cpus } from 'node:os';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import { chromium } from 'playwright';
import { browserArgs, requireBrowser } from './browser.ts';
import { visitSite } from './site/visitSite.ts';

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

const rows: Record<string, string | number>[] = [];
await visitSite(measureDevices, process.argv[2]);
console.log(`${cpus().length} cores, Node ${process.version}`);
console.table(rows);

async function measureDevices(url: string): Promise<void> {
  for (const [device, config] of Object.entries({ phone: undefined, desktop: desktopConfig })) {
    const results: Result[] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      console.error(`Round ${round} of ${ROUNDS}, ${device}`);
      results.push(await measure(url, config));
    }
    const { categories, audits }: Result = computeMedianRun(results);
    const row: (typeof rows)[number] = { device };
    for (const { title, score } of Object.values(categories))
      row[title] = Math.round((score ?? NaN) * 100);
    for (const [id, name] of Object.entries(AUDITS))
      row[name] = audits[id]?.numericValue?.toFixed(2) ?? '';
    rows.push(row);
  }
}

/** One visit in a new browser, with Lighthouse's simulated network and processor. */
async function measure(url: string, config: typeof desktopConfig | undefined): Promise<Result> {
  const args = [...browserArgs, `--remote-debugging-port=${PORT}`];
  const browser = await chromium.launch({ executablePath: requireBrowser(), args });
  const options = { port: PORT, logLevel: 'error', disableFullPageScreenshot: true } as const;
  const result = await lighthouse(url, options, config).finally(() => browser.close());
  if (!result || result.lhr.runtimeError)
    throw new Error(result?.lhr.runtimeError?.message ?? 'No result');
  return result.lhr;
}
