import type { Page } from 'playwright';

/** Chromium garbles other characters when it hands a form to a mail program. */
export const plainLetter = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  message: 'A shop, "by spring" <100%>?\n\n# 1/2 = \'half\'',
};

/** Records the messages that the page hands to a mail program, read from the mailto addresses. */
export function mailsOf(page: Page): () => (typeof plainLetter)[] {
  const mails: (typeof plainLetter)[] = [];
  page.on('request', (request) => {
    const [, body] = /^mailto:[^?]*\?body=(.*)$/.exec(request.url()) ?? [];
    if (body === undefined) return;
    const text = decodeURIComponent(body.replaceAll('+', '%20')).replaceAll('\r\n', '\n');
    const [, name = '', email = '', message = ''] =
      /^name=(.*)\nemail=(.*)\nmessage=([^]*)\n\n$/.exec(text) ?? [];
    mails.push({ name, email, message });
  });
  return () => mails;
}
