/**
 * Prints the built page to the PDF of "Download CV": `npm run cv`. A page in another language has its own CV if
 * its file names one. Never overwrites a PDF of the owner.
 */
import { existsSync, readFileSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentSource, pagesOf, readListed } from '../plugins/contentSource/contentSource.ts';
import { publicFilesIn } from '../plugins/shared/publicFiles.ts';
import {
  generatedKind,
  isMadeByScript,
  recordGenerated,
  type GeneratedKind,
} from '../plugins/contentCheck/generatedFiles.ts';
import type { CheckedContent } from '../src/content/schema/contentSchema.ts';
import { cvLengthText } from './cvLength.ts';
import { exitWith } from './exitWith.ts';
import { missingLettersText } from './missingLetters.ts';
import { readContentOrExit } from './readContentOrExit.ts';
import { printCv, type PrintedCv } from './printCv.ts';
import { requireWritable, writeOrExit } from './publicFile.ts';
import { temporaryFolder } from './site/temporaryFolder.ts';
import { visitSite } from './site/visitSite.ts';

/** A CV to print. */
interface CvFile {
  kind: GeneratedKind;
  /** The content of its page. */
  content: CheckedContent;
  /** Folder of its page below the site, such as `fr/`. */
  folder: string;
  /** Path of the PDF. */
  file: string;
}

/** In place of the CV, in the build from which it is printed. */
const PLACEHOLDER = '%PDF-1.4\n%%EOF\n';

const publicFolder = process.env.PUBLIC_FOLDER || 'public';
const source = contentSource();
const { sizeOf } = publicFilesIn(publicFolder);
// The CV itself may be missing or too large.
const { owner } = await readContentOrExit({
  sizeOf: (path) => (path.endsWith('.pdf') ? 0 : sizeOf(path)),
});
if (!owner.cv) exitWith(`${source.name} names no CV: owner.cv`);

const wanted = (await cvFiles()).filter((cv) => !isOwnFile(cv));
for (const { file } of wanted) requireWritable(file);

const printed = wanted.length > 0 ? await printAll() : [];

for (const [index, cv] of wanted.entries()) {
  // The owner may have put a CV there while this one was printed.
  if (isOwnFile(cv)) continue;
  const { pdf, missing, ...length } = printed[index]!;
  writeOrExit(cv.file, pdf);
  recordGenerated(cv.kind, cv.content, publicFolder);
  console.log(`${cv.file}: ${Math.ceil(pdf.length / 1000)} kB, ${cvLengthText(length)}`);
  const boxes = missingLettersText(missing, cv.file, 'npm run cv');
  if (boxes) console.log(boxes);
}

/** Prints the CVs from one build. Exits if one of them cannot be printed. */
async function printAll(): Promise<PrintedCv[]> {
  const env = { PUBLIC_FOLDER: await folderWithCvs() };
  try {
    return await visitSite(
      async (url, browser) => {
        const all = [];
        for (const { folder } of wanted) all.push(await printCv(browser, url + folder));
        return all;
      },
      { env },
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    exitWith(
      `No CV was printed. Close other programs and run npm run cv again. The reason:\n${reason}`,
    );
  }
}

/** The CVs of all pages. A page without its own has that of content.ts. */
async function cvFiles(): Promise<CvFile[]> {
  const files = new Map<string, CvFile>();
  for (const page of pagesOf(source)) {
    const content = await readListed(page);
    const { cv } = content.owner;
    if (!cv || files.has(cv.file)) continue;
    files.set(cv.file, {
      kind: generatedKind('cv', page),
      content,
      folder: page.folder,
      file: join(publicFolder, cv.file),
    });
  }
  return [...files.values()];
}

/** A copy of the public files with all CVs: the build refuses a site whose CV is missing. */
async function folderWithCvs(): Promise<string> {
  const copy = join(temporaryFolder(), 'public');
  await cp(publicFolder, copy, { recursive: true });
  for (const { content } of wanted) {
    const file = join(copy, content.owner.cv!.file);
    if (!existsSync(file)) await writeFile(file, PLACEHOLDER);
  }
  return copy;
}

/** Whether the file is a PDF of the owner; says so. An interrupted run of 3.0.0 left a placeholder. */
function isOwnFile({ kind, content, file }: CvFile): boolean {
  if (!existsSync(file) || readFileSync(file, 'latin1') === PLACEHOLDER) return false;
  if (isMadeByScript(kind, content, publicFolder)) return false;
  console.log(
    `${file} was not printed by this command, so it is kept. Move or delete it to print a new one`,
  );
  return true;
}
