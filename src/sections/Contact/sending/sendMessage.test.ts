import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { postWithClient } from './emailjsClient.ts';
import { EMAILJS_ACCEPTED_TEXT, INBOX_ACCEPTED_TEXT } from './emailjsApi.ts';
import { MAX_LENGTH } from '../message.ts';
import { mailService, postWithFetch, sendMessage } from './sendMessage.ts';

const request = vi.fn<typeof fetch>();
const message = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };
const send = (text = 'Hello') => sendMessage({ ...message, message: text }, 'Arjun');
const log = vi.spyOn(console, 'log');
const error = vi.spyOn(console, 'error');

beforeEach(() => {
  request.mockReset();
  log.mockReset();
  error.mockReset();
  vi.stubGlobal('fetch', request);
  vi.stubGlobal('location', { pathname: '/site/' });
  vi.stubGlobal('document', { baseURI: 'https://owner.example.com/site/#contact' });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test('posts the template parameters to the folder of the page', async () => {
  request.mockResolvedValueOnce(new Response(INBOX_ACCEPTED_TEXT));
  await send();
  const [address, options] = request.mock.lastCall!;
  expect(address).toBe('https://owner.example.com/site/api/v1.0/email/send');
  expect(JSON.parse(options!.body as string)).toMatchObject({
    lib_version: '4.4.1',
    template_params: {
      from_name: 'Ada',
      from_email: 'ada@example.com',
      message: 'Hello',
      to_name: 'Arjun',
    },
  });
});

test('names the response in the console', async () => {
  request.mockResolvedValueOnce(new Response(INBOX_ACCEPTED_TEXT));
  await send();
  expect(log.mock.calls).toEqual([['Message sent:', 200, INBOX_ACCEPTED_TEXT]]);
});

test('names the cause of a failure in the console, once for all callers', async () => {
  request.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await Promise.allSettled([send(), send()]);
  expect(error.mock.calls).toEqual([['Message not sent: TypeError: Failed to fetch']]);
});

test('posts the same request with and without the client', async () => {
  const service = mailService('https://owner.example.com/');
  const params = {
    from_name: 'Ada',
    from_email: 'ada@example.com',
    message: '"you" 👋',
    to_name: 'Arjun',
  };
  for (const [status, text] of [
    [200, 'OK'],
    [429, 'Too many'],
  ] as const) {
    request.mockImplementation(async () => new Response(text, { status }));
    for (const post of [postWithClient, postWithFetch]) {
      expect(await post(service, params)).toMatchObject({ status, text });
    }
  }
  const [withClient, withoutClient] = request.mock.calls;
  expect(withoutClient).toEqual(withClient);
});

describe('a message', () => {
  let respond = () => {};

  beforeEach(() => {
    const response = new Promise<Response>((resolve) => {
      respond = () => resolve(new Response(INBOX_ACCEPTED_TEXT));
    });
    request.mockReturnValueOnce(response);
    request.mockImplementation(async () => new Response(INBOX_ACCEPTED_TEXT));
  });

  test('is not posted again while it is pending, even if another is sent meanwhile', async () => {
    const first = send();
    await send('Another message');
    const second = send();
    respond();
    await Promise.all([first, second]);
    expect(request).toHaveBeenCalledTimes(2);
  });

  test('is posted again once a response came', async () => {
    respond();
    await send();
    await send();
    expect(request).toHaveBeenCalledTimes(2);
  });
});

describe('without EmailJS keys', () => {
  test.each([
    [200, 'OK', '200 OK'],
    [200, '<!doctype html>\n<title>Home</title>', '200 (a page)'],
    [405, 'Not\nallowed', '405 Not allowed'],
    [429, 'Too many requests', '429 Too many requests'],
    [500, 'x'.repeat(1000), `500 ${'x'.repeat(200)}`],
  ])('%i %j is no success, and the error says why in one line', async (status, text, quoted) => {
    request.mockResolvedValueOnce(new Response(text, { status }));
    await expect(send()).rejects.toThrow(
      new Error(`this build has no EmailJS keys; the server responded with ${quoted}`),
    );
  });

  test('a failed connection rejects with its error', async () => {
    request.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(send()).rejects.toThrow(new TypeError('Failed to fetch'));
  });
});

test('the longest message fits into the 50 kB of EmailJS, whatever its characters', () => {
  const worst = (length: number) => '\u0001'.repeat(length);
  const params = {
    from_name: worst(MAX_LENGTH.name),
    // Browsers take no control characters in an address.
    from_email: 'ä'.repeat(MAX_LENGTH.email),
    message: worst(MAX_LENGTH.message),
    to_name: 'A long name of a recipient',
  };
  expect(new TextEncoder().encode(JSON.stringify(params)).length).toBeLessThan(50_000);
});

test('EmailJS and the inbox accept with different texts', () => {
  expect(EMAILJS_ACCEPTED_TEXT).not.toBe(INBOX_ACCEPTED_TEXT);
});

describe('the mail service', () => {
  const keys = ['VITE_EMAILJS_PUBLIC_KEY', 'VITE_EMAILJS_SERVICE_ID', 'VITE_EMAILJS_TEMPLATE_ID'];

  test('is EmailJS with all keys', () => {
    for (const key of keys) vi.stubEnv(key, key);
    const [publicKey, serviceId, templateId] = keys;
    const service = {
      origin: 'https://api.emailjs.com',
      acceptedText: 'OK',
      publicKey,
      serviceId,
      templateId,
    };
    expect(mailService('https://owner.example.com/site/')).toEqual(service);
  });

  test.each([
    ['https://owner.example.com/', 'https://owner.example.com'],
    ['https://owner.example.com/?from=mail#contact', 'https://owner.example.com'],
    ['https://owner.example.com/site/', 'https://owner.example.com/site'],
    ['https://owner.example.com/site/index.html#contact', 'https://owner.example.com/site'],
  ])('is the folder of %s without keys', (page, origin) => {
    expect(mailService(page).origin).toBe(origin);
  });

  test.each(keys)('is the folder of the page without %s', (name) => {
    for (const key of keys) vi.stubEnv(key, key === name ? '' : key);
    const { origin, publicKey, hint } = mailService('https://owner.example.com/');
    expect(origin).toBe('https://owner.example.com');
    expect(publicKey, 'the client refuses empty keys').not.toBe('');
    expect(hint).toBe('this build has no EmailJS keys');
  });
});
