import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '../../src/contentSchema.ts';
import type { ContentSource } from '../content/contentSource.ts';
import { count } from '../count.ts';
import { customProperties, paletteOf } from '../theme/palette.ts';
import type { Inbox, InboxMessage } from './messageFile.ts';

const STYLES = ['../../src/styles/tokens.css', 'messagePage.css'];

/** What the page may do: nothing but look like itself. */
export const pageHeaders = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
};

/** All messages as a page, newest first, without any script. */
export function messagePage({ messages, broken }: Inbox): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${messages.length === 0 ? 'Inbox' : `Inbox (${messages.length})`}</title>
    <link rel="icon" href="./favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="./inbox.css">
  </head>
  <body>
    <header>
      <h1>Inbox</h1>
      <a href="./#contact">To the contact form</a>
    </header>
    <main>
      ${broken === 0 ? '' : `<p class="broken">${count(broken, 'line')} of the file cannot be read as a message.</p>`}
      ${messages.length === 0 ? EMPTY : `<ol>${messages.toReversed().map(entry).join('')}</ol>`}
    </main>
  </body>
</html>
`;
}

/** Style sheet of that page: the site's own colours and scales first. Throws what the owner's file throws. */
export async function messagePageStyles(source: ContentSource): Promise<string> {
  const files = STYLES.map((file) => readFile(join(import.meta.dirname, file), 'utf8'));
  const [{ content }, ...styles] = await Promise.all([source.read(), ...files]);
  return [customProperties(paletteOf((content as Content).site.colors)), ...styles].join('\n');
}

const EMPTY = '<p class="empty">No message yet. Send one from the contact form, then reload this page.</p>';

function entry({ received, from_name, from_email, message }: InboxMessage): string {
  const date = new Date(received);
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  const shown = Number.isNaN(date.getTime()) ? received : date.toLocaleString('en-GB', style);
  return `
        <li>
          <h2 dir="auto">${escapeHtml(from_name)}</h2>
          <p class="from">
            <a href="${mailto(from_email)}">${escapeHtml(from_email)}</a>
            <time datetime="${escapeHtml(received)}">${escapeHtml(shown)}</time>
          </p>
          <p class="message" dir="auto">${escapeHtml(message)}</p>
        </li>`;
}

/** Address to answer to. Half a surrogate pair, which has no encoding, is replaced. */
function mailto(email: string): string {
  return `mailto:${encodeURIComponent(email.replace(/\p{Surrogate}/gu, '\uFFFD')).replaceAll('%40', '@')}`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}
