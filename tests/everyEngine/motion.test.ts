import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { reachCarousel } from '../helpers/pages/carousel.ts';
import { fieldRequests, ownComplaints } from '../helpers/pages/field.ts';
import {
  allShow,
  isRevealed,
  isWaiting,
  loadedCode,
  meetArrow,
  movesNow,
  show,
} from '../helpers/pages/movement.ts';
import { readThrough } from '../helpers/pages/readThrough.ts';
import { sectionIds } from '../helpers/pages/sectionIds.ts';
import { visit } from '../helpers/drivers/visit.ts';
import type { Target } from '../helpers/drivers/visitor.ts';
import { siteWithoutField } from '../helpers/sites/siteWithoutField.ts';

const LEVELS = [95, 90, 92, 88, 85, 82, 80, 75, 82, 80];
const stop: Target = { role: 'button', name: 'Motion' };
const start: Target = { role: 'button', name: 'Motion' };

const site = siteWithoutField();

describe('with motion', () => {
  test('each section waits out of sight and is there whole once it is reached, for good', async () => {
    const visitor = await visit({ motion: 'full', site: site.url });
    await visitor.open();
    await movesNow(visitor);
    expect(await visitor.sees({ role: 'heading', name: 'Arjun Dasgupta' })).toBe(true);
    for (const id of sectionIds.slice(2)) expect(await visitor.evaluate(isWaiting, id), id).toBe(true);
    for (const id of sectionIds.slice(1)) {
      await show(visitor, id);
      await visitor.until(`${id} is revealed`, isRevealed, [id]);
    }
    await visitor.until('every card has come', allShow);
    await visitor.until('the bars are full', hasBars, [LEVELS]);
    await show(visitor, 'home');
    expect(await visitor.evaluate(allShow)).toBe(true);
    expect(ownComplaints(visitor)).toEqual([]);
  });

  test('a jump by link shows what it leads to, and what it passed when that is reached', async () => {
    const visitor = await visit({ motion: 'full', site: site.url });
    await visitor.open();
    await movesNow(visitor);
    await visitor.click({ role: 'link', name: "Let's Connect" });
    await visitor.until('contact shows', () => {
      const contact = document.querySelector('#contact [data-reveal]')!;
      return contact.getBoundingClientRect().top < innerHeight && getComputedStyle(contact).opacity === '1';
    });
    for (const id of ['experience', 'skills']) {
      await show(visitor, id);
      await visitor.until(`${id} shows`, isRevealed, [id]);
    }
  });

  test('the section that the address names is gone to at once and never hidden', async () => {
    const visitor = await visit({ motion: 'full', site: site.url, before: watchFromTheStart });
    await visitor.open('#experience');
    expect(
      await visitor.evaluate(() => document.querySelector('#experience')!.getBoundingClientRect().top),
    ).toBeLessThan(200);
    await movesNow(visitor);
    await pause(600);
    expect(await visitor.sees('#experience h2')).toBe(true);
    expect(await visitor.evaluate(() => window.everHidden)).toBe(false);
  });

  test("the keyboard's focus is never in the dark", async () => {
    const visitor = await visit({ motion: 'full', site: site.url });
    await visitor.open();
    await movesNow(visitor);
    expect(await visitor.sees('#contact h2')).toBe(false);
    await visitor.evaluate(() => document.querySelector<HTMLElement>('#contact input')!.focus());
    expect(await visitor.evaluate(isRevealed, 'contact')).toBe(true);
  });
});

