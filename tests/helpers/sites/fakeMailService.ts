import { text } from 'node:stream/consumers';
import type { Connect } from 'vite';
import { INBOX_ACCEPTS } from '../../../src/sections/Contact/emailJsApi.ts';

/** A mail service that answers as a test tells it to, at the service's own path. */
export interface FakeMailService {
  /** To be put in front of the site (`startSite`). */
  fault: Connect.NextHandleFunction;
  /** What has been asked, oldest first: JSON bodies and their content type. */
  received: { type: string | undefined; body: unknown }[];
  /** Status and text of the answers from now on; `drop` breaks the connection off without one. */
  reply: [status: number, text: string] | 'drop';
  /** How many requests are on their way to it. */
  underWay: number;
  /** Requests do not get there from now on. One that its page has ended before they do never does. */
  keepAway(): void;
  /** Answers wait from now on. */
  hold(): void;
  /** Lets the requests and answers come that waited, and no further one waits. */
  release(): void;
}

export function fakeMailService(): FakeMailService {
  let reached: Promise<void> | undefined;
  let released: Promise<void> | undefined;
  let release = () => {};
  const wait = () => new Promise<void>((resolve) => (release = resolve));

  const mail: FakeMailService = {
    received: [],
    reply: [200, 'OK'],
    underWay: 0,
    keepAway: () => (reached = wait()),
    hold: () => (released = wait()),
    release: () => {
      reached = released = undefined;
      release();
    },
    fault: (request, response, next) => {
      if (request.method !== 'POST' || !request.url?.endsWith('/api/v1.0/email/send')) return next();
      mail.underWay += 1;
      void Promise.all([text(request), reached]).then(async ([body]) => {
        mail.underWay -= 1;
        if (response.destroyed) return undefined;
        mail.received.push({ type: request.headers['content-type'], body: JSON.parse(body) });
        await released;
        if (mail.reply === 'drop') return request.socket.destroy();
        const [status, words] = mail.reply;
        // Without keys the form takes only the inbox's own answer for a success.
        const isInbox = status === 200 && body.includes('local-inbox');
        response.writeHead(status, { 'Content-Type': 'text/plain' }).end(isInbox ? INBOX_ACCEPTS : words);
        return undefined;
      });
    },
  };
  return mail;
}
