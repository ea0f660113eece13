import type { Locator, Page, Route } from 'playwright';
import { INBOX_ACCEPTED_TEXT } from '../../src/sections/Contact/sending/emailjsApi.ts';
import { FAILED, SENT } from './contactTexts.ts';
import { expect, openPage, problemsOf, waitForHydration, type PageOptions } from './page.ts';

/** `expectedProblems` of a page that fails to send a message. */
export const UNSENT = /^Failed to load resource|^Message not sent/;

export const letter = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  message: 'A shop for engines, "by spring".\n\nIs that possible? 👋',
};

/** Body of the request for `letter` in a build without EmailJS keys. */
export const letterRequest = {
  lib_version: '4.4.1',
  user_id: 'local-inbox',
  service_id: 'local-inbox',
  template_id: 'local-inbox',
  template_params: {
    from_name: letter.name,
    from_email: letter.email,
    message: letter.message,
    to_name: 'Arjun',
  },
};

interface Reply {
  status: number;
  body: string;
}

export const accepted: Reply = { status: 200, body: INBOX_ACCEPTED_TEXT };
export const refused: Reply = { status: 500, body: 'Not now' };

/** The contact form of a page, with a mail service that responds as the test says. */
export class ContactForm {
  /** Bodies of the requests for mail, oldest first. */
  readonly requests: unknown[] = [];
  /** Response to each request; `drop` breaks the connection. */
  reply: Reply | 'drop' = accepted;
  readonly page: Page;
  readonly form: Locator;
  readonly button: Locator;
  readonly status: Locator;
  #released = Promise.resolve();

  constructor(page: Page) {
    this.page = page;
    this.form = page.locator('#contact form');
    this.button = this.form.getByRole('button');
    this.status = this.form.locator('[role=status]');
  }

  field(name: 'Name' | 'Email' | 'Message'): Locator {
    return this.form.getByRole('textbox', { name });
  }

  async fill({ name, email, message } = letter): Promise<void> {
    await this.field('Name').fill(name);
    await this.field('Email').fill(email);
    await this.field('Message').fill(message);
  }

  async values(): Promise<typeof letter> {
    const [name, email, message] = await Promise.all(
      (['Name', 'Email', 'Message'] as const).map((label) => this.field(label).inputValue()),
    );
    return { name: name!, email: email!, message: message! };
  }

  /** Presses Send. If a reply is given, waits for the banner that it leads to. */
  async send(reply?: Reply | 'drop'): Promise<void> {
    if (reply) this.reply = reply;
    await this.button.click();
    if (reply) await expect(this.status).toHaveText(reply === accepted ? SENT : FAILED);
  }

  /** Fills in the form and sends it. Returns a function that lets the response come. */
  async sendAndHold(): Promise<() => void> {
    await this.fill();
    const release = this.hold();
    await this.send();
    await expect.poll(() => this.requests).toHaveLength(1);
    return release;
  }

  /** Holds responses back until the returned function is called. */
  hold(): () => void {
    let release = () => {};
    this.#released = new Promise((resolve) => (release = resolve));
    return release;
  }

  /** Lets time pass only by `page.clock.runFor`. */
  async stopClock(): Promise<void> {
    await this.page.clock.install();
    await this.page.clock.pauseAt(Date.now() + 60_000);
  }

  /** Sends a message, and expects one request and a form that is empty again. */
  async expectSends(): Promise<void> {
    const before = this.requests.length;
    this.reply = accepted;
    await this.fill();
    await this.button.click();
    await expect(this.field('Message')).toHaveValue('');
    expect(this.requests.slice(before)).toEqual([letterRequest]);
  }

  /** Errors that the page has logged; the browser logs failed requests too. */
  errors(): string[] {
    return problemsOf(this.page).filter((line) => !line.includes('Failed to load resource'));
  }

  async respond(route: Route): Promise<void> {
    this.requests.push(route.request().postDataJSON());
    await this.#released;
    // The page may have been closed or left by now.
    await (this.reply === 'drop' ? route.abort() : route.fulfill(this.reply)).catch(() => {});
  }
}

/** The contact form of an open page. From now on the test responds in place of the mail service. */
export async function formOf(page: Page): Promise<ContactForm> {
  const form = new ContactForm(page);
  await page.route('**/api/v1.0/email/send', (route) => form.respond(route));
  return form;
}

/** Opens the page, at the form by default, in a window that takes less to draw than a desktop. */
export async function openForm(options: PageOptions = {}, path = '#contact'): Promise<ContactForm> {
  const page = await openPage(path, { viewport: { width: 1024, height: 640 }, ...options });
  await waitForHydration(page);
  return formOf(page);
}

/** Chromium garbles other characters when it hands a form to a mail program. */
export const plainLetter = {
  ...letter,
  message: 'A shop, "by spring" <100%>?\n\n# 1/2 = \'half\'',
};

/** Records the messages that the page hands to a mail program, read from the mailto addresses. */
export function mailsOf(page: Page): () => (typeof letter)[] {
  const mails: (typeof letter)[] = [];
  page.on('request', (request) => {
    const [, body] = /^mailto:arjun@dasgupta\.example\.com\?body=(.*)$/.exec(request.url()) ?? [];
    if (body === undefined) return;
    const text = decodeURIComponent(body.replaceAll('+', '%20')).replaceAll('\r\n', '\n');
    const [, name = '', email = '', message = ''] =
      /^name=(.*)\nemail=(.*)\nmessage=([^]*)\n\n$/.exec(text) ?? [];
    mails.push({ name, email, message });
  });
  return () => mails;
}
