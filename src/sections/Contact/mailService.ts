import { EMAILJS_ACCEPTS, EMAILJS_ORIGIN, INBOX_ACCEPTS } from './emailJsApi.ts';

declare global {
  interface ImportMetaEnv {
    readonly VITE_EMAILJS_PUBLIC_KEY?: string;
    readonly VITE_EMAILJS_SERVICE_ID?: string;
    readonly VITE_EMAILJS_TEMPLATE_ID?: string;
  }
}

/** The server that takes messages, and the site's account there. */
export interface MailService {
  /** Address without a slash at its end; messages are posted to `SEND_PATH` below it. */
  origin: string;
  publicKey: string;
  serviceId: string;
  templateId: string;
  /** Text of the response to a message that it accepts. */
  accepts: string;
  /** Added to the error if it does not accept a message. */
  hint?: string;
}

/** The owner's EmailJS keys. */
export type MailKeys = Partial<Pick<MailService, 'publicKey' | 'serviceId' | 'templateId'>>;

const builtInKeys: MailKeys = {
  publicKey: import.meta.env.VITE_EMAILJS_PUBLIC_KEY,
  serviceId: import.meta.env.VITE_EMAILJS_SERVICE_ID,
  templateId: import.meta.env.VITE_EMAILJS_TEMPLATE_ID,
};

/**
 * EmailJS if the build has all keys. Else the inbox of the local servers, in the folder of `page` (the page's address),
 * with placeholders for the keys: EmailJS's client refuses empty ones.
 */
export function mailService(page: string, keys: MailKeys = builtInKeys): MailService {
  const { publicKey, serviceId, templateId } = keys;
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
