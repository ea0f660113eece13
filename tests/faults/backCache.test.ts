import { chromium } from 'playwright';
import { inject, onTestFinished, test } from 'vitest';
import { requireBrowser, testBrowser } from '../../scripts/browser.ts';
import { startSite } from '../../scripts/site/startSite.ts';
import { ContactForm } from '../helpers/contact.ts';
import { SENDING, SENT } from '../helpers/contactTexts.ts';
import { expect, waitForHydration } from '../helpers/page.ts';

test('a page that Back restores while a message is sent shows its outcome', async () => {
  let respond = () => {};
  const released = new Promise<void>((resolve) => (respond = resolve));
  const site = await startSite({
    folder: inject('siteFolder'),
    before: async ({ method }, _response, next) => {
      if (method === 'POST') await released;
      next();
    },
  });
  // Only the whole browser has this cache, and Playwright turns it off.
  const browser = await chromium.launch({
    ...testBrowser(),
    executablePath: requireBrowser(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  onTestFinished(async () => {
    await browser.close();
    await site.close();
  });
  const page = await browser.newPage({ reducedMotion: 'reduce', baseURL: site.url });
  const lines: string[] = [];
  page.on('console', (line) => lines.push(line.text()));
  await page.goto('#contact');
  await waitForHydration(page);
  const form = new ContactForm(page);
  await form.fill();
  await form.send();
  await expect(form.status).toHaveText(SENDING);
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => console.log('restored', persisted)),
  );
  await page.goto('resume.json');
  respond();
  await page.goBack({ waitUntil: 'commit' });
  await expect(form.status).toHaveText(SENT);
  expect(lines).toContain('restored true');
  expect(lines.filter((line) => line.startsWith('Message sent'))).toHaveLength(1);
});
