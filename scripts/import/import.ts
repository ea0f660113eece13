/** Merges a JSON Resume into content.ts: `npm run import resume.json`. Shows the changes and asks. */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { findErrors, report } from '../../plugins/contentCheck/contentErrors.ts';
import { contentRules } from '../../plugins/shared/contentRules.ts';
import { contentSource } from '../../plugins/shared/contentSource.ts';
import type { Content } from '../../src/contentSchema.ts';
import { exitWith } from '../exitWith.ts';
import { fromResume, withChanges } from './fromResume.ts';
import { parseJson } from './readResume.ts';

const USAGE =
  'npm run import resume.json [-- --yes]   --yes writes src/content/content.ts without asking';

/** Answers that mean yes in one of the languages of src/content/words/. */
const YES = /^\s*(y(es)?|s[ií]?|sim|ja?|o(ui)?|نعم|हाँ?)\s*$/iu;

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  const [file] = positionals;
  if (!file || values.help) return console.log(USAGE);
  if (!existsSync(file)) throw new Error(`There is no file ${file}`);
  const resume = parseJson(await readFile(file), file);
  const source = contentSource();
  const target = relative(process.cwd(), source.file);
  const { own, content: whole } = await source.read();
  const before = own as Content;
  const broken = findErrors(whole, await contentRules(), () => 0).filter(
    ({ place }) => !/[.[]/.test(place),
  );
  if (broken.length > 0) throw new Error(`${target} must be repaired first. ${report(broken)}`);

  const { content, notes, todo } = fromResume(resume, before);
  const changes = changesBetween(before, content);
  console.log(changes.length > 0 ? `Changes in ${target}:` : `No changes in ${target}.`);
  for (const line of [...changes, ...notes]) console.log(`  - ${line}`);
  if (todo.length > 0) console.log('To do:');
  for (const line of todo) console.log(`  - ${line}`);
  if (changes.length === 0) return;
  const changed = withChanges(await readFile(source.file, 'utf8'), before, content);
  if (!values.yes) {
    if (!process.stdin.isTTY)
      throw new Error(`Nothing was written: confirm in a terminal, or add --yes. ${USAGE}`);
    const terminal = createInterface(process.stdin, process.stdout);
    const answer = await terminal.question(`Write them into ${target}? [y/N] `);
    terminal.close();
    if (!YES.test(answer)) throw new Error('Nothing was written.');
  }
  const style = await resolveConfig(import.meta.filename);
  await writeFile(
    source.file,
    await format(changed, { ...style, filepath: source.file, endOfLine: 'auto' }),
  );
  console.log(`${target} is written. npm run check lists what is left to do.`);
}

/** The fields that differ, a line for each part. The sample's are removed if the résumé has none. */
function changesBetween(before: Content, after: Content): string[] {
  return Object.entries(after).flatMap(([part, value]) => {
    const [old, now] = [before[part as keyof Content], value] as Record<string, unknown>[];
    const fields = Object.keys({ ...old, ...now }).filter(
      (field) => JSON.stringify(old?.[field]) !== JSON.stringify(now?.[field]),
    );
    const named = fields.map((field) =>
      now?.[field] === undefined ? `${field} (removed)` : field,
    );
    return named.length > 0
      ? [`${part}: ${(Array.isArray(value) ? value : named).join(', ')}`]
      : [];
  });
}

await run().catch(exitWith);
