import type { CheckedContent } from '../../src/content/schema/contentSchema.ts';
import { ownerName } from '../shared/ownerName.ts';
import type { PersonName } from '../shared/readName.ts';

/** Longest line in bytes, without its line break (RFC 2426). */
const MAX_LINE_BYTES = 75;
/** A field may hold these only behind a backslash. */
const SPECIAL = /[\\,;]/g;

/**
 * The owner as a vCard 3.0, which address books of all systems read. It has what the page shows in Contact.
 * `folder` is that of a translation, such as `fr/`.
 */
export function contactCard(content: CheckedContent, folder = ''): string {
  const { owner, site } = content;
  const { name, title, email, phone, location, profiles = [] } = owner;
  const links = [site.address && site.address + folder, ...profiles.map(({ url }) => url)];
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(name)}`,
    nameLine(ownerName(content)),
    title && `TITLE:${escaped(title)}`,
    email && `EMAIL:${escaped(email)}`,
    phone && `TEL:${phone.replace(/[^+\d]/g, '')}`,
    // A place is one text, such as `Kolkata, India`: it is in the field of the city.
    location && `ADR:;;;${escaped(location)};;;`,
    ...links.map((link) => link && `URL:${link}`),
    'END:VCARD',
  ];
  return lines.flatMap((line) => (line ? `${folded(line)}\r\n` : [])).join('');
}

/** The name by its parts. A comma is between two degrees. */
function nameLine({ family, given, prefixes, suffixes }: PersonName): string {
  const names = [family.join(' '), given.join(' '), '', prefixes].map(escaped);
  return `N:${[...names, suffixes.map(escaped).join(',')].join(';')}`;
}

function escaped(text: string): string {
  return text.replaceAll(SPECIAL, '\\$&').replaceAll(/\r?\n/g, '\\n');
}

/** Breaks a long line. A line that goes on begins with a space. No character is cut. */
function folded(line: string): string {
  const lines = [''];
  for (const character of line) {
    const longer = lines.at(-1)! + character;
    if (Buffer.byteLength(longer) <= MAX_LINE_BYTES) lines[lines.length - 1] = longer;
    else lines.push(` ${character}`);
  }
  return lines.join('\r\n');
}
