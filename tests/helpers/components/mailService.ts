import type { FormValues } from '../../../src/sections/Contact/message.ts';

/** A message on its way. The test responds for the mail service. */
interface MailRequest {
  message: FormValues;
  accept(): void;
  refuse(): void;
}

/** The messages that were sent, oldest first. */
export const requests: MailRequest[] = [];

/** The message that was sent last. */
export function lastRequest(): MailRequest {
  return requests.at(-1)!;
}

let refusesAtOnce = false;

/** Forgets all messages and waits for the test's responses again. */
export function resetMailService(): void {
  requests.length = 0;
  refusesAtOnce = false;
}

/** Refuses all messages from now on. */
export function refuseAtOnce(): void {
  refusesAtOnce = true;
}

/** Takes the place of the function in `sendMessage.ts`. */
export function sendMessage(message: FormValues): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new Error('Not now'));
    requests.push({ message, accept: resolve, refuse });
    if (refusesAtOnce) refuse();
  });
}

/** Takes the place of the function in `sendMessage.ts`. */
export async function loadClient(): Promise<undefined> {}
