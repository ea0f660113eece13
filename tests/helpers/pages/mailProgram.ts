import { letter } from './contactForm.ts';
import type { Visitor } from '../drivers/visitor.ts';

/** What Chromium hands to a mail program unharmed: it garbles all but ASCII, and takes `&` and `+` for its own. */
export const mailed = { ...letter, message: 'A shop, "by spring" <100%>?\n\n# 1/2 = \'half\'' };

/** The messages that the page has handed to a mail program, read back from the addresses that it went to. */
export function handedOver(visitor: Visitor): (typeof letter)[] {
  return visitor
    .requests()
    .map((url) => /^mailto:arjun@dasgupta\.example\.com\?body=(.*)$/.exec(url)?.[1])
    .filter((body) => body !== undefined)
    .map((body) => {
      const text = decodeURIComponent(body.replaceAll('+', '%20')).replaceAll('\r\n', '\n');
      const [, name, email, message] = /^name=(.*)\nemail=(.*)\nmessage=([^]*)\n\n$/.exec(text) ?? [];
      return { name: name!, email: email!, message: message! };
    });
}
