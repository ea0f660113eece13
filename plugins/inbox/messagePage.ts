import { withoutHiddenCharacters } from '../../src/helpers/hiddenCharacters.ts';
import type { InboxMessage } from './messages.ts';

const INBOX_STYLES = `
  :root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
  body { max-width: 50rem; margin: 0 auto; padding: 2rem 1.25rem; }
  ol { display: grid; gap: 1.25rem; margin: 0; padding: 0; list-style: none; }
  li { padding: 1.25rem; border: 1px solid color-mix(in srgb, currentcolor 30%, transparent); }
  h2, p { margin: 0; }
  h2 { font-size: 1.125rem; }
  .message { margin-top: 1rem; white-space: pre-wrap; }
`;

/** All messages as a page, newest first, without scripts. */
export function messagePage(messages: readonly InboxMessage[]): string {
  const none = '<p>No message yet. Send one from the contact form, then reload this page.</p>';
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Inbox (${messages.length})</title>
    <style>${INBOX_STYLES}</style>
  </head>
  <body>
    <h1>Inbox</h1>
    <p><a href="./#contact">To the contact form</a></p>
    ${messages.length === 0 ? none : `<ol>${messages.toReversed().map(entry).join('')}</ol>`}
  </body>
</html>
`;
}

/** A message as one line for the terminal, without control characters and changes of direction. */
export function summary({ from_name, from_email, message }: InboxMessage): string {
  return `Message from ${shortened(from_name, 60)} <${shortened(from_email, 60)}>: ${shortened(message, 80)}`;
}

function entry({ received, from_name, from_email, message }: InboxMessage): string {
  const date = new Date(received).toLocaleString('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const name = withoutHiddenCharacters(from_name);
  const address = withoutHiddenCharacters(from_email);
  return `
      <li>
        <h2 dir="auto">${escapeHtml(name)}</h2>
        <p><a href="mailto:${encodeURIComponent(address)}">${escapeHtml(address)}</a>, <time>${date}</time></p>
        <p class="message" dir="auto">${escapeHtml(message)}</p>
      </li>`;
}

function shortened(text: string, maxLength: number): string {
  const characters = [...withoutHiddenCharacters(text).replace(/\s+/g, ' ').trim()];
  return characters.length <= maxLength
    ? characters.join('')
    : `${characters.slice(0, maxLength).join('')}…`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
