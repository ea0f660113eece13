/**
 * Draws the field's posters (`npm run poster`): the scene at the end of its entry, for both rooms, wide
 * and narrow, as AVIF and WebP into public/assets. The results are committed; run it after a change to src/field.
 */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { isGeneratedFrom, recordGenerated } from '../../plugins/generatedFiles.ts';
import type { RoomName } from '../../src/field/protocol.ts';
import { ownContent } from '../ownContent.ts';
import { fieldPalette, stillFrame, withFrozenField, type DrawField } from './frozenField.ts';

interface Poster {
  room: RoomName;
  shape: 'wide' | 'narrow';
  /** The room that it is made for, in CSS pixels. */
  width: number;
  height: number;
  /** Widths of the files, in pixels; Backdrop.tsx names the same. */
  fileWidths: number[];
}

const POSTERS: Poster[] = [
  { room: 'home', shape: 'wide', width: 1440, height: 900, fileWidths: [1280, 1920] },
  { room: 'home', shape: 'narrow', width: 390, height: 844, fileWidths: [585, 780] },
  { room: 'contact', shape: 'wide', width: 1440, height: 1488, fileWidths: [1280, 1600] },
  { room: 'contact', shape: 'narrow', width: 390, height: 1422, fileWidths: [585, 780] },
];

/** The most a file may weigh, in bytes: it comes with every visit and has to be there before the field. */
const MOST_BYTES = { avif: 70_000, webp: 120_000 };

/** Words after the command that name a room, a shape or both draw those alone: `npm run poster -- home narrow`. */
const words = process.argv.slice(2);
const asked = POSTERS.filter((poster) => words.every((word) => word === poster.room || word === poster.shape));
if (asked.length === 0) {
  console.error(`There is no poster ${words.join(' ')}: a room is home or contact, a shape is wide or narrow`);
  process.exit(1);
}
const content = await ownContent();
const palette = fieldPalette(content.site.colors);
await withFrozenField(async (draw) => {
  // Other colours are in all of them.
  for (const poster of isGeneratedFrom('poster', content) ? asked : POSTERS) await render(draw, poster);
});
recordGenerated('poster', content);

async function render(draw: DrawField, { room, shape, width, height, fileWidths }: Poster): Promise<void> {
  const { picture: drawn } = await draw({ ...stillFrame(room, width, height), palette, width, height, pixelRatio: 2 });
  const name = `field-${room}-${shape}`;
  for (const fileWidth of fileWidths) {
    const picture = await sharp(drawn).resize(fileWidth).png().toBuffer();
    await save(picture, `${name}-${fileWidth}`, 'avif');
    await save(picture, `${name}-${fileWidth}`, 'webp');
  }
}

/** Writes the best quality that is light enough; throws where none is. */
async function save(picture: Buffer, name: string, format: keyof typeof MOST_BYTES): Promise<void> {
  let best: Buffer | undefined;
  let [low, high] = [16, 72];
  while (low <= high) {
    const quality = Math.round((low + high) / 2);
    const bytes = await sharp(picture).toFormat(format, { quality, effort: format === 'avif' ? 2 : 4 }).toBuffer();
    if (bytes.length <= MOST_BYTES[format]) {
      best = bytes;
      low = quality + 1;
    } else high = quality - 1;
  }
  if (!best) throw new Error(`${name}.${format} is heavier than ${MOST_BYTES[format]} bytes at every quality`);
  await writeFile(new URL(`../../public/assets/${name}.${format}`, import.meta.url), best);
  console.log(`${name}.${format}: ${best.length} bytes`);
}
