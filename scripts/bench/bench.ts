/**
 * Measures the built site: `npm run bench [-- <built site>]`. With `--only cost`, `interactions` or `lighthouse` it
 * prints one of the three tables. Nothing else may run meanwhile.
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { exitWith } from '../exitWith.ts';
import { visitSite } from '../site/visitSite.ts';
import { measureInteractions } from './interactions.ts';
import { measureCost } from './cost.ts';
import { measureWithLighthouse } from './lighthouse.ts';
import type { Measurement } from './measurement.ts';

const measurements: Record<string, (url: string) => Promise<Measurement>> = {
  cost: measureCost,
  interactions: measureInteractions,
  lighthouse: measureWithLighthouse,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' } },
});
const names = values.only ? [values.only] : Object.keys(measurements);

await visitSite(
  async (url) => {
    for (const name of names) {
      const measure = measurements[name];
      if (!measure) throw new Error(`--only takes ${Object.keys(measurements).join(', ')}`);
      const { title, rows } = await measure(url);
      console.log(`${title}, ${cpus().length} cores, Node ${process.version}`);
      console.table(rows);
    }
  },
  { built: positionals[0] },
).catch(exitWith);
