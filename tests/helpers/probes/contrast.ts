import sharp from 'sharp';
import type { ChromiumVisitor } from '../drivers/chromium.ts';
import type { Box } from '../drivers/visitor.ts';

/** A text on the page: its name, its colour in display values, and the boxes of its lines in CSS pixels. */
export interface Text {
  name: string;
  color: [red: number, green: number, blue: number];
  lines: Box[];
}

/** The lowest contrast that a text had, 1 to 21, and when. */
export interface Worst {
  contrast: number;
  when: string;
}

/** Run in the page: the texts of elements that are seen, by name; of each the lines that are wholly below `top` and in the window. */
export function readTexts(selectors: Record<string, string>, top: number): Text[] {
  return Object.entries(selectors).flatMap(([name, selector]) => {
    const elements = [...document.querySelectorAll(selector)];
    if (elements.length === 0) throw new Error(`there is no ${name}`);
    return elements.flatMap((element) => {
      const ranges: (Range | Element)[] = element instanceof SVGElement ? [element] : [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        if (walker.currentNode.parentElement!.closest('.visually-hidden')) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        ranges.push(range);
      }
      const lines = ranges
        .flatMap((range) => [...range.getClientRects()].map((rect) => rect.toJSON() as DOMRect))
        .filter((line) => line.top >= top && line.bottom <= innerHeight && line.width > 1);
      const color = getComputedStyle(element).color.match(/\d+/g)!.map(Number) as Text['color'];
      return element.checkVisibility() && lines.length > 0
        ? [{ name: `${name} ${element.textContent}`.trim(), color, lines }]
        : [];
    });
  });
}

/** Run in the page: leaves what lies behind the texts, veils and the bar included. The mouse's arrow goes too. */
export function hideTexts(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    section *, header * { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important }
    section a svg, header svg, body > [popover] { visibility: hidden !important }
  `);
  document.adoptedStyleSheets.push(sheet);
}

/** Compares texts with what now lies behind them, and keeps the lowest contrast of each in `worst`. */
export async function measureContrast(
  visitor: ChromiumVisitor,
  texts: Text[],
  when: string,
  worst: Map<string, Worst>,
): Promise<void> {
  const { data, info } = await sharp(await visitor.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const { name, color, lines } of texts) {
    const contrast = contrastOf(luminance(...color), brightest(data, info.width, lines));
    if (contrast < (worst.get(name)?.contrast ?? Infinity)) worst.set(name, { contrast, when });
  }
}

/** Luminance of the brightest pixel behind `lines`; `pixels` are red, green and blue of a window `width` CSS pixels wide. */
function brightest(pixels: Buffer, width: number, lines: Box[]): number {
  let most = 0;
  for (const { x, y, width: wide, height: high } of lines) {
    for (let row = Math.floor(y); row < Math.ceil(y + high); row++) {
      for (let column = Math.floor(x); column < Math.ceil(x + wide); column++) {
        const at = (row * width + column) * 3;
        const light = luminance(pixels[at], pixels[at + 1], pixels[at + 2]);
        if (light > most) most = light;
      }
    }
  }
  return most;
}

/** WCAG 2.2's contrast of two luminances, 1 to 21. */
function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Light of each display value, 0 to 255 (WCAG 2.2). */
const LIGHT = Array.from({ length: 256 }, (_, value) =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);

/** WCAG 2.2's relative luminance of a colour in display values. */
function luminance(red = 0, green = 0, blue = 0): number {
  return 0.2126 * LIGHT[red]! + 0.7152 * LIGHT[green]! + 0.0722 * LIGHT[blue]!;
}
