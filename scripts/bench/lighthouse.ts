import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { browserArgs, requireBrowser } from '../browser.ts';
import { median, type Measurement } from './measurement.ts';

const run = promisify(execFile);

const ROUNDS = 5;
/** It needs Node 22.19, all else runs on 20.19. So npx brings both, and no install of this site has them. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const NODE = 'node@22';
/** Bytes of a report, at most. */
const MAX_REPORT = 64 * 1024 * 1024;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Times in milliseconds; the layout shift has no unit. */
const AUDITS = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest paint',
  'total-blocking-time': 'blocking time',
  'speed-index': 'speed index',
  'cumulative-layout-shift': 'layout shift',
};
/** Passes if the browser can keep the page for Back. */
const BACK_AUDIT = 'bf-cache';

const DEVICES = { phone: [], desktop: ['--preset=desktop'] };

/** The part of Lighthouse's report that is read here. */
interface Report {
  lighthouseVersion: string;
  runtimeError?: { message: string };
  /** `score`: 0 to 1, or null if there is none. */
  categories: Record<string, { title: string; score: number | null }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

/** Medians of visits with Lighthouse's simulated network and processor. */
export async function measureWithLighthouse(url: string): Promise<Measurement> {
  const programs = await download();
  const rows: Measurement['rows'] = [];
  let version = '';
  for (const [device, options] of Object.entries(DEVICES)) {
    const reports: Report[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      console.error(`Lighthouse, round ${round} of ${ROUNDS}: ${device}`);
      reports.push(await visit(programs, url, options));
    }
    version = reports[0]!.lighthouseVersion;
    rows.push({ device, ...rowOf(reports) });
  }
  return { title: `Lighthouse ${version}`, rows };
}

function rowOf(reports: readonly Report[]): Measurement['rows'][number] {
  const row: Measurement['rows'][number] = {};
  for (const id of CATEGORIES) {
    const { title } = reports[0]!.categories[id]!;
    row[title] = Math.round(100 * median(reports.map((one) => one.categories[id]?.score ?? NaN)));
  }
  for (const [id, name] of Object.entries(AUDITS)) {
    row[name] = median(reports.map((one) => one.audits[id]?.numericValue ?? NaN)).toFixed(2);
  }
  const isKept = reports.every(({ audits }) => audits[BACK_AUDIT]?.score === 1);
  row['kept for Back'] = isKept ? 'yes' : 'no';
  return row;
}

/** Programs that npx has downloaded: the paths of their files. */
interface Programs {
  node: string;
  lighthouse: string;
}

async function download(): Promise<Programs> {
  const packages = ['-y', '-p', NODE, '-p', LIGHTHOUSE];
  const { stdout } = await run('npx', [...packages, '--', 'node', '-p', 'process.execPath'], {
    // npm refuses packages that its own Node is too old for.
    env: { ...process.env, npm_config_engine_strict: 'false' },
    shell: process.platform === 'win32',
  }).catch((error: Error) => {
    throw new Error(
      `npx did not download ${LIGHTHOUSE} and ${NODE}, which has the Node 22.19 that it needs.\n${error.message}`,
    );
  });
  const node = stdout.trim();
  return { node, lighthouse: createRequire(node).resolve('lighthouse/cli/index.js') };
}

/** One visit in a new browser. */
async function visit(
  { node, lighthouse }: Programs,
  url: string,
  options: readonly string[],
): Promise<Report> {
  const flags = ['--quiet', '--output=json', '--disable-full-page-screenshot', ...options];
  const chromeFlags = `--chrome-flags=--headless=new ${browserArgs.join(' ')}`;
  const { stdout } = await run(node, [lighthouse, url, ...flags, chromeFlags], {
    env: { ...process.env, CHROME_PATH: requireBrowser() },
    maxBuffer: MAX_REPORT,
  });
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  return report;
}
