import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { getDocumentProxy } from 'unpdf';
import type { CvLength } from './cvLength.ts';
import { missingLetters } from './missingLetters.ts';

/** Enough for 84 pt on a good printer, and for a small file. */
const PRINTED_WIDTH = 260;
const PRINT_QUALITY = 60;

/** A4 without the margins of print.css, in CSS pixels. */
const PAPER = { width: 680, height: 1024 };

/** A printed CV. */
export interface PrintedCv extends CvLength {
  pdf: Buffer;
  /** Its letters that no font of this machine has. */
  missing: string[];
}

/** Prints the page at `url` as its visitors would, on A4. */
export async function printCv(browser: Browser, url: string): Promise<PrintedCv> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  // A busy machine may need minutes.
  page.setDefaultTimeout(300_000);
  await page.route(/\.(avif|webp)$/, async (route) => {
    const picture = await (await route.fetch({ timeout: 0, maxRetries: 1 })).body();
    const smaller = sharp(picture).resize({ width: PRINTED_WIDTH, withoutEnlargement: true });
    const { isOpaque } = await sharp(picture).stats();
    // Chromium keeps JPEG as it is and stores PNG as pixels, which take less space with few colours.
    const printed = isOpaque
      ? smaller.jpeg({ quality: PRINT_QUALITY })
      : smaller.png({ palette: true, quality: PRINT_QUALITY, dither: 0 });
    const { data, info } = await printed.toBuffer({ resolveWithObject: true });
    await route.fulfill({ contentType: `image/${info.format}`, body: data });
  });
  try {
    await page.goto(url);
    for (const picture of await page.locator('img').all()) {
      await picture.evaluate(async (img: HTMLImageElement) => {
        img.loading = 'eager';
        await img.decode();
      });
    }
    const pdf = await page.pdf({
      format: 'A4',
      printBackground: true,
      tagged: true,
      outline: true,
    });
    const { numPages } = await getDocumentProxy(new Uint8Array(pdf));
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(PAPER);
    return {
      pdf,
      pages: numPages,
      sections: await sectionHeights(page),
      missing: await missingLetters(page),
    };
  } finally {
    // Pictures may still be on their way. Their errors would end the process and hide the real one.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.close();
  }
}

/** Height of each section, in pages, of a page that is shown as on paper. */
async function sectionHeights(page: Page): Promise<Record<string, number>> {
  const heights = await page
    .locator('main > section')
    .evaluateAll((sections) => sections.map(({ id, clientHeight }) => [id, clientHeight] as const));
  return Object.fromEntries(heights.map(([id, height]) => [id, height / PAPER.height]));
}
