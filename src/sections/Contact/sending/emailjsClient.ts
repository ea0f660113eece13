import { EmailJSResponseStatus, init, send } from '@emailjs/browser';
import type { MailResponse, MailService, TemplateParams } from './emailjsApi.ts';

/** Posts a message with EmailJS's client. */
export async function postWithClient(
  { origin, publicKey, serviceId, templateId }: MailService,
  params: TemplateParams,
): Promise<MailResponse> {
  // Only `init` accepts another origin.
  init({ publicKey }, origin);
  try {
    return await send(serviceId, templateId, { ...params });
  } catch (thrown) {
    if (thrown instanceof EmailJSResponseStatus) return thrown;
    throw thrown;
  }
}
