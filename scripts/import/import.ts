/** Writes src/content/content.ts from a JSON Resume: `npm run import resume.json`. Asks before it overwrites. */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { contentRules, contentSource } from '../../plugins/content/contentSource.ts';
import { findErrors, report, sizesBelow } from '../../plugins/content/contentErrors.ts';
import type { Content } from '../../src/contentSchema.ts';
import { fromResume } from './fromResume.ts';
import { sourceOf } from './writeContent.ts';

const USAGE =
  'npm run import resume.json [-- --yes]   --yes overwrites src/content/content.ts without asking';

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  const [file] = positionals;
  if (!file || values.help) return console.log(USAGE);
  const resume = await readResume(file);
  const source = contentSource(process.env.CONTENT_FILE);
  const { content, notes } = fromResume(resume, (await source.read()).own as Content);
  const target = relative(process.cwd(), source.file);
  if (!values.yes) {
    if (!process.stdin.isTTY)
      throw new Error(
        `Nothing was written: to overwrite ${target} takes a terminal to say yes in, or --yes. ${USAGE}`,
      );
    const question = `${target} will be overwritten with ${content.owner.name}'s résumé. Go on? [y/N] `;
    if (!(await agrees(question))) throw new Error(`Nothing was written. ${USAGE}`);
  }
  await writeFile(source.file, sourceOf(content));
  console.log(`${target} is written.`);
  for (const note of notes) console.log(`  - ${note}`);

  // What the résumé did not hold is what the check misses now.
  source.forget();
  const written = await source.read();
  const errors = findErrors(
    written.content,
    await contentRules(),
    sizesBelow(resolve(process.env.PUBLIC_FOLDER || 'public')),
    written.lineOf,
  );
  if (errors.length > 0) console.log(`\nLeft open; npm run check names it again. ${report(errors)}`);
}

async function readResume(file: string): Promise<unknown> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}`);
  try {
    return JSON.parse(await readFile(file, 'utf8')) as unknown;
  } catch (error) {
    throw new Error(`${file} is no JSON: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/** Asks in the terminal. */
async function agrees(question: string): Promise<boolean> {
  const terminal = createInterface(process.stdin, process.stdout);
  try {
    return /^y(es)?$/i.test((await terminal.question(question)).trim());
  } finally {
    terminal.close();
  }
}

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
