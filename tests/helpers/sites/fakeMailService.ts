import { text } from 'node:stream/consumers';
import type { Connect } from 'vite';

/** A mail service that answers as a test tells it to, at the service's own path. */
export interface FakeMailService {
  /** To be put in front of the site (`startSite`). */
  fault: Connect.NextHandleFunction;
  /** What has been asked, oldest first: JSON bodies and their content type. */
  received: { type: string | undefined; body: unknown }[];
  /** Status and text of the answers from now on; `drop` breaks the connection off without one. */
  reply: [status: number, text: string] | 'drop';
  /** Answers wait from now on. */
  hold(): void;
  /** Gives the answers that waited, and no further one waits. */
  release(): void;
}

export function fakeMailService(): FakeMailService {
  let released: Promise<void> | undefined;
  let release = () => {};

  const mail: FakeMailService = {
    received: [],
    reply: [200, 'OK'],
    hold: () => (released = new Promise((resolve) => (release = resolve))),
    release: () => {
      released = undefined;
      release();
    },
    fault: (request, response, next) => {
      if (request.method !== 'POST' || !request.url?.endsWith('/api/v1.0/email/send')) return next();
      void text(request).then(async (body) => {
        mail.received.push({ type: request.headers['content-type'], body: JSON.parse(body) });
        await released;
        if (mail.reply === 'drop') return request.socket.destroy();
        return response.writeHead(mail.reply[0], { 'Content-Type': 'text/plain' }).end(mail.reply[1]);
      });
    },
  };
  return mail;
}
