import { describe, test } from 'vitest';
import { formOf, letter, openForm, refused, UNSENT, type ContactForm } from '../helpers/contact.ts';
import { FAILED } from '../helpers/contactTexts.ts';
import { holdBack } from '../helpers/holdBack.ts';
import { expect, openPage, waitForHydration, waitForReveals } from '../helpers/page.ts';
import { expectAllTextShows, readWholePage } from '../helpers/reading.ts';
import { expectLastLinksLead } from '../helpers/navigation.ts';

/** React's error if the page differs from the served one, and the errors of a message that fails. */
const CHANGED_OR_UNSENT = new RegExp(`React error #418|${UNSENT.source}`);

/** Changes that browser extensions make to a page. Each runs in the page. */
const extensions: Record<string, () => void> = {
  'removes a picture and a skill': () => {
    document.querySelector('#about picture')?.remove();
    document.querySelectorAll('#skills [data-reveal=stagger]')[3]?.remove();
  },
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
    for (const field of document.querySelectorAll('form input, form textarea')) {
      field.after(document.createElement('grammar-check-extension'));
    }
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

describe.each(Object.entries(extensions))(
  'an extension that %s before hydration',
  (_what, change) => {
    test('leaves every text and the later styles', async () => {
      const { page } = await hydrateChanged(change);
      await expectAllTextShows(page);
      await expect(page.locator('#skills'), 'later styles').not.toHaveCSS('padding-top', '0px');
    });

    test('leaves the message that was typed, which can be sent', async () => {
      const form = await hydrateChanged(change);
      await expect(form.field('Message')).toHaveValue(letter.message);
      await sendTwice(form);
    });
  },
);

test('extensions that do all of this after hydration leave a page that works', async () => {
  const viewport = { width: 1024, height: 640 };
  const options = { motion: 'full', field: false, expectedProblems: UNSENT } as const;
  const form = await openForm({ viewport, ...options }, '');
  const { page } = form;
  await readWholePage(page);
  for (const change of Object.values(extensions)) await page.evaluate(change);
  await form.fill();
  await readWholePage(page);
  await expectLastLinksLead(page);
  await sendTwice(form);
});

/** Types a message and changes the page before its scripts arrive. Resolves once it is hydrated. */
async function hydrateChanged(change: () => void): Promise<ContactForm> {
  const page = await openPage('about:blank', {
    viewport: { width: 1024, height: 640 },
    expectedProblems: CHANGED_OR_UNSENT,
  });
  const form = await formOf(page);
  const release = await holdBack(page, '**/app/*.js');
  await page.goto('./', { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  await form.fill();
  await page.evaluate(change);
  release();
  await waitForHydration(page);
  // React replaces a form that was changed: until then a press of Send is lost with the old button.
  await waitForReveals(page);
  return form;
}

/** Sends the message in the form, which fails at first. */
async function sendTwice(form: ContactForm): Promise<void> {
  form.reply = refused;
  await form.button.click();
  await expect.poll(() => form.requests).toHaveLength(1);
  await expect(form.button).toBeEnabled();
  await expect(form.field('Message')).toHaveValue(letter.message);
  await form.expectSends();
  await expect(form.form).not.toContainText(FAILED);
}
