import type { InboxMessage } from './messageFile.ts';

/** How much of a message the terminal shows. */
const MAX_CHARACTERS = 80;

/** A message as one line for the terminal, without anything that a terminal would obey. */
export function summary({ from_name, from_email, message }: InboxMessage): string {
  const text = oneLine(message);
  const beginning = [...text].slice(0, MAX_CHARACTERS).join('');
  return `Message from ${oneLine(from_name)} <${oneLine(from_email)}>: ${beginning}${beginning === text ? '' : '…'}`;
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}
