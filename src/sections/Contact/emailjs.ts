// The mail service's client, in a chunk of its own that loads when a visitor turns to the form.
import { init, send } from '@emailjs/browser';
import type { PostMail } from './postMail.ts';

/** Posts by the client. Aborts its request with `signal`. */
export const postByClient: PostMail = ({ origin, publicKey, serviceId, templateId }, params, signal) => {
  // The client heeds another origin only here, not in the options of `send`.
  init({ publicKey }, origin);
  const takeBack = lendFetch(signal);
  return send(serviceId, templateId, { ...params }).finally(takeBack);
};

/**
 * Has the next request, and no other, end with `signal`; returns the function that ends the wait for it. The client
 * takes no signal, and what it asks while there is no line to its service would go out whenever there is one: also once
 * the visitor has been told that it did not, and beside the next attempt. It asks before any other code has its turn.
 */
function lendFetch(signal: AbortSignal): () => void {
  const own = globalThis.fetch;
  const lent: typeof fetch = (input, options) => {
    takeBack();
    return own(input, { ...options, signal });
  };
  const takeBack = () => {
    // What has been put in its place meanwhile stays.
    if (globalThis.fetch === lent) Reflect.set(globalThis, 'fetch', own);
  };
  // Where an extension has made it fast, the client has the page's own.
  Reflect.set(globalThis, 'fetch', lent);
  return takeBack;
}
