import { SEND_PATH } from './emailJsApi.ts';
import type { MailService } from './mailService.ts';

/** What the mail template is filled with. */
export interface TemplateParams {
  from_name: string;
  from_email: string;
  message: string;
  /** Whom the message greets. */
  to_name: string;
}

/** What the service answered. */
export interface Reply {
  status: number;
  text: string;
}

/** Asks the service to send a mail; rejects with anything, a `Reply` where the service refuses. */
export type PostMail = (service: MailService, params: TemplateParams, signal: AbortSignal) => Promise<Reply>;

/** The version of the client whose request this is, which the service is told. */
const LIB_VERSION = '4.4.1';

/** Posts what the client posts, for pages where the client cannot be loaded. Aborts the request with `signal`. */
export const postDirectly: PostMail = async (
  { origin, publicKey, serviceId, templateId },
  params,
  signal,
) => {
  const response = await fetch(`${origin}/${SEND_PATH}`, {
    method: 'POST',
    headers: { 'Content-type': 'application/json' },
    body: JSON.stringify({
      lib_version: LIB_VERSION,
      user_id: publicKey,
      service_id: serviceId,
      template_id: templateId,
      template_params: params,
    }),
    signal,
  });
  const reply = { status: response.status, text: await response.text() };
  if (!response.ok) throw reply;
  return reply;
};
