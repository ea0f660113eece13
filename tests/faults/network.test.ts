import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { ContactForm, formOf, letter, UNSENT } from '../helpers/contact.ts';
import { FAILED } from '../helpers/contactTexts.ts';
import { holdBack } from '../helpers/holdBack.ts';
import { expect, LOST_FILES, motionSwitch, openPage, waitForHydration } from '../helpers/page.ts';
import { expectAllTextShows, jumpTo, readWholePage } from '../helpers/reading.ts';
import { expectLastLinksLead } from '../helpers/navigation.ts';
import { LOW_PHONE } from '../helpers/viewports.ts';

/** Problems of a page without a network. */
const OFFLINE = new RegExp(`${LOST_FILES.source}|${UNSENT.source}`);

/** Milliseconds for anything that comes over the slow network. */
const PATIENCE = 120_000;

describe.each(['before the page has read its later code', 'in the middle of the page'])(
  'offline %s',
  (moment) => {
    test('all can be read, and no message is lost', async () => {
      const early = moment.startsWith('before');
      const motion = early ? 'full' : 'reduced';
      const page = await openPage('about:blank', {
        motion,
        field: false,
        viewport: LOW_PHONE,
        expectedProblems: OFFLINE,
      });
      if (early) await page.route(/app\/(reveal|createSwiper)-/, (route) => route.abort());
      await page.goto('./');
      await waitForHydration(page);
      if (!early) await jumpTo(page, 'about');
      const context = page.context();
      await context.setOffline(true);
      await readWholePage(page, { pictures: false });
      await expectLastLinksLead(page);
      await jumpTo(page, 'testimonials');
      const last = page.locator('#testimonials figure').last();
      await last.scrollIntoViewIfNeeded();
      const form = new ContactForm(page);
      await form.fill();
      for (let attempt = 0; attempt < 2; attempt += 1) {
        await form.send();
        await expect(form.status).toHaveText(FAILED);
        await expect(form.field('Message')).toHaveValue(letter.message);
      }
      await context.setOffline(false);
      await (await formOf(page)).expectSends();
    });
  },
);

describe('at 50 kB/s and 2 s a round trip', { timeout: 300_000 }, () => {
  test('the first screen shows before any script has arrived', async () => {
    const { page } = await openSlowly();
    await expect(page.getByRole('link', { name: 'View My Work' })).toBeVisible({
      timeout: PATIENCE,
    });
  });

  test('links work before any script has arrived', async () => {
    const { page } = await openSlowly();
    await page.locator('footer').waitFor({ timeout: PATIENCE });
    await page.getByRole('link', { name: "Let's Connect" }).click();
    await expect(page.locator('#contact h2')).toBeInViewport({ timeout: PATIENCE });
    await expect(motionSwitch(page)).toBeHidden();
  });

  test('text typed before the scripts stays, and can be sent once they are there', async () => {
    const { page, release } = await openSlowly();
    await page.locator('footer').waitFor({ timeout: PATIENCE });
    await new ContactForm(page).fill();
    release();
    await expect(motionSwitch(page)).toBeVisible({ timeout: PATIENCE });
    await expect(page.locator('form [name=message]')).toHaveValue(letter.message);
    await (await formOf(page)).expectSends();
  });

  test('the scripts leave every text', async () => {
    const { page, release } = await openSlowly();
    release();
    await expect(motionSwitch(page)).toBeVisible({ timeout: PATIENCE });
    await expectAllTextShows(page);
  });
});

/** Opens the page over a slow network, which holds its scripts back until `release` is called. */
async function openSlowly(): Promise<{ page: Page; release: () => void }> {
  const page = await openPage('about:blank', { motion: 'full', field: false, viewport: LOW_PHONE });
  page.setDefaultTimeout(PATIENCE);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 2000,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  const release = await holdBack(page, '**/*.js');
  await page.goto('./', { waitUntil: 'commit', timeout: PATIENCE });
  return { page, release };
}
