import { describe, expect, test } from 'vitest';
import {
  asked,
  banner,
  errorOf,
  errors,
  FAILED,
  failedView,
  fillIn,
  keptDraft,
  letter,
  look,
  sendButton,
  SENDING,
  sendingView,
  SENT,
  sentView,
} from '../helpers/pages/contactForm.ts';
import { looseClock, passTime } from '../helpers/drivers/clock.ts';
import { visit } from '../helpers/drivers/visit.ts';
import { until } from '../helpers/drivers/inPage.ts';
import type { Visitor } from '../helpers/drivers/visitor.ts';
import { contactSite } from '../helpers/sites/contactSite.ts';

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
    await banner(visitor, SENDING);
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

  test.each(['status', 'drop'] as const)('whose client fails to load (%s) arrives without it', async (fault) => {
    site.chunkFault = fault;
    const visitor = await site.comes();
    await fillIn(visitor);
    await visitor.click(sendButton);
    await banner(visitor, SENT);
    expect(await look(visitor)).toEqual(sentView);
    expect(site.mail.received).toEqual([asked]);
    expect(errors(visitor)).toEqual([]);
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

describe('what has been given up is never sent', () => {
  test('when the client comes late, also after a second attempt', async () => {
    const releaseClient = site.holdClient();
    const visitor = await site.comes({ before: looseClock });
    await fillIn(visitor);
    await visitor.click(sendButton);
    await banner(visitor, SENDING);
    await waitInVain(visitor);
    expect(await look(visitor)).toEqual(failedView);
    expect(site.mail.received).toEqual([]);
    await visitor.fill({ role: 'textbox', name: 'Message' }, 'Once more');
    await visitor.click(sendButton);
    await banner(visitor, SENDING);
    releaseClient();
    await banner(visitor, SENT);
    const { template_params: params } = asked.body;
    expect(site.mail.received.map(({ body }) => body)).toEqual([
      { ...asked.body, template_params: { ...params, message: 'Once more' } },
    ]);
  });

  test('when its request has not got there by then, also beside a second attempt', async () => {
    const visitor = await site.comes({ before: looseClock });
    site.mail.keepAway();
    await fillIn(visitor);
    await visitor.click(sendButton);
    await expect.poll(() => site.mail.underWay).toBe(1);
    await waitInVain(visitor);
    expect(await look(visitor)).toEqual(failedView);
    await visitor.click(sendButton);
    await expect.poll(() => site.mail.underWay).toBe(2);
    site.mail.release();
    await banner(visitor, SENT);
    expect(site.mail.received, 'the second attempt alone').toEqual([asked]);
  });

  test('when the page was left before the client had come, and is come back to', async () => {
    const releaseClient = site.holdClient();
    const visitor = await site.comes();
    await fillIn(visitor);
    await visitor.click(sendButton);
    await banner(visitor, SENDING);
    // As a page does that goes into the back/forward cache.
    await visitor.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    await banner(visitor, FAILED);
    expect(await look(visitor)).toEqual(failedView);
    releaseClient();
    await visitor.until('the client has come', clientHasCome);
    expect(site.mail.received).toEqual([]);
    await visitor.click(sendButton);
    await banner(visitor, SENT);
    expect(site.mail.received).toEqual([asked]);
  });

  test('when the answer comes late', async () => {
    const visitor = await site.comes({ before: looseClock });
    site.mail.hold();
    await fillIn(visitor);
    await visitor.click(sendButton);
    await expect.poll(() => site.mail.received).toEqual([asked]);
    await waitInVain(visitor);
    expect(await look(visitor)).toEqual(failedView);
    site.mail.release();
    await visitor.evaluate(askOnceMore);
    expect((await look(visitor)).fields).toEqual(letter);
    expect(site.mail.received).toEqual([asked]);
    expect(visitor.consoleLines().filter((line) => line.startsWith('log:'))).toEqual([]);
  });
});

test.each(['name', 'email', 'message'] as const)('a form that has lost its field %s fails aloud', async (name) => {
  const visitor = await site.comes();
  await fillIn(visitor);
  await visitor.evaluate((which) => document.querySelector(`form [name=${which}]`)!.remove(), name);
  await visitor.click(sendButton);
  await banner(visitor, FAILED);
  expect(errors(visitor)).toEqual([expect.stringContaining(`The form has lost its field ${name}`)]);
  expect(site.mail.received).toEqual([]);
  const href = await visitor.evaluate(() => document.querySelector('#contact dl a')!.getAttribute('href')!);
  expect(decodeURIComponent(href), 'what had been typed goes with the address').toContain(letter.message.slice(0, 20));
  expect(href).toContain(encodeURIComponent(letter.name));
});

test('all fields being required is said before, and what is wrong stands beside the field', async () => {
  const visitor = await site.comes();
  expect(await visitor.read('form')).toMatch(/^All fields are required\./);
  for (const name of ['name', 'email', 'message'] as const) expect(await errorOf(visitor, name)).toBe('');
  await fillIn(visitor, { ...letter, name: '', email: 'no address' });
  await visitor.click(sendButton);
  const words = await visitor.evaluate(() =>
    ['name', 'email'].map((name) => document.querySelector<HTMLInputElement>(`form [name=${name}]`)!.validationMessage),
  );
  for (const word of words) expect(word).not.toBe('');
  await expect.poll(() => errorOf(visitor, 'name')).toBe(words[0]);
  expect(await errorOf(visitor, 'email')).toBe(words[1]);
  expect(await errorOf(visitor, 'message')).toBe('');
  await visitor.fill({ role: 'textbox', name: 'Name' }, letter.name);
  await expect.poll(() => errorOf(visitor, 'name')).toBe('');
  await visitor.fill({ role: 'textbox', name: 'Email' }, letter.email);
  await visitor.click(sendButton);
  await banner(visitor, SENT);
  expect(site.mail.received).toEqual([asked]);
});

test.each(['name', 'message'] as const)('a %s of spaces only is not sent', async (name) => {
  const visitor = await site.comes();
  await fillIn(visitor, { ...letter, email: 'no address', [name]: ' \u00a0 ' });
  await visitor.click(sendButton);
  await expect.poll(() => errorOf(visitor, 'email')).not.toBe('');
  expect(await errorOf(visitor, name), 'all at once').toBe('Please write something here.');
  await visitor.fill({ role: 'textbox', name: 'Email' }, letter.email);
  await visitor.click(sendButton);
  await expect.poll(() => errorOf(visitor, name)).toBe('Please write something here.');
  expect(await visitor.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(name);
  expect(site.mail.received).toEqual([]);
  await fillIn(visitor);
  await expect.poll(() => errorOf(visitor, name)).toBe('');
  await visitor.click(sendButton);
  await banner(visitor, SENT);
  expect(site.mail.received).toEqual([asked]);
});

test.each(['[name=name]', '[name=email]', 'form button'])('while a message is under way the focus is where that is said, and goes back to %s', async (place) => {
  const visitor = await site.comes();
  await fillIn(visitor);
  await visitor.evaluate(noteLostFocus);
  for (const [reply, said] of [[[500, 'No'], FAILED], [[200, 'OK'], SENT]] as const) {
    site.mail.hold();
    site.mail.reply = [...reply];
    await visitor.evaluate((selector) => document.querySelector<HTMLElement>(selector)!.focus(), place);
    await visitor.press('Enter');
    await banner(visitor, SENDING);
    expect(await visitor.evaluate(() => document.activeElement?.textContent)).toBe(SENDING);
    site.mail.release();
    await banner(visitor, said);
    expect(await visitor.evaluate((selector) => document.activeElement?.matches(selector), place)).toBe(true);
  }
  expect(await visitor.evaluate(() => window.lostFocus)).toBe(0);
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

/** Run in the page. */
function clientHasCome(): boolean {
  return performance.getEntriesByType('resource').some(({ name }) => /\/emailjs-/.test(name));
}

/** Run in the page: what was answered before has come by then. */
async function askOnceMore(): Promise<void> {
  await (await fetch('.', { cache: 'reload' })).text();
}

declare global {
  interface Window {
    /** In how many frames the page itself has had the focus. */
    lostFocus: number;
  }
}

/** Run in the page: looks in each frame from now on whether the focus has fallen to the page. */
function noteLostFocus(): void {
  window.lostFocus = 0;
  const start = () => {
    if (document.activeElement === document.body) window.lostFocus += 1;
    requestAnimationFrame(start);
  };
  requestAnimationFrame(start);
}

/** Lets time pass on the page, second by second, until sending is given up; what has begun late is waited for again. */
async function waitInVain(visitor: Visitor): Promise<void> {
  await until('sending is given up', async () => {
    await passTime(visitor, 1000);
    return (await look(visitor)).status === FAILED;
  });
}
