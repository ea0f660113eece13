import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { allShow, countFrames, isRevealed, isWaiting, loadedCode, meetArrow, show } from './browser/movement.ts';
import { visit } from './browser/visit.ts';
import type { Target } from './browser/visitor.ts';

type Visitor = Awaited<ReturnType<typeof visit>>;

const SECTIONS = ['home', 'about', 'skills', 'projects', 'experience', 'testimonials', 'contact'];
const stop: Target = { role: 'button', name: 'Stop motion' };
const start: Target = { role: 'button', name: 'Start motion' };

describe('with reduced motion', () => {
  test('no GSAP and no three are requested, and the mouse keeps its own cursor', async () => {
    const visitor = await visit();
    await readWholePage(visitor);
    await visitor.moveMouse(300, 300);
    await visitor.moveMouse(500, 400, 5);
    await pause(300);
    const code = await loadedCode(visitor);
    expect(code).toContain('swiper-wrapper');
    expect(code).not.toMatch(/ScrollTrigger|WebGLRenderer/);
    expect(visitor.requests().filter((url) => url.includes('attachArrow'))).toEqual([]);
    expect(await visitor.evaluate(() => getComputedStyle(document.body).cursor)).toBe('auto');
  });

  test('the same reading with motion requests both', async () => {
    const visitor = await visit({ motion: 'full' });
    await readWholePage(visitor);
    await meetArrow(visitor);
    expect(await loadedCode(visitor)).toMatch(/ScrollTrigger/);
    expect(await loadedCode(visitor)).toMatch(/WebGLRenderer/);
  });

  test('every section stands still to the pixel', { timeout: 120_000 }, async () => {
    const visitor = await visit();
    await visitor.open();
    await visitor.hydrated();
    await pause(3000);
    for (const id of SECTIONS) {
      await show(visitor, id);
      await visitor.until('its pictures have come', () =>
        [...document.images].every((img) => {
          const { top, left, right } = img.getBoundingClientRect();
          return img.complete || top > innerHeight || left > innerWidth || right < 0;
        }),
      );
      await pause(500);
      const first = await visitor.screenshot();
      await pause(2000);
      expect((await visitor.screenshot()).equals(first), id).toBe(true);
    }
  });

  test('links go to their section without gliding', async () => {
    const visitor = await visit();
    await visitor.open();
    await visitor.hydrated();
    await visitor.evaluate(() => document.querySelector<HTMLElement>('#home a[href="#contact"]')!.click());
    expect(await visitor.evaluate(() => document.querySelector('#contact')!.getBoundingClientRect().top)).toBeLessThan(200);
  });
});

