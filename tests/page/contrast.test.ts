import { beforeAll, describe, expect, test } from 'vitest';
import { openPageToClose, waitForHydration } from '../helpers/page.ts';
import { isStrong, textContrasts, type TextContrast } from '../helpers/textContrasts.ts';

describe.each([390, 1440])('in a window of %i pixels', (width) => {
  let texts: TextContrast[];

  beforeAll(async () => {
    const { page, close } = await openPageToClose('', { viewport: { width, height: 900 } });
    await waitForHydration(page);
    texts = await textContrasts(page);
    await close();
  });

  test('every text has a contrast of 7:1', () => {
    expect(texts.length).toBeGreaterThan(150);
    expect(texts.filter(({ ratio }) => ratio < 7)).toEqual([]);
  });

  test('every text has an APCA contrast of Lc 75, and of Lc 60 if it is large or semi-bold', () => {
    expect(texts.filter((text) => text.lc < (isStrong(text) ? 60 : 75))).toEqual([]);
  });
});
