import type { ChromiumVisitor } from '../drivers/chromium.ts';
import { isLoadFailure } from '../probes/loadFailure.ts';
import type { Target, Visitor } from '../drivers/visitor.ts';

/** The banners, and what stays in the form when they have gone. */
export const SENT = "Message sent successfully! I'll get back to you soon.";
export const FAILED = 'Failed to send message. Please try again or email me directly.';
export const SENT_NOTE = 'Your message has been sent.';
export const NOT_SENT_NOTE =
  'Your message has not been sent. Send it by e-mail instead: arjun@dasgupta.example.com';

/** What the live region says while a message is under way. */
export const SENDING = 'Sending...';

/** A message as a visitor types it. */
export const letter = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  message: 'A shop for engines, "by spring".\n\nIs that possible? 👋',
};

/** Everything a visitor sees of the form. */
export interface FormView {
  /** What the live region says: the banner, or that the message is under way. */
  status: string;
  /** What stays in the form when the banner has gone. */
  note: string;
  button: string;
  fields: { name: string; email: string; message: string };
  /** Names of the fields, and `button`, that cannot be used. */
  disabled: string[];
}

export const sendButton: Target = 'form button';

export async function fillIn(visitor: Visitor, { name, email, message } = letter): Promise<void> {
  await visitor.fill({ role: 'textbox', name: 'Name' }, name);
  await visitor.fill({ role: 'textbox', name: 'Email' }, email);
  await visitor.fill({ role: 'textbox', name: 'Message' }, message);
}

/** Opens the page at the form and fills it in; from then on no time passes but by the page's clock. */
export async function fillInTimeless(visitor: ChromiumVisitor): Promise<void> {
  await visitor.page.clock.install();
  await visitor.open('#contact');
  await visitor.hydrated();
  await fillIn(visitor);
  await visitor.page.clock.pauseAt(Date.now() + 60_000);
}

/** Waits until the live region says so, 30 s or `patience` ms; an empty text is nothing. */
export async function banner(visitor: Visitor, text: string, patience?: number): Promise<void> {
  const stands = (expected: string) => document.querySelector('form [role=status]')!.textContent === expected;
  await visitor.until(`the banner "${text}"`, stands, [text], patience);
}

export async function look(visitor: Visitor): Promise<FormView> {
  return visitor.evaluate(() => {
    const form = document.querySelector('form')!;
    const button = form.querySelector('button')!;
    const field = (name: string) =>
      form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${name}]`)!;
    return {
      status: form.querySelector('[role=status]')!.textContent,
      note: form.querySelector('[role=status] ~ p')?.textContent ?? '',
      button: button.textContent,
      fields: { name: field('name').value, email: field('email').value, message: field('message').value },
      disabled: [
        ...['name', 'email', 'message'].filter((name) => field(name).disabled),
        ...(button.disabled ? ['button'] : []),
      ],
    };
  });
}

/** The form while a message is under way. */
export const sendingView: FormView = {
  status: SENDING,
  note: '',
  button: SENDING,
  fields: letter,
  disabled: ['name', 'email', 'message', 'button'],
};

/** The form after a message has arrived. */
export const sentView: FormView = {
  status: SENT,
  note: '',
  button: 'Send Message',
  fields: { name: '', email: '', message: '' },
  disabled: [],
};

/** The form after a message has not. */
export const failedView: FormView = {
  status: FAILED,
  note: '',
  button: 'Send Message',
  fields: letter,
  disabled: [],
};

/** What the service is to be asked, with placeholders for the keys that the tests' build has not got. */
export const asked = {
  type: 'application/json',
  body: {
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
  },
};

/** Errors that the page itself has logged: beside them the browser logs each failed request. */
export function errors(visitor: Visitor): string[] {
  const lines = visitor.consoleLines().filter((line) => line.startsWith('error:'));
  return lines.filter((line) => !isLoadFailure(line));
}

/** Requests for the mail service's client. */
export function clientLoads(visitor: Visitor): string[] {
  return visitor.requests().filter((url) => /\/emailjs-/.test(url));
}

/** What the page keeps of what has been typed. */
export async function keptDraft(visitor: Visitor): Promise<unknown> {
  return visitor.evaluate(() => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('contact-draft'));
    const { name, email, message } = JSON.parse(sessionStorage.getItem(key ?? '') ?? '{}') as typeof letter;
    return { name, email, message };
  });
}

/** What is wrong with a field, as it stands below it and assistive technology finds it; empty where nothing is. */
export async function errorOf(visitor: Visitor, name: keyof typeof letter): Promise<string> {
  return visitor.evaluate((which) => {
    const field = document.querySelector(`form [name=${which}]`)!;
    const describedBy = field.getAttribute('aria-describedby');
    const error = describedBy === null ? '' : document.getElementById(describedBy)!.innerText;
    const marked = field.getAttribute('aria-invalid') === 'true';
    return marked === (error !== '') ? error : `marked: ${marked}, described: ${error}`;
  }, name);
}
