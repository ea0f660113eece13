/**
 * Draws the field's posters (`npm run poster`): the scene at the end of its entry, for both rooms, wide
 * and narrow, as AVIF and WebP into public/assets. The results are committed; run it after a change to src/field.
 */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { isGeneratedFrom, recordGenerated } from '../../plugins/generatedFiles.ts';
import { pictureFile, pictureFormats, type PictureFormat } from '../../src/content/pictureFiles.ts';
import type { RoomName } from '../../src/field/protocol.ts';
import { posterName, posters, type PosterShape } from '../../src/ui/Backdrop/posters.ts';
import { ownContent } from '../ownContent.ts';
import { fieldPalette, stillFrame, withFrozenField, type DrawField } from './frozenField.ts';

/** Every poster, by its room and its shape. */
const all = (Object.keys(posters) as RoomName[]).flatMap((room) =>
  (Object.keys(posters[room]) as PosterShape[]).map((shape) => ({ room, shape })),
);

/** The most a file may weigh, in bytes: it comes with every visit and has to be there before the field. */
const MOST_BYTES: Record<PictureFormat, number> = { avif: 70_000, webp: 120_000 };

/** Words after the command that name a room, a shape or both draw those alone: `npm run poster -- home narrow`. */
const words = process.argv.slice(2);
const asked = all.filter(({ room, shape }) => words.every((word) => word === room || word === shape));
if (asked.length === 0) {
  console.error(
    `There is no poster ${words.join(' ')}: a room is home or contact, a shape is wide or narrow`,
  );
  process.exit(1);
}
const content = await ownContent();
const palette = fieldPalette(content.site.colors);
await withFrozenField(async (draw) => {
  // Other colours are in all of them.
  for (const { room, shape } of isGeneratedFrom('poster', content) ? asked : all)
    await render(draw, room, shape);
});
recordGenerated('poster', content);

async function render(draw: DrawField, room: RoomName, shape: PosterShape): Promise<void> {
  const { width, height, fileWidths } = posters[room][shape];
  const { picture: drawn } = await draw({
    ...stillFrame(room, width, height),
    palette,
    width,
    height,
    pixelRatio: 2,
  });
  for (const fileWidth of fileWidths) {
    const picture = await sharp(drawn).resize(fileWidth).png().toBuffer();
    for (const format of pictureFormats)
      await save(picture, pictureFile(posterName(room, shape), fileWidth, format), format);
  }
}

/** Writes the best quality that is light enough; throws where none is. */
async function save(picture: Buffer, file: string, format: PictureFormat): Promise<void> {
  let best: Buffer | undefined;
  let [low, high] = [16, 72];
  while (low <= high) {
    const quality = Math.round((low + high) / 2);
    const bytes = await sharp(picture)
      .toFormat(format, { quality, effort: format === 'avif' ? 2 : 4 })
      .toBuffer();
    if (bytes.length <= MOST_BYTES[format]) {
      best = bytes;
      low = quality + 1;
    } else high = quality - 1;
  }
  if (!best) throw new Error(`${file} is heavier than ${MOST_BYTES[format]} bytes at every quality`);
  await writeFile(new URL(`../../public/${file}`, import.meta.url), best);
  console.log(`${file}: ${best.length} bytes`);
}
