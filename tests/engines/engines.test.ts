import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { unloadedPictures } from '../helpers/probes/unloadedPictures.ts';
import { hiddenTexts } from '../helpers/probes/hiddenTexts.ts';
import { PHONE } from '../helpers/viewports.ts';
import { openEngine, type EnginePage } from './engine.ts';

const MENU = 'header button[aria-expanded]';
const MOTION = 'header button[aria-pressed]';
const SEND = 'form button[type=submit]';
const NEXT = '#testimonials button[aria-label="Next testimonials"]';
const MOVING = { motion: 'full' } as const;

describe('layout', () => {
  test.each([390, 768, 1440])('nothing is wider than a window of %i pixels', async (width) => {
    const page = await openEngine('', { width });
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
    await expect.poll(() => page.evaluate(tooWide)).toEqual([]);
  });

  test('text at 200% stays within the window', async () => {
    const page = await openEngine('', { width: 1280 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expect.poll(() => page.evaluate(tooWide)).toEqual([]);
  });

  test('every text is visible', async () => {
    const page = await openEngine();
    await expect.poll(() => page.evaluate(hiddenTexts)).toEqual([]);
  });

  test('the still picture of the field comes, and the portrait', async () => {
    const page = await openEngine();
    await page.evaluate(() =>
      document.querySelector('#about')?.scrollIntoView({ behavior: 'instant' }),
    );
    for (const selector of ['#home img', '#about img']) {
      await expect.poll(() => page.evaluate(widthOf, selector)).toBeGreaterThan(0);
    }
  });
});

describe('the menu of a phone', () => {
  test('opens with its button and closes with Escape', async () => {
    const page = await openEngine('', PHONE);
    expect(await page.evaluate(isVisible, 'nav a')).toBe(false);
    await page.click(MENU);
    await expect.poll(() => page.evaluate(isVisible, 'nav a')).toBe(true);
    expect(await page.evaluate(attribute, MENU, 'aria-expanded')).toBe('true');
    await page.press('Escape');
    await expect.poll(() => page.evaluate(isVisible, 'nav a')).toBe(false);
  });

  test('closes when a link is chosen, and the page is at its section', async () => {
    const page = await openEngine('', PHONE);
    await page.click(MENU);
    await expect.poll(() => page.evaluate(isVisible, 'nav a')).toBe(true);
    await page.click('nav a[href="#projects"]');
    await expect.poll(() => page.evaluate(topOf, 'projects')).toBeLessThan(200);
    await expect.poll(() => page.evaluate(isVisible, 'nav a')).toBe(false);
  });
});

describe('links', () => {
  test.each(['full', 'reduced'] as const)(
    'lead to their section with motion %s',
    async (motion) => {
      const page = await openEngine('', { motion });
      await page.click('#home a[href="#contact"]');
      await expect.poll(() => page.evaluate(topOf, 'contact')).toBeLessThan(200);
    },
  );

  test('the address leads to its section', async () => {
    const page = await openEngine('#experience', MOVING);
    await expect.poll(() => page.evaluate(topOf, 'experience')).toBeLessThan(200);
    await expect.poll(() => page.evaluate(opacitiesOf, 'experience')).toEqual(['1']);
  });

  test('Enter follows a link right after Tab', async () => {
    const page = await openEngine('', MOVING);
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('#home a[href="#projects"]')?.focus(),
    );
    await page.press('Tab');
    await page.press('Enter');
    await expect.poll(() => page.evaluate(topOf, 'contact')).toBeLessThan(200);
  });
});

describe('the form', () => {
  test('names what is missing, and moves the focus there', async () => {
    const page = await openEngine('#contact');
    await page.click(SEND);
    await expect.poll(() => page.evaluate(count, 'form [aria-invalid=true]')).toBe(3);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
  });

  test('refuses an address that is none', async () => {
    const page = await openEngine('#contact');
    await fillIn(page, 'ada');
    await page.click(SEND);
    await expect.poll(() => page.evaluate(count, 'form [name=email][aria-invalid=true]')).toBe(1);
  });

  test('sends a message and is empty again', async () => {
    const page = await openEngine('#contact');
    await fillIn(page);
    await page.click(SEND);
    await expect.poll(() => page.evaluate(textOf, 'form')).toContain('Message sent successfully!');
    await expect.poll(() => page.evaluate(valueOf, 'form [name=message]')).toBe('');
  });

  test('keeps what was typed over a reload', async () => {
    const page = await openEngine('#contact');
    await fillIn(page);
    await page.reload();
    await expect
      .poll(() => page.evaluate(valueOf, 'form [name=message]'))
      .toBe('A shop for engines');
  });
});

describe('the carousel', () => {
  test('shows three slides on a desktop and one on a phone', async () => {
    const page = await openEngine('#testimonials');
    await waitForCarousel(page);
    await expect.poll(() => page.evaluate(slidesInView)).toBe(3);
    await page.resize(PHONE.width, PHONE.height);
    await expect.poll(() => page.evaluate(slidesInView)).toBe(1);
  });

  test('turns with its buttons and dots', async () => {
    const page = await openEngine('#testimonials');
    await waitForCarousel(page);
    expect(await page.evaluate(currentDot), 'the first slide is active').toBe(1);
    await page.click(NEXT);
    await expect.poll(() => page.evaluate(currentDot)).toBe(2);
    await page.click('#testimonials button[aria-label="Previous testimonials"]');
    await expect.poll(() => page.evaluate(currentDot)).toBe(1);
    await page.click('#testimonials button[aria-label="Go to testimonial 4"]');
    await expect.poll(() => page.evaluate(currentDot)).toBe(4);
  });

  test('plays until it is paused', async () => {
    const page = await openEngine('#testimonials', MOVING);
    await waitForCarousel(page);
    await expect.poll(() => page.evaluate(currentDot)).not.toBe(1);
    await page.click('#testimonials button[aria-pressed]');
    const before = await page.evaluate(currentDot);
    await pause(4000);
    expect(await page.evaluate(currentDot)).toBe(before);
  });
});

describe('reveals', () => {
  test('a section is hidden until it is reached, then shown', async () => {
    const page = await openEngine('', MOVING);
    await expect.poll(() => page.evaluate(opacitiesOf, 'skills')).toEqual(['0']);
    expect(await page.evaluate(isVisible, '#home h1')).toBe(true);
    await page.evaluate(() =>
      document.querySelector('#skills')?.scrollIntoView({ behavior: 'instant' }),
    );
    await expect.poll(() => page.evaluate(opacitiesOf, 'skills')).toEqual(['1']);
  });

  test('the focus shows a section at once', async () => {
    const page = await openEngine('', MOVING);
    await expect.poll(() => page.evaluate(opacitiesOf, 'contact')).toEqual(['0']);
    await page.evaluate(() => document.querySelector<HTMLElement>('#contact input')?.focus());
    expect(await page.evaluate(opacitiesOf, 'contact')).toEqual(['1']);
  });

  test('a reload keeps the place on a phone', async () => {
    const page = await openEngine('', { ...MOVING, ...PHONE });
    await expect.poll(() => page.evaluate(attribute, '#contact', 'data-revealed')).not.toBeNull();
    await page.evaluate(() =>
      document.querySelector('#contact')?.scrollIntoView({ behavior: 'instant' }),
    );
    await page.reload();
    await expect.poll(() => page.evaluate(topOf, 'contact')).toBeLessThan(80);
  });

  test('print shows every text', async () => {
    const page = await openEngine('', MOVING);
    await expect.poll(() => page.evaluate(opacitiesOf, 'contact')).toEqual(['0']);
    await expect.poll(() => prepareAndRead(page, hiddenTexts)).toEqual([]);
  });
});

test('print loads every picture', async () => {
  const page = await openEngine();
  expect(await page.evaluate(unloadedPictures)).not.toEqual([]);
  await expect.poll(() => prepareAndRead(page, unloadedPictures)).toEqual([]);
});

describe('the cursor', () => {
  test('is the arrow, at the place of the mouse', async () => {
    const page = await openEngine('', MOVING);
    await showArrow(page);
    await expect.poll(() => page.evaluate(placeOfArrow)).toEqual([700, 60]);
    expect(await page.evaluate(cursorOf, 'header')).toBe('none');
  });

  test('is the text cursor over text', async () => {
    const page = await openEngine('', MOVING);
    await showArrow(page);
    expect(await page.evaluate(cursorOf, '#about p')).toBe('text');
    expect(await page.evaluate(cursorOf, '#contact input')).toBe('text');
  });

  test("is the system's with reduced motion", async () => {
    const page = await openEngine();
    await page.moveMouse(690, 60);
    await page.moveMouse(700, 60);
    expect(await page.evaluate(cursorOf, 'header')).not.toBe('none');
  });
});

test('under the mouse the needles of Skills are drawn in colour', async () => {
  const page = await openEngine('#skills', MOVING);
  await expect
    .poll(async () => {
      for (const x of [690, 700]) await page.moveMouse(x, 400);
      return page.evaluate(mostGreen, '#skills canvas:not([hidden])');
    })
    .toBeGreaterThan(100);
});

describe('the motion switch', () => {
  test('shows every text when it is switched off', async () => {
    const page = await openEngine('', MOVING);
    await expect.poll(() => page.evaluate(opacitiesOf, 'contact')).toEqual(['0']);
    await page.click(MOTION);
    await expect.poll(() => page.evaluate(hiddenTexts)).toEqual([]);
  });

  test('is off after a reload too', async () => {
    const page = await openEngine('', MOVING);
    await page.click(MOTION);
    await expect.poll(() => page.evaluate(attribute, 'html', 'data-motion')).toBe('reduced');
    await page.reload();
    await expect.poll(() => page.evaluate(attribute, MOTION, 'aria-pressed')).toBe('false');
  });

  test('allows motion against the system', async () => {
    const page = await openEngine();
    await page.click(MOTION);
    await expect.poll(() => page.evaluate(attribute, 'html', 'data-motion')).toBe('full');
    await showArrow(page);
  });
});

test('with reduced motion nothing moves in Skills under the mouse', async () => {
  const page = await openEngine('#skills');
  await page.moveMouse(700, 400);
  let still = await pixelsOf(page);
  await expect
    .poll(async () => {
      const before = still;
      still = await pixelsOf(page);
      return still.equals(before);
    })
    .toBe(true);
  for (let round = 0; round < 4; round += 1) {
    await pause(300);
    expect((await pixelsOf(page)).equals(still)).toBe(true);
  }
});

async function fillIn(page: EnginePage, email = 'ada@example.com'): Promise<void> {
  await page.type('form [name=name]', 'Ada Lovelace');
  await page.type('form [name=email]', email);
  await page.type('form [name=message]', 'A shop for engines');
}

/** The pixels of the window without its scrollbar, which WebKitGTK fades out. */
async function pixelsOf(page: EnginePage): Promise<Buffer> {
  const part = { left: 0, top: 0, width: 1400, height: 900 };
  return sharp(await page.screenshot())
    .extract(part)
    .raw()
    .toBuffer();
}

/** Has the page prepare for print, and reads it. React may still hydrate sections: repeat it until they listen. */
async function prepareAndRead<Result>(page: EnginePage, read: () => Result) {
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  return page.evaluate(read);
}

async function waitForCarousel(page: EnginePage): Promise<void> {
  await expect.poll(() => page.evaluate(isVisible, NEXT)).toBe(true);
}

async function showArrow(page: EnginePage): Promise<void> {
  await expect
    .poll(async () => {
      for (const x of [690, 700]) await page.moveMouse(x, 60);
      return page.evaluate(attribute, 'html', 'data-cursor');
    })
    .not.toBeNull();
}

// The functions below run in the page.

function isVisible(selector: string): boolean {
  const element = document.querySelector(selector);
  if (!element) return false;
  const { width, height } = element.getBoundingClientRect();
  const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  return isShown && width > 0 && height > 0;
}

function attribute(selector: string, name: string): string | null {
  return document.querySelector(selector)?.getAttribute(name) ?? null;
}

function count(selector: string): number {
  return document.querySelectorAll(selector).length;
}

function textOf(selector: string): string {
  return document.querySelector<HTMLElement>(selector)?.innerText ?? '';
}

function valueOf(selector: string): string | undefined {
  return document.querySelector<HTMLInputElement>(selector)?.value;
}

function widthOf(selector: string): number {
  return document.querySelector<HTMLImageElement>(selector)?.naturalWidth ?? 0;
}

function cursorOf(selector: string): string {
  return getComputedStyle(document.querySelector(selector)!).cursor;
}

function topOf(id: string): number {
  return Math.abs(document.getElementById(id)?.getBoundingClientRect().top ?? Infinity);
}

/** The opacities of a section's parts, each once. */
function opacitiesOf(id: string): string[] {
  const parts = [...document.querySelectorAll(`#${id} [data-reveal]`)];
  return [...new Set(parts.map((part) => getComputedStyle(part).opacity))];
}

/** The greatest green of a canvas, from 0 to 255. */
function mostGreen(selector: string): number {
  const canvas = document.querySelector<HTMLCanvasElement>(selector);
  const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
  return pixels?.reduce((most, value, i) => (i % 4 === 1 ? Math.max(most, value) : most), 0) ?? 0;
}

function placeOfArrow(): number[] {
  const arrow = [...document.querySelectorAll('#root > [aria-hidden]')].pop()!;
  const { e, f } = new DOMMatrix(getComputedStyle(arrow).transform);
  return [Math.round(e), Math.round(f)];
}

function slidesInView(): number {
  const box = document.querySelector('.swiper')!.getBoundingClientRect();
  return [...document.querySelectorAll('.swiper-slide')].filter((slide) => {
    const { left, right } = slide.getBoundingClientRect();
    return left > box.left - 2 && right < box.right + 2;
  }).length;
}

/** Number of the current dot, from 1. */
function currentDot(): number {
  const dots = [
    ...document.querySelectorAll('#testimonials button[aria-label^="Go to testimonial"]'),
  ];
  return dots.findIndex((dot) => dot.hasAttribute('aria-current')) + 1;
}

function tooWide(): string[] {
  const mayBeCut = (element: Element) =>
    element.closest('.swiper, [aria-hidden=true], picture') !== null;
  const parts = 'h1, h2, h3, p, a, button, dt, dd, label, input, textarea';
  return [...document.querySelectorAll<HTMLElement>(parts)]
    .filter((element) => !mayBeCut(element) && element.checkVisibility())
    .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
    .map((element) => element.outerHTML.slice(0, 80));
}
