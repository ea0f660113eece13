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

  test('that is refused, or does not get through, stays in the fields and logs the cause, and a second attempt arrives', async () => {
    const visitor = await site.comes();
    const causes: string[] = [];
    for (const [reply, cause] of [
      [[500, 'Not now'], 'Error: 500 Not now'],
      ['drop', 'TypeError'],
    ] as [typeof site.mail.reply, string][]) {
      await fillIn(visitor);
      await site.sends(visitor, reply, FAILED);
      expect(await look(visitor), cause).toEqual(failedView);
      causes.push(`Message not sent: ${cause}`);
      expect(errors(visitor)).toEqual(causes.map((each) => expect.stringContaining(each) as unknown));

      const before = site.mail.received.length;
      site.mail.hold();
      site.mail.reply = [200, 'OK'];
      await visitor.click(sendButton);
      await banner(visitor, SENDING);
      expect(await look(visitor)).toEqual(sendingView);
      site.mail.release();
      await banner(visitor, SENT);
      expect(site.mail.received.slice(before)).toEqual([asked]);
    }
  });

  test.each(['status', 'drop'] as const)(
    'whose client fails to load (%s) arrives without it',
    async (fault) => {
      site.chunkFault = fault;
      const visitor = await site.comes();
      await fillIn(visitor);
      await visitor.click(sendButton);
      await banner(visitor, SENT);
      expect(await look(visitor)).toEqual(sentView);
      expect(site.mail.received).toEqual([asked]);
      expect(errors(visitor)).toEqual([]);
    },
  );

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

test('a form that has lost one of its fields fails aloud', async () => {
  const visitor = await site.comes();
  await fillIn(visitor);
  for (const [index, name] of (['name', 'email', 'message'] as const).entries()) {
    await visitor.evaluate(loseField, name);
    await visitor.click(sendButton);
    await expect.poll(() => errors(visitor)).toHaveLength(index + 1);
    await banner(visitor, FAILED);
    expect(errors(visitor)[index]).toContain(`The form has lost its field ${name}`);
    const href = await visitor.evaluate(() => document.querySelector('#contact dl a')!.getAttribute('href')!);
    expect(decodeURIComponent(href), 'what had been typed goes with the address').toContain(
      letter.message.slice(0, 20),
    );
    expect(href).toContain(encodeURIComponent(letter.name));
    await visitor.evaluate(() => window.bringFieldBack());
  }
  expect(site.mail.received).toEqual([]);
});

test("the browser's own validation stands before every sending, and what is wrong beside its field", async () => {
  const visitor = await site.comes();
  expect(await visitor.read('form')).toMatch(/^All fields are required\./);
  for (const name of ['name', 'email', 'message'] as const) expect(await errorOf(visitor, name)).toBe('');
  const refused = async () => {
    await visitor.click(sendButton);
    expect((await look(visitor)).button).toBe('Send Message');
    return visitor.evaluate(() =>
      document.querySelector('form :is(input, textarea):invalid')?.getAttribute('name'),
    );
  };
  expect(await refused()).toBe('name');
  await fillIn(visitor, { ...letter, message: '' });
  expect(await refused()).toBe('message');
  expect(await visitor.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('message');
  await fillIn(visitor, { ...letter, email: 'no address' });
  expect(await refused()).toBe('email');

  await fillIn(visitor, { ...letter, name: '', email: 'no address' });
  await visitor.click(sendButton);
  const words = await visitor.evaluate(() =>
    ['name', 'email'].map(
      (name) => document.querySelector<HTMLInputElement>(`form [name=${name}]`)!.validationMessage,
    ),
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

test('a name or a message of spaces only is not sent', async () => {
  const visitor = await site.comes();
  for (const name of ['name', 'message'] as const) {
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
  }
  await visitor.click(sendButton);
  await banner(visitor, SENT);
  expect(site.mail.received).toEqual([asked]);
});

test('while a message is under way the focus is where that is said, and goes back to where it was', async () => {
  const visitor = await site.comes();
  await fillIn(visitor);
  await visitor.evaluate(noteLostFocus);
  for (const place of ['[name=name]', '[name=email]', 'form button']) {
    await fillIn(visitor);
    for (const [reply, said] of [
      [[500, 'No'], FAILED],
      [[200, 'OK'], SENT],
    ] as const) {
      await visitor.evaluate((selector) => document.querySelector<HTMLElement>(selector)!.focus(), place);
      await site.sends(visitor, [...reply], said, async () => {
        await visitor.press('Enter');
        await banner(visitor, SENDING);
        expect(await visitor.evaluate(() => document.activeElement?.textContent), place).toBe(SENDING);
      });
      expect(
        await visitor.evaluate((selector) => document.activeElement?.matches(selector), place),
        place,
      ).toBe(true);
    }
  }
  expect(await visitor.evaluate(() => window.lostFocus)).toBe(0);
});

test('no banner moves the page, and the whole of it is in sight, on a phone, a tablet and at a desk', async () => {
  const visitor = await site.comes({ width: 390, height: 844 });
  const windows = [390, 768, 1440];
  const before = new Map<number, number>();
  for (const width of windows) {
    await visitor.resize(width, 844);
    before.set(width, await visitor.evaluate(heightAtRest));
  }
  for (const [reply, said] of [
    [[500, 'No'], FAILED],
    [[200, 'OK'], SENT],
  ] as const) {
    for (const width of windows) {
      await visitor.resize(width, 844);
      await fillIn(visitor);
      await site.sends(visitor, [...reply], said);
      const at = `at ${width} pixels`;
      expect(await visitor.evaluate(heightAtRest), at).toBe(before.get(width));
      const { x, y, width: wide, height: high } = await visitor.box('form [role=status] p');
      expect(Math.min(x, y), at).toBeGreaterThanOrEqual(0);
      expect(x + wide, at).toBeLessThanOrEqual(width);
      expect(y + high, at).toBeLessThanOrEqual(844);
    }
  }
});

/** Run in the page: how high it is once all of it has followed the window, as the carousel does with later frames. */
async function heightAtRest(): Promise<number> {
  let height = NaN;
  for (let still = 0; still < 20; still += 1) {
    const { scrollHeight } = document.documentElement;
    if (scrollHeight !== height) [height, still] = [scrollHeight, 0];
    await new Promise(requestAnimationFrame);
  }
  return height;
}

/** Run in the page: takes a field away until `bringFieldBack` is called. */
function loseField(name: string): void {
  const field = document.querySelector(`form [name=${name}]`)!;
  const place = document.createComment('');
  field.replaceWith(place);
  window.bringFieldBack = () => place.replaceWith(field);
}

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
    bringFieldBack: () => void;
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
