import type { ContactMessage } from './contactReducer.ts';

/** Mail programs cut links that are longer. */
const MAX_CHARACTERS = 1500;

/** Address that opens a mail to `email`, and puts the first 1,500 characters of a name and a message into it. */
export function mailtoLink(email: string, { name, message }: Partial<ContactMessage> = {}): string {
  const text = [name, message].filter(Boolean).join('\n\n');
  if (!text) return `mailto:${email}`;
  // Mail wants CR LF. As a form writes it, a space is a plus, which mail programs take for a plus.
  const query = new URLSearchParams({ body: beginningOf(text).replace(/\r?\n/g, '\r\n') }).toString().replaceAll('+', '%20');
  return `mailto:${email}?${query}`;
}

/** Cuts what is too long between what readers see as characters, where the browser can tell; never inside a code point. */
function beginningOf(text: string): string {
  if (typeof Intl.Segmenter === 'undefined') return text.slice(0, MAX_CHARACTERS).replace(/[\uD800-\uDBFF]$/, '');
  return text.slice(0, new Intl.Segmenter().segment(text).containing(MAX_CHARACTERS)?.index);
}
