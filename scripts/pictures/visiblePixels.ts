import type { Sharp } from 'sharp';

/** A picture is judged at this width and height, in pixels. */
const JUDGED_SIZE = 96;
/** Pixels below this alpha, 0 to 255, let the page through. */
const OPAQUE_FROM = 128;

/** How many pixels of a picture are judged, with those that are transparent. */
export const JUDGED_PIXELS = JUDGED_SIZE ** 2;

/** Red, green and blue, 0 to 255 each. */
export type Pixel = [red: number, green: number, blue: number];

/** The pixels of a small copy of the picture that are not transparent. */
export async function visiblePixels(picture: Sharp): Promise<Pixel[]> {
  const small = picture.clone().resize(JUDGED_SIZE, JUDGED_SIZE, { fit: 'fill' }).ensureAlpha();
  const bytes = await small.raw().toBuffer();
  const pixels: Pixel[] = [];
  for (let at = 0; at < bytes.length; at += 4) {
    const [red, green, blue, alpha] = bytes.subarray(at, at + 4);
    if (alpha! >= OPAQUE_FROM) pixels.push([red!, green!, blue!]);
  }
  return pixels;
}
