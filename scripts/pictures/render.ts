/** Makes the page's picture files: see `help`, or run with --help. */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pictureSizes } from '../../src/content/pictureFiles.ts';
import { draw, listDrawings, startBrowser } from './drawings.ts';
import { writePicture, type WrittenFile } from './encode.ts';
import { readRequest, writeOwnPicture } from './ownPicture.ts';

const assets = fileURLToPath(new URL('../../public/assets/', import.meta.url));

const kinds = Object.entries(pictureSizes)
  .map(([kind, { width, height }]) => `  ${kind.padEnd(10)}${width} by ${height} pixels or more`)
  .join('\n');

const help = `npm run pictures
  draws every picture in scripts/pictures/drawings anew into public/assets

npm run pictures -- <kind> <file> <name>
  makes <name>-<width>.avif and .webp in public/assets from a picture of your own (JPEG, PNG or WebP),
  turned upright and cropped to the shape of its kind:
${kinds}
  For example: npm run pictures -- project ~/shop.png my-shop`;

async function drawAll(): Promise<void> {
  const browser = await startBrowser();
  try {
    for (const drawing of await listDrawings()) {
      report(await writePicture(await draw(browser, drawing), drawing.kind, drawing.name, assets));
    }
  } finally {
    await browser.close();
  }
}

function report(files: readonly WrittenFile[]): void {
  for (const { path, bytes } of files) {
    console.log(`${relative(process.cwd(), path).padEnd(44)}${(bytes / 1000).toFixed(1).padStart(7)} kB`);
  }
}

async function run(words: readonly string[]): Promise<void> {
  if (words.includes('--help')) console.log(help);
  else if (words.length === 0) await drawAll();
  else report(await writeOwnPicture(readRequest(words), assets));
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
