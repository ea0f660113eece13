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
  SENDING,
  sendingView,
  SENT,
} from '../../helpers/pages/contactForm.ts';
import { withBackForwardCache } from '../../helpers/drivers/chromium.ts';
import { contactSite } from '../../helpers/sites/contactSite.ts';

const site = contactSite();

test('each answer of refusal shows failure, keeps the fields and logs the cause; the page around the form is told how each sending ended', async () => {
  const visitor = await site.comes();
  await visitor.evaluate(noteWhatIsTold);
  await fillIn(visitor);
  const statuses = [400, 403, 413, 429];
  for (const [index, status] of statuses.entries()) {
    site.mail.hold();
    site.mail.reply = [status, `Refused with ${status}`];
    await visitor.click(sendButton);
    await expect.poll(() => site.mail.received).toHaveLength(index + 1);
    expect(site.mail.received[index]).toEqual(asked);
    expect(await look(visitor), `${status}`).toEqual(sendingView);

    site.mail.release();
    await banner(visitor, FAILED);
    expect(await look(visitor), `${status}`).toEqual(failedView);
    expect(errors(visitor)).toHaveLength(index + 1);
    expect(errors(visitor)[index]).toContain(`Message not sent: Error: ${status} Refused with ${status}`);
    expect(site.mail.received).toHaveLength(index + 1);
    expect(await keptDraft(visitor)).toEqual(letter);
  }
  await site.sends(visitor, [200, 'OK'], SENT);
  await visitor.until('all have been told', () => window.told.length === 5);
  expect(await visitor.evaluate(() => window.told)).toEqual([
    ...statuses.map(() => ['contact:failed', 'form', FAILED]),
    ['contact:sent', 'form', SENT],
  ]);
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
});

test('a page that comes back from the back/forward cache does not send what was left', async () => {
  const visitor = await site.comes({ start: withBackForwardCache });
  await visitor.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => (window.cameBack = persisted)),
  );
  const releaseClient = site.holdClient();
  await fillIn(visitor);
  await visitor.click(sendButton);
  await banner(visitor, SENDING);
  await visitor.page.goto('resume.json');
  await visitor.page.goBack({ waitUntil: 'commit' });
  await visitor.until('it is the same page', () => window.cameBack === true);
  await banner(visitor, FAILED);
  expect(await look(visitor)).toEqual(failedView);
  releaseClient();
  await visitor.click(sendButton);
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

test('a browser that tells of another paint, as the page has long been taken over, leaves it and what is typed', async () => {
  const visitor = await site.comes({ before: keepListeners });
  await fillIn(visitor);
  await site.sends(visitor, [500, 'Not now'], FAILED);
  await visitor.evaluate(() => window.tellAgain());
  await visitor.until(
    'what has been told is done',
    () => new Promise<boolean>((done) => setTimeout(done, 100, true)),
  );
  expect(await look(visitor)).toEqual(failedView);
  await site.sends(visitor, [200, 'OK'], SENT);
  expect(site.mail.received).toEqual([asked, asked]);
  expect(visitor.complaints().filter((line) => line.startsWith('uncaught'))).toEqual([]);
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

/** Run in the page: notes from now on what the form tells of a sending. */
function noteWhatIsTold(): void {
  window.told = [];
  for (const type of ['contact:sent', 'contact:failed']) {
    addEventListener(type, ({ target }) => {
      const form = target as HTMLFormElement;
      window.told.push([type, form.localName, form.querySelector('[role=status]')!.textContent]);
    });
  }
}

declare global {
  interface Window {
    /** Events of the form: type, element, what the live region said then. */
    told: [string, string, string][];
    /** Whether the page has come from the back/forward cache. */
    cameBack: boolean;
    tellAgain: () => void;
  }
}

/** Run before the page: whoever observes something can be told of it again, also after having stopped. */
function keepListeners(): void {
  const again: (() => void)[] = [];
  window.tellAgain = () => again.forEach((tell) => tell());
  const Observer = PerformanceObserver;
  window.PerformanceObserver = class extends Observer {
    constructor(callback: PerformanceObserverCallback) {
      super((...news) => {
        again.push(() => callback(...news));
        callback(...news);
      });
    }
  };
}
