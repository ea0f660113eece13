import type { ContactMessage } from './contactMachine.ts';
import { mailService } from './mailService.ts';

/** How long a visitor waits for an answer (DESIGN.md 9), in ms. */
export const ANSWER_TIME = 20_000;
/**
 * The end of that time, in ms, as a timer of its own: in a tab that wakes up, timers that are due come before an answer
 * that has been waiting. It has this long from there.
 */
const LAST_WAIT = 1000;

/** What the service answered. */
export interface Reply {
  status: number;
  text: string;
}

type Client = typeof import('./emailjs.ts');

/** Where the client's chunk lies, once it has not come from there, and how often that was. */
let missing: string | undefined;
let failures = 0;

/**
 * Loads the client; one that did not come is asked for anew on the next call. Firefox never asks for a module again
 * that has not come once: under the same address with a query it is another module, and the same file.
 */
export async function loadClient(): Promise<Client> {
  admitDeniedStorage();
  try {
    if (missing) return await (import(/* @vite-ignore */ `${missing}?again=${failures}`) as Promise<Client>);
    return await import('./emailjs.ts');
  } catch (thrown) {
    // Firefox and Chromium name the address in their error. Safari does not, and asks again by itself.
    missing ??= /https?:\S+\.js/.exec(String(thrown))?.[0];
    failures += 1;
    throw thrown;
  }
}

/**
 * Sends a message to the owner (SPEC.md 7). `recipient` is whom the mail template greets. Whatever goes wrong, or
 * takes longer than 20 s, ends in an Error; an answer after that changes nothing.
 */
export async function sendMessage(message: ContactMessage, recipient: string): Promise<Reply> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeOver = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(new Error(`No answer within ${ANSWER_TIME / 1000} s`));
    timer = setTimeout(() => (timer = setTimeout(giveUp, LAST_WAIT)), ANSWER_TIME - LAST_WAIT);
  });
  try {
    return await Promise.race([deliver(message, recipient), timeOver]);
  } catch (thrown) {
    throw toError(thrown);
  } finally {
    clearTimeout(timer);
  }
}

async function deliver({ name, email, message }: ContactMessage, recipient: string): Promise<Reply> {
  const { init, send } = await loadClient();
  const { origin, publicKey, serviceId, templateId } = mailService(document.baseURI);
  // The client heeds another origin only here, not in the options of `send`.
  init({ publicKey }, origin);
  return send(serviceId, templateId, { from_name: name, from_email: email, message, to_name: recipient });
}

/** The client throws strings, and answers that are not errors, beside real errors. */
function toError(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown;
  const answered = typeof thrown === 'object' && thrown !== null && 'status' in thrown && 'text' in thrown;
  return new Error(answered ? `${thrown.status} ${thrown.text}` : String(thrown), { cause: thrown });
}

/** The client looks for localStorage while it loads, and fails where that is denied: there it looks absent. */
function admitDeniedStorage(): void {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
}
