import type { FormValues } from './message.ts';

/** Windows browsers refuse longer mail links (`kMaxAddressLength` in Firefox's nsOSHelperAppService.cpp). */
const MAX_LINK_LENGTH = 2048;

/** A link to a mail to `email`, with as much of a name and a message as fits. */
export function mailtoLink(email: string, { name, message }: Partial<FormValues> = {}): string {
  const text = [name, message].filter(Boolean).join('\n\n').replaceAll('\r', '');
  if (!text) return `mailto:${email}`;
  let link = `mailto:${email}?body=`;
  for (const character of text) {
    const encoded = encode(character);
    if (link.length + encoded.length > MAX_LINK_LENGTH) break;
    link += encoded;
  }
  return link;
}

function encode(text: string): string {
  // Lines of mail end in CR LF. `encodeURIComponent` would throw on half a surrogate pair. URLSearchParams
  // gives `=text` for an empty name, and a plus for a space, which mail programs would show.
  const query = new URLSearchParams({ '': text.replace('\n', '\r\n') }).toString();
  return query.slice(1).replaceAll('+', '%20');
}

/** A link to a WhatsApp chat with `phone`, prefilled with `message`. */
export function whatsappLink(phone: string, message: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`;
}
