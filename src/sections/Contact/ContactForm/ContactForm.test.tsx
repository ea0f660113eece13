import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  bodyOf,
  failToSend,
  fieldNamed,
  fillForm,
  form,
  shortLetter,
  NOT_SENT_NOTE,
  nothing,
  pressSend,
  renderContact,
  sendLetter,
  SENT_NOTE,
  fieldValues,
} from '../../../../tests/helpers/components/contact.tsx';
import { FAILED, SENDING, SENT } from '../../../../tests/helpers/contactTexts.ts';
import {
  lastRequest,
  refuseAtOnce,
  requests,
} from '../../../../tests/helpers/components/mailService.ts';

vi.mock(
  '../sending/sendMessage.ts',
  () => import('../../../../tests/helpers/components/mailService.ts'),
);

const HOUR_MS = 3_600_000;
const controls = ['name', 'email', 'message', 'button'] as const;

const logError = vi.spyOn(console, 'error');

beforeEach(async () => {
  logError.mockReset();
  sessionStorage.clear();
  await renderContact();
});

afterEach(() => void vi.useRealTimers());

describe('while a message is sent', () => {
  beforeEach(sendLetter);

  test('the button says so', async () => {
    await expect.element(form.button).toHaveTextContent(SENDING);
  });

  test('screen readers hear it', async () => {
    await expect.element(form.status).toHaveTextContent(SENDING);
  });

  test.each(controls)('this is disabled: %s', async (control) => {
    await expect.element(form[control]).toBeDisabled();
  });

  test('the text stays', () => {
    expect(fieldValues()).toEqual(shortLetter);
  });

  test('text that a password manager changes stays after a success', async () => {
    changeSilently('Grace Hopper');
    lastRequest().accept();
    await expect.element(form.status).toHaveTextContent(SENT);
    expect(fieldValues()).toEqual({ ...shortLetter, name: 'Grace Hopper' });
  });

  test('text that a password manager changes stays after a failure', async () => {
    changeSilently('Grace Hopper');
    lastRequest().refuse();
    await expect.element(form.status).toHaveTextContent(FAILED);
    expect(fieldValues()).toEqual({ ...shortLetter, name: 'Grace Hopper' });
  });
});

test('the message is what the fields hold', async () => {
  await sendLetter();
  expect(requests.map(({ message }) => message)).toEqual([shortLetter]);
});

describe('after a success', () => {
  beforeEach(async () => {
    await sendLetter();
    lastRequest().accept();
    await expect.element(form.status).toHaveTextContent(SENT);
  });

  test('the fields are empty', () => {
    expect(fieldValues()).toEqual(nothing);
  });

  test.each(controls)('this is enabled: %s', async (control) => {
    await expect.element(form[control]).toBeEnabled();
  });

  test('the button names its action again', async () => {
    await expect.element(form.button).toHaveTextContent('Send Message');
  });
});

describe('after a failure', () => {
  beforeEach(async () => {
    await sendLetter();
    lastRequest().refuse();
    await expect.element(form.status).toHaveTextContent(FAILED);
  });

  test('the text stays', () => {
    expect(fieldValues()).toEqual(shortLetter);
  });

  test.each(controls)('this is enabled: %s', async (control) => {
    await expect.element(form[control]).toBeEnabled();
  });

  test('the button names its action again', async () => {
    await expect.element(form.button).toHaveTextContent('Send Message');
  });

  test('the banner goes with a new attempt', async () => {
    pressSend();
    await expect.element(form.status).toHaveTextContent(SENDING);
    expect(page.getByText(FAILED).query()).toBeNull();
  });

  test('the next attempt can succeed', async () => {
    await sendLetter();
    lastRequest().accept();
    await expect.element(form.status).toHaveTextContent(SENT);
  });
});

describe.each([390, 768, 1440])('at %i pixels', (width) => {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await page.viewport(width, 900);
  });

  test('no banner and no note moves the page', async () => {
    const heights = new Set([document.documentElement.scrollHeight]);
    for (const [result, banner] of [
      ['failure', FAILED],
      ['success', SENT],
    ] as const) {
      await sendLetter();
      respond(result);
      await expect.element(form.status).toHaveTextContent(banner);
      heights.add(document.documentElement.scrollHeight);
      await vi.advanceTimersByTimeAsync(5000);
      await expect.element(page.getByText(banner)).not.toBeInTheDocument();
      heights.add(document.documentElement.scrollHeight);
    }
    expect(heights.size).toBe(1);
  });

  test.each([
    ['failure', FAILED],
    ['success', SENT],
  ] as const)('the banner of a %s is in the window', async (result, banner) => {
    await sendLetter();
    respond(result);
    await expect.element(page.getByText(banner)).toBeInViewport({ ratio: 1 });
  });
});

describe.each([
  ['success', SENT, SENT_NOTE],
  ['failure', FAILED, NOT_SENT_NOTE],
] as const)('after a %s', (result, banner, note) => {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await sendLetter();
    respond(result);
    await expect.element(form.status).toHaveTextContent(banner);
  });

  test('the banner stays for 5000 ms', async () => {
    await vi.advanceTimersByTimeAsync(4999);
    await expect.element(form.status).toHaveTextContent(banner);
  });

  test('a note takes the place of the banner after 5000 ms', async () => {
    await vi.advanceTimersByTimeAsync(5000);
    await expect.element(page.getByText(note)).toBeVisible();
    expect(page.getByText(banner).query()).toBeNull();
  });

  test('the note stays for good', async () => {
    await vi.advanceTimersByTimeAsync(5000);
    await expect.element(page.getByText(note)).toBeVisible();
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    await expect.element(page.getByText(note)).toBeVisible();
  });

  test('the note goes with the next edit', async () => {
    await vi.advanceTimersByTimeAsync(5000);
    await form.message.fill('Another one');
    await expect.element(page.getByText(note)).not.toBeInTheDocument();
  });

  test('the banner of a second failure stays for 5000 ms, too', async () => {
    await vi.advanceTimersByTimeAsync(4000);
    await sendLetter();
    lastRequest().refuse();
    await expect.element(form.status).toHaveTextContent(FAILED);
    await vi.advanceTimersByTimeAsync(4999);
    await expect.element(form.status).toHaveTextContent(FAILED);
  });
});

