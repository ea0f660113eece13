/**
 * Measures the built site in a browser that draws WebGL by the processor (`npm run bench`): Lighthouse on a phone and
 * on a desktop, and what a scroll through the page asks of its own thread. Prints medians of five and their range.
 * Folders of other built pages that are named (`npm run bench -- FOLDER …`) are measured by turns in the same run:
 * machines and moments differ, so that only pages of one run can be compared. `--rounds N` changes the five;
 * `--emulate-card` has the processor play a graphics card that draws whole pages, which makes all of them slower.
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { launch, type Browser } from 'puppeteer-core';
import { buildSite } from '../site/buildSite.ts';
import { startHost } from '../site/startHost.ts';
import { browserArgs, requireBrowser } from '../browser.ts';
import { spread } from '../statistics.ts';
import { audit, type Audit } from './audit.ts';
import { quiet } from './quiet.ts';
import { scrollThrough, type Scroll } from './scrollThrough.ts';

interface Page {
  name: string;
  url: string;
  close(): Promise<void>;
  mobile: Audit[];
  desktop: Audit[];
  scroll: Scroll[];
}

const { values, positionals } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    'emulate-card': { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1)
  throw new Error(`--rounds takes a whole number from 1, not ${values.rounds}`);
const drawing = values['emulate-card']
  ? {
      name: 'everything drawn by an emulated graphics card',
      args: [...browserArgs.filter((flag) => flag !== '--disable-gpu'), '--use-angle=swiftshader'],
    }
  : { name: 'no graphics card, WebGL by the processor', args: browserArgs };

const temporary = await mkdtemp(join(tmpdir(), 'bench-'));
const own = join(temporary, 'dist');
await buildSite(own);
const pages = await Promise.all([own, ...positionals.map((folder) => resolve(folder))].map(serve));

for (let round = 1; round <= rounds; round++) {
  for (const page of pages) {
    for (const device of ['mobile', 'desktop'] as const) {
      const found = await inBrowser((browser) => audit(browser, page.url, device));
      page[device].push(found);
      console.error(
        `${round} ${page.name} ${device}: ${found.performance}, blocking ${found.tbt.toFixed(0)} ms`,
      );
    }
    const scroll = await inBrowser((browser) => scrollThrough(browser, page.url));
    page.scroll.push(scroll);
    console.error(`${round} ${page.name} scroll: ${scroll.longFrames} frames over 50 ms`);
  }
}
await Promise.all(pages.map((page) => page.close()));
await rm(temporary, { recursive: true });

console.log(
  `${cpus().length} cores, Node ${process.version}, ${drawing.name}; medians of ${rounds} and their range`,
);
for (const device of ['mobile', 'desktop'] as const) {
  table(`Lighthouse ${device}`, pages, (page) => page[device], {
    Performance: ['performance'],
    Accessibility: ['accessibility'],
    'Best practices': ['bestPractices'],
    SEO: ['seo'],
    'First paint, ms': ['fcp'],
    'Largest paint, ms': ['lcp'],
    'Blocking, ms': ['tbt'],
    'Layout shift': ['cls', 3],
    'Speed index, ms': ['speedIndex'],
    'Field loaded': ['field'],
  });
}
table('Scroll through the page, 1440 x 900', pages, (page) => page.scroll, {
  'Frames over 50 ms': ['longFrames'],
  'Longest, ms': ['longestFrame'],
  'Blocking, ms': ['blocking'],
  'Gaps over 50 ms': ['gaps'],
  'Frames a second': ['rate'],
  'Heap, MiB': ['heap', 1],
  'Field drawn': ['field'],
});

async function serve(folder: string): Promise<Page> {
  const { url, close } = await startHost(folder);
  // A host compresses a file once, and not on the visitor's processors.
  for (const file of await readdir(folder, { recursive: true }))
    await fetch(url + file, { headers: { 'Accept-Encoding': 'br' } });
  return {
    name: folder === own ? 'this site' : basename(folder),
    url,
    close,
    mobile: [],
    desktop: [],
    scroll: [],
  };
}

/** Waits for a quiet moment and runs with a browser that nobody has used. */
async function inBrowser<Result>(run: (browser: Browser) => Promise<Result>): Promise<Result> {
  await quiet();
  const browser = await launch({
    executablePath: requireBrowser(),
    args: drawing.args,
    defaultViewport: null,
    protocolTimeout: 120_000,
  });
  try {
    return await run(browser);
  } finally {
    await browser.close();
  }
}

/** Prints a table with a row for each page; columns name a figure and its decimals. */
function table<Figures extends object>(
  title: string,
  all: readonly Page[],
  of: (page: Page) => Figures[],
  columns: Record<string, [figure: keyof Figures, decimals?: number]>,
): void {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  console.log(`\n${title}\n`);
  console.log(line(['page', ...Object.keys(columns)]));
  console.log(line(['---', ...Object.keys(columns).map(() => '---:')]));
  for (const page of all) {
    const cells = Object.values(columns).map(([figure, decimals]) =>
      spread(
        of(page).map((figures) => Number(figures[figure])),
        decimals,
      ),
    );
    console.log(line([page.name, ...cells]));
  }
}
