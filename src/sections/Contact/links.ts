import type { ContactMessage } from './message.ts';

/** What a link carries at most, in UTF-16 code units of the text. */
const MAX_TEXT = 1500;

/**
 * How long a link is at most. Browsers on Windows hand no longer ones on to a mail program: nothing would open
 * (`kMaxAddressLength` in Firefox's nsOSHelperAppService.cpp). Letters other than Latin take six characters or more each.
 */
const MAX_LINK = 2048;

/** Address that opens a mail to `email`, and puts as much of a name and a message into it as mail programs take. */
export function mailtoLink(email: string, { name, message }: Partial<ContactMessage> = {}): string {
  const text = [name, message].filter(Boolean).join('\n\n');
  if (!text) return `mailto:${email}`;
  let link = `mailto:${email}?body=`;
  let carried = 0;
  for (const character of charactersOf(text)) {
    const encoded = encode(character);
    carried += character.length;
    if (carried > MAX_TEXT || link.length + encoded.length > MAX_LINK) break;
    link += encoded;
  }
  return link;
}

/** What readers see as characters, where the browser can tell; else code points. */
function* charactersOf(text: string): Iterable<string> {
  if (typeof Intl.Segmenter === 'undefined') yield* text;
  else for (const { segment } of new Intl.Segmenter().segment(text)) yield segment;
}

function encode(text: string): string {
  // Mail wants CR LF. As a form writes it, a space is a plus, which mail programs take for a plus.
  const query = new URLSearchParams({ '': text.replace(/\r?\n/, '\r\n') }).toString();
  return query.slice(1).replaceAll('+', '%20');
}

/** Address that opens a WhatsApp chat with `phone` (only its digits count), prefilled with `message`. */
export function whatsappLink(phone: string, message: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`;
}
