import { EMAILJS_ORIGIN } from './emailJsApi.ts';

declare global {
  interface ImportMetaEnv {
    readonly VITE_EMAILJS_PUBLIC_KEY?: string;
    readonly VITE_EMAILJS_SERVICE_ID?: string;
    readonly VITE_EMAILJS_TEMPLATE_ID?: string;
  }
}

/** Who takes messages, and as whom the site asks. */
export interface MailService {
  /** Address that messages are posted below, at `SEND_PATH`: no slash at its end. */
  origin: string;
  publicKey: string;
  serviceId: string;
  templateId: string;
}

/** The owner's keys, as the build was given them. */
export type MailKeys = Partial<Omit<MailService, 'origin'>>;

const builtInKeys: MailKeys = {
  publicKey: import.meta.env.VITE_EMAILJS_PUBLIC_KEY,
  serviceId: import.meta.env.VITE_EMAILJS_SERVICE_ID,
  templateId: import.meta.env.VITE_EMAILJS_TEMPLATE_ID,
};

/**
 * EmailJS where all keys are there. Else the folder that the page came from, where the project's own servers keep
 * an inbox, with placeholders: the client refuses empty keys. `page` is the page's address.
 */
export function mailService(page: string, keys: MailKeys = builtInKeys): MailService {
  const { publicKey, serviceId, templateId } = keys;
  return publicKey && serviceId && templateId
    ? { origin: EMAILJS_ORIGIN, publicKey, serviceId, templateId }
    : {
        origin: new URL('.', page).href.slice(0, -1),
        publicKey: 'local-inbox',
        serviceId: 'local-inbox',
        templateId: 'local-inbox',
      };
}
