import { chromium } from 'playwright';
import { describe, inject, onTestFinished, test } from 'vitest';
import { requireBrowser, testBrowser } from '../../scripts/browser.ts';
import { startSite } from '../../scripts/site/startSite.ts';
import {
  accepted,
  ContactForm,
  letter,
  mailsOf,
  nothing,
  NOT_SENT_NOTE,
  openForm,
  plainLetter,
  refused,
  SENDING,
  SENT,
  SENT_NOTE,
} from '../helpers/contact.ts';
import { holdBack } from '../helpers/holdBack.ts';
import { expect, hydrated, openPage, problemsOf } from '../helpers/page.ts';

const UNCLEAR = 'You left before the response came. Your message may not have been sent.';

test('a message that was not sent is there after a reload', async () => {
  const form = await openForm();
  await form.fill();
  await form.page.reload();
  await hydrated(form.page);
  await expect.poll(() => form.typed()).toEqual(letter);
});

describe('the browser', () => {
  test('does not ask before a page with a message is left', async () => {
    const form = await openForm();
    const asked = recordQuestions(form);
    await form.fill();
    await form.page.reload();
    expect(asked).toEqual([]);
  });

  test('does not ask after a failure', async () => {
    const form = await openForm();
    const asked = recordQuestions(form);
    await form.fill();
    await form.send(refused);
    await form.page.reload();
    expect(asked).toEqual([]);
  });

  test('asks while a message is sent', async () => {
    const form = await openForm();
    const asked = recordQuestions(form);
    await leaveWhileSending(form);
    expect(asked).toEqual(['beforeunload']);
  });
});

describe('after a reload', () => {
  test.each([
    ['a sent message', accepted, SENT_NOTE, nothing],
    ['a message that was not sent', refused, NOT_SENT_NOTE, letter],
  ])('a note tells of %s', async (_what, reply, note, left) => {
    const form = await openForm();
    await form.fill();
    await form.send(reply);
    await form.page.reload();
    await hydrated(form.page);
    await expect(form.form.getByText(note)).toBeVisible();
    await expect.poll(() => form.typed()).toEqual(left);
  });

  test('a note tells of a message that was left while it was sent', async () => {
    const form = await openForm();
    recordQuestions(form);
    await leaveWhileSending(form);
    await hydrated(form.page);
    await expect(form.form.getByText(UNCLEAR)).toBeVisible();
    await expect.poll(() => form.typed()).toEqual(letter);
  });

  test('a message that was left while it was sent can be sent', async () => {
    const form = await openForm();
    recordQuestions(form);
    await leaveWhileSending(form);
    await hydrated(form.page);
    await expect(form.button).toBeEnabled();
    await form.send(accepted);
    expect(form.requests).toHaveLength(2);
  });
});

test('what was typed is kept for this site only, though others share its origin', async () => {
  const site = await startSite({ folder: inject('siteFolder'), base: '/a/' });
  onTestFinished(() => site.close());
  const form = await openForm({ site: site.url });
  await form.fill();
  const keys = () => form.page.evaluate(() => Object.keys(sessionStorage));
  await expect.poll(keys).toEqual([expect.stringMatching(/ \/a\/$/)]);
});

test('a page that Back restores while a message is sent shows its outcome', async () => {
  let respond = () => {};
  const released = new Promise<void>((resolve) => (respond = resolve));
  const site = await startSite({
    folder: inject('siteFolder'),
    before: async ({ method }, _response, next) => {
      if (method === 'POST') await released;
      next();
    },
  });
  // Only the whole browser has this cache, and Playwright turns it off.
  const browser = await chromium.launch({
    ...testBrowser(),
    executablePath: requireBrowser(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  onTestFinished(async () => {
    await browser.close();
    await site.close();
  });
  const page = await browser.newPage({ reducedMotion: 'reduce', baseURL: site.url });
  const lines: string[] = [];
  page.on('console', (line) => lines.push(line.text()));
  await page.goto('#contact');
  await hydrated(page);
  const form = new ContactForm(page);
  await form.fill();
  await form.send();
  await expect(form.status).toHaveText(SENDING);
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => console.log('restored', persisted)),
  );
  await page.goto('resume.json');
  respond();
  await page.goBack({ waitUntil: 'commit' });
  await expect(form.status).toHaveText(SENT);
  expect(lines).toContain('restored true');
  expect(lines.filter((line) => line.startsWith('Message sent'))).toHaveLength(1);
});

describe('without scripts', () => {
  test('text typed before they have arrived stays and wins over the draft', async () => {
    const form = await openForm();
    await form.fill();
    const arrive = await holdBack(form.page, '**/app/hydrate-*.js');
    await form.page.reload({ waitUntil: 'commit' });
    await form.field('Name').fill('Grace');
    await form.field('Message').fill('Typed early');
    arrive();
    await hydrated(form.page);
    await expect
      .poll(() => form.typed())
      .toEqual({ name: 'Grace', email: letter.email, message: 'Typed early' });
    expect(problemsOf(form.page)).toEqual([]);
  });

  test('the form hands the message to the mail program', async () => {
    const page = await openPage('#contact', { javaScriptEnabled: false });
    const form = new ContactForm(page);
    const mails = mailsOf(page);
    await form.fill(plainLetter);
    await form.button.click();
    await expect.poll(mails).toEqual([plainLetter]);
    expect(await form.typed()).toEqual(plainLetter);
  });
});

/** Accepts all dialogs of the page, and records of which kind they are. */
function recordQuestions({ page }: ContactForm): string[] {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  return asked;
}

/** Reloads the page while a message is sent. Responses to later messages come at once. */
async function leaveWhileSending(form: ContactForm): Promise<void> {
  await form.fill();
  const release = form.hold();
  await form.send();
  await expect(form.status).toHaveText(SENDING);
  await form.page.reload();
  release();
}
