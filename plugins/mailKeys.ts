import type { Plugin } from 'vite';
import type { ContentSource } from './content/contentSource.ts';
import { readListed } from './content/listedContent.ts';

/** What the build must be told for messages to reach the owner by mail; .env.example says where to get them. */
const NAMES = ['VITE_EMAILJS_PUBLIC_KEY', 'VITE_EMAILJS_SERVICE_ID', 'VITE_EMAILJS_TEMPLATE_ID'];

/** Keys that are set to nothing: what tests run with, so that none sends real mail, whatever the developer's .env holds. */
export const withoutMailKeys: Record<string, string> = Object.fromEntries(NAMES.map((name) => [name, '']));

/** Names of the EmailJS keys that are missing from a resolved Vite config's `env`. */
export function missingMailKeys(env: Record<string, unknown>): string[] {
  return NAMES.filter((name) => !env[name]);
}

/** Says at the end of a build without EmailJS keys what becomes of messages, where the page has a form for them. */
export function mailKeys(source: ContentSource): Plugin {
  return {
    name: 'mail-keys',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler({ config }) {
        const missing = missingMailKeys(config.env);
        if (missing.length === 0 || !(await readListed(source)).content.contact) return;
        config.logger.warn(
          [
            '',
            '(!) THE CONTACT FORM LACKS ITS EMAILJS KEYS',
            ...missing.map((name) => `    ${name} is not set`),
            '    On this machine `npm start` and `npm run dev` take messages at /inbox.',
            '    On any other host EVERY MESSAGE FAILS. Set the keys before you publish; .env.example says how.',
            '',
          ].join('\n'),
        );
      },
    },
  };
}
