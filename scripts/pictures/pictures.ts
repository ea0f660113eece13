/** Makes the files of an owner's pictures: `npm run pictures -- --help`. */
import { basename, join, relative, resolve } from 'node:path';
import { pictureSizes } from '../../src/helpers/pictureFiles.ts';
import { allowClosedPipe } from '../closedPipe.ts';
import { exitWith } from '../exitWith.ts';
import { readSpriteSheetRequest, writeSpriteSheet } from './spriteSheet.ts';
import { readRequests, writeOwnPictures } from './ownPicture.ts';

const assets = join(
  resolve(import.meta.dirname, '../..', process.env.PUBLIC_FOLDER || 'public'),
  'assets',
);

const kindList = Object.entries(pictureSizes)
  .map(([kind, { width, height }]) => `  ${kind.padEnd(10)}${width} by ${height} pixels`)
  .join('\n');

const { width, height } = pictureSizes.project;
const caseLine = `  case      ${width} by ${height} pixels, for case studies`;

const help = `npm run pictures -- <kind> <file> [name] [<file> [name] …] [--focus x,y | --whole]
  makes <name>-<width>.avif and .webp in public/assets from your pictures (JPEG, PNG, WebP or AVIF),
  turned upright and cropped to the shape of their kind:
${kindList}
${caseLine}
  A screenshot of 16:9 stays whole: the colours of its lower edge go on below it.
  --whole shows a picture of any shape whole, such as a screenshot of a phone: upright on a background of its main colour.
  Smaller ones, down to half of that (portraits of 400 pixels), keep their pixels: large screens show them less sharp.
  Without a name, a picture has the name of its file. --focus is the point that the crop keeps in its middle, from
  the left and from the top, 0 to 1. Default: the upper left corner of a project, else strong colours and edges.
  For example: npm run pictures -- project ~/shop.png my-shop
               npm run pictures -- avatar ~/faces/*.jpg --focus 0.5,0.3

npm run pictures -- answer <with> [<without>] <name>
  makes <name>-answer.avif from two screenshots of a project, with a detail such as a button and without it, or from the
  detail alone on a transparent background. The detail moves when the needle lands on it. Prints the lines for content.ts.`;

async function run(words: readonly string[]): Promise<void> {
  if (words.length === 0 || words.includes('--help')) return console.log(help);
  if (words[0] === 'answer') return makeSpriteSheet(words.slice(1));
  console.log('Looks for the best quality of each file: seconds, for a noisy photo up to a minute');
  await writeOwnPictures(readRequests(words), assets, ({ path, bytes }, number, of) => {
    const size = `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
    console.log(`${number} of ${of}  ${relative(process.cwd(), path).padEnd(44)}${size}`);
  });
}

/** Makes a sprite sheet, and prints what its project needs in content.ts. */
async function makeSpriteSheet(words: readonly string[]): Promise<void> {
  const { path, bytes, box } = await writeSpriteSheet(readSpriteSheetRequest(words), assets);
  console.log(`${relative(process.cwd(), path)}  ${(bytes / 1000).toFixed(1)} kB`);
  console.log(`For the project in content.ts, with one of the moves press, drop, rise and light:

answer: {
  file: 'assets/${basename(path)}',
  move: 'press',
  place: [${box.join(', ')}],
},`);
}

allowClosedPipe();
// npm runs scripts in the root. Paths count from the folder in which it was called.
process.chdir(process.env.INIT_CWD || '.');
run(process.argv.slice(2)).catch(exitWith);
