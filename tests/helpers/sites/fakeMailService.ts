import { text } from 'node:stream/consumers';
import type { Connect } from 'vite';

/** A mail service that answers as a test tells it to, at the service's own path. */
export interface FakeMailService {
  /** Answers requests to the service, and leaves others to the next handler. */
  fault: Connect.NextHandleFunction;
  /** The requests, oldest first: JSON bodies and their content type. */
  received: { type: string | undefined; body: unknown }[];
  /** Status and text of the answers from now on; `drop` breaks the connection off without one. */
  reply: [status: number, text: string] | 'drop';
}

export function fakeMailService(): FakeMailService {
  const mail: FakeMailService = {
    received: [],
    reply: [200, 'OK'],
    fault: (request, response, next) => {
      if (request.method !== 'POST' || !request.url?.endsWith('/api/v1.0/email/send')) return next();
      void text(request).then((body) => {
        mail.received.push({ type: request.headers['content-type'], body: JSON.parse(body) });
        if (mail.reply === 'drop') return request.socket.destroy();
        const [status, words] = mail.reply;
        return response.writeHead(status, { 'Content-Type': 'text/plain' }).end(words);
      });
    },
  };
  return mail;
}
