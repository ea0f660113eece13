/** Makes the page's picture files: see `help`, or run with --help. */
import { join, relative, resolve } from 'node:path';
import { contentSource } from '../../plugins/content/contentSource.ts';
import { pictureSizes } from '../../src/content/pictureFiles.ts';
import type { Content } from '../../src/contentSchema.ts';
import { findBrowser, installBrowser } from '../browser.ts';
import { draw, listDrawings, startBrowser } from './drawings.ts';
import { writePicture, type WrittenFile } from './encode.ts';
import { readRequests, writeOwnPictures } from './ownPicture.ts';
import { picturesIn, removeSample } from './removeSample.ts';

const publicFolder = resolve(import.meta.dirname, '../..', process.env.PUBLIC_FOLDER || 'public');
const assets = join(publicFolder, 'assets');

const kinds = Object.entries(pictureSizes)
  .map(([kind, { width, height }]) => `  ${kind.padEnd(10)}${width} by ${height} pixels or more`)
  .join('\n');

const help = `npm run pictures
  draws every picture in scripts/pictures/drawings anew into public/assets

npm run pictures -- <kind> <file> [name] [<file> [name] …] [--focus x,y]
  makes <name>-<width>.avif and .webp in public/assets from pictures of your own (JPEG, PNG, WebP or AVIF),
  turned upright and cropped to the shape of their kind:
${kinds}
  Without a name, a picture has that of its file. --focus is what the crop keeps in its middle, from the left and from
  the top, 0 to 1; without it, what catches the eye. Transparent pictures are laid on the ground of your colours,
  portraits stay transparent.
  For example: npm run pictures -- project ~/shop.png my-shop
               npm run pictures -- avatar ~/faces/*.jpg --focus 0.5,0.3

npm run pictures -- --remove-sample
  removes the drawn sample pictures that src/content/content.ts no longer shows, and their drawings`;

async function drawAll(): Promise<void> {
  const drawings = await listDrawings();
  if (drawings.length === 0) return console.log('There are no drawings. npm run pictures -- --help');
  if (!findBrowser()) installBrowser();
  const browser = await startBrowser();
  try {
    for (const drawing of drawings) {
      report(await writePicture(await draw(browser, drawing), drawing.kind, drawing.name, assets));
    }
  } finally {
    await browser.close();
  }
}

/** The owner's content, which may still lack pictures. */
async function readContent(): Promise<Content> {
  const { content } = await contentSource(process.env.CONTENT_FILE).read();
  return content as Content;
}

async function removeDrawn(): Promise<void> {
  const { removed, kept } = await removeSample(
    await listDrawings(),
    picturesIn(await readContent()),
    publicFolder,
  );
  console.log(removed.length > 0 ? `Removed: ${removed.join(', ')}` : 'Nothing was removed.');
  if (kept.length > 0) console.log(`Left, because src/content/content.ts shows them: ${kept.join(', ')}`);
}

function report(files: readonly WrittenFile[]): void {
  for (const { path, bytes } of files) {
    console.log(`${relative(process.cwd(), path).padEnd(44)}${(bytes / 1000).toFixed(1).padStart(7)} kB`);
  }
}

async function run(words: readonly string[]): Promise<void> {
  if (words.includes('--help')) console.log(help);
  else if (words.length === 0) await drawAll();
  else if (words.includes('--remove-sample')) await removeDrawn();
  else
    report(
      await writeOwnPictures(
        readRequests(words),
        assets,
        async () => (await readContent()).site.colors.ground,
      ),
    );
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
