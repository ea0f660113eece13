import { EmailJSResponseStatus, init, send } from '@emailjs/browser';
import type { Post } from './sendMessage.ts';

/** Sends the request with EmailJS's client. Only `init` accepts another origin. */
export const postWithClient: Post = async (
  { origin, publicKey, serviceId, templateId },
  params,
) => {
  init({ publicKey }, origin);
  try {
    return await send(serviceId, templateId, params);
  } catch (thrown) {
    if (thrown instanceof EmailJSResponseStatus) return thrown;
    throw thrown;
  }
};
