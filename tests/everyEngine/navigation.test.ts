import sharp from 'sharp';
import { describe, expect, inject, test } from 'vitest';
import { until } from '../helpers/drivers/inPage.ts';
import { sharedVisit, visit } from '../helpers/drivers/visit.ts';
import type { Target, Visitor } from '../helpers/drivers/visitor.ts';
import { liesBelowBar } from '../helpers/pages/movement.ts';
import { startSite } from '../../scripts/site/startSite.ts';

const menuButton: Target = { role: 'button', name: 'Menu' };
const phone = { width: 390, height: 844 };
/** For what pictures are taken of again and again. */
const small = { width: 1440, height: 500 };
const SECTIONS = ['Home', 'About', 'Skills', 'Projects', 'Experience', 'Testimonials', 'Contact'];

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
    await visitor.until('skills lie below the bar', liesBelowBar, ['skills']);
  });

  test('closes on a click outside, and is the list in the bar once the window is wide', async () => {
    const visitor = await visit(phone);
    await visitor.open();
    await visitor.hydrated();
    await visitor.click(menuButton);
    await visitor.until('the menu is open', () => document.querySelector('[aria-expanded=true]') !== null);
    await visitor.moveMouse(195, 800);
    await visitor.mouseDown();
    await visitor.mouseUp();
    await visitor.until('the menu is closed', () => document.querySelector('[aria-expanded=false]') !== null);

    await visitor.click(menuButton);
    await visitor.until('the menu is open again', () => document.querySelector(':popover-open') !== null);
    await visitor.resize(1440, 900);
    await visitor.until('the menu is closed', () => !document.querySelector(':popover-open'));
    expect(await visitor.sees({ role: 'link', name: 'Contact' })).toBe(true);
    expect(await visitor.sees(menuButton)).toBe(false);
  });

  test('by keyboard: closes on Escape and gives the focus back, or as soon as the focus has left it, either way, and leads on from the section that was chosen', async () => {
    const visitor = await visit(phone);
    await visitor.open();
    await visitor.hydrated();
    const open = async () => {
      await visitor.evaluate(() => document.querySelector<HTMLElement>('[popovertarget]')!.focus());
      await visitor.press('Enter');
      await visitor.until('the menu is open', () => document.querySelector('[aria-expanded=true]') !== null);
      // The menu stands before its button: who goes on from there would not come to it.
      await visitor.until(
        'the first link has the focus',
        () => document.activeElement?.textContent === 'Home',
      );
    };
    const closed = () =>
      visitor.until('the menu is closed', () => document.querySelector('[aria-expanded=false]') !== null);
    const focused = () => visitor.evaluate(() => document.activeElement!.textContent!);

    await open();
    await visitor.press('Tab');
    expect(await focused()).toBe('About');
    await visitor.press('Escape');
    await closed();
    expect(await visitor.evaluate(() => document.activeElement?.getAttribute('aria-expanded'))).toBe('false');

    await open();
    const stops = ['Home'];
    for (let press = 0; press < 7; press += 1) {
      await visitor.press('Tab');
      stops.push(await focused());
    }
    expect(stops).toEqual([...SECTIONS, 'Download CV']);
    await visitor.press('Tab');
    await closed();
    expect(await visitor.evaluate(coverOfFocus)).toBe('');
    expect(await focused()).toBe('View My Work');

    await open();
    await visitor.press('Shift+Tab');
    expect(await visitor.evaluate(() => document.activeElement?.getAttribute('aria-expanded'))).toBe('true');
    await visitor.press('Shift+Tab');
    await closed();
    expect(await focused()).toBe('Motion');

    await open();
    await visitor.press('Tab');
    await visitor.press('Tab');
    await visitor.press('Enter');
    await visitor.until('the menu is closed, and Skills are reached', () => {
      return document.querySelector('[aria-expanded=false]') !== null && location.hash === '#skills';
    });
    await visitor.press('Tab');
    expect(await visitor.evaluate(() => document.activeElement!.closest('section')?.id)).toBe('skills');
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
});

