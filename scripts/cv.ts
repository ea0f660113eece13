/** Prints the built page to the PDF of "Download CV": `npm run cv`. Never overwrites a PDF of the owner. */
import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sizesBelow } from '../plugins/shared/sizesBelow.ts';
import { isMadeByScript, recordGenerated } from '../plugins/contentCheck/generatedFiles.ts';
import { cvLengthText } from './cvLength.ts';
import { exitWith } from './exitWith.ts';
import { readContentOrExit } from './readContentOrExit.ts';
import { printCv } from './printCv.ts';
import { visitSite } from './site/visitSite.ts';

/** A placeholder for the CV until it is printed. */
const PLACEHOLDER = '%PDF-1.4\n%%EOF\n';

const publicFolder = process.env.PUBLIC_FOLDER || 'public';
const sizeOf = sizesBelow(publicFolder);
// The CV itself may be missing or too large, but not its folder.
const isMadeHere = (path: string) =>
  path.endsWith('.pdf') && existsSync(join(publicFolder, dirname(path)));
const content = await readContentOrExit((path) => (isMadeHere(path) ? 0 : sizeOf(path)));
if (!content.owner.cv) exitWith('src/content/content.ts names no CV: owner.cv');
const file = join(publicFolder, content.owner.cv.file);
// One is left if an earlier run was killed.
if (!isPlaceholder()) keepOwnFile();
// The build refuses a site whose CV is missing.
if (!existsSync(file)) await writeFile(file, PLACEHOLDER);

const { pdf, ...length } = await visitSite((url, browser) => printCv(browser, url)).catch(
  async (error: unknown) => {
    if (isPlaceholder()) await rm(file);
    const reason = error instanceof Error ? error.message : String(error);
    exitWith(
      `No CV was printed. Close other programs and run npm run cv again. The reason:\n${reason}`,
    );
  },
);
// The owner may have put a CV there while this one was printed.
if (!isPlaceholder()) keepOwnFile();
await writeFile(file, pdf);
recordGenerated('cv', content, publicFolder);
console.log(`${file}: ${Math.ceil(pdf.length / 1000)} kB, ${cvLengthText(length)}`);

function isPlaceholder(): boolean {
  return existsSync(file) && readFileSync(file, 'latin1') === PLACEHOLDER;
}

/** Ends without an error if the file is a PDF of the owner. */
function keepOwnFile(): void {
  if (!existsSync(file) || isMadeByScript('cv', content, publicFolder)) return;
  console.log(
    `${file} was not printed by this command, so it is kept. Move or delete it to print a new one`,
  );
  process.exit(0);
}
