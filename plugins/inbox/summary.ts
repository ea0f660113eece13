import type { InboxMessage } from './messageFile.ts';

/** How much of a message the terminal shows. */
const MAX_CHARACTERS = 80;

/** A message as one line for the terminal, without what a terminal would obey: controls, changes of direction. */
export function summary({ from_name, from_email, message }: InboxMessage): string {
  const text = oneLine(message);
  const beginning = [...text].slice(0, MAX_CHARACTERS).join('');
  return `Message from ${oneLine(from_name)} <${oneLine(from_email)}>: ${beginning}${beginning === text ? '' : '…'}`;
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\s\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();
}
