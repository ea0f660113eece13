import { expect, test } from 'vitest';
import {
  asked,
  banner,
  FAILED,
  failedView,
  fillInTimeless,
  keptDraft,
  letter,
  look,
  NOT_SENT_NOTE,
  sendButton,
  SENDING,
  sendingView,
  SENT,
  SENT_NOTE,
} from '../../helpers/pages/contactForm.ts';
import type { ChromiumVisitor } from '../../helpers/drivers/chromium.ts';
import { contactSite } from '../../helpers/sites/contactSite.ts';

const site = contactSite();

/** A visitor who has filled the form in, and for whom no time passes but by `runFor`. */
async function waits(): Promise<ChromiumVisitor> {
  const visitor = await site.visitor();
  await fillInTimeless(visitor);
  return visitor;
}

test('no answer at all ends after 20 s, and one that comes after 25 s changes nothing', async () => {
  const visitor = await waits();
  site.mail.hold();
  await visitor.click(sendButton);
  await expect.poll(() => site.mail.received).toEqual([asked]);
  await visitor.page.clock.runFor(19_999);
  expect(await look(visitor)).toEqual(sendingView);
  await visitor.page.clock.runFor(1);
  await banner(visitor, FAILED);
  await visitor.page.clock.runFor(4999);
  expect(await look(visitor)).toEqual(failedView);
  await visitor.page.clock.runFor(1);

  site.mail.release();
  // What was answered before has come by then.
  await visitor.evaluate(async () => void (await (await fetch('.', { cache: 'reload' })).text()));
  await visitor.page.clock.runFor(1000);
  expect(await look(visitor)).toEqual({ ...failedView, status: '', note: NOT_SENT_NOTE });
  expect(visitor.consoleLines()).toEqual([
    expect.stringContaining('error: Message not sent: Error: No answer within 20 s'),
  ]);
  expect(await keptDraft(visitor)).toEqual(letter);
});

test('each banner goes in 5000 ms, and a quiet line stays until the next edit', async () => {
  const visitor = await waits();
  const outcomes = [
    [[500, 'No'], FAILED, NOT_SENT_NOTE],
    [[200, 'OK'], SENT, SENT_NOTE],
  ] as const;
  for (const [reply, said, note] of outcomes) {
    site.mail.reply = [...reply];
    await visitor.click(sendButton);
    await banner(visitor, said);
    await visitor.page.clock.runFor(4999);
    expect(await look(visitor)).toMatchObject({ status: said, note: '' });
    await visitor.page.clock.runFor(1);
    await banner(visitor, '');
    expect(await look(visitor)).toMatchObject({ status: '', note });
    expect(await visitor.sees('form [role=status] ~ p')).toBe(true);
    await visitor.page.clock.runFor(3_600_000);
    expect((await look(visitor)).note).toBe(note);
    await visitor.fill({ role: 'textbox', name: 'Message' }, 'Another one');
    await visitor.until(
      'the line goes',
      () => document.querySelector('form [role=status] ~ p')!.textContent === '',
    );
  }
});

test('a banner that the pointer or the focus is on stays, and goes 5000 ms after that; a new attempt clears it and its timer', async () => {
  const visitor = await waits();
  site.mail.reply = [500, 'No'];
  const ways: [string, () => Promise<void>, () => Promise<void>][] = [
    ['the pointer', () => visitor.hover('form [role=status]'), () => visitor.hover('h2')],
    ['the focus', () => tabToBanner(visitor), () => visitor.press('Tab')],
  ];
  for (const [what, come, leave] of ways) {
    await visitor.click(sendButton);
    await banner(visitor, FAILED);
    await visitor.page.clock.runFor(4000);
    await come();
    await visitor.page.clock.runFor(60_000);
    expect((await look(visitor)).status, what).toBe(FAILED);
    await leave();
    await visitor.page.clock.runFor(4999);
    expect((await look(visitor)).status, what).toBe(FAILED);
    await visitor.page.clock.runFor(1);
    await banner(visitor, '');
  }

  await visitor.click(sendButton);
  await banner(visitor, FAILED);
  await visitor.page.clock.runFor(4000);
  site.mail.hold();
  await visitor.click(sendButton);
  await banner(visitor, SENDING);
  site.mail.release();
  await banner(visitor, FAILED);
  await visitor.page.clock.runFor(4999);
  expect((await look(visitor)).status).toBe(FAILED);
  await visitor.page.clock.runFor(1);
  await banner(visitor, '');
});

/** Goes back from the button, which has the focus again. */
async function tabToBanner(visitor: ChromiumVisitor): Promise<void> {
  await visitor.press('Shift+Tab');
  expect(await visitor.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('status');
}
