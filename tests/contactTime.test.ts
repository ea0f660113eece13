import { expect, test } from 'vitest';
import {
  asked,
  banner,
  errors,
  FAILED,
  failedView,
  fillInTimeless,
  keptDraft,
  letter,
  look,
  sendButton,
  sendingView,
  SENT,
} from './browser/contactForm.ts';
import type { ChromiumVisitor } from './browser/chromium.ts';
import { contactSite } from './site/contactSite.ts';

const site = contactSite();

/** A visitor who has filled the form in, and for whom no time passes but by `runFor`. */
async function waits(): Promise<ChromiumVisitor> {
  const visitor = await site.visitor();
  await fillInTimeless(visitor);
  return visitor;
}

test('no answer at all ends after 20 s', async () => {
  const visitor = await waits();
  site.mail.hold();
  await visitor.click(sendButton);
  await expect.poll(() => site.mail.received).toEqual([asked]);
  await visitor.page.clock.runFor(19_999);
  expect(await look(visitor)).toEqual(sendingView);
  await visitor.page.clock.runFor(1);
  await banner(visitor, FAILED);
  expect(await look(visitor)).toEqual(failedView);
  expect(errors(visitor)).toEqual([expect.stringContaining('Message not sent: Error: No answer within 20 s')]);
  site.mail.release();
});

test('an answer after 25 s changes nothing', async () => {
  const visitor = await waits();
  site.mail.hold();
  await visitor.click(sendButton);
  await expect.poll(() => site.mail.received).toEqual([asked]);
  await visitor.page.clock.runFor(20_000);
  await banner(visitor, FAILED);
  await visitor.page.clock.runFor(4999);
  expect(await look(visitor)).toEqual(failedView);
  await visitor.page.clock.runFor(1);

  const late = visitor.page.waitForResponse((response) => response.url().endsWith('/email/send'));
  site.mail.release();
  await (await late).finished();
  await visitor.page.clock.runFor(1000);
  expect(await look(visitor)).toEqual({ ...failedView, banner: '' });
  expect(visitor.consoleLines()).toEqual([expect.stringContaining('error: Message not sent')]);
  expect(await keptDraft(visitor)).toEqual(letter);
});

test.each([
  [[200, 'OK'], SENT],
  [[500, 'No'], FAILED],
] as const)('after %o the banner goes in 5000 ms', async ([status, text], expected) => {
  const visitor = await waits();
  site.mail.reply = [status, text];
  await visitor.click(sendButton);
  await banner(visitor, expected);
  await visitor.page.clock.runFor(4999);
  expect((await look(visitor)).banner).toBe(expected);
  await visitor.page.clock.runFor(1);
  await banner(visitor, '');
});

test('a new attempt clears the old banner and its timer', async () => {
  const visitor = await waits();
  site.mail.reply = [500, 'No'];
  await visitor.click(sendButton);
  await banner(visitor, FAILED);
  await visitor.page.clock.runFor(4000);
  site.mail.hold();
  await visitor.click(sendButton);
  await banner(visitor, '');
  site.mail.release();
  await banner(visitor, FAILED);
  await visitor.page.clock.runFor(4999);
  expect((await look(visitor)).banner).toBe(FAILED);
  await visitor.page.clock.runFor(1);
  await banner(visitor, '');
});
