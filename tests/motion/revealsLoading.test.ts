import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { holdBack } from '../helpers/holdBack.ts';
import {
  expect,
  LOST_FILES,
  motionSwitch,
  openPage,
  waitForHydration,
  waitForReveals,
} from '../helpers/page.ts';
import { expectAllTextShows, jumpTo } from '../helpers/reading.ts';
import { opacities, REVEAL_CODE } from '../helpers/reveals.ts';
import { sectionIds } from '../helpers/sites/sample.ts';

describe('nothing is hidden for good', () => {
  test('without scripts from the server the first screen shows, and then the rest', async () => {
    const page = await openPage('about:blank', {
      motion: 'full',
      before: noteOpacity,
      expectedProblems: LOST_FILES,
    });
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('./');
    expect(await page.evaluate(() => window.opacityOfContact)).toBe('0');
    await expect(page.getByRole('link', { name: 'View My Work' })).toBeVisible();
    await expect.poll(() => opacities(page, 'contact')).toEqual([1]);
    await expectAllTextShows(page);
  });

  test('sections show at once when the code of reveals does not come', async () => {
    const page = await openPage('about:blank', {
      motion: 'full',
      field: false,
      expectedProblems: LOST_FILES,
    });
    await page.route(REVEAL_CODE, (route) => route.abort());
    await page.goto('./');
    await waitForHydration(page);
    for (const id of sectionIds.slice(1)) {
      await expect.poll(() => opacities(page, id), { message: id }).toEqual([1]);
      // Not by the style sheet, which shows them after 4 s.
      const part = page.locator(`#${id} [data-reveal]`).first();
      await expect(part, id).toHaveCSS('animation-name', 'none');
    }
  });

  test('late code of reveals hides nothing in the window', async () => {
    const page = await openPage('about:blank', { motion: 'full', field: false });
    const release = await holdBack(page, REVEAL_CODE);
    await page.goto('./');
    await waitForHydration(page);
    await jumpTo(page, 'projects');
    await expect.poll(() => opacities(page, 'projects')).toEqual([1]);
    await noteHiding(page);
    release();
    await expect(page.locator('#projects[data-revealed]')).toHaveCount(1);
    await jumpTo(page, 'skills');
    await expect.poll(() => opacities(page, 'skills')).toEqual([1]);
    expect(await page.evaluate(() => window.hidden)).toEqual([]);
  });

  test('the section that the address names is shown at once', async () => {
    const page = await openPage('about:blank', { motion: 'full', field: false });
    const release = await holdBack(page, REVEAL_CODE);
    await page.goto('#experience');
    expect(await opacities(page, 'experience')).toEqual([1]);
    await noteHiding(page);
    release();
    await waitForReveals(page);
    await expect.poll(() => opacities(page, 'contact')).toEqual([0]);
    expect(await page.evaluate(() => window.hidden)).toEqual([]);
  });

  test('the page chosen to move shows what the visitor sees already', async () => {
    const page = await openPage('', { field: false });
    await waitForHydration(page);
    await jumpTo(page, 'skills');
    await motionSwitch(page).click();
    await page.reload();
    await noteHiding(page);
    await waitForReveals(page);
    await expect.poll(() => opacities(page, 'contact')).toEqual([0]);
    expect(await page.evaluate(() => window.hidden)).toEqual([]);
  });
});

/** Notes, frame by frame, the sections in the window that are less visible than before. */
async function noteHiding(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.hidden = [];
    const before = new Map<Element, number>();
    const look = () => {
      for (const part of document.querySelectorAll('[data-reveal]')) {
        const { top, bottom } = part.getBoundingClientRect();
        const opacity = Number(getComputedStyle(part).opacity);
        const inWindow = top < innerHeight && bottom > 0;
        if (inWindow && opacity < (before.get(part) ?? 0)) {
          window.hidden.push(part.outerHTML.slice(0, 80));
        }
        before.set(part, inWindow ? opacity : 0);
      }
      requestAnimationFrame(look);
    };
    look();
  });
}

/** Runs before the page: notes the opacity of the last section when the page has been read. */
function noteOpacity(): void {
  addEventListener('DOMContentLoaded', () => {
    const part = document.querySelector('#contact [data-reveal]');
    if (part) window.opacityOfContact = getComputedStyle(part).opacity;
  });
}

declare global {
  interface Window {
    hidden: string[];
    opacityOfContact: string;
  }
}
