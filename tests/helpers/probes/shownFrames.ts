import sharp from 'sharp';
import type { ChromiumVisitor } from '../drivers/chromium.ts';

/** What one frame that the browser has shown looks like: shares of its pixels, 0 to 1. */
export interface ShownFrame {
  /** Pixels that are brighter than the ground between the needles. */
  lit: number;
  /** Pixels that are nearly white. */
  white: number;
  width: number;
  height: number;
}

/** Records what the browser shows, frame by frame, until the function that it returns is called. */
export async function recordFrames(visitor: ChromiumVisitor): Promise<() => Promise<ShownFrame[]>> {
  const devtools = await visitor.page.context().newCDPSession(visitor.page);
  const pictures: string[] = [];
  devtools.on('Page.screencastFrame', ({ data, sessionId }) => {
    pictures.push(data);
    devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 60, everyNthFrame: 1 });
  return async () => {
    await devtools.send('Page.stopScreencast');
    await devtools.detach();
    return Promise.all(pictures.map((picture) => look(Buffer.from(picture, 'base64'))));
  };
}

async function look(picture: Buffer): Promise<ShownFrame> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  let [lit, white] = [0, 0];
  for (let at = 0; at < data.length; at += channels) {
    const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
    if (Math.max(red, green, blue) > 40) lit += 1;
    if (Math.min(red, green, blue) > 225) white += 1;
  }
  const pixels = width * height;
  return { lit: lit / pixels, white: white / pixels, width, height };
}
