import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  fillForm,
  form,
  NOT_SENT_NOTE,
  pressSend,
  renderContact,
} from '../../../../tests/helpers/components/contact.tsx';
import { FAILED, SENDING, SENT } from '../../../../tests/helpers/contactTexts.ts';
import { lastRequest } from '../../../../tests/helpers/components/mailService.ts';

vi.mock(
  '../sending/sendMessage.ts',
  () => import('../../../../tests/helpers/components/mailService.ts'),
);

const RESPONSE_TIMEOUT_MS = 20_000;
const BANNER_DURATION_MS = 5000;

beforeEach(async () => {
  sessionStorage.clear();
  await renderContact();
  fillForm();
});

test('while a message is sent, the focus is on the words that say so', async () => {
  await form.button.click();
  await expect.element(form.status).toHaveFocus();
});

describe.each(['name', 'email', 'button'] as const)('sent with Enter in %s', (control) => {
  beforeEach(async () => {
    focusOn(control);
    await userEvent.keyboard('{Enter}');
    await expect.element(form.status).toHaveTextContent(SENDING);
  });

  test('no ring is around the empty place of the banner', () => {
    expect(getComputedStyle(form.status.element()).outlineStyle).toBe('none');
  });

  test('the focus is there again after a failure', async () => {
    lastRequest().refuse();
    await expect.element(form[control]).toHaveFocus();
  });

  test('the focus is there again after a success', async () => {
    lastRequest().accept();
    await expect.element(form[control]).toHaveFocus();
  });
});

describe('sent with a double click on Send', () => {
  test('the focus is on the words that say so, from where the Tab key goes on', async () => {
    await form.button.dblClick();
    await expect.element(form.status).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: 'Elsewhere' })).toHaveFocus();
  });

  test('the focus is on Send again after the response', async () => {
    await form.button.dblClick();
    lastRequest().refuse();
    await expect.element(form.button).toHaveFocus();
  });

  test('the focus is on Send again if nothing around the form takes it', async () => {
    page.getByRole('main').element().removeAttribute('tabindex');
    await form.button.dblClick();
    await expect.element(form.status).toHaveFocus();
    lastRequest().refuse();
    await expect.element(form.button).toHaveFocus();
  });
});

test('a press on a disabled field leaves the focus on the words about the message', async () => {
  await form.button.click();
  await expect.element(form.message).toBeDisabled();
  await form.message.click({ force: true });
  await expect.element(form.status).toHaveFocus();
});

test('a tap that moves the focus to the page around the form does not keep it from Send', async () => {
  await form.button.click();
  await expect.element(form.status).toHaveFocus();
  (page.getByRole('main').element() as HTMLElement).focus();
  lastRequest().accept();
  await expect.element(form.button).toHaveFocus();
});

test('the focus comes back if a script submits the form again meanwhile', async () => {
  await form.button.click();
  await expect.element(form.status).toHaveFocus();
  (form.whole.element() as HTMLFormElement).requestSubmit();
  lastRequest().refuse();
  await expect.element(form.button).toHaveFocus();
});

test('the focus stays where the visitor has moved it', async () => {
  const link = page.getByRole('link', { name: 'Elsewhere' });
  await form.button.click();
  await expect.element(form.status).toHaveFocus();
  (link.element() as HTMLElement).focus();
  lastRequest().accept();
  await expect.element(form.status).toHaveTextContent(SENT);
  await expect.element(link).toHaveFocus();
});

test('the focus goes from the link of a failure to the words of a late success', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  pressSend();
  await expect.element(form.status).toHaveTextContent(SENDING);
  await vi.advanceTimersByTimeAsync(RESPONSE_TIMEOUT_MS + BANNER_DURATION_MS);
  vi.useRealTimers();
  await expect.element(form.status).toHaveTextContent(NOT_SENT_NOTE);
  (form.status.getByRole('link').element() as HTMLElement).focus();
  lastRequest().accept();
  await expect.element(form.status).toHaveTextContent(SENT);
  await expect.element(form.status).toHaveFocus();
});

test('in no frame is the focus lost', async () => {
  focusOn('button');
  const stopCounting = countFramesWithoutFocus();
  for (const banner of [FAILED, SENT]) {
    await userEvent.keyboard('{Enter}');
    await expect.element(form.status).toHaveFocus();
    if (banner === SENT) lastRequest().accept();
    else lastRequest().refuse();
    await expect.element(form.status).toHaveTextContent(banner);
  }
  expect(stopCounting()).toBe(0);
});

test('Tab does not stop at the words about the message', async () => {
  focusOn('message');
  await userEvent.keyboard('{Tab}');
  await expect.element(form.button).toHaveFocus();
});

function focusOn(control: 'name' | 'message' | 'email' | 'button'): void {
  (form[control].element() as HTMLElement).focus();
}

/** Returns a function that ends it and tells in how many frames nothing had the focus. */
function countFramesWithoutFocus(): () => number {
  let frames = 0;
  let request = requestAnimationFrame(count);

  function count(): void {
    if (document.activeElement === document.body) frames += 1;
    request = requestAnimationFrame(count);
  }

  return () => {
    cancelAnimationFrame(request);
    return frames;
  };
}
