import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { words } from '../../../src/content/words/en.ts';
import { chooseMotion } from '../../../src/motion/motionStore.ts';
import { Contact } from '../../../src/sections/Contact/Contact.tsx';
import type { FormValues } from '../../../src/sections/Contact/message.ts';
import type { ContactContent } from '../../../src/sections/Contact/schema.ts';
import { lastRequest, resetMailService } from './mailService.ts';
import { FAILED, SENDING } from '../contactTexts.ts';
import { owner, sharedWith } from './props.ts';

const content: ContactContent = {
  ...words.contact,
  intro: 'Write to me.',
  form: { ...words.contact.form, recipientName: 'Ada' },
};

export const SENT_NOTE = 'Your message has been sent.';
export const NOT_SENT_NOTE =
  'Your message has not been sent. Send it by e-mail instead: ada@example.org';

export const shortLetter: FormValues = {
  name: 'Grace',
  email: 'grace@example.com',
  message: 'A shop for engines?',
};
export const nothing: FormValues = { name: '', email: '', message: '' };

/** Fields and button of the form, and its live region. */
export const form = {
  whole: page.getByRole('form'),
  name: page.getByRole('textbox', { name: 'Name' }),
  email: page.getByRole('textbox', { name: 'Email' }),
  message: page.getByRole('textbox', { name: 'Message' }),
  button: page.getByRole('button'),
  status: page.getByRole('status'),
};

/** Shows the section in `main`, with a link after it. */
export async function renderContact(): Promise<void> {
  chooseMotion('reduced');
  resetMailService();
  await render(
    <main tabIndex={-1}>
      <Contact content={content} owner={owner} shared={sharedWith()} />
      <a href="#elsewhere">Elsewhere</a>
    </main>,
  );
}

/** Fills in the form, as a script does. */
export function fillForm(message: FormValues = shortLetter): void {
  for (const name of ['name', 'email', 'message'] as const) {
    const field = fieldNamed(name);
    field.value = message[name];
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}

/** Presses Send without moving the focus. */
export function pressSend(): void {
  (form.button.element() as HTMLElement).click();
}

/** Sends the short letter and waits until the form says so. */
export async function sendLetter(): Promise<void> {
  fillForm();
  pressSend();
  await expect.element(form.status).toHaveTextContent(SENDING);
}

/** Sends the short letter, which the mail service refuses. */
export async function failToSend(): Promise<void> {
  await sendLetter();
  lastRequest().refuse();
  await expect.element(form.status).toHaveTextContent(FAILED);
}

/** The texts in the fields. */
export function fieldValues(): FormValues {
  return {
    name: fieldNamed('name').value,
    email: fieldNamed('email').value,
    message: fieldNamed('message').value,
  };
}

export function fieldNamed(name: keyof FormValues): HTMLInputElement {
  return document.querySelector<HTMLInputElement>(`form [name=${name}]`)!;
}

/** The text of the mail that a link leads to. */
export function bodyOf(link: Element): string | undefined {
  const href = link.getAttribute('href')!;
  return new URL(href).searchParams.get('body')?.replaceAll('\r\n', '\n');
}
