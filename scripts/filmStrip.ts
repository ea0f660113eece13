/**
 * Lays moments of the field's two rooms beside each other, all drawn by the worker of the built site (`npm run film`): the entry, the focus moved by Tab, a press, leaving home, arriving in the contact room, a message that
 * arrives and one that does not. Time passes as the script says, so the strips are the same on every machine. PNG
 * files for looking at, not for shipping, in the folder that is given; a second folder may name a built site to film.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page, type Worker } from 'playwright';
import sharp from 'sharp';
import { browserArgs, requireBrowser } from './browser.ts';
import { callInPage } from './callInPage.ts';
import { INBOX_ACCEPTS, SEND_PATH } from '../src/sections/Contact/emailJsApi.ts';
import { answerField } from './site/answerField.ts';
import { buildSite } from './site/buildSite.ts';
import { holdClock } from './site/fieldClock.ts';
import { startSite } from './site/startSite.ts';

/** Windows in CSS pixels, and how many pictures of each lie in a row. */
const WINDOWS = [
  { name: 'desk', width: 1440, height: 900, inRow: 3, touch: false },
  { name: 'phone', width: 390, height: 844, inRow: 6, touch: true },
];
const PATIENCE = 120_000;

const [target = join(tmpdir(), 'field-film'), built] = parseArgs({ allowPositionals: true }).positionals;
await mkdir(target, { recursive: true });
const temporary = await mkdtemp(join(tmpdir(), 'film-'));
const folder = built ?? join(temporary, 'dist');
if (!built) await buildSite(folder);
const site = await startSite({ folder, fault: answerField(folder, { faults: {}, inWorker: [holdClock] }) });
const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserArgs });
try {
  for (const window of WINDOWS) await film(window);
} finally {
  await browser.close();
  await site.close();
  await rm(temporary, { recursive: true });
}

async function film({ name, width, height, inRow, touch }: (typeof WINDOWS)[number]): Promise<void> {
  const device = touch ? { hasTouch: true, isMobile: true } : {};
  const page = await browser.newPage({
    viewport: { width, height },
    reducedMotion: 'no-preference',
    ...device,
  });
  await page.goto(site.url);
  await page.waitForSelector('[data-field-room] canvas', { state: 'attached', timeout: PATIENCE });
  // The first frame counts as drawn when the second begins: both at the moment 0.
  await pass(page, 0);
  await pass(page, 0);
  await shown(page, 'home');
  const strips: Record<string, Buffer[]> = {};
  const shoot = async (strip: string, ...steps: number[]) => {
    for (const seconds of steps) {
      await pass(page, seconds);
      (strips[strip] ??= []).push(await page.screenshot());
    }
  };

  await shoot('1-entry', 0.02, 0.2, 0.2, 0.4, 0.8, 1.2);
  await page.locator('#home a').first().focus();
  await page.keyboard.press('Shift+Tab');
  for (let stop = 0; stop < 3; stop++) {
    await page.keyboard.press('Tab');
    await shoot('2-tab', 0.25, 1);
  }
  const place = { x: width * 0.7, y: height * 0.6 };
  if (touch) await page.touchscreen.tap(place.x, place.y);
  else {
    await page.mouse.move(place.x, place.y);
    await pass(page, 1.2);
    await page.mouse.down();
    await page.mouse.up();
  }
  await shoot('3-press', 0.1, 0.25, 0.45, 0.8);
  if (!touch) await page.mouse.move(-9, -9);
  await page.evaluate(callInPage(leave, []));
  for (const share of [0.1, 0.2, 0.3, 0.45, 0.6, 0.8]) {
    await scroll(page, `scrollTo({ top: ${height * share}, behavior: 'instant' })`);
    await shoot('4-leaving', 0.5);
  }
  for (const share of [0.7, 0.4, 0.1]) {
    await scroll(
      page,
      `scrollTo({ top: document.querySelector('#contact').offsetTop - ${height * share}, behavior: 'instant' })`,
    );
    if (share === 0.7) await shown(page, 'contact');
    await shoot('5-arriving', 0.5);
  }
  await scroll(
    page,
    `document.querySelector('#contact [type=submit]').scrollIntoView({ block: 'center', behavior: 'instant' })`,
  );
  await shoot('5-arriving', 0.4, 0.5, 1);
  await send(page, 200);
  await shoot('6-success', 0.15, 0.3, 0.8, 0.8, 0.6, 1.2);
  await letBannerGo(page);
  await send(page, 500);
  await shoot('7-failure', 0.15, 0.3, 0.8);
  await letBannerGo(page);
  await shoot('7-failure', 0.15, 0.3, 0.8);
  for (const [strip, pictures] of Object.entries(strips)) {
    const file = join(target, `${name}-${strip}.png`);
    await lay(pictures, inRow, file);
    console.log(file);
  }
  await page.close();
}

