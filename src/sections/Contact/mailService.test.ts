import { expect, test } from 'vitest';
import { mailService } from './mailService.ts';

const keys = { publicKey: 'key', serviceId: 'service', templateId: 'template' };

test('with all keys messages go to EmailJS', () => {
  const service = mailService('https://owner.example.com/site/', keys);
  expect(service).toEqual({ origin: 'https://api.emailjs.com', accepts: 'OK', ...keys });
});

test.each([
  ['https://owner.example.com/', 'https://owner.example.com'],
  ['https://owner.example.com/?from=mail#contact', 'https://owner.example.com'],
  ['https://owner.example.com/site/', 'https://owner.example.com/site'],
  ['https://owner.example.com/site/index.html#contact', 'https://owner.example.com/site'],
])('without keys they go to the folder of %s', (page, origin) => {
  expect(mailService(page, {}).origin).toBe(origin);
});

test.each(['publicKey', 'serviceId', 'templateId'] as const)('without %s there are no keys', (name) => {
  const { origin, publicKey, hint } = mailService('https://owner.example.com/', { ...keys, [name]: '' });
  expect(origin).toBe('https://owner.example.com');
  expect(publicKey, 'the client refuses empty keys').not.toBe('');
  expect(hint).toBe('this build has no EmailJS keys');
});
