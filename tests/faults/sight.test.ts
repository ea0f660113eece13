import sharp from 'sharp';
import { beforeAll, describe, test } from 'vitest';
import { formOf } from '../helpers/contact.ts';
import {
  expect,
  openPage,
  openPageForSuite,
  screenshot,
  waitForHydration,
  type PageOptions,
} from '../helpers/page.ts';
import { layoutFaults } from '../helpers/probes/layoutFaults.ts';
import { expectLastLinksLead } from '../helpers/navigation.ts';
import { jumpTo, readWholePage } from '../helpers/reading.ts';
import { expectTabStops } from '../helpers/tabStops.ts';
import { PHONE } from '../helpers/viewports.ts';

interface View {
  options: PageOptions;
  /** Default size of text in pixels, as set in the browser. Default: 16. */
  textSize?: number;
  /** Default: Tab and Shift+Tab. */
  keys?: string[];
}

const views: Record<string, View> = {
  'with more contrast': { options: { contrast: 'more', viewport: { width: 1440, height: 900 } } },
  'with forced colours on a phone': {
    options: { forcedColors: 'active', viewport: PHONE },
    keys: ['Tab'],
  },
  'at 400% zoom': { options: { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 } },
  'with text at 200% on a phone': { options: { viewport: PHONE }, textSize: 32 },
};

describe.each(Object.entries(views))('%s', (_name, { options, textSize = 16, keys }) => {
  const page = openPageForSuite('', options);

  beforeAll(async () => {
    await waitForHydration(page());
    // As the browser's own setting does.
    await page().evaluate(
      (size) => document.documentElement.style.setProperty('font-size', `${(size / 16) * 100}%`),
      textSize,
    );
    await readWholePage(page());
    await expect(
      page().getByRole('button', { name: 'Go to testimonial' }),
      'after the scroll',
    ).toHaveCount(6);
  });

  test('nothing is cut or covered', async () => {
    await expect.poll(() => page().evaluate(layoutFaults)).toEqual([]);
  });

  test('every control is in reach', async () => {
    await expectTabStops(page(), keys);
  });

  test('the last links lead to their sections', async () => {
    await expectLastLinksLead(page());
  });

  test('the form sends, and its banner cuts and covers nothing', async () => {
    await (await formOf(page())).expectSends();
    expect(await page().evaluate(layoutFaults)).toEqual([]);
  });
});

test('with motion too every control is in reach with its ring', async () => {
  const page = await openPage('#testimonials', {
    motion: 'full',
    field: false,
    viewport: { width: 320, height: 400 },
  });
  // Its buttons come with its code. The focus reveals the sections that wait above.
  await expect(page.getByRole('button', { name: 'Go to testimonial' })).toHaveCount(6);
  await expectTabStops(page, ['Tab']);
});

test('with forced colours every control stands out, as a control', async () => {
  const page = await openPage('', { forcedColors: 'active', viewport: PHONE });
  await waitForHydration(page);
  const seen = new Set<string>();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    const picture = await screenshot(page);
    for (const { html, box, setOff } of await page.evaluate(controlsInView)) {
      const greys = [...(await sharp(picture).extract(box).greyscale().raw().toBuffer())];
      expect(Math.max(...greys) - Math.min(...greys), `greys of ${html}`).toBeGreaterThan(100);
      expect(setOff, html).toBe(true);
      seen.add(html);
    }
  }
  expect(seen.size).toBeGreaterThan(15);
});

describe('contrast', () => {
  const page = openPageForSuite('', { before: addLuminance });

  beforeAll(async () => {
    await waitForHydration(page());
    await jumpTo(page(), 'testimonials');
  });

  test.each(['no-preference', 'more'] as const)(
    'of underlines, empty stars and edges is 3:1 at least, where a visitor prefers %s',
    async (contrast) => {
      await page().emulateMedia({ contrast });
      const measured = await page().evaluate(contrastsOfLines);
      expect(measured.length).toBeGreaterThan(20);
      expect(measured.filter(({ ratio }) => ratio < 3)).toEqual([]);
    },
  );

  test('of dim texts and lines rises where a visitor prefers more, and falls nowhere', async () => {
    await page().emulateMedia({ contrast: 'no-preference' });
    const before = await page().evaluate(contrasts);
    await page().emulateMedia({ contrast: 'more' });
    const more = await page().evaluate(contrasts);

    const names = Object.keys(before);
    const fallen = names.filter((name) => more[name]! < before[name]!);
    const risen = names.filter((name) => more[name]! > before[name]!);
    expect(fallen).toEqual([]);
    expect(risen).toEqual(RISING);
  });
});

/** The parts that `contrasts` measures and that rise. The others are clear enough as they are. */
const RISING = [
  'text of a paragraph',
  'text of a link in the bar',
  'text of a label',
  'line of a button',
  'line of the motion switch',
];

