import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { postDirectly } from './postMail.ts';
import { ANSWER_TIME, loadPost, sendMessage } from './sendMessage.ts';

const client = vi.hoisted(() => ({ init: vi.fn(), send: vi.fn<(...args: unknown[]) => Promise<unknown>>() }));
vi.mock('@emailjs/browser', () => client);

const message = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };
let page: EventTarget;

beforeEach(() => {
  client.send.mockReset();
  page = new EventTarget();
  vi.stubGlobal('document', { baseURI: 'https://owner.example.com/site/#contact' });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('hands over origin, ids and the parameters of the template', async () => {
  client.send.mockResolvedValueOnce({ status: 200, text: 'OK' });
  expect(await sendMessage(message, 'Arjun')).toEqual({ status: 200, text: 'OK' });
  const anyId: unknown = expect.stringMatching(/./);
  expect(client.init).toHaveBeenLastCalledWith({ publicKey: anyId }, 'https://owner.example.com/site');
  expect(client.send).toHaveBeenLastCalledWith(anyId, anyId, {
    from_name: 'Ada',
    from_email: 'ada@example.com',
    message: 'Hello',
    to_name: 'Arjun',
  });
});

test.each([
  [new TypeError('Failed to fetch'), 'Failed to fetch'],
  [{ status: 403, text: 'Forbidden' }, '403 Forbidden'],
  ['The public key is required', 'The public key is required'],
  [undefined, 'undefined'],
  [null, 'null'],
])('%o ends in an error that says so', async (thrown, text) => {
  client.send.mockRejectedValueOnce(thrown);
  const error: unknown = await sendMessage(message, 'Arjun').catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(Error);
  expect((error as Error).message).toBe(text);
  expect([error, (error as Error).cause], 'what was thrown is kept').toContain(thrown);
});

test('no answer ends after 20 s, and one that comes later changes nothing', async () => {
  vi.useFakeTimers();
  let answer = (_reply: unknown) => {};
  client.send.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const ended = vi.fn<(reason: unknown) => void>();
  const sent = sendMessage(message, 'Arjun').catch(ended);
  await vi.advanceTimersByTimeAsync(ANSWER_TIME - 1);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledExactlyOnceWith(new Error('No answer within 20 s'));
  answer({ status: 200, text: 'OK' });
  expect(await sent).toBeUndefined();
});

test('a page that is left before the message has gone out does not send it any more', async () => {
  const sent = sendMessage(message, 'Arjun');
  page.dispatchEvent(new Event('pagehide'));
  await expect(sent).rejects.toThrow('The page was left');
  await vi.dynamicImportSettled();
  expect(client.send).not.toHaveBeenCalled();
});

test('a page that is left afterwards waits for the answer', async () => {
  let answer = (_reply: unknown) => {};
  client.send.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const sent = sendMessage(message, 'Arjun');
  await vi.waitFor(() => expect(client.send).toHaveBeenCalled());
  page.dispatchEvent(new Event('pagehide'));
  answer({ status: 200, text: 'OK' });
  expect(await sent).toEqual({ status: 200, text: 'OK' });
});

test('no timer is left behind', async () => {
  vi.useFakeTimers();
  client.send.mockResolvedValueOnce({ status: 200, text: 'OK' });
  await sendMessage(message, 'Arjun');
  expect(vi.getTimerCount()).toBe(0);
});

test('where the client does not load the same is asked without it', async () => {
  vi.doMock('./emailjs.ts', () => Promise.reject(new TypeError('Failed to fetch')));
  try {
    expect(await loadPost()).toBe(postDirectly);
  } finally {
    vi.doUnmock('./emailjs.ts');
  }
});
