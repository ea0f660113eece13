import { describe, test } from 'vitest';
import { FAILED, openForm, refused, SENDING, type ContactForm } from '../helpers/contact.ts';
import { expect } from '../helpers/page.ts';

/** A window of 1280 by 1024 pixels at 400%. */
const zoomed = { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 };

describe.each(['[name=name]', '[name=email]', 'button'])(
  'after Enter in %s at 400 percent',
  (at) => {
    test('the banner does not cover the focus', async () => {
      const form = await failWithEnter(at);
      const control = form.form.locator(at);
      await expect(control).toBeFocused();
      const focus = (await control.boundingBox())!;
      const banner = (await form.status.boundingBox())!;
      const isAbove = focus.y + focus.height <= banner.y;
      const isBelow = focus.y >= banner.y + banner.height;
      expect(isAbove || isBelow).toBe(true);
    });

    test('the whole banner is in the window, below the bar', async () => {
      const form = await failWithEnter(at);
      const bar = (await form.page.locator('header').boundingBox())!;
      const banner = (await form.status.boundingBox())!;
      expect(banner.y).toBeGreaterThanOrEqual(bar.y + bar.height);
      expect(banner.y + banner.height).toBeLessThanOrEqual(zoomed.viewport.height);
    });
  },
);

/** Sends a message with Enter in a control. It fails once the form has shown that it sends. */
async function failWithEnter(control: string): Promise<ContactForm> {
  const form = await openForm(zoomed);
  await form.fill();
  form.reply = refused;
  const release = form.hold();
  await form.form.locator(control).press('Enter');
  await expect(form.status).toHaveText(SENDING);
  release();
  await expect(form.status).toHaveText(FAILED);
  return form;
}
