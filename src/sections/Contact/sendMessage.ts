import type { EmailJSResponseStatus as Reply } from '@emailjs/browser';
import { EMAILJS_ACCEPTS, EMAILJS_ORIGIN, INBOX_ACCEPTS, SEND_PATH } from './emailjsApi.ts';
import type { ContactMessage } from './message.ts';

declare global {
  interface ImportMetaEnv {
    readonly VITE_EMAILJS_PUBLIC_KEY?: string;
    readonly VITE_EMAILJS_SERVICE_ID?: string;
    readonly VITE_EMAILJS_TEMPLATE_ID?: string;
  }
}

/** Milliseconds that EmailJS's client may take to load. Then the same request is made without it. */
const CLIENT_TIMEOUT = 5000;
/** Longest part of a response that an error quotes, in characters. */
const MAX_QUOTED = 200;

/** Parameters of the mail template. `to_name` is the name in the greeting of the mail. */
type TemplateParams = Record<'from_name' | 'from_email' | 'message' | 'to_name', string>;

/** Sends the request. Resolves with any response, rejects without one. */
export type Post = (
  service: ReturnType<typeof mailService>,
  params: TemplateParams,
) => Promise<Reply>;

const pending = new Map<string, Promise<Reply>>();

/**
 * Sends a message to the owner; rejects with the cause. While the same message is pending it is not sent
 * again: all callers get the one response, however late. `recipient` is the name in the greeting of the mail.
 */
export function sendMessage(
  { name, email, message }: ContactMessage,
  recipient: string,
): Promise<Reply> {
  const params = { from_name: name, from_email: email, message, to_name: recipient };
  const key = JSON.stringify(params);
  const request = pending.get(key) ?? post(params).finally(() => pending.delete(key));
  pending.set(key, request);
  return request;
}

async function post(params: TemplateParams): Promise<Reply> {
  const service = mailService(document.baseURI);
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, CLIENT_TIMEOUT));
  const client = await Promise.race([loadClient(), timeout]);
  const reply = await (client ?? postWithoutClient)(service, params);
  if (reply.status === 200 && reply.text.trim() === service.accepts) return reply;
  throw new Error([service.hint, quote(reply)].filter(Boolean).join('; the server answered '));
}

/** EmailJS, or the inbox below `page` if the build has no keys. EmailJS's client refuses empty keys. */
export function mailService(page: string) {
  const publicKey = import.meta.env.VITE_EMAILJS_PUBLIC_KEY;
  const serviceId = import.meta.env.VITE_EMAILJS_SERVICE_ID;
  const templateId = import.meta.env.VITE_EMAILJS_TEMPLATE_ID;
  if (publicKey && serviceId && templateId)
    return { origin: EMAILJS_ORIGIN, publicKey, serviceId, templateId, accepts: EMAILJS_ACCEPTS };
  return {
    origin: new URL('.', page).href.slice(0, -1),
    publicKey: 'local-inbox',
    serviceId: 'local-inbox',
    templateId: 'local-inbox',
    accepts: INBOX_ACCEPTS,
    hint: 'this build has no EmailJS keys',
  };
}

/** Loads EmailJS's client; undefined if it cannot be loaded. */
export function loadClient(): Promise<Post | undefined> {
  return import('./emailjsClient.ts')
    .then(({ postWithClient }) => postWithClient)
    .catch(() => undefined);
}

/** The request of EmailJS's client 4.4.1, for when the client does not load in time. */
export const postWithoutClient: Post = async (
  { origin, publicKey, serviceId, templateId },
  params,
) => {
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
  return `${status} ${isPage ? '(a page)' : text.replace(/\s+/g, ' ').slice(0, MAX_QUOTED)}`.trim();
}
