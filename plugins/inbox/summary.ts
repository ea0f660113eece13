import type { InboxMessage } from './messageFile.ts';

/** How many characters of name and address, and of a message, the terminal shows. */
const MAX_SENDER = 60;
const MAX_MESSAGE = 80;

/** A message as one line for the terminal, without what a terminal would obey: controls, changes of direction. */
export function summary({ from_name, from_email, message }: InboxMessage): string {
  return `Message from ${beginning(from_name, MAX_SENDER)} <${beginning(from_email, MAX_SENDER)}>: ${beginning(message, MAX_MESSAGE)}`;
}

/** At most so many characters of a text, in one line. */
function beginning(text: string, most: number): string {
  const characters = [...text.replace(/[\p{Cc}\s\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim()];
  return characters.length <= most ? characters.join('') : `${characters.slice(0, most).join('')}…`;
}
