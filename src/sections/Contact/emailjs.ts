// The mail service's client, in a chunk of its own that loads when a visitor turns to the form.
import { init, send } from '@emailjs/browser';
import type { PostMail } from './postMail.ts';

/** Posts by the client. It takes no signal: a request of its own cannot be aborted. */
export const postByClient: PostMail = ({ origin, publicKey, serviceId, templateId }, params) => {
  // The client heeds another origin only here, not in the options of `send`.
  init({ publicKey }, origin);
  return send(serviceId, templateId, { ...params });
};
