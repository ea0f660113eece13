import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { postByClient } from './emailjs.ts';
import { postDirectly } from './postMail.ts';

const service = {
  origin: 'https://mail.example.com',
  publicKey: 'key',
  serviceId: 'service',
  templateId: 'template',
};
const params = {
  from_name: 'Ada',
  from_email: 'ada@example.com',
  message: 'Hello\n"you" 👋',
  to_name: 'Arjun',
};
const { signal } = new AbortController();
const request = vi.fn<typeof fetch>();

beforeEach(() => {
  request.mockReset();
  vi.stubGlobal('fetch', request);
  vi.stubGlobal('location', { pathname: '/' });
});

afterEach(() => void vi.unstubAllGlobals());

test('without the client the service is asked the very same', async () => {
  request.mockImplementation(async () => new Response('Fine', { status: 201 }));
  const replies = [await postByClient(service, params, signal), await postDirectly(service, params, signal)];
  for (const reply of replies) expect(reply).toMatchObject({ status: 201, text: 'Fine' });
  const [byClient, directly] = request.mock.calls;
  expect(directly).toEqual(byClient);
});

test.each([postByClient, postDirectly])('what waits for a line ends with its signal', async (post) => {
  const attempt = new AbortController();
  request.mockImplementation(
    (_url, options) =>
      new Promise((_resolve, reject) => {
        options!.signal!.addEventListener('abort', () => reject(attempt.signal.reason as Error));
      }),
  );
  const posted = post(service, params, attempt.signal);
  await vi.waitFor(() => expect(request).toHaveBeenCalled());
  attempt.abort(new Error('given up'));
  await expect(posted).rejects.toThrow('given up');
});

test('other requests keep their own signals', async () => {
  request.mockImplementation(async () => new Response('Fine'));
  const posted = postByClient(service, params, signal);
  await posted;
  await fetch('/picture');
  expect(request).toHaveBeenLastCalledWith('/picture');
  await expect(
    postByClient({ ...service, publicKey: '' }, params, signal),
    'what the client refuses itself',
  ).rejects.toBeDefined();
  expect(globalThis.fetch).toBe(request);
});

test.each([postByClient, postDirectly])('a refusal is its status and text', async (post) => {
  request.mockImplementation(async () => new Response('Too many', { status: 429 }));
  await expect(post(service, params, signal)).rejects.toMatchObject({ status: 429, text: 'Too many' });
});
