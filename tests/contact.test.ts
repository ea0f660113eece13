import { describe, expect, test } from 'vitest';
import {
  asked,
  banner,
  clientLoads,
  errors,
  FAILED,
  failedView,
  fillIn,
  keptDraft,
  letter,
  look,
  sendButton,
  sendingView,
  SENT,
  sentView,
} from './browser/contactForm.ts';
import { contactSite } from './site/contactSite.ts';

const site = contactSite();

describe('an answer of the mail service', () => {
  test('200 shows success, clears the fields and logs status and text', async () => {
    const visitor = await site.comes();
    site.mail.hold();
    site.mail.reply = [200, 'All right'];
    await fillIn(visitor);
    await visitor.click(sendButton);
    await expect.poll(() => site.mail.received).toEqual([asked]);
    expect(await look(visitor)).toEqual(sendingView);
    expect(visitor.consoleLines()).toEqual([]);

    site.mail.release();
    await banner(visitor, SENT);
    expect(await look(visitor)).toEqual(sentView);
    expect(visitor.consoleLines()).toEqual(['log: Message sent: 200 All right']);
    expect(site.mail.received).toEqual([asked]);
    expect(await keptDraft(visitor)).toBeNull();
  });

  test.each([400, 403, 413, 429, 500])('%i shows failure, keeps the fields and logs the cause', async (status) => {
    const visitor = await site.comes();
    site.mail.hold();
    site.mail.reply = [status, `Refused with ${status}`];
    await fillIn(visitor);
    await visitor.click(sendButton);
    await expect.poll(() => site.mail.received).toEqual([asked]);
    expect(await look(visitor)).toEqual(sendingView);

    site.mail.release();
    await banner(visitor, FAILED);
    expect(await look(visitor)).toEqual(failedView);
    const cause = `Message not sent: Error: ${status} Refused with ${status}`;
    expect(errors(visitor)).toEqual([expect.stringContaining(cause)]);
    expect(site.mail.received).toEqual([asked]);
    expect(await keptDraft(visitor)).toEqual(letter);
  });

  test('that breaks off is a failure', async () => {
    const visitor = await site.comes();
    site.mail.reply = 'drop';
    await fillIn(visitor);
    await visitor.click(sendButton);
    await banner(visitor, FAILED);
    expect(await look(visitor)).toEqual(failedView);
    expect(errors(visitor)).toEqual([expect.stringContaining('Message not sent: TypeError')]);
  });

  test('may be a failure first and a success after', async () => {
    const visitor = await site.comes();
    site.mail.reply = [500, 'Not now'];
    await fillIn(visitor);
    await visitor.click(sendButton);
    await banner(visitor, FAILED);
    site.mail.hold();
    site.mail.reply = [200, 'OK'];
    await visitor.click(sendButton);
    await banner(visitor, '');
    expect(await look(visitor)).toEqual(sendingView);
    site.mail.release();
    await banner(visitor, SENT);
    expect(site.mail.received).toEqual([asked, asked]);
  });
});

describe('no way to the mail service', () => {
  test('a refused connection is a failure', async () => {
    const own = await site.start();
    const visitor = await site.comes({ site: own.url });
    await fillIn(visitor);
    await expect.poll(() => clientLoads(visitor)).toHaveLength(1);
    await visitor.page.waitForLoadState('networkidle');
    await own.close();
    await visitor.click(sendButton);
    await banner(visitor, FAILED);
    expect(await look(visitor)).toEqual(failedView);
    expect(errors(visitor)).toEqual([expect.stringContaining('Message not sent: TypeError')]);
    expect(visitor.requests().filter((url) => url.endsWith('/email/send'))).toHaveLength(1);
    expect(site.mail.received).toEqual([]);
  });

  test('going offline is a failure, and coming back is a way on', async () => {
    const visitor = await site.comes();
    await fillIn(visitor);
    await visitor.page.context().setOffline(true);
    await visitor.click(sendButton);
    await banner(visitor, FAILED);
    expect(await look(visitor)).toEqual(failedView);
    expect(errors(visitor)).toEqual([expect.stringContaining('Message not sent: TypeError')]);
    expect(site.mail.received).toEqual([]);
    await visitor.page.context().setOffline(false);
    await visitor.click(sendButton);
    await banner(visitor, SENT);
    expect(site.mail.received).toEqual([asked]);
  });

  test.each(['status', 'drop'] as const)('a client chunk that fails (%s) is one, and a retry works', async (fault) => {
    site.chunkFault = fault;
    const visitor = await site.comes();
    await fillIn(visitor);
    await visitor.click(sendButton);
    await banner(visitor, FAILED);
    expect(await look(visitor)).toEqual(failedView);
    expect(errors(visitor)).toEqual([expect.stringContaining('Message not sent: TypeError')]);
    expect(site.mail.received).toEqual([]);

    site.chunkFault = undefined;
    await visitor.click(sendButton);
    await banner(visitor, SENT);
    expect(await look(visitor)).toEqual(sentView);
    expect(site.mail.received).toEqual([asked]);
  });
});

test('impatience sends once', async () => {
  const visitor = await site.comes();
  site.mail.hold();
  await fillIn(visitor);
  await visitor.evaluate(() => {
    const form = document.querySelector('form')!;
    form.requestSubmit();
    form.requestSubmit();
    form.querySelector('button')!.click();
  });
  await visitor.page.locator('form button').dblclick({ force: true, noWaitAfter: true });
  await visitor.press('Enter');
  await visitor.evaluate(() => document.querySelector('form')!.requestSubmit());
  await expect.poll(() => site.mail.received).toEqual([asked]);
  site.mail.release();
  await banner(visitor, SENT);
  expect(site.mail.received).toEqual([asked]);
});

test('a double click and a key that is held down send once', async () => {
  const visitor = await site.comes();
  site.mail.hold();
  await fillIn(visitor);
  await visitor.page.locator('form button').dblclick();
  await expect.poll(() => site.mail.received).toEqual([asked]);
  site.mail.release();
  await banner(visitor, SENT);

  await fillIn(visitor);
  await visitor.page.locator('[name=email]').focus();
  site.mail.hold();
  for (let times = 0; times < 5; times++) await visitor.page.keyboard.down('Enter');
  await expect.poll(() => site.mail.received).toEqual([asked, asked]);
  site.mail.release();
  await banner(visitor, SENT);
  expect(site.mail.received).toEqual([asked, asked]);
});

test.each([390, 768, 1440])('no banner moves the page at %i pixels, and the whole of it is in sight', async (width) => {
  const visitor = await site.comes({ width, height: 844 });
  const height = () => visitor.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  for (const [reply, text] of [[[500, 'No'], FAILED], [[200, 'OK'], SENT]] as const) {
    site.mail.reply = [...reply];
    await fillIn(visitor);
    await visitor.click(sendButton);
    await banner(visitor, text);
    expect(await height()).toBe(before);
    const { x, y, width: wide, height: high } = await visitor.box('form [role=status] p');
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + wide).toBeLessThanOrEqual(width);
    expect(y + high).toBeLessThanOrEqual(844);
  }
});

test('below a path the message goes to the folder of the page', async () => {
  const below = await site.start('/some/site/');
  const visitor = await site.comes({ site: below.url });
  await fillIn(visitor);
  await visitor.click(sendButton);
  await banner(visitor, SENT);
  expect(site.mail.received).toEqual([asked]);
  expect(visitor.requests()).toContain(`${below.url}api/v1.0/email/send`);
  await below.close();
});
