import { SEND_PATH } from './emailJsApi.ts';
import { mailService, type MailService } from './mailService.ts';
import type { ContactMessage } from './message.ts';

/** Milliseconds that EmailJS's client may take to load. Then the same request is made without it. */
const CLIENT_TIME = 5000;
/** Longest part of a response that an error quotes, in characters. */
const MAX_QUOTE = 200;

/** Parameters of the mail template. */
export interface TemplateParams {
  from_name: string;
  from_email: string;
  message: string;
  /** Name in the greeting of the mail. */
  to_name: string;
}

export interface Reply {
  status: number;
  text: string;
}

/** Posts a mail. Resolves with any response, and rejects if there is none. */
export type Post = (service: MailService, params: TemplateParams) => Promise<Reply>;

const pending = new Map<string, Promise<Reply>>();

/** Loads EmailJS's client; undefined if it cannot be loaded. */
export function loadClient(): Promise<Post | undefined> {
  return import('./emailjs.ts').then(
    ({ postWithClient }) => postWithClient,
    () => undefined,
  );
}

/**
 * Sends a message to the owner; rejects with the cause. While the same message is pending it is not sent again: all
 * callers get the one response, however late. `recipient` is the name in the greeting of the mail.
 */
export function sendMessage({ name, email, message }: ContactMessage, recipient: string): Promise<Reply> {
  const params = { from_name: name, from_email: email, message, to_name: recipient };
  const key = JSON.stringify(params);
  const request = pending.get(key) ?? post(params).finally(() => pending.delete(key));
  pending.set(key, request);
  return request;
}

async function post(params: TemplateParams): Promise<Reply> {
  const service = mailService(document.baseURI);
  const client = await Promise.race([loadClient(), after(CLIENT_TIME)]);
  const reply = await (client ?? postWithoutClient)(service, params);
  if (reply.status === 200 && reply.text.trim() === service.accepts) return reply;
  throw new Error([service.hint, quote(reply)].filter(Boolean).join('; the server answered '));
}

/** The request of EmailJS's client 4.4.1. See https://www.emailjs.com/docs/rest-api/send/. */
export const postWithoutClient: Post = async ({ origin, publicKey, serviceId, templateId }, params) => {
  const response = await fetch(`${origin}/${SEND_PATH}`, {
    method: 'POST',
    headers: { 'Content-type': 'application/json' },
    body: JSON.stringify({
      lib_version: '4.4.1',
      user_id: publicKey,
      service_id: serviceId,
      template_id: templateId,
      template_params: params,
    }),
  });
  return { status: response.status, text: await response.text() };
};

/** A response in one line. Pages of HTML are left out. */
function quote({ status, text }: Reply): string {
  const isPage = text.trimStart().startsWith('<');
  return `${status} ${isPage ? '(a page)' : text.replace(/\s+/g, ' ').slice(0, MAX_QUOTE)}`.trim();
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, undefined));
}
