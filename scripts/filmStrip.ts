/**
 * Lays moments of the first screen beside each other, all drawn by the worker of the built site (`npm run
 * field:film`): the entry, the attractor, a press, the way out. Time passes as the script says, so the strips are the
 * same on every machine. PNG files for looking at, not for shipping, in the folder that is given; a second folder may
 * name a built site to film.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { chromiumEngine, type ChromiumVisitor } from '../tests/browser/chromium.ts';
import { clockBegins, pass } from '../tests/browser/field.ts';
import { holdClock } from '../tests/browser/fieldProbe.ts';
import { answerField } from '../tests/site/answerField.ts';
import { buildSite } from './site/buildSite.ts';
import { startSite } from './site/startSite.ts';

/** Windows in CSS pixels, and how many pictures of each lie in a row. */
const WINDOWS = [
  { name: 'desk', width: 1440, height: 900, inRow: 2 },
  { name: 'phone', width: 390, height: 844, inRow: 6 },
];

const target = process.argv[2] ?? join(tmpdir(), 'field-film');
await mkdir(target, { recursive: true });
const temporary = await mkdtemp(join(tmpdir(), 'film-'));
const folder = process.argv[3] ?? join(temporary, 'dist');
if (!process.argv[3]) await buildSite(folder);
const site = await startSite({ folder, fault: answerField(folder, { faults: {}, inWorker: [holdClock] }) });
try {
  for (const window of WINDOWS) await film(window);
} finally {
  await chromiumEngine.close();
  await site.close();
  await rm(temporary, { recursive: true });
}

async function film({ name, width, height, inRow }: (typeof WINDOWS)[number]): Promise<void> {
  const visitor = await chromiumEngine.begin({ site: site.url, motion: 'full', width, height });
  await visitor.open();
  await clockBegins(visitor);
  const strips: Record<string, Buffer[]> = {};
  const shoot = async (strip: string) => (strips[strip] ??= []).push(await visitor.screenshot());

  await shoot('entry');
  for (const seconds of [0.2, 0.2, 0.4, 0.8]) {
    await pass(visitor, seconds);
    await shoot('entry');
  }
  for (const [x, y] of [[0.3, 0.35], [0.62, 0.7], [0.9, 0.25]] as const) {
    await visitor.moveMouse(width * x, height * y);
    await pass(visitor, 1.2);
    await shoot('attractor');
  }
  await visitor.moveMouse(width * 0.7, height * 0.6);
  await pass(visitor, 1.2);
  await visitor.mouseDown();
  await visitor.mouseUp();
  for (const seconds of [0.1, 0.25, 0.45, 0.8]) {
    await pass(visitor, seconds);
    await shoot('press');
  }
  await scrollAway(visitor, () => shoot('scroll'), height);
  for (const [strip, pictures] of Object.entries(strips)) {
    const file = join(target, `${name}-${strip}.png`);
    await lay(pictures, inRow, file);
    console.log(file);
  }
  await visitor.close();
}

async function scrollAway(
  visitor: ChromiumVisitor,
  shoot: () => Promise<unknown>,
  height: number,
): Promise<void> {
  for (const share of [0.2, 0.4, 0.6, 0.8]) {
    await visitor.evaluate((top) => scrollTo({ top, behavior: 'instant' }), height * share);
    await visitor.page.waitForTimeout(300);
    await pass(visitor, 0.5);
    await shoot();
  }
}

/** Puts pictures beside each other, `inRow` to a row, each 720 pixels wide at most. */
async function lay(pictures: Buffer[], inRow: number, file: string): Promise<void> {
  const gap = 8;
  const resize = { width: 720, withoutEnlargement: true };
  const small = await Promise.all(pictures.map((each) => sharp(each).resize(resize).png().toBuffer()));
  const { width, height } = await sharp(small[0]).metadata();
  const rows = Math.ceil(small.length / inRow);
  const columns = Math.min(inRow, small.length);
  const size = { width: columns * (width + gap) - gap, height: rows * (height + gap) - gap };
  const placed = small.map((input, index) => ({
    input,
    left: (index % inRow) * (width + gap),
    top: Math.floor(index / inRow) * (height + gap),
  }));
  await sharp({ create: { ...size, channels: 3, background: '#fff' } })
    .composite(placed)
    .png()
    .toFile(file);
}
