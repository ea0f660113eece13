import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mailtoLink, whatsappLink } from './links.ts';

const OWNER = 'owner@example.com';

/** The text of the mail. */
function bodyOf(link: string): string {
  expect(link.startsWith(`mailto:${OWNER}?body=`)).toBe(true);
  return decodeURIComponent(link.slice(link.indexOf('=') + 1));
}

test('without anything typed it is the plain address', () => {
  expect(mailtoLink(OWNER)).toBe('mailto:owner@example.com');
  expect(mailtoLink(OWNER, { name: '', message: '' })).toBe('mailto:owner@example.com');
});

test('carries name and message, with line breaks and signs that have a meaning in addresses', () => {
  const link = mailtoLink(OWNER, { name: 'Ada & Co', message: '1 + 1 = 2?\n100% #1\r\n"ä" 👋' });
  expect(bodyOf(link)).toBe('Ada & Co\r\n\r\n1 + 1 = 2?\r\n100% #1\r\n"ä" 👋');
  expect(link).not.toMatch(/[+ "#\n]/);
});

describe.each([
  ['words', 'To be or not to be, '],
  ['Cyrillic', 'Быть или не быть, '],
  ['emoji', '👩‍👩‍👧‍👦'],
])('a long message of %s', (_what, words) => {
  const message = words.repeat(200);
  const longLink = () => mailtoLink(OWNER, { message });

  test('fits into the longest link of a mail program', () => {
    expect(longLink().length).toBeLessThanOrEqual(2048);
  });

  test('is carried as far as it fits', () => {
    expect(longLink().length).toBeGreaterThan(1900);
    expect(message.startsWith(bodyOf(longLink()))).toBe(true);
  });
});

/** Letters that fit into a link without anything else. */
const MAX_LETTERS = 2048 - `mailto:${OWNER}?body=`.length;

test.each(['👋', 'é'])('never cuts the code point %s in two', (character) => {
  const encoded = encodeURIComponent(character).length;
  for (let before = MAX_LETTERS - encoded; before <= MAX_LETTERS; before++) {
    const body = bodyOf(mailtoLink(OWNER, { message: 'x'.repeat(before) + character.repeat(3) }));
    expect(body.slice(before).replaceAll(character, '')).toBe('');
  }
});

test('half a character, which has no encoding, breaks nothing', () => {
  expect(bodyOf(mailtoLink(OWNER, { message: 'a\uD83Db' }))).toBe('a\uFFFDb');
});

describe('a WhatsApp link', () => {
  test('keeps only the digits of the number', () => {
    const link = whatsappLink('+1 (202) 555-0143', 'Hi');
    expect(link).toBe('https://wa.me/12025550143?text=Hi');
  });

  test('encodes the text', () => {
    const link = whatsappLink('12025550143', 'Hi! Rock & roll? 100%');
    expect(link).toBe('https://wa.me/12025550143?text=Hi!%20Rock%20%26%20roll%3F%20100%25');
  });
});

test('500 random messages give a mail link of at most 2048 characters, with the start of the text', () => {
  const anyText = fc.string({ unit: 'binary', maxLength: 500 });
  fc.assert(
    fc.property(fc.record({ name: anyText, message: anyText }), ({ name, message }) => {
      const link = mailtoLink('ada@example.com', { name, message });
      const [, body = ''] = link.split('?body=');
      const lines = decodeURIComponent(body).replaceAll('\r\n', '\n');
      const text = [name, message].filter(Boolean).join('\n\n').replaceAll('\r', '');
      expect(link.length).toBeLessThanOrEqual(2048);
      expect(withoutHalves(text).startsWith(lines)).toBe(true);
    }),
    { numRuns: 500, seed: 1 },
  );
});

/** A text with the sign of a wrong character in place of each half of a surrogate pair, as in an address. */
function withoutHalves(text: string): string {
  return Buffer.from(text).toString();
}