describe('the button in the bar', () => {
  test('is in sight on a phone and at a desk, outside of the list of sections, and its name contains what it shows', async () => {
    const visitor = await visit({ motion: 'full', site: site.url, width: 390, height: 844 });
    await visitor.open();
    await visitor.hydrated();
    for (const width of [390, 1440]) {
      await visitor.resize(width, 844);
      expect(await visitor.sees(stop), `at ${width} pixels`).toBe(true);
      const shown = await visitor.evaluate(() => {
        const button = document.querySelector<HTMLElement>('header button[data-works]')!;
        return [button.innerText.trim(), button.closest('nav, ul, [popover]') === null];
      });
      expect(shown, `at ${width} pixels`).toEqual([width < 416 ? '' : 'Motion', true]);
    }
  });

  test('stops everything at its end, and is remembered', async () => {
    const visitor = await visit({ motion: 'full', site: site.url });
    await visitor.open();
    await movesNow(visitor);
    await show(visitor, 'skills');
    await visitor.until('skills are on their way', () => {
      return Number(getComputedStyle(document.querySelector('#skills [data-reveal]')!).opacity) > 0.01;
    });
    await visitor.click(stop);
    expect(await visitor.evaluate(allShow)).toBe(true);
    expect(await visitor.evaluate(hasBars, LEVELS)).toBe(true);
    expect(await visitor.evaluate(() => document.getAnimations().length)).toBe(0);
    await visitor.reload();
    await visitor.hydrated();
    expect(await visitor.sees(start)).toBe(true);
    expect(await visitor.evaluate(allShow)).toBe(true);
    expect(ownComplaints(visitor)).toEqual([]);
  });

  test('lets everything move although the system would not, and is remembered', async () => {
    const visitor = await visit({ site: site.url });
    await visitor.open();
    await visitor.hydrated();
    expect(await visitor.evaluate(allShow)).toBe(true);
    await visitor.click(start);
    await visitor.until('what was not on screen waits', isWaiting, ['contact']);
    await visitor.reload();
    await movesNow(visitor);
    expect(await visitor.sees(stop)).toBe(true);
    await show(visitor, 'contact');
    await visitor.until('contact is revealed', isRevealed, ['contact']);
  });

  test('chosen once, loads nothing that moves on the next visit', async () => {
    const visitor = await visit({
      motion: 'full',
      site: site.url,
      before: () => localStorage.setItem('motion', 'reduced'),
    });
    await visitor.open();
    await visitor.hydrated();
    expect(await visitor.evaluate(allShow)).toBe(true);
    expect(await loadedCode(visitor)).not.toMatch(/ScrollTrigger/);
  });
});

describe('with reduced motion', () => {
  test('nothing that moves is requested, everything shows, the mouse keeps its own cursor, and a whole reading logs nothing', async () => {
    const visitor = await visit();
    await visitor.open();
    await visitor.hydrated();
    expect(await visitor.evaluate(allShow)).toBe(true);
    await readThrough(visitor, sectionIds);
    await reachCarousel(visitor);
    await visitor.moveMouse(300, 300);
    await visitor.moveMouse(500, 400, 5);
    await pause(300);
    const code = await loadedCode(visitor);
    expect(code).toContain('swiper-wrapper');
    expect(code).not.toMatch(/ScrollTrigger|WebGLRenderer/);
    expect(fieldRequests(visitor)).toEqual([]);
    expect(visitor.requests().filter((url) => url.includes('attachArrow'))).toEqual([]);
    expect(await visitor.evaluate(() => getComputedStyle(document.body).cursor)).toBe('auto');
    expect(visitor.complaints()).toEqual([]);
  });

  test('the same reading with motion requests it all, and logs nothing', async () => {
    const visitor = await visit({ motion: 'full' });
    await visitor.open();
    await visitor.hydrated();
    await readThrough(visitor, sectionIds);
    await reachCarousel(visitor);
    await meetArrow(visitor);
    // Some of it waits until the browser is idle.
    await expect.poll(() => loadedCode(visitor)).toMatch(/ScrollTrigger/);
    await expect.poll(() => fieldRequests(visitor)).toContain('runField');
    expect(visitor.requests().filter((url) => /attachArrow[^/]*\.js/.test(url))).toHaveLength(1);
    expect(visitor.complaints()).toEqual([]);
  });

  test('every section stands still to the pixel', { timeout: 120_000 }, async () => {
    const visitor = await visit();
    await visitor.open();
    await visitor.hydrated();
    for (const id of sectionIds) {
      await show(visitor, id);
      await visitor.until('its pictures have come', () =>
        [...document.images].every((img) => {
          const { top, left, right, bottom } = img.getBoundingClientRect();
          return img.complete || bottom < 0 || top > innerHeight || left > innerWidth || right < 0;
        }),
      );
      await pause(500);
      const first = await visitor.screenshot();
      await pause(1000);
      expect((await visitor.screenshot()).equals(first), id).toBe(true);
    }
  });

  test('links go to their section without gliding', async () => {
    const visitor = await visit();
    await visitor.open();
    await visitor.hydrated();
    await visitor.evaluate(() => document.querySelector<HTMLElement>('#home a[href="#contact"]')!.click());
    expect(
      await visitor.evaluate(() => document.querySelector('#contact')!.getBoundingClientRect().top),
    ).toBeLessThan(200);
  });
});

