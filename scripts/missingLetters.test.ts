import { chromium } from 'playwright';
import { expect, test } from 'vitest';
import { testBrowser } from './browser.ts';
import { missingLetters, missingLettersText } from './missingLetters.ts';

/** For private use: no font has it. */
const UNKNOWN = '\u{10FFFD}';

test('finds the shown letters that no font of this machine has', async () => {
  const browser = await chromium.launch(testBrowser());
  const page = await browser.newPage();
  await page.setContent(`<p>Été, Straße 7 ${UNKNOWN}, ${UNKNOWN}!</p><p hidden>\u{10FFFC}</p>`);
  expect(await missingLetters(page)).toEqual([UNKNOWN]);
  await browser.close();
});

test('nothing is said of a file with all its letters', () => {
  expect(missingLettersText([], 'cv.pdf', 'npm run cv')).toBeUndefined();
});

test('names the letters, the file, the package to install and the command', () => {
  expect(missingLettersText(['한', '국'], 'public/assets/cv.pdf', 'npm run cv')).toBe(
    `No font of this machine has these letters, so public/assets/cv.pdf shows a box for each: 한 국
Install a font that has them, on Debian with "apt-get install fonts-noto-cjk", and run npm run cv again`,
  );
});

test('names every package that is needed, each once', () => {
  const text = missingLettersText(['日', 'あ', 'カ', 'ह', '🚀'], 'share.jpg', 'npm run share');
  expect(text).toContain('install fonts-noto-cjk fonts-noto-core fonts-noto-color-emoji"');
});

test('of many letters the first twenty are named', () => {
  const letters = Array.from({ length: 23 }, (_, index) => String.fromCodePoint(0xac00 + index));
  expect(missingLettersText(letters, 'cv.pdf', 'npm run cv')).toMatch(/ 갓 and 3 more\n/);
});
