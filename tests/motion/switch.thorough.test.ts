import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { countFrames, waitForFramesToStop } from '../helpers/frames.ts';
import {
  expect,
  motionSwitch,
  openPage,
  screenshot,
  settledScreenshot,
  waitForHydration,
} from '../helpers/page.ts';
import { jumpTo, readWholePage } from '../helpers/reading.ts';
import { sectionIds } from '../helpers/sites/sample.ts';
import { PHONE } from '../helpers/viewports.ts';

/** Code of libraries that only moving pages need. */
const MOVING_CODE = ['ScrollTrigger', 'WebGLRenderer'];
/** A window that shows one section or less. */
const LOW_WINDOW = { width: 1100, height: 400 };

test('the motion switch says in its description that the cursor changes', async () => {
  const page = await openPage();
  await waitForHydration(page);
  await expect(motionSwitch(page)).toHaveAccessibleDescription(/cursor|pointer/i);
});

test('the motion switch stops every animation', async () => {
  const page = await openPage('', { motion: 'full', field: false });
  await startReveal(page, 'skills');
  await motionSwitch(page).click();
  await expect.poll(() => hiddenParts(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(page.locator('[data-reveal][style*=":"]')).toHaveCount(0);
});

test.each([
  { system: 'full', chosen: 'reduced' },
  { system: 'reduced', chosen: 'full' },
] as const)(
  'a choice of $chosen wins over the system and is remembered',
  async ({ system, chosen }) => {
    const page = await openPage('', { motion: system, field: false });
    await waitForHydration(page);
    await motionSwitch(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-motion', chosen);
    await page.reload();
    await waitForHydration(page);
    await expect(page.locator('html')).toHaveAttribute('data-motion', chosen);
  },
);

test('the page follows the system without a reload', async () => {
  const page = await openPage('', { motion: 'full', field: false });
  await startReveal(page, 'skills');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
  await expect.poll(() => hiddenParts(page)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'full');
});

test('two tabs follow each other, again and again', async () => {
  const page = await openPage('', { motion: 'full', field: false });
  await waitForHydration(page);
  const other = await page.context().newPage();
  await other.goto('./');
  await waitForHydration(other);
  for (const [tab, motion] of [
    [page, 'reduced'],
    [other, 'full'],
    [page, 'reduced'],
  ] as const) {
    await motionSwitch(tab).click();
    for (const each of [page, other]) {
      await expect(each.locator('html')).toHaveAttribute('data-motion', motion);
    }
  }
});

test('forty switches leave a page that works', async () => {
  const page = await openPage('', { motion: 'full', field: false });
  await waitForHydration(page);
  // All sections wait for their reveal: React hydrates them one by one after the bar.
  await expect(page.locator('#home ~ section:not([data-revealed])')).toHaveCount(0);
  await motionSwitch(page).evaluate(async (button: HTMLElement) => {
    for (let press = 0; press < 40; press += 1) {
      button.click();
      // React renders in between.
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'full');
  await expect(page.locator('html')).not.toHaveAttribute('data-cursor');
  await expect.poll(() => hiddenParts(page)).toEqual([]);
  await expect(async () => {
    for (const x of [590, 600]) await page.mouse.move(x, 300);
    await expect(page.locator('html')).toHaveAttribute('data-cursor', { timeout: 500 });
  }).toPass({ timeout: 30_000 });
});

test('a tap on the switch works on a phone', async () => {
  const page = await openPage('', {
    motion: 'full',
    field: false,
    hasTouch: true,
    viewport: PHONE,
  });
  await waitForHydration(page);
  await motionSwitch(page).tap();
  await expect(motionSwitch(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
});

describe('with reduced motion', () => {
  test('all is shown, and no code for movement is loaded', async () => {
    const page = await openPage('about:blank', { viewport: LOW_WINDOW });
    const code: Promise<string>[] = [];
    const files: string[] = [];
    page.on('response', (response) => {
      files.push(response.url());
      if (response.url().endsWith('.js')) code.push(response.text());
    });
    await page.goto('./');
    await waitForHydration(page);
    await readWholePage(page);
    const loaded = (await Promise.all(code)).join('\n');
    expect(loaded).not.toBe('');
    for (const library of MOVING_CODE) expect(loaded).not.toContain(library);
    expect(files.filter((file) => file.includes('animateFall'))).toEqual([]);
  });

  test('nothing moves in any section, under the mouse too', async () => {
    const page = await openPage('', { viewport: LOW_WINDOW });
    await waitForHydration(page);
    await readWholePage(page);
    for (const id of sectionIds) {
      await jumpTo(page, id);
      await page.mouse.move(400 + id.length, 300);
      expect(await page.evaluate(() => document.getAnimations().length), id).toBe(0);
      const first = await settledScreenshot(page);
      await pause(500);
      expect((await screenshot(page)).equals(first), id).toBe(true);
    }
  });
});

test.each(['not used yet', 'settled', 'reduced while sections wait'])(
  'a page that is %s runs no frames',
  async (state) => {
    const page = await openPage('', { motion: 'full', field: false, before: countFrames });
    // The code of reveals has come, and runs its first frames.
    await expect.poll(() => page.evaluate(() => window.animationFrames.count)).toBeGreaterThan(0);
    if (state === 'settled') {
      await readWholePage(page);
      await page.mouse.move(700, 300);
      await page.mouse.move(720, 420);
      await jumpTo(page, 'skills');
    } else if (state === 'reduced while sections wait') {
      await startReveal(page, 'about');
      for (let press = 0; press < 3; press += 1) await motionSwitch(page).click();
    }
    await waitForFramesToStop(page);
    const before = await page.evaluate(() => window.animationFrames.count);
    await pause(2000);
    expect(await page.evaluate(() => window.animationFrames.count)).toBe(before);
  },
);

/** Scrolls to a section and waits until it is being revealed. */
async function startReveal(page: Page, id: string): Promise<void> {
  await expect(page.locator(`#${id}[data-revealed]`)).toHaveCount(1);
  await jumpTo(page, id);
  await expect(page.locator(`#${id} [data-reveal]`).first()).not.toHaveCSS('opacity', '0');
}

/** Parts of sections that are less than fully visible. */
function hiddenParts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-reveal]')]
      .filter((part) => getComputedStyle(part).opacity !== '1')
      .map((part) => part.outerHTML.slice(0, 80)),
  );
}
