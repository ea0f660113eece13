import { describe, test } from 'vitest';
import type { Content } from '../../src/contentSchema.ts';
import { expect, hydrated, openPage } from '../helpers/page.ts';
import { layoutFaults } from '../helpers/probes/layoutFaults.ts';
import { fillings, longest } from '../helpers/sites/longestContent.ts';
import { siteOf } from '../helpers/sites/siteOf.ts';
import { content as sample } from '../helpers/sites/sample.ts';

/** The sample with every optional field. */
const full: Content = {
  ...sample,
  site: { ...sample.site, address: 'https://dasgupta.example.com/' },
  contact: { ...sample.contact!, booking: { label: 'Book', url: 'https://cal.example.com/arjun' } },
};

/** The narrowest window, and the widest one with a menu button. */
const widths = [320, 1100];

describe.each(Object.entries(fillings))(
  'with every text as long as the content check accepts, of %s',
  (_what, filling) => {
    const content = longest(full, filling);
    const site = siteOf(content);

    test('no text sticks out, is cut off or covers another on the 404 page', async () => {
      const page = await openPage('nothing/here', { site: site.url });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(layoutFaults), `at ${width} pixels`).toEqual([]);
      }
    });

    test('no text sticks out, is cut off or covers another on the page, in its menu and in its form', async () => {
      const page = await openPage('', { site: site.url });
      await hydrated(page);
      await page.route('**/email/send', (route) => route.abort());
      const form = page.locator('form');
      const fill = async (name: string, message: string) => {
        await form.locator('[name=name]').fill(name);
        await form.locator('[name=email]').fill('ada@example.com');
        await form.locator('[name=message]').fill(message);
        await form.locator('button').click();
      };
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(layoutFaults), `at ${width} pixels`).toEqual([]);
        await page.getByRole('button', { name: content.topBar.menuButton, exact: true }).click();
        expect(await page.evaluate(layoutFaults), `the menu at ${width} pixels`).toEqual([]);
        await page.keyboard.press('Escape');
      }
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await fill(' ', ' ');
        await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
        expect(await page.evaluate(layoutFaults), `notes at ${width} pixels`).toEqual([]);
        await fill('Ada', 'Ada');
        await expect(form.getByText(content.contact!.form.errorBanner).first()).toBeVisible();
        expect(await page.evaluate(layoutFaults), `banner at ${width} pixels`).toEqual([]);
      }
    });
  },
);
