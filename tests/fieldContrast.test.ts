import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { clockBegins, pass } from './browser/field.ts';
import { holdClock } from '../scripts/site/fieldClock.ts';
import type { Box } from './browser/visitor.ts';
import { fieldSite } from './site/fieldSite.ts';

/** What every text over the field keeps. */
const ENOUGH = 7;

/** A text over the field: its name, its colour in display values, and the boxes of its lines in CSS pixels. */
interface Text {
  name: string;
  color: [red: number, green: number, blue: number];
  lines: Box[];
}

const site = fieldSite();

describe('texts over the field keep a contrast of 7:1 through ten seconds of motion', () => {
  test.each([
    [390, 844],
    [768, 1024],
    [1440, 900],
    [2560, 1300],
  ])('at %d by %d', { timeout: 180_000 }, async (width, height) => {
    site.inWorker = [holdClock];
    const visitor = await site.comes({ width, height });
    await clockBegins(visitor);
    const texts = await visitor.evaluate(listTexts);
    expect(texts.length).toBeGreaterThanOrEqual(width < 1024 ? 6 : 13);
    await visitor.evaluate(hideTexts);
    const worst: Record<string, { contrast: number; when: string }> = {};
    const measure = async (when: string) => {
      const pixels = await sharp(await visitor.screenshot()).removeAlpha().raw().toBuffer();
      for (const { name, color, lines } of texts) {
        const contrast = contrastOf(luminance(...color), brightest(pixels, width, lines));
        if (contrast < (worst[name]?.contrast ?? Infinity)) worst[name] = { contrast, when };
      }
    };

    for (const seconds of [0.4, 0.6, 1, 2, 2, 2, 2]) {
      await pass(visitor, seconds);
      await measure('while it wanders');
    }
    for (const { name, lines } of texts.filter((text) => ['name', 'title', 'tagline', 'link Projects'].includes(text.name))) {
      const line = lines.at(-1)!;
      await visitor.moveMouse(line.x + line.width / 2, line.y + line.height / 2);
      await pass(visitor, 0.8);
      await measure(`with the mouse over ${name}`);
    }
    const { x, y, width: wide } = texts.find(({ name }) => name === 'tagline')!.lines.at(-1)!;
    await visitor.moveMouse(x + wide, y);
    await visitor.mouseDown();
    await visitor.mouseUp();
    for (const seconds of [0.1, 0.2, 0.3]) {
      await pass(visitor, seconds);
      await measure('after a press at the end of the tagline');
    }
    for (const [name, { contrast, when }] of Object.entries(worst)) {
      expect(contrast, `${name}, ${when}`).toBeGreaterThanOrEqual(ENOUGH);
    }
  });
});

/** Run in the page: its texts over the field. */
function listTexts(): Text[] {
  const home = document.querySelector('#home')!;
  const [title, tagline] = home.querySelectorAll('p');
  const named: [string, Element | null | undefined][] = [
    ['name', home.querySelector('h1')],
    ['title', title],
    ['tagline', tagline],
    ['quiet button', home.querySelector('a[href="#contact"]')],
    ['arrow', home.querySelector('a > svg')],
    ['brand', document.querySelector('header a[href="#home"]:has(svg)')],
    ...[...document.querySelectorAll('nav li a')].map((link): [string, Element] => [`link ${link.textContent}`, link]),
  ];
  return named.flatMap(([name, element]) => {
    if (!element) throw new Error(`there is no ${name}`);
    const ranges: (Range | Element)[] = element instanceof SVGElement ? [element] : [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      ranges.push(range);
    }
    const lines = ranges.flatMap((range) => [...range.getClientRects()].map((rect) => rect.toJSON() as DOMRect));
    const color = getComputedStyle(element).color.match(/\d+/g)!.map(Number) as Text['color'];
    return element.checkVisibility() && lines.length > 0 ? [{ name, color, lines }] : [];
  });
}

/** Run in the page: leaves what lies behind the texts, the veil and the bar included. The mouse's arrow goes too. */
function hideTexts(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    #home *, header * { -webkit-text-fill-color: transparent !important }
    #home svg, header svg, body > [popover] { visibility: hidden !important }
  `);
  document.adoptedStyleSheets.push(sheet);
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