describe('motion switched while the page is open', () => {
  test('by the system: all is at its end at once, and moves again without a reload', async () => {
    const visitor = await visit({ motion: 'full' });
    await visitor.open();
    await revealing(visitor, 'skills');

    await visitor.prefer({ motion: 'reduced' });
    await visitor.until('motion is reduced', () => document.documentElement.dataset.motion === 'reduced');
    expect(await visitor.evaluate(allShow)).toBe(true);
    expect(await visitor.evaluate(barShares)).toEqual([95, 90, 92, 88, 85, 82, 80, 75, 82, 80]);
    expect(await visitor.evaluate(() => document.getAnimations().length)).toBe(0);

    await visitor.prefer({ motion: 'full' });
    await visitor.until('motion is back', () => document.documentElement.dataset.motion === 'full');
    await visitor.until('what was not read waits again', isWaiting, ['contact']);
    expect(await visitor.evaluate(isRevealed, 'skills')).toBe(true);
    await show(visitor, 'contact');
    await visitor.until('contact is revealed', isRevealed, ['contact']);
    expect(visitor.complaints()).toEqual([]);
  });

  test('by the visitor, with the button in the bar; their choice wins over the system and is remembered', async () => {
    const visitor = await visit({ motion: 'full' });
    await visitor.open();
    await revealing(visitor, 'about');
    await visitor.click(stop);
    expect(await visitor.evaluate(allShow)).toBe(true);
    await visitor.reload();
    await visitor.hydrated();
    expect(await visitor.evaluate(() => document.documentElement.dataset.motion)).toBe('reduced');
    expect(await visitor.evaluate(allShow)).toBe(true);

    await visitor.prefer({ motion: 'reduced' });
    await visitor.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await visitor.click(start);
    await visitor.until('reveals wait', isWaiting, ['contact']);
    await visitor.reload();
    await visitor.hydrated();
    expect(await visitor.evaluate(() => document.documentElement.dataset.motion)).toBe('full');
    await visitor.until('reveals wait', isWaiting, ['contact']);
  });

  test('by a visitor on a phone, in the menu', async () => {
    const visitor = await visit({ motion: 'full', width: 390, height: 844, touch: true });
    await visitor.open();
    await visitor.hydrated();
    await visitor.click({ role: 'button', name: 'Menu' });
    await visitor.click(stop);
    expect(await visitor.sees(start)).toBe(true);
    expect(await visitor.evaluate(() => document.documentElement.dataset.motion)).toBe('reduced');
  });

  test('in another tab', async () => {
    const visitor = await visit({ motion: 'full' });
    await visitor.open();
    await visitor.hydrated();
    const other = await visitor.page.context().newPage();
    await other.goto('');
    await other.evaluate(() => localStorage.setItem('motion', 'reduced'));
    await visitor.until('this tab has followed', () => document.documentElement.dataset.motion === 'reduced');
  });

  test('without harm where storage is denied', async () => {
    const visitor = await visit({
      motion: 'full',
      before: () =>
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        }),
    });
    await visitor.open();
    await visitor.hydrated();
    await visitor.click(stop);
    expect(await visitor.evaluate(() => document.documentElement.dataset.motion)).toBe('reduced');
    expect(visitor.complaints()).toEqual([]);
  });
});

test('idle and settled, the page runs no frame callback of its own', async () => {
  const visitor = await visit({ motion: 'full', before: countFrames });
  await readWholePage(visitor);
  await visitor.moveMouse(700, 300);
  await visitor.moveMouse(720, 420, 3);
  for (const id of ['skills', 'experience']) {
    await show(visitor, id);
    await pause(1000);
    // Timelines end, and GSAP's clock falls asleep two seconds of frames later.
    await visitor.until('the page has settled', () => performance.now() - window.ranFrames.last > 1500, [], 30_000);
    const before = await visitor.evaluate(() => window.ranFrames.count);
    await pause(3000);
    expect(await visitor.evaluate(() => window.ranFrames.count), id).toBe(before);
  }
});

/** Scrolls until the section is in the middle of being revealed. */
async function revealing(visitor: Visitor, id: string): Promise<void> {
  await visitor.hydrated();
  await visitor.until('reveals wait', isWaiting, [id]);
  await show(visitor, id);
  await visitor.until(`${id} is on its way`, (section) => {
    const { opacity } = getComputedStyle(document.querySelector(`#${section} [data-reveal]`)!);
    return opacity !== '0';
  }, [id]);
}

/** Run in the page: filled shares of the skill bars in percent. */
function barShares(): number[] {
  return [...document.querySelectorAll('#skills [role=meter]')].map((meter) => {
    const filled = meter.querySelector('[data-bar]')!.getBoundingClientRect().width;
    return Math.round((filled / meter.getBoundingClientRect().width) * 100);
  });
}

async function readWholePage(visitor: Visitor): Promise<void> {
  await visitor.open();
  await visitor.hydrated();
  await visitor.page.waitForLoadState('networkidle');
  for (const id of SECTIONS) {
    await show(visitor, id);
    await pause(150);
  }
  await visitor.until('the carousel has come', () => document.querySelector('.swiper-initialized') !== null);
}