/** Lets so many seconds pass in the worker, whose clock is held. */
async function pass(page: Page, seconds: number): Promise<void> {
  const draws = (each: Worker) => each.url().includes('field.worker');
  const worker =
    page.workers().find(draws) ??
    (await page.waitForEvent('worker', { predicate: draws, timeout: PATIENCE }));
  for (const start = Date.now(); !(await worker.evaluate('"fieldClock" in globalThis'));) {
    if (Date.now() - start > PATIENCE) throw new Error('the worker does not begin');
  }
  await worker.evaluate(callInPage((time: number) => fieldClock.advance(time), [seconds]));
}

/** Waits until the field covers the poster of that room. */
async function shown(page: Page, room: string): Promise<void> {
  for (let frame = 0; frame < 3; frame++) await pass(page, 0);
  const isShown = (name: string) => {
    const element = document.querySelector(`[data-field-room=${name}][data-field=shown]`);
    return element !== null && getComputedStyle(element).opacity === '1';
  };
  for (
    const start = Date.now();
    !(await page.evaluate(callInPage(isShown, [room])));
    await page.waitForTimeout(100)
  ) {
    if (Date.now() - start > PATIENCE) throw new Error(`the field does not come into ${room}`);
  }
}

async function scroll(page: Page, how: string): Promise<void> {
  await page.evaluate(how);
  await page.waitForTimeout(300);
}

/** Run in the page: takes the mouse and the keyboard's focus away. */
function leave(): void {
  document.documentElement.dispatchEvent(new PointerEvent('pointerleave'));
  (document.activeElement as HTMLElement).blur();
}

/** Sends a message, which the mail service answers so; its banner stands from then on, held as by a mouse. */
async function send(page: Page, status: number): Promise<void> {
  await page.route(`**/${SEND_PATH}`, (route) => route.fulfill({ status, body: INBOX_ACCEPTS }));
  for (const field of await page.locator('#contact form').locator('input, textarea').all())
    await field.fill('ada@example.com');
  await page.evaluate(callInPage(leave, []));
  await page.evaluate("document.querySelector('#contact form').requestSubmit()");
  await page.waitForSelector('#contact [role=status] svg', { timeout: PATIENCE });
  await tellRegion(page, 'pointerover');
}

async function letBannerGo(page: Page): Promise<void> {
  await tellRegion(page, 'pointerout');
  await page.waitForSelector('#contact [role=status] svg', { state: 'detached', timeout: PATIENCE });
}

function tellRegion(page: Page, event: string): Promise<void> {
  const tell = (type: string) => {
    document
      .querySelector('#contact [role=status]')
      ?.dispatchEvent(new PointerEvent(type, { bubbles: true }));
  };
  return page.evaluate(callInPage(tell, [event]));
}

/** Puts pictures beside each other, `inRow` to a row, each 640 pixels wide at most. */
async function lay(pictures: Buffer[], inRow: number, file: string): Promise<void> {
  const gap = 8;
  const resize = { width: 640, withoutEnlargement: true };
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
