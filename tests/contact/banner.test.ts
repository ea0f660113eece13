import { describe, test } from 'vitest';
import {
  accepted,
  FAILED,
  NOT_SENT_NOTE,
  openForm,
  refused,
  SENDING,
  SENT,
  SENT_NOTE,
} from '../helpers/contact.ts';
import { expect } from '../helpers/page.ts';

test('a banner goes after 5000 ms or with a new attempt, and a note stays until the next edit', async () => {
  const form = await openForm();
  await form.stopClock();
  for (const [reply, banner, note] of [
    [refused, FAILED, NOT_SENT_NOTE],
    [accepted, SENT, SENT_NOTE],
  ] as const) {
    const notes = form.form.getByText(note);
    await form.fill();
    await form.send(reply);
    await form.page.clock.runFor(4999);
    await expect(form.status).toHaveText(banner);
    await expect(notes).toBeHidden();
    await form.page.clock.runFor(1);
    await expect(form.status).toHaveText('');
    await expect(notes).toBeVisible();
    await form.page.clock.runFor(3_600_000);
    await expect(notes).toBeVisible();
    await form.field('Message').fill('Another one');
    await expect(notes).toBeHidden();
  }

  await form.fill();
  await form.send(refused);
  await form.page.clock.runFor(4000);
  const release = form.hold();
  await form.send();
  await expect(form.status).toHaveAccessibleName(SENDING);
  release();
  await expect(form.status).toHaveText(FAILED);
  await form.page.clock.runFor(4999);
  await expect(form.status).toHaveText(FAILED);
});

describe('the focus', () => {
  test('waits on "Sending..." and returns to its control after a failure and a success', async () => {
    const form = await openForm();
    await form.page.evaluate(countFramesWithoutFocus);
    for (const control of [form.field('Name'), form.field('Email'), form.button]) {
      for (const reply of [refused, accepted]) {
        await form.fill();
        form.reply = reply;
        const release = form.hold();
        await control.press('Enter');
        await expect(form.status).toHaveAccessibleName(SENDING);
        await expect(form.status).toBeFocused();
        release();
        await expect(control).toBeFocused();
      }
    }
    expect(await form.page.evaluate(() => window.framesWithoutFocus)).toBe(0);
  });

  test('does not stop at the empty status, and stays where the visitor has moved it', async () => {
    const form = await openForm();
    await form.field('Message').focus();
    await form.page.keyboard.press('Tab');
    await expect(form.button).toBeFocused();
    await form.fill();
    const release = form.hold();
    await form.send();
    await expect(form.status).toHaveAccessibleName(SENDING);
    const link = form.page.locator('footer').getByRole('link').first();
    await link.focus();
    release();
    await expect(form.status).toHaveText(SENT);
    await expect(link).toBeFocused();
  });
});

test('at no size a banner or note moves the page, and banners are in the window', async () => {
  const form = await openForm();
  const pageHeight = () => form.page.evaluate(() => document.documentElement.scrollHeight);
  await form.stopClock();
  for (const width of [390, 768, 1440]) {
    await form.page.setViewportSize({ width, height: 900 });
    await form.fill();
    const before = await pageHeight();
    for (const reply of [refused, accepted]) {
      await form.fill();
      await form.send(reply);
      expect(await pageHeight(), `at ${width} pixels`).toBe(before);
      await expect(form.status, `at ${width} pixels`).toBeInViewport({ ratio: 1 });
      await form.page.clock.runFor(5000);
      await expect(form.status).toHaveText('');
      expect(await pageHeight(), `at ${width} pixels`).toBe(before);
    }
  }
});

test('at 320 by 256 pixels no banner covers the focus, and all of it is in the window', async () => {
  // 1280 by 1024 at 400%.
  const form = await openForm({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 });
  await form.fill();
  const bar = (await form.page.locator('header').boundingBox())!;
  for (const control of [form.field('Name'), form.field('Email'), form.button]) {
    form.reply = refused;
    const release = form.hold();
    await control.press('Enter');
    await expect(form.status).toHaveAccessibleName(SENDING);
    release();
    await expect(control).toBeFocused();
    const focus = (await control.boundingBox())!;
    const banner = (await form.status.boundingBox())!;
    expect(focus.y + focus.height <= banner.y || focus.y >= banner.y + banner.height).toBe(true);
    expect(banner.y).toBeGreaterThanOrEqual(bar.y + bar.height);
    expect(banner.y + banner.height).toBeLessThanOrEqual(256);
  }
});

declare global {
  interface Window {
    framesWithoutFocus: number;
  }
}

/** Runs in the page: counts the frames in which nothing has the focus. */
function countFramesWithoutFocus(): void {
  window.framesWithoutFocus = 0;
  document.querySelector<HTMLElement>('form [name=name]')!.focus();
  const count = () => {
    if (document.activeElement === document.body) window.framesWithoutFocus += 1;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
}