describe('nothing is held hostage', () => {
  test('the first screen shows while every script is missing, the rest after 4 s', async () => {
    site.fault = ({ url }, response, next) => (url?.endsWith('.js') ? response.writeHead(503).end() : next());
    const visitor = await visit({ motion: 'full', site: site.url });
    await visitor.open();
    expect(await visitor.sees('h1')).toBe(true);
    expect(await visitor.sees({ role: 'link', name: 'View My Work' })).toBe(true);
    expect(await visitor.sees('#about h2')).toBe(false);
    await visitor.until('all sections show', allShow, [], 8000);
  });

  test('sections show at once where the motion chunk fails', async () => {
    site.fault = ({ url }, response, next) => (isMotion(url) ? response.writeHead(500).end() : next());
    const visitor = await visit({ motion: 'full', site: site.url });
    await visitor.open();
    await visitor.until('all sections show', allShow, [], 3000);
  });

  test('a motion chunk that comes late hides nothing that shows by then', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    site.fault = ({ url }, _response, next) => (isMotion(url) ? void released.then(() => next()) : next());
    const visitor = await visit({ motion: 'full', site: site.url });
    await visitor.open();
    await visitor.hydrated();
    expect(await visitor.sees('#contact h2')).toBe(false);
    await visitor.until('the style sheet has lifted the hiding', allShow, [], 8000);
    await visitor.evaluate(watchForHiding);
    release();
    await visitor.until(
      'the motion code has taken over',
      () => 'reveals' in document.documentElement.dataset,
    );
    await visitor.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
    await pause(500);
    expect(await visitor.evaluate(() => window.everHidden)).toBe(false);
  });
});

/** Whether an address is that of the chunk that reveals. */
function isMotion(url = ''): boolean {
  return /\/reveals-[^/]+\.js/.test(url);
}

/** Run in the page: whether the skill bars are filled to these levels, in percent. */
function hasBars(levels: number[]): boolean {
  const shares = [...document.querySelectorAll('#skills [data-level]')].map((bar) => {
    const filled = bar.querySelector('[data-bar]')!.getBoundingClientRect().width;
    return Math.round((filled / bar.getBoundingClientRect().width) * 100);
  });
  return shares.join() === levels.join();
}

/** Run in the page: notes whether any section is less than fully visible from now on. */
function watchForHiding(): void {
  window.everHidden = false;
  const look = () => {
    const all = [...document.querySelectorAll('[data-reveal]')];
    window.everHidden ||= all.some((element) => getComputedStyle(element).opacity !== '1');
    requestAnimationFrame(look);
  };
  look();
}

/** Run before the page: notes whether the experience section is ever on screen and less than fully visible. */
function watchFromTheStart(): void {
  window.everHidden = false;
  const look = () => {
    const section = document.querySelector('#experience [data-reveal]');
    const onScreen = section !== null && section.getBoundingClientRect().top < innerHeight;
    window.everHidden ||= onScreen && getComputedStyle(section).opacity !== '1';
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

declare global {
  interface Window {
    everHidden: boolean;
  }
}
