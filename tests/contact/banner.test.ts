import type { Locator } from 'playwright';
import { beforeAll, describe, test } from 'vitest';
import { formOf, refused, UNSENT } from '../helpers/contact.ts';
import { FAILED, SENDING } from '../helpers/contactTexts.ts';
import { expect, openPageForSuite, waitForHydration } from '../helpers/page.ts';

/** A window of 1280 by 1024 pixels at 400%. */
const zoomed = { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 };

/** Top and bottom of a part of the page, in CSS pixels from the top of the window. */
interface Range {
  top: number;
  bottom: number;
}

describe.each(['[name=name]', '[name=email]', 'button'])(
  'after Enter in %s at 400 percent',
  (control) => {
    const page = openPageForSuite('#contact', { ...zoomed, expectedProblems: UNSENT });
    let [bar, banner, focus]: Range[] = [];

    beforeAll(async () => {
      await waitForHydration(page());
      const form = await formOf(page());
      await form.fill();
      form.reply = refused;
      const release = form.hold();
      await form.form.locator(control).press('Enter');
      await expect(form.status).toHaveText(SENDING);
      release();
      await expect(form.status).toHaveText(FAILED);
      await expect(form.form.locator(control)).toBeFocused();
      // The banner goes after 5 s.
      const parts = [page().locator('header'), form.status, form.form.locator(control)];
      [bar, banner, focus] = await Promise.all(parts.map(rangeOf));
    });

    test('the banner does not cover the focus', () => {
      expect(focus!.bottom <= banner!.top || focus!.top >= banner!.bottom).toBe(true);
    });

    test('the whole banner is in the window, below the bar', () => {
      expect(banner!.top).toBeGreaterThanOrEqual(bar!.bottom);
      expect(banner!.bottom).toBeLessThanOrEqual(zoomed.viewport.height);
    });
  },
);

async function rangeOf(part: Locator): Promise<Range> {
  const { y, height } = (await part.first().boundingBox())!;
  return { top: y, bottom: y + height };
}
