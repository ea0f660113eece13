import type { ContactMessage } from './contactReducer.ts';
import { mailService } from './mailService.ts';
import { postDirectly, type PostMail, type Reply } from './postMail.ts';

/** How long a visitor waits for an answer, in ms. */
export const ANSWER_TIME = 20_000;
/**
 * The end of that time, in ms, as a timer of its own: in a tab that wakes up, timers that are due come before an answer
 * that has been waiting. It has this long from there.
 */
const LAST_WAIT = 1000;

/**
 * Loads the service's client. Where its chunk is blocked, or the client fails because storage is denied, the same
 * request is made without it.
 */
export function loadPost(): Promise<PostMail> {
  return import('./emailjs.ts').then(
    ({ postByClient }) => postByClient,
    () => postDirectly,
  );
}

/**
 * Sends a message to the owner. `recipient` is whom the mail template greets. Whatever goes wrong, or takes longer than
 * 20 s, ends in an Error. What has ended so is given up: nothing is posted after that, and a late answer changes nothing.
 */
export async function sendMessage(message: ContactMessage, recipient: string): Promise<Reply> {
  const attempt = new AbortController();
  const { signal } = attempt;
  const giveUp = (why: string) => attempt.abort(new Error(why));
  const givenUp = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

  const timeOver = () => giveUp(`No answer within ${ANSWER_TIME / 1000} s`);
  let timer = setTimeout(() => (timer = setTimeout(timeOver, LAST_WAIT)), ANSWER_TIME - LAST_WAIT);
  // A page that comes back from the back/forward cache must not send then what its visitor has left.
  const onLeave = () => giveUp('The page was left before the message had gone out');
  addEventListener('pagehide', onLeave);
  try {
    const post = await Promise.race([loadPost(), givenUp]);
    signal.throwIfAborted();
    removeEventListener('pagehide', onLeave);
    const { name, email, message: text } = message;
    const params = { from_name: name, from_email: email, message: text, to_name: recipient };
    return await Promise.race([post(mailService(document.baseURI), params, signal), givenUp]);
  } catch (thrown) {
    throw toError(thrown);
  } finally {
    clearTimeout(timer);
    removeEventListener('pagehide', onLeave);
  }
}

/** The client throws strings, and answers that are not errors, beside real errors. */
function toError(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown;
  const answered = typeof thrown === 'object' && thrown !== null && 'status' in thrown && 'text' in thrown;
  return new Error(answered ? `${thrown.status} ${thrown.text}` : String(thrown), { cause: thrown });
}
