import type { Page } from 'playwright';
import { test } from 'vitest';
import { FAILED, letter } from '../helpers/contact.ts';
import { holdBack } from '../helpers/holdBack.ts';
import { expectFormSends, fillIn, mailService } from '../helpers/mailService.ts';
import { expect, hydrated, openPage } from '../helpers/page.ts';
import { expectAllTextShows, expectLinksLead, readWholePage } from '../helpers/reading.ts';

/** What browser extensions do to a page. Each runs in the page. */
const extensions: Record<string, () => void> = {
  'removes a picture': () => document.querySelector('#about picture')?.remove(),
  'removes a skill': () => document.querySelectorAll('#skills [data-reveal=card]')[3]?.remove(),
  'removes the live region': () => document.querySelector('form [role=status]')?.remove(),
  'translates every text': () => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.localName === 'style') continue;
      const font = document.createElement('font');
      font.append(text.data);
      text.replaceWith(font);
    }
  },
  'darkens the page': () => {
    for (const element of document.querySelectorAll<HTMLElement>('#root *')) {
      element.dataset.darkreaderInlineColor = '';
      element.style.setProperty('--darkreader-inline-color', '#eee');
    }
    document.head.prepend(document.createElement('meta'));
  },
  'adds elements among the fields': () => {
    for (const field of document.querySelectorAll('form input, form textarea'))
      field.after(document.createElement('grammar-check-extension'));
  },
  'adds hidden fields, one of them required': () => {
    for (const name of ['elements', 'message', 'token']) {
      const field = document.createElement('input');
      field.name = name;
      field.hidden = true;
      field.required = name === 'token';
      document.querySelector('form')?.append(field);
    }
  },
};

test.each(Object.entries(extensions))(
  'an extension that %s before hydration leaves the page and what was typed',
  async (_what, change) => {
    const page = await openPage('404.html', { viewport: { width: 1024, height: 640 } });
    const mail = await mailService(page);
    const release = await holdBack(page, '**/app/*.js');
    await page.goto('./', { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await fillIn(page);
    await page.evaluate(change);
    release();
    await hydrated(page);
    await expectAllTextShows(page);
    await expect(page.locator('#skills'), 'styles below the first screen').not.toHaveCSS(
      'padding-top',
      '0px',
    );
    await expect(page.locator('form textarea')).toHaveValue(letter.message);
    await sendTwice(page, mail);
  },
);

test('extensions that do all of this after hydration leave a page that works', async () => {
  const page = await openPage('404.html', {
    motion: 'full',
    field: false,
    viewport: { width: 1024, height: 640 },
  });
  const mail = await mailService(page);
  await page.goto('./');
  await hydrated(page);
  await readWholePage(page);
  for (const change of Object.values(extensions)) await page.evaluate(change);
  await fillIn(page);
  await readWholePage(page);
  await expectLinksLead(page, ['experience', 'contact']);
  await sendTwice(page, mail);
});

/** Sends the message in the form, which fails at first. */
async function sendTwice(page: Page, mail: Awaited<ReturnType<typeof mailService>>): Promise<void> {
  const send = page.locator('form button[type=submit]');
  mail.reply = 500;
  await send.click();
  await expect.poll(() => mail.received.length).toBe(1);
  await expect(send).toBeEnabled();
  await expect(page.locator('form textarea')).toHaveValue(letter.message);
  mail.reply = 200;
  await expectFormSends(page, mail);
  await expect(page.locator('form')).not.toContainText(FAILED);
}
