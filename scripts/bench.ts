/**
 * Measures the built site with Lighthouse on a phone and on a desktop: `npm run bench`. Prints medians of five rounds and
 * their range. Further built sites (`npm run bench -- FOLDER`) are measured by turns: compare only figures of one run.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright';
import { browserArgs, requireBrowser } from './browser.ts';
import { buildSite } from './site/buildSite.ts';
import { startSite } from './site/startSite.ts';

const DEVICES = { mobile: undefined, desktop: desktopConfig };
type Device = keyof typeof DEVICES;

/** Scores from 0 to 100, times in milliseconds; the layout shift has no unit. */
const FIGURES = {
  Performance: 'performance',
  Accessibility: 'accessibility',
  'Best practices': 'best-practices',
  SEO: 'seo',
  'First paint': 'first-contentful-paint',
  'Largest paint': 'largest-contentful-paint',
  'Blocking time': 'total-blocking-time',
  'Speed index': 'speed-index',
  'Layout shift': 'cumulative-layout-shift',
};
type Figures = Record<keyof typeof FIGURES, number>;

const ROUNDS = 5;
/** Lighthouse reaches the browser here. */
const PORT = 9222;
const temporary = await mkdtemp(join(tmpdir(), 'bench-'));
const own = join(temporary, 'dist');
console.error('Building the site');
await buildSite(own);

const folders = [own, ...process.argv.slice(2).map((folder) => resolve(folder))];
const results = new Map<string, Figures[]>();
for (let round = 1; round <= ROUNDS; round++) {
  for (const folder of folders) {
    for (const device of Object.keys(DEVICES) as Device[]) {
      const name = `${folder === own ? 'this site' : basename(folder)}, ${device}`;
      const figures = await measure(folder, device);
      results.set(name, [...(results.get(name) ?? []), figures]);
      console.error(`Round ${round} of ${ROUNDS}: ${name}, performance ${figures.Performance}`);
    }
  }
}
await rm(temporary, { recursive: true });

console.log(`${cpus().length} cores, Node ${process.version}, medians of ${ROUNDS} (lowest to highest)\n`);
console.log(`| page | ${Object.keys(FIGURES).join(' | ')} |`);
console.log(`| --- |${' ---: |'.repeat(Object.keys(FIGURES).length)}`);
for (const [name, all] of results) {
  const cells = (Object.keys(FIGURES) as (keyof Figures)[]).map((figure) =>
    spread(all.map((figures) => figures[figure])),
  );
  console.log(`| ${name} | ${cells.join(' | ')} |`);
}

/** One visit in a new browser, with Lighthouse's simulated network and processor. */
async function measure(folder: string, device: Device): Promise<Figures> {
  const site = await startSite({ folder });
  const browser = await chromium.launch({
    executablePath: requireBrowser(),
    args: [...browserArgs, `--remote-debugging-port=${PORT}`],
  });
  try {
    const options = { port: PORT, logLevel: 'error' as const, disableFullPageScreenshot: true };
    const result = await lighthouse(site.url, options, DEVICES[device]);
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'No result');
    const { audits, categories } = result.lhr;
    const valueOf = (id: string) =>
      id in categories ? Math.round((categories[id]?.score ?? NaN) * 100) : (audits[id]?.numericValue ?? NaN);
    return Object.fromEntries(
      Object.entries(FIGURES).map(([name, id]) => [name, valueOf(id)]),
    ) as unknown as Figures;
  } finally {
    await browser.close();
    await site.close();
  }
}

/** Median and range, such as `98 (95 to 100)`. */
function spread(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((a, b) => a - b);
  const written = (value = NaN) => (value < 1 ? value.toFixed(3) : value.toFixed(0));
  const middle = sorted[Math.floor(sorted.length / 2)];
  return `${written(middle)} (${written(sorted[0])} to ${written(sorted.at(-1))})`;
}
