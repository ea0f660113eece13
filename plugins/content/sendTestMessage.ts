import { count } from '../count.ts';
import { missingMailKeys } from '../mailKeys.ts';
import type { Content } from '../../src/contentSchema.ts';
import { EMAILJS_ORIGIN, SEND_PATH } from '../../src/sections/Contact/emailJsApi.ts';

/** How long its answer is waited for, in milliseconds. */
const PATIENCE = 30_000;

/** Whether the test message was taken, and a sentence for the owner that says what the service answered. */
export interface TestMessage {
  isSent: boolean;
  sentence: string;
}

/**
 * Sends one message to the owner with the keys of a resolved Vite config's `env`, as the contact form would. Never throws.
 */
export async function sendTestMessage(
  content: Content,
  env: Record<string, unknown>,
  service = EMAILJS_ORIGIN,
): Promise<TestMessage> {
  const missing = missingMailKeys(env);
  if (missing.length > 0)
    return {
      isSent: false,
      sentence: `Nothing was sent: ${count(missing.length, 'key')} missing, ${missing.join(', ')}`,
    };
  const { owner, contact } = content;
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
  try {
    const answer = await fetch(`${service}/${SEND_PATH}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const said = `${answer.status} ${(await answer.text()).trim()}`;
    if (answer.ok)
      return {
        isSent: true,
        sentence: `EmailJS took a test message and answered ${said}. It is on its way to you.`,
      };
    const isRefused = answer.status === 403;
    const way = isRefused
      ? '\nFor this test allow "API access from non-browser environments" in the account\'s security settings, or send one from the page.'
      : '';
    return { isSent: false, sentence: `EmailJS refused the test message: ${said}${way}` };
  } catch (error) {
    const reason =
      error instanceof Error
        ? [error.message, error.cause instanceof Error ? error.cause.message : ''].filter(Boolean).join(': ')
        : String(error);
    return { isSent: false, sentence: `EmailJS could not be reached: ${reason}` };
  }
}
