import { test } from 'vitest';
import { letter, openForm, refused, UNSENT } from '../helpers/contact.ts';
import { expect, motionSwitch } from '../helpers/page.ts';
import { expectLastLinksLead } from '../helpers/navigation.ts';
import { readWholePage } from '../helpers/reading.ts';

test.each([
  ['is denied', denyStorage],
  ['is full', fillStorage],
  ['is not there', removeStorage],
])(
  'when storage %s the motion switch holds for the visit and the form sends',
  async (_how, before) => {
    const viewport = { width: 390, height: 700 };
    const form = await openForm(
      { motion: 'full', field: false, viewport, before, expectedProblems: UNSENT },
      '',
    );
    const { page } = form;
    for (const motion of ['reduced', 'full', 'reduced']) {
      await motionSwitch(page).click();
      await expect(page.locator('html')).toHaveAttribute('data-motion', motion);
    }
    await readWholePage(page);
    await expectLastLinksLead(page);
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
    await form.fill();
    await form.send(refused);
    await expect(form.field('Message')).toHaveValue(letter.message);
    await form.expectSends();
  },
);

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
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { configurable: true, get: () => null });
  }
}
