import type { Page } from 'playwright';

/** A code point that no font has. */
const WITHOUT_GLYPH = '\u{10FFFF}';
const FONT_SIZE = 24;
/** Width and height of the square that a letter is drawn in, in pixels. */
const SQUARE = 40;
/** So many letters are enough to see which scripts are meant. */
const MAX_NAMED_LETTERS = 20;

const blank = /[\p{Z}\p{M}\p{Cc}\p{Cf}]/u;
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const emoji = /\p{Emoji_Presentation}/u;

/** The letters and signs of a page that no font of this machine has. The browser draws a box for each. */
export async function missingLetters(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => document.body.innerText);
  const letters = [...new Set(text)].filter((letter) => !blank.test(letter));
  const [box, ...drawn] = await drawLetters(page, [WITHOUT_GLYPH, ...letters]);
  return letters.filter((_, index) => drawn[index] === box);
}

/** The pixels of each letter, as text, in the fonts of the page. */
async function drawLetters(page: Page, letters: string[]): Promise<string[]> {
  return page.evaluate(
    async ({ all, fontSize, square }) => {
      const font = `${fontSize}px ${getComputedStyle(document.body).fontFamily}`;
      await document.fonts.load(font, all.join(''));
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = square;
      const context = canvas.getContext('2d', { willReadFrequently: true })!;
      context.font = font;
      context.textAlign = 'center';
      return all.map((letter) => {
        context.clearRect(0, 0, square, square);
        context.fillText(letter, square / 2, fontSize);
        return context.getImageData(0, 0, square, square).data.join();
      });
    },
    { all: letters, fontSize: FONT_SIZE, square: SQUARE },
  );
}

/** A sentence for the owner about the missing letters of a file; undefined if there are none. */
export function missingLettersText(
  letters: readonly string[],
  file: string,
  command: string,
): string | undefined {
  if (letters.length === 0) return undefined;
  const more = letters.length - MAX_NAMED_LETTERS;
  const named =
    letters.slice(0, MAX_NAMED_LETTERS).join(' ') + (more > 0 ? ` and ${more} more` : '');
  const packages = [...new Set(letters.map(debianPackage))].join(' ');
  return `No font of this machine has these letters, so ${file} shows a box for each: ${named}
Install a font that has them, on Debian with "apt-get install ${packages}", and run ${command} again`;
}

/** The package of Debian whose fonts have a letter. */
function debianPackage(letter: string): string {
  if (eastAsian.test(letter)) return 'fonts-noto-cjk';
  return emoji.test(letter) ? 'fonts-noto-color-emoji' : 'fonts-noto-core';
}