/** Runs before the page: the relative luminance (WCAG 2.2) of colours that lie over each other. */
function addLuminance(): void {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  window.luminance = (...layers) => {
    for (const layer of layers) {
      context.fillStyle = layer;
      context.fillRect(0, 0, 1, 1);
    }
    const [r, g, b] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
      const channel = value / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };
}

/** Runs in the page: the contrast of underlines, stars and edges with the solid background below them. */
function contrastsOfLines(): { what: string; ratio: number }[] {
  const { luminance } = window;
  const page = getComputedStyle(document.documentElement).backgroundColor;
  const backgroundOf = (element: Element | null): string => {
    const color = element ? getComputedStyle(element).backgroundColor : page;
    return /, 0\)$|\/ [\d.]+\)$|transparent/.test(color)
      ? backgroundOf(element!.parentElement)
      : color;
  };
  const ratio = (color: string, background: string) => {
    const [light, dark] = [luminance(background, color), luminance(background)].toSorted(
      (a, b) => b - a,
    ) as [number, number];
    return (light + 0.05) / (dark + 0.05);
  };
  const measured: { what: string; ratio: number }[] = [];
  for (const element of document.querySelectorAll(
    'a, button, input, textarea, [role=img] path[data-filled=false]',
  )) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const style = getComputedStyle(element);
    const background = backgroundOf(element.parentElement);
    const name = element.textContent.trim().slice(0, 30);
    if (element.localName === 'path') {
      measured.push({ what: 'star: off', ratio: ratio(style.fill, background) });
    }
    if (element.localName === 'a' && style.textDecorationLine === 'underline') {
      measured.push({
        what: `underline: ${name}`,
        ratio: ratio(style.textDecorationColor, backgroundOf(element)),
      });
    }
    if (
      parseFloat(style.borderBottomWidth) > 0 &&
      !/, 0\)$|transparent/.test(style.borderBottomColor)
    ) {
      measured.push({
        what: `edge: ${name || element.getAttribute('name')}`,
        ratio: ratio(style.borderBottomColor, background),
      });
    }
  }
  return measured;
}

/** Runs in the page: the controls in view, their boxes, and if an edge, underline or colour marks them. */
function controlsInView() {
  const { backgroundColor: background, color: text } = getComputedStyle(document.body);
  return [...document.querySelectorAll('a[href], button, input, textarea')]
    .filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true }) &&
        !control.closest('[inert], .swiper-slide:not(.swiper-slide-visible)'),
    )
    .map((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      // A field has its line below it.
      const { borderBottomStyle, borderBottomWidth, borderBottomColor, textDecorationLine, color } =
        getComputedStyle(control);
      const edge =
        borderBottomStyle !== 'none' &&
        parseFloat(borderBottomWidth) >= 1 &&
        borderBottomColor !== background;
      const link =
        control.matches('a') && (textDecorationLine.includes('underline') || color !== text);
      // These show a picture and nothing else.
      const picture = control.matches(
        '[aria-controls=menu], #testimonials [role=group] > button, #testimonials [aria-pressed]',
      );
      return {
        html: control.outerHTML.slice(0, 120),
        box: {
          left: Math.floor(left),
          top: Math.floor(top),
          width: Math.floor(width),
          height: Math.floor(height),
        },
        setOff: edge || link || picture,
        fixed: control.closest('header') !== null,
      };
    })
    .filter(
      ({ fixed, box: { top, height } }) => top >= (fixed ? 0 : 80) && top + height <= innerHeight,
    );
}

/** Runs in the page: contrasts of dim parts with the page's background. */
function contrasts(): Record<string, number> {
  const page = getComputedStyle(document.documentElement).backgroundColor;
  const background = window.luminance(page);
  const contrast = (selector: string, property: 'color' | 'borderBottomColor', pseudo?: string) => {
    const style = getComputedStyle(document.querySelector(selector)!, pseudo);
    return (window.luminance(page, style[property]) + 0.05) / (background + 0.05);
  };
  return {
    'text of a paragraph': contrast('#about p', 'color'),
    'text of a link in the bar': contrast('nav a:not([aria-current])', 'color'),
    'small print': contrast('footer > :last-child', 'color'),
    'text of a label': contrast('#contact dt', 'color'),
    'text of a placeholder': contrast('[name=message]', 'color', '::placeholder'),
    'line of a field': contrast('[name=message]', 'borderBottomColor'),
    'line of a button': contrast('#home a[href="#contact"]', 'borderBottomColor'),
    'line of the motion switch': contrast('header button[aria-pressed]', 'borderBottomColor'),
  };
}

declare global {
  interface Window {
    luminance: (...layers: string[]) => number;
  }
}
