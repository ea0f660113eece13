import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { postDirectly } from './postMail.ts';
import { ANSWER_TIME, loadPost, sendMessage } from './sendMessage.ts';

const request = vi.fn<typeof fetch>();
const message = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };
let page: EventTarget;

beforeEach(() => {
  request.mockReset();
  page = new EventTarget();
  vi.stubGlobal('fetch', request);
  vi.stubGlobal('location', { pathname: '/site/' });
  vi.stubGlobal('document', { baseURI: 'https://owner.example.com/site/#contact' });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('asks its own origin, with ids and the parameters of the template', async () => {
  request.mockResolvedValueOnce(new Response('OK'));
  expect(await sendMessage(message, 'Arjun')).toMatchObject({ status: 200, text: 'OK' });
  const anyId: unknown = expect.stringMatching(/./);
  const [address, options] = request.mock.lastCall!;
  expect(address).toBe('https://owner.example.com/site/api/v1.0/email/send');
  expect(JSON.parse(options!.body as string)).toMatchObject({
    user_id: anyId,
    service_id: anyId,
    template_id: anyId,
    template_params: { from_name: 'Ada', from_email: 'ada@example.com', message: 'Hello', to_name: 'Arjun' },
  });
});

test.each([
  [new TypeError('Failed to fetch'), 'Failed to fetch'],
  ['The public key is required', 'The public key is required'],
  [undefined, 'undefined'],
  [null, 'null'],
])('%o ends in an error that says so', async (thrown, text) => {
  request.mockRejectedValueOnce(thrown);
  const error = await failed();
  expect(error.message).toBe(text);
  expect([error, error.cause], 'what was thrown is kept').toContain(thrown);
});

test('a refusal ends in an error that says so', async () => {
  request.mockResolvedValueOnce(new Response('Forbidden', { status: 403 }));
  const error = await failed();
  expect(error.message).toBe('403 Forbidden');
  expect(error.cause, 'what was thrown is kept').toMatchObject({ status: 403, text: 'Forbidden' });
});

test('no answer ends after 20 s, and one that comes later changes nothing', async () => {
  vi.useFakeTimers();
  let answer = (_reply: Response) => {};
  request.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const ended = vi.fn<(reason: unknown) => void>();
  const sent = sendMessage(message, 'Arjun').catch(ended);
  await vi.advanceTimersByTimeAsync(ANSWER_TIME - 1);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledExactlyOnceWith(new Error('No answer within 20 s'));
  answer(new Response('OK'));
  expect(await sent).toBeUndefined();
});

test('a page that is left before the message has gone out does not send it any more', async () => {
  const sent = sendMessage(message, 'Arjun');
  page.dispatchEvent(new Event('pagehide'));
  await expect(sent).rejects.toThrow('The page was left');
  await vi.dynamicImportSettled();
  expect(request).not.toHaveBeenCalled();
});

test('a page that is left afterwards waits for the answer', async () => {
  let answer = (_reply: Response) => {};
  request.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const sent = sendMessage(message, 'Arjun');
  await vi.waitFor(() => expect(request).toHaveBeenCalled());
  page.dispatchEvent(new Event('pagehide'));
  answer(new Response('OK'));
  expect(await sent).toMatchObject({ status: 200, text: 'OK' });
});

test('no timer is left behind', async () => {
  vi.useFakeTimers();
  request.mockResolvedValueOnce(new Response('OK'));
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

/** What sending ends in, an Error. */
async function failed(): Promise<Error> {
  const error: unknown = await sendMessage(message, 'Arjun').catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(Error);
  return error as Error;
}
