import { describe, expect, test } from 'vitest';
import {
  asked,
  banner,
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
} from '../browser/contactForm.ts';
import { visit } from '../browser/visit.ts';
import { contactSite } from '../site/contactSite.ts';

const site = contactSite(visit);

describe('a message', () => {
  test('that arrives shows success, clears the fields and logs status and text', async () => {
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

  test('that is refused stays in the fields and logs the cause, and a second attempt arrives', async () => {
    const visitor = await site.comes();
    site.mail.reply = [500, 'Not now'];
    await fillIn(visitor);
    await visitor.click(sendButton);
    await banner(visitor, FAILED);
    expect(await look(visitor)).toEqual(failedView);
    expect(errors(visitor)).toEqual([expect.stringContaining('Message not sent: Error: 500 Not now')]);

    site.mail.hold();
    site.mail.reply = [200, 'OK'];
    await visitor.click(sendButton);
    await banner(visitor, '');
    expect(await look(visitor)).toEqual(sendingView);
    site.mail.release();
    await banner(visitor, SENT);
    expect(site.mail.received).toEqual([asked, asked]);
  });

  test('whose connection breaks off is a failure', async () => {
    const visitor = await site.comes();
    site.mail.reply = 'drop';
    await fillIn(visitor);
    await visitor.click(sendButton);
    await banner(visitor, FAILED);
    expect(await look(visitor)).toEqual(failedView);
    expect(errors(visitor)).toEqual([expect.stringContaining('Message not sent: TypeError')]);
  });

  test.each(['status', 'drop'] as const)('whose client fails to load (%s) is one, and a retry works', async (fault) => {
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

  test('survives a reload, and is forgotten once it has arrived', async () => {
    const visitor = await site.comes();
    await fillIn(visitor);
    await visitor.reload();
    await visitor.hydrated();
    await expect.poll(async () => (await look(visitor)).fields).toEqual(letter);
    await visitor.click(sendButton);
    await banner(visitor, SENT);
    await visitor.reload();
    await visitor.hydrated();
    expect((await look(visitor)).fields).toEqual(sentView.fields);
    expect(await keptDraft(visitor)).toBeNull();
  });
});

test("the browser's own validation stands before every sending", async () => {
  const visitor = await site.comes();
  const refused = async () => {
    await visitor.click(sendButton);
    expect((await look(visitor)).button).toBe('Send Message');
    return visitor.evaluate(() => document.querySelector('form :is(input, textarea):invalid')?.getAttribute('name'));
  };
  expect(await refused()).toBe('name');
  await fillIn(visitor, { ...letter, email: 'no address' });
  expect(await refused()).toBe('email');
  await fillIn(visitor, { ...letter, message: '' });
  expect(await refused()).toBe('message');
  expect(await visitor.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('message');
  await fillIn(visitor);
  await visitor.click(sendButton);
  await banner(visitor, SENT);
  expect(site.mail.received).toEqual([asked]);
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
  const { x, y, width, height } = await visitor.box(sendButton);
  await visitor.moveMouse(x + width / 2, y + height / 2);
  for (let times = 0; times < 2; times++) {
    await visitor.mouseDown();
    await visitor.mouseUp();
  }
  await visitor.press('Enter');
  await visitor.evaluate(() => document.querySelector('form')!.requestSubmit());
  await expect.poll(() => site.mail.received).toEqual([asked]);
  site.mail.release();
  await banner(visitor, SENT);
  expect(site.mail.received).toEqual([asked]);
});

test.each(['[name=name]', 'form button'])('after a sending the focus goes back to %s', async (place) => {
  const visitor = await site.comes();
  await fillIn(visitor);
  await visitor.evaluate((selector) => document.querySelector<HTMLElement>(selector)!.focus(), place);
  site.mail.hold();
  await visitor.press('Enter');
  await visitor.until('the focus is gone', () => document.activeElement === document.body);
  site.mail.release();
  await banner(visitor, SENT);
  expect(await visitor.evaluate((selector) => document.activeElement?.matches(selector), place)).toBe(true);
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
