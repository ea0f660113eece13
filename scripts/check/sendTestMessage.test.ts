import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SEND_PATH } from '../../src/sections/Contact/sending/emailjsApi.ts';
import { content } from '../../tests/helpers/sites/anotherPerson.ts';
import { sendTestMessage } from './sendTestMessage.ts';

const keys = {
  VITE_EMAILJS_PUBLIC_KEY: 'a-key',
  VITE_EMAILJS_SERVICE_ID: 'a-service',
  VITE_EMAILJS_TEMPLATE_ID: 'a-template',
};

/** The requests, oldest first: JSON bodies and their content type. */
let received: { type: string | undefined; body: unknown }[];
/** Status and text of the responses from now on; `drop` breaks the connection off without one. */
let reply: [status: number, text: string] | 'drop';
let server: Server;
let service: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.url !== `/${SEND_PATH}`) return response.writeHead(404).end();
      received.push({ type: request.headers['content-type'], body: JSON.parse(body) });
      if (reply === 'drop') return request.socket.destroy();
      return response.writeHead(reply[0]).end(reply[1]);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  service = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

beforeEach(() => {
  received = [];
  reply = [200, 'OK'];
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

test('prints the response of the service', async () => {
  expect(await sendTestMessage(content, keys, service)).toContain('responded with 200 OK');
});

test('sends the owner one message with the keys', async () => {
  await sendTestMessage(content, keys, service);
  expect(received).toEqual([
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

test('prints the refusal of the service', async () => {
  reply = [400, 'The template ID not found'];
  await expect(sendTestMessage(content, keys, service)).rejects.toThrow(
    'EmailJS refused the test message: 400 The template ID not found',
  );
});

test('says what to allow if the service refuses programs', async () => {
  reply = [403, 'API calls are disabled for non-browser applications'];
  await expect(sendTestMessage(content, keys, service)).rejects.toThrow(
    /403 API calls are disabled.*\nFor this test allow/,
  );
});

test('a service that cannot be reached is no crash', async () => {
  reply = 'drop';
  await expect(sendTestMessage(content, keys, service)).rejects.toThrow(
    /^EmailJS could not be reached: /,
  );
});

test('without keys nothing is sent', async () => {
  const without = { ...keys, VITE_EMAILJS_TEMPLATE_ID: '' };
  await expect(sendTestMessage(content, without, service)).rejects.toThrow(
    'Nothing was sent: .env lacks VITE_EMAILJS_TEMPLATE_ID',
  );
  expect(received).toEqual([]);
});
