import type { Page } from 'playwright';
import sharp from 'sharp';
import { apcaContrast, contrast } from '../../plugins/theme/palette.ts';

/** A text of a page, measured at the pixel behind it that is hardest to read on. */
export interface TextContrast {
  text: string;
  /** Id of its section, or the name of the element around it, such as `footer`. */
  place: string;
  /** Size in pixels. */
  size: number;
  weight: number;
  /** Contrast by WCAG 2.2, 1 to 21. */
  ratio: number;
  /** Contrast by APCA, Lc. */
  lc: number;
}

/** A text and the boxes of its lines, in CSS pixels from the corner of the page. */
interface MeasuredText extends Pick<TextContrast, 'text' | 'place' | 'size' | 'weight'> {
  color: string;
  lines: { x: number; y: number; width: number; height: number }[];
}

/** Whether a text is so large or bold that a lower APCA contrast is enough. */
export function isStrong({ size, weight }: TextContrast): boolean {
  return size >= 24 || (size >= 16 && weight >= 600);
}

/** The contrast of every text from the top to the bottom of a page. Its texts are hidden from then on. */
export async function textContrasts(page: Page): Promise<TextContrast[]> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const texts = await page.evaluate(measuredTexts);
  await page.evaluate(hideTexts);
  const { data, info } = await sharp(await page.screenshot({ fullPage: true }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });

  return texts.map(({ text, place, size, weight, color, lines }) => {
    const backgrounds = extremes(lines, data, info.width);
    const worst = (measure: typeof contrast) =>
      Math.min(...backgrounds.map((background) => measure(color, background)));
    return { text, place, size, weight, ratio: worst(contrast), lc: worst(apcaContrast) };
  });
}

/** The darkest and the brightest colour in some boxes of a picture. */
function extremes(boxes: MeasuredText['lines'], data: Buffer, pictureWidth: number): string[] {
  let darkest = { at: 0, sum: Infinity };
  let brightest = { at: 0, sum: -1 };
  for (const { x, y, width, height } of boxes) {
    for (let row = Math.ceil(y); row < Math.floor(y + height); row++) {
      for (let column = Math.ceil(x); column < Math.floor(x + width); column++) {
        const at = (row * pictureWidth + column) * 3;
        const sum = 2 * data[at]! + 7 * data[at + 1]! + data[at + 2]!;
        if (sum < darkest.sum) darkest = { at, sum };
        if (sum > brightest.sum) brightest = { at, sum };
      }
    }
  }
  return [darkest, brightest].map(({ at }) => `rgb(${data[at]} ${data[at + 1]} ${data[at + 2]})`);
}

/** Runs in the page: its texts in the window's width that a visitor sees. */
function measuredTexts(): MeasuredText[] {
  const texts: MeasuredText[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const parent = node.parentElement!;
    const text = node.data.trim().slice(0, 40);
    const isShown = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const style = getComputedStyle(parent);
    const isRead = !parent.closest('svg, style, .visually-hidden, [aria-hidden=true]');
    if (!text || !isShown || !isRead || style.clipPath.startsWith('inset(50%')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()]
      // Slides and the skip link may be out of sight.
      .filter(({ left, right, top, width }) => {
        const isOnPage = left >= 0 && right <= innerWidth && top >= 0;
        return isOnPage && width > 1;
      })
      .map(({ x, y, width, height }) => ({ x, y: y + scrollY, width, height }));
    if (lines.length === 0) continue;
    const place = parent.closest('section, header, footer');
    texts.push({
      text,
      place: place?.id || place?.localName || '',
      size: parseFloat(style.fontSize),
      weight: Number(style.fontWeight),
      color: style.color,
      lines,
    });
  }
  return texts;
}

/** Runs in the page: leaves the backgrounds of the texts. */
function hideTexts(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important; transition: none !important }',
  );
  document.adoptedStyleSheets.push(sheet);
}
