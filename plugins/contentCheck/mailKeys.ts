/** The EmailJS keys that the build needs, each with the beginning of the other kinds of keys. */
const MAIL_KEYS = {
  VITE_EMAILJS_PUBLIC_KEY: /^(service|template)_/,
  VITE_EMAILJS_SERVICE_ID: /^template_/,
  VITE_EMAILJS_TEMPLATE_ID: /^service_/,
};

/** Empty keys for tests, so that none sends real mail with the keys of the developer's .env. */
export const withoutMailKeys = Object.fromEntries(Object.keys(MAIL_KEYS).map((name) => [name, '']));

/** Names of the EmailJS keys that are missing from a resolved Vite config's `env`. */
export function missingMailKeys(env: Record<string, unknown>): string[] {
  return Object.keys(MAIL_KEYS).filter((name) => !env[name]);
}

/** A sentence for each key that cannot be right. */
export function wrongMailKeys(env: Record<string, unknown>): string[] {
  return Object.entries(MAIL_KEYS).flatMap(([name, otherKind]) => {
    const key = String(env[name] ?? '');
    if (/[\s'"“”‘’]/.test(key)) return [`${name} in .env holds a space or a quote: remove it`];
    if (/^(your|my)[-_ ]|[<>{}]|xxx|change.?me/i.test(key)) {
      return [`${name} in .env is a placeholder: put in the key of your account`];
    }
    return otherKind.test(key)
      ? [`${name} in .env is the key of another kind: are two keys swapped?`]
      : [];
  });
}
