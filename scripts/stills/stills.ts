/** Draws the still pictures of the needle field: `npm run stills`. Run it after a change that they show. */
import { join } from 'node:path';
import sharp from 'sharp';
import { recordGenerated } from '../../plugins/contentCheck/generatedFiles.ts';
import { scenePalette } from '../../plugins/theme/palette.ts';
import { pictureFile, pictureFormats, type PictureFormat } from '../../src/helpers/pictureFiles.ts';
import {
  stillName,
  stills,
  type BackdropName,
  type StillShape,
} from '../../src/needleField/stillFiles.ts';
import { requireWritable, writeOrExit } from '../publicFile.ts';
import { readContentOrExit } from '../readContentOrExit.ts';
import { encode } from '../pictures/ownPicture.ts';
import { stillFrame, withFrozenField, type DrawField } from './frozenField.ts';

/** Most bytes of a file, if the lowest quality allows: every visit loads it. Nobody sees a higher quality. */
const MAX_BYTES: Record<PictureFormat, number> = { avif: 42_000, webp: 120_000 };
/** The same for files of more than `USUAL_WIDTH`, for wide and for dense displays. */
const MAX_BYTES_OF_WIDE: Record<PictureFormat, number> = { avif: 70_000, webp: 120_000 };
/** Pixels. */
const USUAL_WIDTH = 1280;
/** The highest quality that is tried, and the lowest. */
const STILL_QUALITIES = [48, 16] as const;

const all = (Object.keys(stills) as BackdropName[]).flatMap((backdrop) =>
  (Object.keys(stills[backdrop]) as StillShape[]).map((shape) => ({ backdrop, shape })),
);
const publicFolder = process.env.PUBLIC_FOLDER || 'public';
const content = await readContentOrExit();
for (const { backdrop, shape } of all) {
  const [width] = stills[backdrop][shape].widths;
  requireWritable(join(publicFolder, pictureFile(stillName(backdrop, shape), width, 'webp')));
}
const palette = scenePalette(content.site.colors);
const files: { file: string; bytes: Buffer }[] = [];
await withFrozenField(async (draw) => {
  for (const [index, { backdrop, shape }] of all.entries()) {
    console.log(
      `Still ${index + 1} of ${all.length}: ${backdrop}, ${shape} (all are written at the end)`,
    );
    await render(draw, backdrop, shape);
  }
});
// All at once: a run that was interrupted leaves no mixture of old and new colours.
for (const { file, bytes } of files) {
  writeOrExit(join(publicFolder, file), bytes);
  console.log(`${file}: ${bytes.length} bytes`);
}
recordGenerated('stills', content, publicFolder);

async function render(draw: DrawField, backdrop: BackdropName, shape: StillShape): Promise<void> {
  const { width, height, widths } = stills[backdrop][shape];
  const size = { width, height, pixelRatio: 2 };
  const { picture: drawn } = await draw({ ...stillFrame(backdrop, width, height), palette, size });
  for (const fileWidth of widths) {
    const picture = await sharp(drawn).resize(fileWidth).png().toBuffer();
    const maxBytes = fileWidth > USUAL_WIDTH ? MAX_BYTES_OF_WIDE : MAX_BYTES;
    for (const format of pictureFormats) {
      const file = pictureFile(stillName(backdrop, shape), fileWidth, format);
      files.push({
        file,
        bytes: await encode(picture, format, maxBytes[format], STILL_QUALITIES),
      });
    }
  }
}
