import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { isAttached } from '../../helpers/pages/carousel.ts';
import type { ChromiumVisitor } from '../../helpers/drivers/chromium.ts';
import { ownComplaints } from '../../helpers/pages/field.ts';
import { allShow, countFrames, isRevealed, isWaiting, show } from '../../helpers/pages/movement.ts';
import { sectionIds } from '../../helpers/pages/sectionIds.ts';
import { visitInChromium } from '../../helpers/drivers/visit.ts';
import { fewFrames, fewNeedles } from '../../helpers/probes/fieldProbe.ts';
import { fieldSite } from '../../helpers/sites/fieldSite.ts';
import { siteWithoutField } from '../../helpers/sites/siteWithoutField.ts';
import type { Target } from '../../helpers/drivers/visitor.ts';

const site = siteWithoutField();
const drawn = fieldSite();
const stop: Target = { role: 'button', name: 'Motion' };
const start: Target = { role: 'button', name: 'Motion' };

describe('motion switched while the page is open', () => {
  test('by the system: all is at its end at once, and moves again without a reload', async () => {
    const visitor = await visitInChromium({ motion: 'full', site: site.url });
    await visitor.open();
    await revealing(visitor, 'skills');

    await visitor.prefer({ motion: 'reduced' });
    await visitor.until('motion is reduced', () => document.documentElement.dataset.motion === 'reduced');
    expect(await visitor.evaluate(allShow)).toBe(true);
    expect(await visitor.evaluate(barShares)).toEqual([95, 90, 92, 88, 85, 82, 80, 75, 82, 80]);
    expect(await visitor.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(await visitor.evaluate(() => document.querySelectorAll('[data-reveal][style*=":"]').length)).toBe(
      0,
    );

    await visitor.prefer({ motion: 'full' });
    await visitor.until('motion is back', () => document.documentElement.dataset.motion === 'full');
    await visitor.until('what was not read waits again', isWaiting, ['contact']);
    expect(await visitor.evaluate(isRevealed, 'skills')).toBe(true);
    await show(visitor, 'contact');
    await visitor.until('contact is revealed', isRevealed, ['contact']);
    expect(ownComplaints(visitor)).toEqual([]);
  });

  test('by a visitor on a phone', async () => {
    const visitor = await visitInChromium({
      motion: 'full',
      site: site.url,
      width: 390,
      height: 844,
      touch: true,
    });
    await visitor.open();
    await visitor.hydrated();
    await visitor.click(stop);
    expect(await visitor.sees(start)).toBe(true);
    expect(await visitor.evaluate(() => document.documentElement.dataset.motion)).toBe('reduced');
  });

  test('in another tab', async () => {
    const visitor = await visitInChromium({ motion: 'full', site: site.url });
    await visitor.open();
    await visitor.hydrated();
    const other = await visitor.page.context().newPage();
    await other.goto('');
    await other.evaluate(() => localStorage.setItem('motion', 'reduced'));
    await visitor.until('this tab has followed', () => document.documentElement.dataset.motion === 'reduced');
    await visitor.hover(start);
    expect(
      await visitor.evaluate(() => document.getAnimations().length),
      'what the mouse meets stands still, too',
    ).toBe(0);
  });
});

test('idle and settled, the page runs no frame callback of its own', async () => {
  drawn.inWorker = [fewNeedles, fewFrames];
  const visitor = await drawn.comes({ before: countFrames });
  await readWholePage(visitor);
  await visitor.moveMouse(700, 300);
  await visitor.moveMouse(720, 420, 3);
  for (const id of ['skills', 'experience']) {
    await show(visitor, id);
    await pause(1000);
    // Timelines end, and GSAP's clock falls asleep two seconds of frames later.
    await visitor.until(
      'the page has settled',
      () => performance.now() - window.ranFrames.last > 1500,
      [],
      30_000,
    );
    const before = await visitor.evaluate(() => window.ranFrames.count);
    await pause(3000);
    expect(await visitor.evaluate(() => window.ranFrames.count), id).toBe(before);
  }
});

test('stopped while sections wait, the page runs no frame callback either', async () => {
  const visitor = await visitInChromium({ motion: 'full', site: site.url, before: countFrames });
  await visitor.open();
  await revealing(visitor, 'about');
  for (const button of [stop, start, stop]) await visitor.click(button);
  await visitor.until(
    'the page has settled',
    () => performance.now() - window.ranFrames.last > 1500,
    [],
    30_000,
  );
  const before = await visitor.evaluate(() => window.ranFrames.count);
  await pause(3000);
  expect(await visitor.evaluate(() => window.ranFrames.count)).toBe(before);
});

/** Scrolls until the section is in the middle of being revealed. */
async function revealing(visitor: ChromiumVisitor, id: string): Promise<void> {
  await visitor.hydrated();
  await visitor.until('reveals wait', isWaiting, [id]);
  await show(visitor, id);
  await visitor.until(
    `${id} is on its way`,
    (section) => {
      const { opacity } = getComputedStyle(document.querySelector(`#${section} [data-reveal]`)!);
      return Number(opacity) > 0.01;
    },
    [id],
  );
}

/** Run in the page: filled shares of the skill bars in percent. */
function barShares(): number[] {
  return [...document.querySelectorAll('#skills [role=meter]')].map((meter) => {
    const filled = meter.querySelector('[data-bar]')!.getBoundingClientRect().width;
    return Math.round((filled / meter.getBoundingClientRect().width) * 100);
  });
}

async function readWholePage(visitor: ChromiumVisitor): Promise<void> {
  await visitor.hydrated();
  await visitor.page.waitForLoadState('networkidle');
  for (const id of sectionIds) {
    await show(visitor, id);
    await visitor.until(`${id} is revealed`, isRevealed, [id]);
  }
  await visitor.until('the carousel has come', isAttached);
}
