/** A picture that stays whole, such as a screenshot of a phone, upright on a background in its main colour. */
import Color from 'colorjs.io';
import sharp, { type Sharp } from 'sharp';
import { visiblePixels, type Pixel } from './visiblePixels.ts';

/** Free space above and below the picture, or beside it: a fraction of its background. */
export const WHOLE_MARGIN = 0.07;
/** Its round corners: a fraction of its shorter side. */
const WHOLE_RADIUS = 0.05;

/** Lightness of the background in HSL, 0 to 100: the picture stands out from it, and it from the page. */
const BACKGROUND_LIGHTNESS = { ofLightPicture: 28, ofDarkPicture: 50 };
/** Pictures whose average, 0 to 255, is below are dark. */
const DARK_PICTURE_BELOW = 70;
/** Most saturation of the background in HSL, 0 to 100. */
const MAX_BACKGROUND_SATURATION = 55;
/** Its corners have so many times its lightness: the upper left, the upper right, the lower left, the lower right. */
const BACKGROUND_LIGHT = [1.16, 1, 1, 0.82];

/** Hues of a picture are told apart in so many groups. */
const HUE_GROUPS = 12;
/** A small button in full colour weighs as much as a large area that is nearly grey. */
const COLORFULNESS_POWER = 1.5;

/** Size of the background in pixels. */
interface BackgroundSize {
  width: number;
  height: number;
}

/** Hue, 0 to 360, and saturation, 0 to 100, in HSL. */
interface Tint {
  hue: number;
  saturation: number;
}

/** The whole picture with round corners on its background. */
export async function onOwnBackground(
  picture: Sharp,
  { width, height }: BackgroundSize,
): Promise<Buffer> {
  const { data, info } = await picture
    .clone()
    .resize({
      width: Math.round(width * (1 - 2 * WHOLE_MARGIN)),
      height: Math.round(height * (1 - 2 * WHOLE_MARGIN)),
      fit: 'inside',
    })
    .toBuffer({ resolveWithObject: true });
  const radius = WHOLE_RADIUS * Math.min(info.width, info.height);
  const corners = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${info.width}" height="${info.height}"><rect width="100%" height="100%" rx="${radius}"/></svg>`,
  );
  const rounded = await sharp(data)
    .ensureAlpha()
    .composite([{ input: corners, blend: 'dest-in' }])
    .png()
    .toBuffer();
  const quarters = backgroundColors(await visiblePixels(picture));
  const background = await sharp(quarters, { raw: { width: 2, height: 2, channels: 3 } })
    .resize({ width, height, fit: 'fill', kernel: 'cubic' })
    .png()
    .toBuffer();
  return sharp(background)
    .composite([{ input: rounded }])
    .removeAlpha()
    .png()
    .toBuffer();
}

/** The background as two by two pixels: the main colour of the picture, in the light from the upper left. */
function backgroundColors(pixels: readonly Pixel[]): Uint8Array {
  const { hue, saturation } = mainTint(pixels);
  const { ofDarkPicture, ofLightPicture } = BACKGROUND_LIGHTNESS;
  const lightness = averageOf(pixels) < DARK_PICTURE_BELOW ? ofDarkPicture : ofLightPicture;
  const corners = BACKGROUND_LIGHT.map((light) =>
    rgbOf([hue, Math.min(MAX_BACKGROUND_SATURATION, saturation), light * lightness]),
  );
  return Uint8Array.from(corners.flat());
}

/** The average of all values, 0 to 255. */
function averageOf(pixels: readonly Pixel[]): number {
  const values = pixels.flat();
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The tint of the hues that are seen most. A grey picture has none. */
function mainTint(pixels: readonly Pixel[]): Tint {
  const groups = Array.from({ length: HUE_GROUPS }, () => ({ weight: 0, hue: 0, saturation: 0 }));
  for (const pixel of pixels) {
    const { hue, saturation } = tintOf(pixel);
    const colorfulness = (Math.max(...pixel) - Math.min(...pixel)) / 255;
    const weight = colorfulness ** COLORFULNESS_POWER;
    const group = groups[Math.floor((hue / 360) * HUE_GROUPS) % HUE_GROUPS]!;
    group.weight += weight;
    group.hue += weight * hue;
    group.saturation += weight * saturation;
  }
  const main = groups.reduce((best, group) => (group.weight > best.weight ? group : best));
  if (main.weight === 0) return { hue: 0, saturation: 0 };
  return { hue: main.hue / main.weight, saturation: main.saturation / main.weight };
}

/** The tint of a pixel. A grey has the hue 0. */
function tintOf([red, green, blue]: Pixel): Tint {
  const [hue, saturation] = new Color('srgb', [red / 255, green / 255, blue / 255]).hsl;
  return { hue: hue || 0, saturation: saturation || 0 };
}

function rgbOf(hsl: [hue: number, saturation: number, lightness: number]): number[] {
  return new Color('hsl', hsl).to('srgb').coords.map((value) => Math.round(255 * (value ?? 0)));
}
