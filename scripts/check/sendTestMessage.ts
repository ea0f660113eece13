import type { CheckedContent } from '../../src/content/schema/contentSchema.ts';
import { EMAILJS_ORIGIN, SEND_PATH } from '../../src/sections/Contact/sending/emailjsApi.ts';
import { missingMailKeys } from '../../plugins/contentCheck/mailKeys.ts';

/** Sends the owner a message as the contact form would. Resolves to a sentence, or throws one as error. */
export async function sendTestMessage(
  { owner, contact }: CheckedContent,
  env: Record<string, unknown>,
  service = EMAILJS_ORIGIN,
): Promise<string> {
  const missing = missingMailKeys(env);
  if (missing.length > 0) throw new Error(`Nothing was sent: .env lacks ${missing.join(', ')}`);
  const body = {
    user_id: env.VITE_EMAILJS_PUBLIC_KEY,
    service_id: env.VITE_EMAILJS_SERVICE_ID,
    template_id: env.VITE_EMAILJS_TEMPLATE_ID,
    template_params: {
      from_name: owner.name,
      from_email: owner.email,
      message: 'This is a test: npm run check -- --send sent it with the keys of the contact form.',
      to_name: contact?.form.recipientName ?? owner.name,
    },
  };
  const response = await fetch(`${service}/${SEND_PATH}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  }).catch(({ message, cause }: Error) => {
    const reason =
      cause instanceof Error && cause.message ? `${message}: ${cause.message}` : message;
    throw new Error(`EmailJS could not be reached: ${reason}`);
  });
  const result = `${response.status} ${(await response.text()).trim()}`;
  if (response.ok) {
    return `EmailJS took a test message and responded with ${result}. It is on its way to you.`;
  }
  const hint =
    '\nFor this test allow "API access from non-browser environments" in the account\'s security settings, or send one from the page.';
  throw new Error(
    `EmailJS refused the test message: ${result}${response.status === 403 ? hint : ''}`,
  );
}
