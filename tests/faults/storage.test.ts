import { expect, test } from 'vitest';
import {
  asked,
  banner,
  FAILED,
  failedView,
  fillIn,
  look,
  sendButton,
  SENT,
  sentView,
} from '../helpers/pages/contactForm.ts';
import { ownComplaints } from '../helpers/pages/field.ts';
import { linksLead, readWholePage } from '../helpers/pages/wholePage.ts';
import { contactSite } from '../helpers/sites/contactSite.ts';

const site = contactSite();

test.each([
  ['is denied', denyStorage],
  ['is full', fillStorage],
  ['is not there', removeStorage],
])(
  'where storage %s, the page is whole, the motion switch holds for the visit and the form sends',
  async (_how, before) => {
    const visitor = await site.visitor({ motion: 'full', width: 390, height: 700, before });
    await visitor.open();
    await visitor.hydrated();
    const motion = () => visitor.evaluate(() => document.documentElement.dataset.motion);
    for (const [press, then] of [
      ['Motion', 'reduced'],
      ['Motion', 'full'],
      ['Motion', 'reduced'],
    ] as const) {
      await visitor.click({ role: 'button', name: press });
      expect(await motion()).toBe(then);
    }
    await readWholePage(visitor);
    await linksLead(visitor, ['skills', 'contact']);
    expect(await motion()).toBe('reduced');
    expect(ownComplaints(visitor)).toEqual([]);

    await fillIn(visitor);
    site.mail.reply = [500, 'Not now'];
    await visitor.click(sendButton);
    await banner(visitor, FAILED);
    expect(await look(visitor)).toEqual(failedView);
    site.mail.reply = [200, 'OK'];
    await visitor.click(sendButton);
    await banner(visitor, SENT);
    expect(await look(visitor)).toEqual(sentView);
    expect(site.mail.received).toEqual([asked, asked]);
  },
);

/** Run before the page: as where a visitor has forbidden all storage. */
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

/** Run before the page: as where a browser keeps nothing of what it is given. */
function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}

/** Run before the page: as in views that other programs open without storage. */
function removeStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { configurable: true, get: () => null });
  }
}
