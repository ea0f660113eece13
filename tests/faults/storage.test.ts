import { test } from 'vitest';
import { FAILED, letter } from '../helpers/contact.ts';
import { expectFormSends, fillIn, mailService } from '../helpers/mailService.ts';
import { expect, hydrated, openPage } from '../helpers/page.ts';
import { expectLinksLead, readWholePage } from '../helpers/reading.ts';

test.each([
  ['is denied', denyStorage],
  ['is full', fillStorage],
  ['is not there', removeStorage],
])('when storage %s the motion switch holds for the visit and the form sends', async (_how, before) => {
  const page = await openPage('404.html', {
    motion: 'full',
    field: false,
    viewport: { width: 390, height: 700 },
    before,
  });
  const mail = await mailService(page);
  await page.goto('./');
  await hydrated(page);
  for (const motion of ['reduced', 'full', 'reduced']) {
    await page.locator('header button[aria-pressed]').click();
    await expect(page.locator('html')).toHaveAttribute('data-motion', motion);
  }
  await readWholePage(page);
  await expectLinksLead(page);
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
  mail.reply = 500;
  await fillIn(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.locator('form')).toContainText(FAILED);
  await expect(page.locator('form [name=message]')).toHaveValue(letter.message);
  mail.reply = 200;
  await expectFormSends(page, mail);
});

/** Runs in the page. */
function denyStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  }
}

/** Runs in the page. */
function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}

/** Runs in the page. */
function removeStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { configurable: true, get: () => null });
}
