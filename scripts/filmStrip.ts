/** Makes pictures of several frames of the needle field: `npm run film [-- <folder for the PNG files> [<built site>]]`. */
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { holdClock, pass, runInWorker } from './site/fieldClock.ts';
import { INBOX_ACCEPTS, SEND_PATH } from '../src/sections/Contact/emailJsApi.ts';
import { visitSite } from './site/visitSite.ts';

const WINDOWS = [
  { name: 'desk', width: 1440, height: 900, inRow: 3 },
  { name: 'phone', width: 390, height: 844, inRow: 6 },
];
const SEND = '#contact [type=submit]';
const [target = join(tmpdir(), 'field-film'), built] = parseArgs({ allowPositionals: true }).positionals;
await mkdir(target, { recursive: true });
await visitSite(async (url, browser) => {
  for (const [index, window] of WINDOWS.entries()) {
    const { name, width, height } = window;
    console.log(`Window ${index + 1} of ${WINDOWS.length}: ${name}`);
    const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'no-preference' });
    await runInWorker(page, [holdClock]);
    await page.goto(url);
    await film(page, window);
    await page.close();
  }
}, built);

async function film(page: Page, { name, width, height, inRow }: (typeof WINDOWS)[number]): Promise<void> {
  const strips: Record<string, Buffer[]> = {};
  const shoot = async (strip: string, scene: number, ...steps: number[]) => {
    for (const seconds of steps) {
      await pass(page, seconds, scene);
      (strips[strip] ??= []).push(await page.screenshot());
    }
  };

  await begin(page, 0, '#home canvas');
  await shoot('1-arrival', 0, 0.02, 0.4, 0.15, 0.12, 0.2, 0.6);
  await page.locator('#home a').first().focus();
  for (let stop = 0; stop < 3; stop++) {
    if (stop > 0) await page.keyboard.press('Tab');
    await shoot('2-focus', 0, 0.25, 1);
  }
  await page.mouse.click(width * 0.7, height * 0.6);
  await shoot('3-press', 0, 0.1, 0.25, 0.45, 0.8);
  for (const share of [0.1, 0.2, 0.3, 0.45, 0.6, 0.8]) {
    await scroll(page, '#home', share);
    await shoot('4-leaving', 0, 0.5);
  }
  await scroll(page, '#contact', -0.7);
  await begin(page, 1, '#contact canvas');
  for (const share of [-0.7, -0.4, -0.1]) {
    await scroll(page, '#contact', share);
    await shoot('5-arriving', 1, 0.5);
  }
  await scroll(page, SEND, -0.5);
  await shoot('5-arriving', 1, 0.5, 0.5, 1);
  await send(page, 200);
  await shoot('6-success', 1, 0.15, 0.3, 0.8, 0.8, 0.6, 1.2);
  await send(page, 500);
  await shoot('7-failure', 1, 0.15, 0.3, 0.8);
  for (const [strip, pictures] of Object.entries(strips))
    await joinPictures(pictures, inRow, join(target, `${name}-${strip}.png`));
}

/** Draws the first frame of a scene and waits until its canvas covers the still. */
async function begin(page: Page, scene: number, canvas: string): Promise<void> {
  while (page.workers().length <= scene) await page.waitForTimeout(1000);
  for (let frame = 0; frame < 3; frame++) await pass(page, 0, scene);
  const opacity = () => page.locator(canvas).evaluate((element) => getComputedStyle(element).opacity);
  while ((await opacity()) !== '1') await page.waitForTimeout(100);
}

/** Scrolls until an element begins at a share of the window's height above its top. */
async function scroll(page: Page, selector: string, share: number): Promise<void> {
  await page.locator(selector).evaluate((element, above) => {
    const top = scrollY + element.getBoundingClientRect().top + innerHeight * above;
    window.scrollTo({ top, behavior: 'instant' });
  }, share);
  await page.waitForTimeout(300);
}

/** Sends a message to a mail service that answers with `status`, and waits for the result. */
async function send(page: Page, status: number): Promise<void> {
  await page.route(`**/${SEND_PATH}`, (route) => route.fulfill({ status, body: INBOX_ACCEPTS }));
  for (const field of await page.locator('#contact form').locator('input, textarea').all())
    await field.fill('ada@example.com');
  await page.locator(SEND).click();
  await page.waitForTimeout(1000);
  await page.mouse.move(0, 0);
}

/** Joins pictures in rows of `inRow`, each at most 640 pixels wide. */
async function joinPictures(pictures: Buffer[], inRow: number, file: string): Promise<void> {
  const resize = { width: 640, withoutEnlargement: true };
  const small = await Promise.all(pictures.map((each) => sharp(each).resize(resize).png().toBuffer()));
  const layout = { across: Math.min(inRow, small.length), shim: 8, background: '#fff' };
  await sharp(small, { join: layout }).toFile(file);
  console.log(file);
}
