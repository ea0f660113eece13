import type { Plugin } from 'vite';
import type { ContentSource } from './content/contentSource.ts';
import { readListed } from './content/listedContent.ts';

/** The EmailJS keys that the build needs; .env.example says where to get them. */
const NAMES = ['VITE_EMAILJS_PUBLIC_KEY', 'VITE_EMAILJS_SERVICE_ID', 'VITE_EMAILJS_TEMPLATE_ID'];

/** Empty keys for tests, so that none sends real mail with the keys of the developer's .env. */
export const withoutMailKeys: Record<string, string> = Object.fromEntries(NAMES.map((name) => [name, '']));

/** Names of the EmailJS keys that are missing from a resolved Vite config's `env`. */
export function missingMailKeys(env: Record<string, unknown>): string[] {
  return NAMES.filter((name) => !env[name]);
}

/** Warns at the end of a build if the page has a contact form and no EmailJS keys. */
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