describe('screen readers', () => {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await sendLetter();
  });

  test('hear the note after a failure', async () => {
    lastRequest().refuse();
    await expect.element(form.status).toHaveTextContent(FAILED);
    await vi.advanceTimersByTimeAsync(5000);
    await expect.element(form.status).toHaveTextContent(NOT_SENT_NOTE);
  });

  test('do not hear twice that a message was sent', async () => {
    lastRequest().accept();
    await expect.element(form.status).toHaveTextContent(SENT);
    await vi.advanceTimersByTimeAsync(5000);
    await expect.element(form.status).toHaveTextContent(/^$/);
  });
});

test('the link of the note carries a message that failed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await failToSend();
  await vi.advanceTimersByTimeAsync(5000);
  const link = form.status.getByRole('link');
  await expect.poll(() => bodyOf(link.element())).toBe('Grace\n\nA shop for engines?');
});

describe('without a response', () => {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    logError.mockImplementation(() => {});
    await sendLetter();
  });

  test('the form waits for 20 s', async () => {
    await vi.advanceTimersByTimeAsync(19_999);
    await expect.element(form.status).toHaveTextContent(SENDING);
  });

  test('the form shows a failure after 20 s', async () => {
    await vi.advanceTimersByTimeAsync(20_000);
    await expect.element(form.status).toHaveTextContent(FAILED);
  });

  test('the console says so after 20 s', async () => {
    await vi.advanceTimersByTimeAsync(20_000);
    expect(logError.mock.calls).toEqual([['Message not sent: no response within 20 s']]);
  });

  test('the text stays', async () => {
    await vi.advanceTimersByTimeAsync(20_000);
    await expect.element(form.status).toHaveTextContent(FAILED);
    expect(fieldValues()).toEqual(shortLetter);
  });

  test('Send waits for the response again', async () => {
    await vi.advanceTimersByTimeAsync(20_000);
    await expect.element(form.status).toHaveTextContent(FAILED);
    await sendLetter();
    requests[0]!.accept();
    await expect.element(form.status).toHaveTextContent(SENT);
  });
});

describe('a late success', () => {
  beforeEach(waitInVain);

  test('is shown', async () => {
    lastRequest().accept();
    await expect.element(form.status).toHaveTextContent(SENT);
  });

  test('clears the fields', async () => {
    lastRequest().accept();
    await expect.poll(fieldValues).toEqual(nothing);
  });

  test('leaves fields that were edited', async () => {
    await form.message.fill('More');
    lastRequest().accept();
    await expect.element(form.status).toHaveTextContent(SENT);
    expect(fieldValues()).toEqual({ ...shortLetter, message: 'More' });
  });

  test('is shown after the banner of the failure', async () => {
    await vi.advanceTimersByTimeAsync(5000);
    lastRequest().accept();
    await expect.element(form.status).toHaveTextContent(SENT);
  });
});

test('a late refusal is not shown', async () => {
  await waitInVain();
  await vi.advanceTimersByTimeAsync(5000);
  lastRequest().refuse();
  await vi.advanceTimersByTimeAsync(0);
  await expect.element(form.status).toHaveTextContent(NOT_SENT_NOTE);
});

describe('one message goes out', () => {
  beforeEach(() => fillForm());

  test('after a double click', async () => {
    await form.button.dblClick();
    await expect.element(form.status).toHaveTextContent(SENDING);
    expect(requests).toHaveLength(1);
  });

  test('if a script submits twice', async () => {
    const element = form.whole.element() as HTMLFormElement;
    element.requestSubmit();
    element.requestSubmit();
    await expect.element(form.status).toHaveTextContent(SENDING);
    expect(requests).toHaveLength(1);
  });

  test.each(['email', 'button'] as const)('if Enter is held down here: %s', async (control) => {
    refuseAtOnce();
    (form[control].element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter>20/}');
    expect(requests).toHaveLength(1);
  });
});

test('the button says what it does after a page translator has replaced its text', async () => {
  const text = form.button.element().querySelector('span')!.firstChild!;
  const font = document.createElement('font');
  font.textContent = 'Nachricht senden';
  text.parentNode!.replaceChild(font, text);
  await sendLetter();
  await expect.element(form.button).toHaveTextContent(SENDING);
  lastRequest().refuse();
  await expect.element(form.button).toHaveTextContent('Send Message');
});

/** Sends the short letter and waits until the form shows a failure. */
async function waitInVain(): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  logError.mockImplementation(() => {});
  await sendLetter();
  await vi.advanceTimersByTimeAsync(20_000);
  await expect.element(form.status).toHaveTextContent(FAILED);
}

function respond(result: 'success' | 'failure'): void {
  if (result === 'success') lastRequest().accept();
  else lastRequest().refuse();
}

/** Changes a field as some password managers do: without an event. */
function changeSilently(name: string): void {
  fieldNamed('name').value = name;
}
