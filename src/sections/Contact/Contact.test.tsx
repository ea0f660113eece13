import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoViolations } from '../../../tests/helpers/components/axe.ts';
import {
  bodyOf,
  failToSend,
  fillForm,
  form,
  renderContact,
  sendLetter,
} from '../../../tests/helpers/components/contact.tsx';
import { lastRequest } from '../../../tests/helpers/components/mailService.ts';

vi.mock(
  './sending/sendMessage.ts',
  () => import('../../../tests/helpers/components/mailService.ts'),
);

beforeEach(async () => {
  sessionStorage.clear();
  await renderContact();
});

describe('the e-mail link of the details', () => {
  const link = page.getByRole('definition').getByRole('link', { name: 'ada@example.org' });

  test('carries nothing at first', async () => {
    fillForm();
    await expect.element(link).toHaveAttribute('href', 'mailto:ada@example.org');
  });

  test('carries a message that failed', async () => {
    await failToSend();
    await expect.poll(() => bodyOf(link.element())).toBe('Grace\n\nA shop for engines?');
  });

  test('carries the message as it is edited after that', async () => {
    await failToSend();
    await form.message.fill('Changed');
    await expect.poll(() => bodyOf(link.element())).toBe('Grace\n\nChanged');
  });

  test('carries nothing after a success', async () => {
    await failToSend();
    await sendLetter();
    lastRequest().accept();
    await expect.element(link).toHaveAttribute('href', 'mailto:ada@example.org');
  });
});

test('has no violation that axe finds', async () => {
  await expectNoViolations();
});
