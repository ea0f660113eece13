/**
 * Makes the picture for link previews: the field with name and title (`npm run share`). A page in another language
 * has its own if its name or title differs.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import {
  generatedKind,
  recordGenerated,
  type GeneratedKind,
} from '../plugins/contentCheck/generatedFiles.ts';
import { customProperties, scenePalette, paletteOf } from '../plugins/theme/palette.ts';
import { textSizes } from '../plugins/theme/textSizes.ts';
import { contentSource, readListed } from '../plugins/contentSource/contentSource.ts';
import {
  hasOwnSharePicture,
  sharePicture,
  sharePictureFile,
} from '../plugins/shared/sharePicture.ts';
import { textDirection } from '../plugins/shared/textDirection.ts';
import type { CheckedContent } from '../src/content/schema/contentSchema.ts';
import { wholeWords } from '../src/ui/text/wholeWords.tsx';
import { missingLetters, missingLettersText } from './missingLetters.ts';
import { requireWritable, writeOrExit } from './publicFile.ts';
import { readContentOrExit } from './readContentOrExit.ts';
import { stillFrame, withFrozenField } from './stills/frozenField.ts';

/** Letters have no visible blocks around them, and the file is small enough for every network. */
const SHARE_QUALITY = 82;

/** Left and right of the texts, in pixels. */
const TEXT_MARGIN = 80;

/** A picture to make. */
interface SharePicture {
  kind: GeneratedKind;
  /** The content of its page. */
  content: CheckedContent;
  /** Path of the file below public/. */
  src: string;
}

const { width, height } = sharePicture;
const publicFolder = process.env.PUBLIC_FOLDER || 'public';
const original = await readContentOrExit();
const wanted = await sharePictures();
for (const { src } of wanted) requireWritable(join(publicFolder, src));

console.log('Step 1 of 2: drawing the field');
await withFrozenField(async (draw, browser) => {
  const palette = scenePalette(original.site.colors);
  const size = { width, height, pixelRatio: 1 };
  const { picture: field } = await draw({ ...stillFrame('home', width, height), palette, size });
  console.log('Step 2 of 2: adding name and title');
  const page = await browser.newPage({ viewport: { width, height } });
  for (const { kind, content, src } of wanted) {
    await page.setContent(await card(content, field));
    await page.evaluate(() => document.fonts.ready);
    const picture = await sharp(await page.screenshot())
      .jpeg({ quality: SHARE_QUALITY, mozjpeg: true })
      .toBuffer();
    const file = join(publicFolder, src);
    writeOrExit(file, picture);
    recordGenerated(kind, content, publicFolder);
    console.log(`${file}: ${Math.ceil(picture.length / 1000)} kB`);
    const boxes = missingLettersText(await missingLetters(page), file, 'npm run share');
    if (boxes) console.log(boxes);
  }
});

/** The pictures of content.ts and of all translations that need their own. */
async function sharePictures(): Promise<SharePicture[]> {
  const all: SharePicture[] = [{ kind: 'share', content: original, src: sharePicture.src }];
  for (const page of contentSource().translations()) {
    const content = await readListed(page);
    if (!hasOwnSharePicture(content, original)) continue;
    all.push({
      kind: generatedKind('share', page),
      content,
      src: sharePictureFile(content.site.language),
    });
  }
  return all;
}

/** The picture as a page: the field, a gradient over it, name and title. */
async function card(content: CheckedContent, field: Buffer): Promise<string> {
  const { owner, site } = content;
  const fonts = await withData(await readFile('src/styles/fonts.css', 'utf8'));
  const tokens = await readFile('src/styles/tokens.css', 'utf8');
  const direction = textDirection(site.language);
  return `<!doctype html>
    <html lang="${site.language}" dir="${direction}">
    <style>
      ${fonts}
      ${customProperties(paletteOf(site.colors))}
      ${tokens}
      ${await textSizes(content)}
      body {
        display: flex; flex-direction: column; justify-content: center; gap: 26px; box-sizing: border-box;
        height: ${height}px; margin: 0; padding: 0 ${TEXT_MARGIN}px; color: var(--color-text); font-family: var(--font-display);
        background:
          linear-gradient(${direction === 'rtl' ? 270 : 90}deg, color-mix(in srgb, var(--color-background) 84%, transparent) 30%, transparent 75%),
          url(data:image/png;base64,${field.toString('base64')});
      }
      h1 {
        max-width: max(5.6em, 1em * var(--name-width)); margin: 0;
        font: 800 min(116px, ${width - 2 * TEXT_MARGIN}px / var(--name-width))/0.98 var(--font-display);
        letter-spacing: -0.045em;
      }
      span { display: inline-block; max-width: 100%; }
      p { margin: 0; color: var(--color-accent); font-size: 36px; font-weight: 600; }
    </style>
    <body>
      <h1 dir="auto">${markup(owner.name)}</h1>
      <p dir="auto">${markup(owner.title)}</p>
    </body>`;
}

/** A text whose words with a hyphen stay on one line. */
function markup(text = ''): string {
  return renderToStaticMarkup(wholeWords(text));
}

/** The style sheet with its font files inside, for a page without an address. */
async function withData(css: string): Promise<string> {
  let whole = css;
  for (const [address, file] of css.matchAll(/\.\/(fonts\/[\w-]+\.woff2)/g)) {
    const font = await readFile(join('src/styles', file!), 'base64');
    whole = whole.replace(address, `data:font/woff2;base64,${font}`);
  }
  return whole;
}
