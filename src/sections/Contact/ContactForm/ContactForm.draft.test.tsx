import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import {
  bodyOf,
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
import { lastRequest } from '../../../../tests/helpers/components/mailService.ts';

vi.mock(
  '../sending/sendMessage.ts',
  () => import('../../../../tests/helpers/components/mailService.ts'),
);

const UNCLEAR_NOTE = 'You left before the response came. Your message may not have been sent.';

beforeEach(async () => {
  sessionStorage.clear();
  await renderContact();
});

describe('in a new page', () => {
  test('the text is there again', async () => {
    await form.name.fill('Grace');
    await renderAgain();
    await expect.poll(fieldValues).toEqual({ ...nothing, name: 'Grace' });
  });

  test('a text is gone if it was deleted before', async () => {
    await form.name.fill('Grace');
    await form.name.fill('');
    await renderAgain();
    expect(fieldValues()).toEqual(nothing);
  });
});

describe('in a new page after a success', () => {
  beforeEach(async () => {
    await sendLetter();
    lastRequest().accept();
    await expect.element(form.status).toHaveTextContent(SENT);
    await renderAgain();
  });

  test('a note says so', async () => {
    await expect.element(page.getByText(SENT_NOTE)).toBeVisible();
  });

  test('the fields are empty', () => {
    expect(fieldValues()).toEqual(nothing);
  });
});

describe('in a new page after a failure', () => {
  beforeEach(async () => {
    await sendLetter();
    lastRequest().refuse();
    await expect.element(form.status).toHaveTextContent(FAILED);
    await renderAgain();
  });

  test('a note says so', async () => {
    await expect.element(page.getByText(NOT_SENT_NOTE)).toBeVisible();
  });

  test('the text is there again', () => {
    expect(fieldValues()).toEqual(shortLetter);
  });

  test('the e-mail link carries the message', async () => {
    const link = page.getByRole('definition').getByRole('link', { name: 'ada@example.org' });
    await expect.poll(() => bodyOf(link.element())).toBe('Grace\n\nA shop for engines?');
  });
});

describe('in a new page after a message was left while it was sent', () => {
  beforeEach(async () => {
    await sendLetter();
    leave();
    await renderAgain();
  });

  test('a note says so', async () => {
    await expect.element(page.getByText(UNCLEAR_NOTE)).toBeVisible();
  });

  test('the text is there again', () => {
    expect(fieldValues()).toEqual(shortLetter);
  });

  test('the fields are enabled', async () => {
    await expect.element(form.message).toBeEnabled();
  });

  test('it can be sent', async () => {
    pressSend();
    await expect.element(form.status).toHaveTextContent(SENDING);
    lastRequest().accept();
    await expect.element(form.status).toHaveTextContent(SENT);
  });
});

describe('the browser asks before the page is left', () => {
  test('while a message is sent', async () => {
    await sendLetter();
    await expect.poll(asksToStay).toBe(true);
  });

  test('not while it is written', async () => {
    fillForm();
    // React would ask from the next render on.
    await new Promise(requestAnimationFrame);
    expect(asksToStay()).toBe(false);
  });

  test('not once its result is there', async () => {
    await sendLetter();
    lastRequest().refuse();
    await expect.element(form.status).toHaveTextContent(FAILED);
    await expect.poll(asksToStay).toBe(false);
  });
});

test('a page that lives on in the cache of Back shows the result', async () => {
  await sendLetter();
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  lastRequest().accept();
  await expect.element(form.status).toHaveTextContent(SENT);
});

/** Takes the section away and shows it anew, as a new page of the tab does. */
async function renderAgain(): Promise<void> {
  await cleanup();
  await renderContact();
}

/** Leaves the page, which ends its requests. */
function leave(): void {
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }));
  lastRequest().refuse();
}

function asksToStay(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
}
