import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { content } from '../../tests/helpers/sites/anotherPerson.ts';
import { fakeMailService, type FakeMailService } from '../../tests/helpers/sites/fakeMailService.ts';
import { sendTestMessage } from './sendTestMessage.ts';

const keys = {
  VITE_EMAILJS_PUBLIC_KEY: 'a-key',
  VITE_EMAILJS_SERVICE_ID: 'a-service',
  VITE_EMAILJS_TEMPLATE_ID: 'a-template',
};

let mail: FakeMailService;
let server: Server;
let service: string;

beforeAll(async () => {
  server = createServer((request, response) =>
    mail.fault(request, response, () => response.writeHead(404).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  service = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

beforeEach(() => {
  mail = fakeMailService();
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

test('one message with the keys reaches the owner, and the answer is told', async () => {
  expect(await sendTestMessage(content, keys, service)).toContain('answered 200 OK');
  expect(mail.received).toEqual([
    {
      type: 'application/json',
      body: {
        user_id: 'a-key',
        service_id: 'a-service',
        template_id: 'a-template',
        template_params: {
          from_name: content.owner.name,
          from_email: content.owner.email,
          message: expect.any(String),
          to_name: 'Nour',
        },
      },
    },
  ]);
});

test('the refusal of the service is told, with the way out if it refuses programs', async () => {
  mail.reply = [400, 'The template ID not found'];
  await expect(sendTestMessage(content, keys, service)).rejects.toThrow(
    'EmailJS refused the test message: 400 The template ID not found',
  );
  mail.reply = [403, 'API calls are disabled for non-browser applications'];
  await expect(sendTestMessage(content, keys, service)).rejects.toThrow(
    /403 API calls are disabled.*\nFor this test allow/,
  );
});

test('a service that cannot be reached is no crash', async () => {
  mail.reply = 'drop';
  await expect(sendTestMessage(content, keys, service)).rejects.toThrow(/^EmailJS could not be reached: /);
});

test('without keys nothing is sent', async () => {
  const without = { ...keys, VITE_EMAILJS_TEMPLATE_ID: '' };
  await expect(sendTestMessage(content, without, service)).rejects.toThrow(
    'Nothing was sent: 1 key missing, VITE_EMAILJS_TEMPLATE_ID',
  );
  expect(mail.received).toEqual([]);
});
