/** Writes the table of fields in the README anew from the schemas: `npx tsx scripts/readme.ts`. */
import { readFile, writeFile } from 'node:fs/promises';
import { contentRules } from '../plugins/content/contentSource.ts';
import { withFieldTable } from '../plugins/content/fieldTable.ts';

const { contentSchema } = await contentRules();
await writeFile(
  'README.md',
  withFieldTable(
    await readFile('README.md', 'utf8'),
    contentSchema(() => 0),
  ),
);
