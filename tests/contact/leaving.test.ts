import { describe, inject, onTestFinished, test } from 'vitest';
import { startSite } from '../../scripts/site/startSite.ts';
import { ContactForm, letter, mailsOf, openForm, plainLetter } from '../helpers/contact.ts';
import { SENDING } from '../helpers/contactTexts.ts';
import { holdBack } from '../helpers/holdBack.ts';
import { expect, openPage, waitForHydration } from '../helpers/page.ts';

const UNCLEAR = 'You left before the response came. Your message may not have been sent.';

test('a message that was not sent is there after a reload', async () => {
  const form = await openForm();
  await form.fill();
  await form.page.reload();
  await waitForHydration(form.page);
  await expect.poll(() => form.values()).toEqual(letter);
});

test('the browser asks before the page is left while a message is sent', async () => {
  const form = await openForm();
  const asked = recordQuestions(form);
  await leaveWhileSending(form);
  expect(asked).toEqual(['beforeunload']);
});

test('after a reload a note tells of a message that was left while it was sent', async () => {
  const form = await openForm();
  recordQuestions(form);
  await leaveWhileSending(form);
  await waitForHydration(form.page);
  await expect(form.form.getByText(UNCLEAR)).toBeVisible();
  await expect.poll(() => form.values()).toEqual(letter);
});

test('a draft is kept under the path of the site, because others may share its origin', async () => {
  const site = await startSite({ folder: inject('siteFolder'), base: '/a/' });
  onTestFinished(() => site.close());
  const form = await openForm({ site: site.url });
  await form.fill();
  const keys = () => form.page.evaluate(() => Object.keys(sessionStorage));
  await expect.poll(keys).toEqual([expect.stringMatching(/ \/a\/$/)]);
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
    await waitForHydration(form.page);
    await expect
      .poll(() => form.values())
      .toEqual({ name: 'Grace', email: letter.email, message: 'Typed early' });
  });

  test('the form hands the message to the mail program', async () => {
    const page = await openPage('#contact', { javaScriptEnabled: false });
    const form = new ContactForm(page);
    const mails = mailsOf(page);
    await form.fill(plainLetter);
    await form.button.click();
    await expect.poll(mails).toEqual([plainLetter]);
    expect(await form.values()).toEqual(plainLetter);
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
