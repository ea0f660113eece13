import { expect, test } from 'vitest';
import { whatsappLink } from './whatsappLink.ts';

test('keeps only the digits of the number and encodes the text', () => {
  expect(whatsappLink('+1 (202) 555-0143', 'Hi! Rock & roll? 100%')).toBe(
    'https://wa.me/12025550143?text=Hi!%20Rock%20%26%20roll%3F%20100%25',
  );
});
