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

test.each([400, 403, 413, 429])('the answer %i shows failure, keeps the fields and logs the cause', async (status) => {
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

test('the form tells the page around it how a sending ended, once the banner stands', async () => {
  const visitor = await site.comes();
  await visitor.evaluate(() => {
    window.told = [];
    for (const type of ['contact:sent', 'contact:failed']) {
      addEventListener(type, ({ target }) => {
        const form = target as HTMLFormElement;
        window.told.push([type, form.localName, form.querySelector('[role=status]')!.textContent]);
      });
    }
  });
  site.mail.reply = [500, 'Not now'];
  await fillIn(visitor);
  await visitor.click(sendButton);
  await banner(visitor, FAILED);
  site.mail.reply = [200, 'OK'];
  await visitor.click(sendButton);
  await banner(visitor, SENT);
  await visitor.until('both have been told', () => window.told.length === 2);
  expect(await visitor.evaluate(() => window.told)).toEqual([
    ['contact:failed', 'form', FAILED],
    ['contact:sent', 'form', SENT],
  ]);
});

test('a page that comes back from the back/forward cache does not send what was left', async () => {
  const visitor = await site.comes({ start: withBackForwardCache });
  await visitor.evaluate(() => addEventListener('pageshow', ({ persisted }) => (window.cameBack = persisted)));
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

declare global {
  interface Window {
    /** Events of the form: type, element, what the live region said then. */
    told: [string, string, string][];
    /** Whether the page has come from the back/forward cache. */
    cameBack: boolean;
  }
}
