import {
  EMAILJS_ACCEPTED_TEXT,
  EMAILJS_ORIGIN,
  INBOX_ACCEPTED_TEXT,
  SEND_PATH,
} from './emailjsApi.ts';
import type { MailResponse, MailService, Post, TemplateParams } from './emailjsApi.ts';
import type { FormValues } from '../message.ts';

declare global {
  interface ImportMetaEnv {
    readonly VITE_EMAILJS_PUBLIC_KEY?: string;
    readonly VITE_EMAILJS_SERVICE_ID?: string;
    readonly VITE_EMAILJS_TEMPLATE_ID?: string;
  }
}

/** Version of EmailJS's client, which each request names. */
const CLIENT_VERSION = '4.4.1';
/** Milliseconds that EmailJS's client may take to load. Then the same request is made without it. */
const CLIENT_TIMEOUT_MS = 5000;
/** Longest part of a response that an error quotes, in characters. */
const MAX_QUOTED_LENGTH = 200;
/** HTTP status of an accepted message. */
const STATUS_OK = 200;

/** Requests without a response yet, by their parameters as JSON. */
const requests = new Map<string, Promise<void>>();

/**
 * Sends a message to the owner; rejects if that fails. The console names the response or the cause.
 * While the same message is pending it is not sent again: all callers get the one result, however
 * late. `recipient` is the name in the greeting of the mail.
 */
export function sendMessage(
  { name, email, message }: FormValues,
  recipient: string,
): Promise<void> {
  const params = { from_name: name, from_email: email, message, to_name: recipient };
  const key = JSON.stringify(params);
  const pending = requests.get(key);
  if (pending) return pending;

  const request = deliver(params).finally(() => requests.delete(key));
  requests.set(key, request);
  return request;
}

/**
 * Rejects unless the mail service accepts the message. EmailJS's client is its documented way. If an ad
 * blocker, a slow network or a new version of the site holds the client back, the message goes
 * without it.
 */
async function deliver(params: TemplateParams): Promise<void> {
  try {
    const service = mailService(document.baseURI);
    const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, CLIENT_TIMEOUT_MS));
    const postWithClient = await Promise.race([loadClient(), timeout]);
    const post = postWithClient ?? postWithFetch;
    const response = await post(service, params);
    requireAccepted(response, service);
    console.log('Message sent:', response.status, response.text);
  } catch (cause) {
    console.error(`Message not sent: ${String(cause)}`);
    throw cause;
  }
}

/** Throws if the service did not accept the message. */
function requireAccepted(response: MailResponse, { acceptedText, hint }: MailService): void {
  if (response.status === STATUS_OK && response.text.trim() === acceptedText) return;
  const quoted = quote(response);
  throw new Error(hint ? `${hint}; the server responded with ${quoted}` : quoted);
}

/** EmailJS, or the inbox below `page` if the build has no keys. */
export function mailService(page: string): MailService {
  const publicKey = import.meta.env.VITE_EMAILJS_PUBLIC_KEY;
  const serviceId = import.meta.env.VITE_EMAILJS_SERVICE_ID;
  const templateId = import.meta.env.VITE_EMAILJS_TEMPLATE_ID;
  if (publicKey && serviceId && templateId) {
    return {
      origin: EMAILJS_ORIGIN,
      publicKey,
      serviceId,
      templateId,
      acceptedText: EMAILJS_ACCEPTED_TEXT,
    };
  }
  return {
    origin: new URL('.', page).href.slice(0, -1),
    // EmailJS's client refuses empty keys.
    publicKey: 'local-inbox',
    serviceId: 'local-inbox',
    templateId: 'local-inbox',
    acceptedText: INBOX_ACCEPTED_TEXT,
    hint: 'this build has no EmailJS keys',
  };
}

/** Loads EmailJS's client and returns the function that posts with it; undefined if it cannot be loaded. */
export async function loadClient(): Promise<Post | undefined> {
  try {
    const { postWithClient } = await import('./emailjsClient.ts');
    return postWithClient;
  } catch {
    return undefined;
  }
}

/** The request of EmailJS's client, for when the client does not load in time. */
export async function postWithFetch(
  { origin, publicKey, serviceId, templateId }: MailService,
  params: TemplateParams,
): Promise<MailResponse> {
  const response = await fetch(`${origin}/${SEND_PATH}`, {
    method: 'POST',
    headers: { 'Content-type': 'application/json' },
    body: JSON.stringify({
      lib_version: CLIENT_VERSION,
      user_id: publicKey,
      service_id: serviceId,
      template_id: templateId,
      template_params: params,
    }),
  });
  return { status: response.status, text: await response.text() };
}

/** A response in one line. Pages of HTML are left out. */
function quote({ status, text }: MailResponse): string {
  const isPage = text.trimStart().startsWith('<');
  const oneLine = text.replace(/\s+/g, ' ').slice(0, MAX_QUOTED_LENGTH);
  return `${status} ${isPage ? '(a page)' : oneLine}`.trim();
}