describe('the bar', () => {
  test('has the CV in reach in every window', async () => {
    const visitor = await visit({ width: 320, height: 256 });
    await visitor.open();
    await visitor.hydrated();
    for (const [width, height] of [
      [320, 256],
      [390, 844],
      [768, 1024],
      [1440, 900],
    ] as const) {
      await visitor.resize(width, height);
      if (width < 480) await visitor.click(menuButton);
      const cv: Target = { role: 'link', name: width < 480 ? 'Download CV' : 'CV' };
      expect(await visitor.sees(cv), `at ${width} by ${height} pixels`).toBe(true);
      if (width < 480) await visitor.press('Escape');
    }
  });

  test('lets nothing show through once the page is scrolled', async () => {
    const visitor = await visit(small);
    await visitor.open();
    await visitor.hydrated();
    await visitor.evaluate(() => {
      const white = document.createElement('div');
      Object.assign(white.style, {
        position: 'fixed',
        zIndex: '5',
        inset: '0 0 auto',
        height: '200px',
        background: 'white',
      });
      document.body.append(white);
    });
    const brightest = async () => {
      const { width, height } = await visitor.box({ role: 'banner' });
      const barEnd = { left: 0, top: height - 12, width: Math.floor(width), height: 10 };
      const { channels } = await sharp(
        await sharp(await visitor.screenshot())
          .removeAlpha()
          .extract(barEnd)
          .toBuffer(),
      ).stats();
      return Math.max(...channels.map(({ max }) => max));
    };
    await until('what is below shows through', async () => (await brightest()) > 100);
    await visitor.evaluate(() => scrollTo({ top: 60, behavior: 'instant' }));
    await until('nothing does', async () => (await brightest()) < 30);
    await visitor.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await until('it does again', async () => (await brightest()) > 100);
  });

  test.each(['no-preference', 'more'] as const)(
    'never dims an edge that the mouse is on (contrast: %s)',
    async (asked) => {
      const visitor = await visit({ contrast: asked, ...small });
      await visitor.open();
      await visitor.hydrated();
      const targets: Target[] = [
        { role: 'link', name: 'CV' },
        { role: 'button', name: 'Motion' },
        { role: 'link', name: "Let's Connect" },
        { role: 'link', name: /^GitHub/ },
        { role: 'button', name: 'Next testimonials' },
        { role: 'link', name: /^Chat on WhatsApp/ },
        { role: 'textbox', name: 'Email' },
      ];
      for (const target of targets) {
        const what = JSON.stringify(target);
        // What is far down is brought into the window, where the mouse is then moved away.
        await visitor.hover(target);
        await visitor.moveMouse(720, 490);
        const before = await edge(visitor, target);
        await visitor.hover(target);
        await until(`its edge is brighter: ${what}`, async () => (await edge(visitor, target)) > before);
        expect(before, what).toBeGreaterThan(asked === 'more' ? 180 : 80);
      }
    },
  );
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
      await visitor.evaluate(
        (id) => document.getElementById(id)!.scrollIntoView({ behavior: 'instant' }),
        section,
      );
      await visitor.until(
        `${section} is marked, and nothing else`,
        (id) =>
          [...document.querySelectorAll('nav [aria-current]')].map((a) => a.getAttribute('href')).join() ===
          `#${id}`,
        [section],
      );
    }
  });

  test.each([
    ['beside the others', 1440, false],
    ['in the menu', 390, true],
  ])('the section in view is marked by a line, %s', async (_where, width, inMenu) => {
    const visitor = await visit({ width, height: 844 });
    await visitor.open('#skills');
    await visitor.hydrated();
    await visitor.until(
      'it is marked',
      () => document.querySelector('nav [aria-current]')?.textContent === 'Skills',
    );
    if (inMenu) await visitor.click(menuButton);
    const lines: string[] = [];
    const picture = await visitor.screenshot();
    for (const name of SECTIONS) {
      const { x, y, width: wide, height } = await visitor.box({ role: 'link', name });
      // Below the text, or before it.
      const strip = inMenu
        ? { left: 0, top: Math.round(y + height / 2), width: 12, height: 1 }
        : { left: Math.round(x + wide / 2), top: Math.round(y + height - 14), width: 1, height: 14 };
      const pixels = await sharp(picture).removeAlpha().extract(strip).greyscale().raw().toBuffer();
      if (pixels.filter((grey) => grey > 200).length >= 2) lines.push(name);
    }
    expect(lines).toEqual(['Skills']);
  });
});

describe('on the page as it comes', () => {
  const here = sharedVisit();

  test('selected text keeps its contrast', async () => {
    const [ground, text] = await here().evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.querySelector('#home p')!, '::selection');
      return [backgroundColor, color];
    });
    expect(contrast(ground!, text!)).toBeGreaterThan(7);
  });

  test('a list is a list to every screen reader', async () => {
    // Safari takes the role away from lists without marks, and from those whose items are no boxes of a list.
    const lost = await here().evaluate(() =>
      [...document.querySelectorAll('ul:not([role=list]), ol:not([role=list])')].map((list) =>
        list.textContent!.slice(0, 40),
      ),
    );
    expect(lost).toEqual([]);
    expect(await here().count('ul, ol')).toBeGreaterThan(18);
  });
});

/** Run in the page: what lies over the middle of what has the focus; empty when nothing does. */
function coverOfFocus(): string {
  const focused = document.activeElement!;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit === focused || focused.contains(hit)
    ? ''
    : (hit?.outerHTML.slice(0, 80) ?? 'outside of the window');
}

/** How bright the edge of a control is at its foot, 0 to 255. */
async function edge(visitor: Visitor, target: Target): Promise<number> {
  const { x, y, width, height } = await visitor.box(target);
  const strip = { left: Math.round(x + width / 2), top: Math.round(y + height) - 3, width: 1, height: 4 };
  return Math.max(
    ...(await sharp(await visitor.screenshot())
      .removeAlpha()
      .extract(strip)
      .greyscale()
      .raw()
      .toBuffer()),
  );
}

/** WCAG 2.2's contrast of two colours as browsers write them, 1 to 21. */
function contrast(...colors: [string, string]): number {
  const [light, dark] = colors
    .map((color) => {
      const [red = 0, green = 0, blue = 0] = color.match(/[\d.]+/g)!.map((value) => {
        const share = Number(value) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

async function expanded(visitor: Visitor): Promise<string | null> {
  return visitor.evaluate(() => document.querySelector('[popovertarget]')!.getAttribute('aria-expanded'));
}
