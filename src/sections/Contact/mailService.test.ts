import { expect, test } from 'vitest';
import { mailService } from './mailService.ts';

const keys = { publicKey: 'key', serviceId: 'service', templateId: 'template' };

test('with all keys messages go to EmailJS', () => {
  const service = mailService('https://owner.example.com/site/', keys);
  expect(service).toEqual({ origin: 'https://api.emailjs.com', ...keys });
});

test.each([
  ['https://owner.example.com/', 'https://owner.example.com'],
  ['https://owner.example.com/?from=mail#contact', 'https://owner.example.com'],
  ['https://owner.example.com/site/', 'https://owner.example.com/site'],
  ['https://owner.example.com/site/index.html#contact', 'https://owner.example.com/site'],
])('without keys they go to the folder of %s', (page, origin) => {
  expect(mailService(page, {}).origin).toBe(origin);
});

test.each(['publicKey', 'serviceId', 'templateId'] as const)(
  'a missing %s counts as no keys at all',
  (name) => {
    const { origin, ...placeholders } = mailService('https://owner.example.com/', { ...keys, [name]: '' });
    expect(origin).toBe('https://owner.example.com');
    for (const placeholder of Object.values(placeholders)) expect(placeholder).not.toBe('');
  },
);
