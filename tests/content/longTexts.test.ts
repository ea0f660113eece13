import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { words } from '../../src/content/words/en.ts';
import type { CheckedContent } from '../../src/content/schema/contentSchema.ts';
import { UNSENT } from '../helpers/contact.ts';
import { expect, LOST_FILES, openPage, waitForHydration } from '../helpers/page.ts';
import { layoutFaults } from '../helpers/probes/layoutFaults.ts';
import { fillings, longest } from '../helpers/sites/longestContent.ts';
import { siteOf } from '../helpers/sites/siteOf.ts';
import { sample } from '../helpers/sites/sample.ts';

/** The sample with every optional field. */
const full: CheckedContent = {
  ...sample,
  site: { ...sample.site, address: 'https://dasgupta.example.com/' },
  sections: [...sample.sections, 'services', 'more'],
  more: { ...words.more, volunteering: [{ title: 'Reader' }], interests: [{ name: 'Chess' }] },
  services: {
    ...words.services,
    items: [
      { name: 'Engines', text: 'From drawing to brass.', price: 'from € 4 800' },
      { name: 'Programs', text: 'Cards, punched and tested.', price: '€ 90 an hour' },
    ],
    steps: [
      { name: 'A call', duration: '30 minutes', text: 'You tell me what you want.' },
      { name: 'A plan', duration: 'A week', text: 'Two pages.' },
      { name: 'Building', duration: 'A year', text: 'A demo each week.' },
    ],
    questions: [{ question: 'Is it loud?', answer: 'A little.' }],
  },
  contact: { ...sample.contact, booking: { label: 'Book', url: 'https://cal.example.com/arjun' } },
  footer: { ...sample.footer, links: [{ label: 'Imprint', url: 'https://example.com/imprint' }] },
};

/** The narrowest window, and the widest one with a menu button. */
const widths = [320, 1100];

describe.each(Object.entries(fillings))(
  'no text sticks out, is cut off or covers another with the longest texts that the content check accepts, of %s',
  (_what, filling) => {
    const content = longest(full, filling);
    const site = siteOf(content);

    test('on the 404 page', async () => {
      const page = await openPage('nothing/here', { site: site.url, expectedProblems: LOST_FILES });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(layoutFaults), `at ${width} pixels`).toEqual([]);
      }
    });

    test('on the page', async () => {
      const page = await openPage('', { site: site.url });
      await waitForHydration(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(layoutFaults), `at ${width} pixels`).toEqual([]);
      }
    });

    test('in its menu', async () => {
      const page = await openPage('', { site: site.url });
      await waitForHydration(page);
      const button = page.getByRole('button', { name: content.topBar.menuButton, exact: true });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await button.click();
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        expect(await page.evaluate(layoutFaults), `at ${width} pixels`).toEqual([]);
        await page.keyboard.press('Escape');
      }
    });

    test('in the notes beside the fields of its form', async () => {
      const page = await openPage('', { site: site.url });
      await waitForHydration(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await send(page, ' ');
        await expect(page.locator('form [aria-invalid=true]').first()).toBeVisible();
        expect(await page.evaluate(layoutFaults), `at ${width} pixels`).toEqual([]);
      }
    });

    test('in the banner after a failure', async () => {
      const page = await openPage('', { site: site.url, expectedProblems: UNSENT });
      await waitForHydration(page);
      await page.route('**/email/send', (route) => route.abort());
      const banner = page.locator('form').getByText(content.contact!.form.errorBanner).first();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await send(page, 'Ada');
        await expect(banner).toBeVisible();
        expect(await page.evaluate(layoutFaults), `at ${width} pixels`).toEqual([]);
      }
    });
  },
);

/** Presses Send with this text as name and message. */
async function send(page: Page, text: string): Promise<void> {
  const form = page.locator('form');
  await form.locator('[name=name]').fill(text);
  await form.locator('[name=email]').fill('ada@example.com');
  await form.locator('[name=message]').fill(text);
  await form.locator('button').click();
}
