import type { Page } from 'playwright';
import { accepted, letter, refused } from './contact.ts';
import { expect } from './page.ts';

/** A mail service that answers as a test says. */
export interface MailService {
  /** The requests so far. */
  received: { template_params: Record<string, string> }[];
  /** Status of the answers from now on, or no answer at all. */
  reply: number | 'drop';
  /** Answers wait until the function that this returns is called. */
  hold(): () => void;
}

/** Answers in place of the mail service. */
export async function mailService(page: Page): Promise<MailService> {
  let released = Promise.resolve();
  const mail: MailService = {
    received: [],
    reply: 200,
    hold: () => {
      let release = () => {};
      released = new Promise((resolve) => (release = resolve));
      return release;
    },
  };
  await page.route('**/api/v1.0/email/send', async (route) => {
    mail.received.push(route.request().postDataJSON() as MailService['received'][number]);
    await released;
    if (mail.reply === 'drop') return route.abort();
    return route.fulfill(mail.reply === 200 ? accepted : { ...refused, status: mail.reply });
  });
  return mail;
}

export async function fillIn(page: Page, { name, email, message } = letter): Promise<void> {
  await page.locator('form input[name=name]').fill(name);
  await page.locator('form input[name=email]').fill(email);
  await page.locator('form textarea').fill(message);
}

/** Fills in the form, sends it, and expects one request and a form that is empty again. */
export async function expectFormSends(page: Page, mail: MailService): Promise<void> {
  const before = mail.received.length;
  await fillIn(page);
  await page.locator('form button[type=submit]').click();
  await expect(page.locator('form textarea')).toHaveValue('');
  expect(mail.received.slice(before).map(({ template_params: params }) => params.message)).toEqual([
    letter.message,
  ]);
}
