/** Imports a JSON Resume: `npm run import resume.json`. Asks before it replaces the sample. */
import { readFile, writeFile } from 'node:fs/promises';
import { basename, relative } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { contentSource } from '../../plugins/contentSource/contentSource.ts';
import { isSample } from '../../plugins/contentSource/isSample.ts';
import type { ContentInput } from '../../src/content/schema/contentSchema.ts';
import { exitWith } from '../exitWith.ts';
import { fromResume } from './fromResume.ts';
import { readJson } from './readJson.ts';

const USAGE =
  'npm run import resume.json [-- --yes]   --yes replaces the sample in src/content/content.ts without asking';

/** Answers that mean yes in one of the languages of src/content/words/. */
const YES = /^\s*(y(es)?|s[iíì]?|sim|ja?|o(ui)?|t(ak)?|да?|نعم|بله|हाँ?|はい|네|예|是)\s*$/iu;

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  const [file] = positionals;
  if (!file || values.help) return console.log(USAGE);
  const resume = readJson(await readFile(file).catch((error) => failToRead(file, error)), file);
  const source = contentSource();
  const before = (await source.read()).written as ContentInput;
  const { content, notes, todo } = await fromResume(resume, before);

  const own = relative(process.cwd(), source.file);
  const target = isSample(before) ? own : own.replace(/(\.\w+)$/, '.imported$1');
  if (target !== own) console.log(`${own} has texts of yours, so nothing in it changes.`);
  else if (!values.yes) await confirm(own);
  const style = await resolveConfig(import.meta.filename);
  const code = await format(sourceOf(content, basename(file)), { ...style, filepath: target });
  await writeFile(target, code);

  console.log(`${target} is written:`);
  print([`sections: ${content.sections.join(', ') || 'none'}`, ...notes]);
  console.log('To do:');
  print(target === own ? todo : [`take what you need from ${target} into ${own}`, ...todo]);
  console.log('npm run check lists what is left to do.');
}

/** Throws an error with a sentence for the owner. */
function failToRead(file: string, error: NodeJS.ErrnoException): never {
  const sentences: Record<string, string> = {
    ENOENT: `There is no file ${file}`,
    ENOTDIR: `There is no file ${file}`,
    EISDIR: `${file} is a folder, name a file`,
    EACCES: `You may not read ${file}: allow it in the settings of the file`,
    EPERM: `You may not read ${file}: allow it in the settings of the system`,
  };
  throw new Error(sentences[error.code ?? ''] ?? `${file} cannot be read: ${error.message}`, {
    cause: error,
  });
}

/** Asks whether the sample may be replaced. Throws an error unless the answer is yes. */
async function confirm(target: string): Promise<void> {
  if (!process.stdin.isTTY) {
    throw new Error(`Nothing was written: confirm in a terminal, or add --yes. ${USAGE}`);
  }
  const terminal = createInterface(process.stdin, process.stdout);
  const answer = await terminal.question(`Replace the sample in ${target}? [y/N] `);
  terminal.close();
  if (!YES.test(answer)) throw new Error('Nothing was written.');
}

/** The source of a content.ts. */
export function sourceOf(content: ContentInput, file: string): string {
  return `// Your texts, the order of the sections and the colours, from ${file}. docs/content.md explains each field.
// src/content/words/ has the words of the interface, such as labels of buttons. A word here replaces the one there.
import type { ContentInput } from './schema/contentSchema.ts';

export const content: ContentInput = ${JSON.stringify(content, null, 2)};
`;
}

function print(lines: readonly string[]): void {
  for (const line of lines) console.log(`  - ${line}`);
}

await run().catch(exitWith);
