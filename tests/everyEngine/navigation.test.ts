import { describe, expect, inject, test } from 'vitest';
import { visit } from '../browser/visit.ts';
import type { Target, Visitor } from '../browser/visitor.ts';
import { startSite } from '../../scripts/site/startSite.ts';

const menuButton: Target = { role: 'button', name: 'Menu' };
const phone = { width: 390, height: 844 };

describe('the menu of a phone', () => {
  test('is a vertical list that the button opens and a choice closes', async () => {
    const visitor = await visit(phone);
    await visitor.open();
    await visitor.hydrated();
    expect(await expanded(visitor)).toBe('false');
    expect(await visitor.sees({ role: 'link', name: 'Skills' })).toBe(false);

    await visitor.click(menuButton);
    await visitor.until('the menu is open', () => document.querySelector('[aria-expanded=true]') !== null);
    const tops = await visitor.evaluate(() =>
      [...document.querySelectorAll('nav li')].map((item) => item.getBoundingClientRect().top),
    );
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(new Set(tops).size).toBe(7);

    await visitor.click({ role: 'link', name: 'Skills' });
    await visitor.until('the menu is closed', () => document.querySelector('[aria-expanded=false]') !== null);
    expect(await visitor.sees({ role: 'link', name: 'Skills' })).toBe(false);
    await visitor.until('skills lie below the bar', () => {
      const { top } = document.querySelector('#skills')!.getBoundingClientRect();
      return location.hash === '#skills' && top >= 0 && top < 200;
    });
  });

  test('closes on Escape, and the focus goes back to the button', async () => {
    const visitor = await visit(phone);
    await visitor.open();
    await visitor.hydrated();
    await visitor.evaluate(() => document.querySelector<HTMLElement>('nav button')!.focus());
    await visitor.press('Enter');
    await visitor.press('Tab');
    expect(await visitor.evaluate(() => document.activeElement?.textContent)).toBe('Home');
    await visitor.press('Escape');
    await visitor.until('the menu is closed', () => document.querySelector('[aria-expanded=false]') !== null);
    expect(await visitor.evaluate(() => document.activeElement?.getAttribute('aria-expanded'))).toBe('false');
  });

  test('closes on a click outside', async () => {
    const visitor = await visit(phone);
    await visitor.open();
    await visitor.hydrated();
    await visitor.click(menuButton);
    await visitor.until('the menu is open', () => document.querySelector('[aria-expanded=true]') !== null);
    await visitor.moveMouse(195, 800);
    await visitor.mouseDown();
    await visitor.mouseUp();
    await visitor.until('the menu is closed', () => document.querySelector('[aria-expanded=false]') !== null);
  });

  test('opens before any script has arrived', async () => {
    const scriptless = await startSite({
      folder: inject('siteFolder'),
      fault: ({ url }, response, next) => (url?.endsWith('.js') ? response.writeHead(503).end() : next()),
    });
    const visitor = await visit({ ...phone, site: scriptless.url });
    await visitor.open();
    await visitor.click(menuButton);
    expect(await visitor.sees({ role: 'link', name: 'Contact' })).toBe(true);
    await scriptless.close();
  });

  test('is the list in the bar once the window is wide', async () => {
    const visitor = await visit({ width: 390, height: 844 });
    await visitor.open();
    await visitor.hydrated();
    await visitor.click(menuButton);
    await visitor.resize(1440, 900);
    await visitor.until('the menu is closed', () => !document.querySelector(':popover-open'));
    expect(await visitor.sees({ role: 'link', name: 'Contact' })).toBe(true);
    expect(await visitor.sees(menuButton)).toBe(false);
  });
});

describe('finding the way', () => {
  test('the first Tab stop is a skip link that leads past the bar', async () => {
    const visitor = await visit();
    await visitor.open();
    await visitor.hydrated();
    await visitor.press('Tab');
    expect(await visitor.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
    const { y } = await visitor.box({ role: 'link', name: 'Skip to content' });
    expect(y).toBeGreaterThanOrEqual(0);
    await visitor.press('Enter');
    await visitor.press('Tab');
    expect(await visitor.evaluate(() => document.activeElement?.textContent)).toBe('View My Work');
  });

  test('a link to a section opens there, below the fixed bar', async () => {
    const visitor = await visit();
    await visitor.open('#experience');
    const heading = await visitor.box({ role: 'heading', name: 'Experience' });
    const bar = await visitor.box({ role: 'banner' });
    expect(heading.y).toBeGreaterThanOrEqual(bar.y + bar.height);
    expect(heading.y).toBeLessThan(400);
  });

  test('the bar marks the section in view', async () => {
    const visitor = await visit();
    await visitor.open();
    await visitor.hydrated();
    for (const section of ['projects', 'contact', 'about', 'home']) {
      await visitor.evaluate((id) => document.getElementById(id)!.scrollIntoView({ behavior: 'instant' }), section);
      await visitor.until(
        `${section} is marked, and nothing else`,
        (id) => [...document.querySelectorAll('nav [aria-current]')].map((a) => a.getAttribute('href')).join() === `#${id}`,
        [section],
      );
    }
  });
});

async function expanded(visitor: Visitor): Promise<string | null> {
  return visitor.evaluate(() => document.querySelector('nav button')!.getAttribute('aria-expanded'));
}
