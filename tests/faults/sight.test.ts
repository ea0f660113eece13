import sharp from 'sharp';
import { describe, expect, inject, test } from 'vitest';
import { browserArgs } from '../../scripts/browser.ts';
import { reachCarousel } from '../helpers/pages/carousel.ts';
import type { ChromiumOptions } from '../helpers/drivers/chromium.ts';
import { asked, banner, FAILED, fillIn, sendButton, SENT } from '../helpers/pages/contactForm.ts';
import { ownComplaints } from '../helpers/pages/field.ts';
import { tabsRound } from '../helpers/pages/keyboard.ts';
import { layoutFaults } from '../helpers/probes/layoutFaults.ts';
import { linksLead, readWholePage } from '../helpers/pages/wholePage.ts';
import { contactSite } from '../helpers/sites/contactSite.ts';

const site = contactSite();

/** How the page is looked at. */
const views: Record<string, ChromiumOptions> = {
  'with more contrast': { contrast: 'more' },
  'with forced colours': { forcedColors: true },
  'with forced colours on a phone': { forcedColors: true, width: 390, height: 844 },
  'at 320 pixels': { width: 320, height: 640 },
  // 1280 by 1024 at 400%.
  'at 400%': { width: 320, height: 256, density: 4 },
  'with text at 200%': { start: { args: [...browserArgs, '--blink-settings=defaultFontSize=32'] } },
  'with text at 200% on a phone': {
    start: { args: [...browserArgs, '--blink-settings=defaultFontSize=32'] },
    width: 390,
    height: 844,
  },
};

/** Those that differ most from the page at a desk, in every run; all in the long ones. */
const most = new Set(['with forced colours', 'at 400%', 'with text at 200% on a phone']);

describe.each(Object.entries(views).filter(([how]) => inject('long') || most.has(how)))(
  '%s',
  (_how, options) => {
    test('nothing is cut off or lies over anything else, every control is in reach, and the form answers', async () => {
      const visitor = await site.comes(options);
      await readWholePage(visitor);
      await reachCarousel(visitor);
      expect(await visitor.evaluate(layoutFaults)).toEqual([]);
      await tabsRound(visitor);
      await linksLead(visitor, ['skills', 'contact']);
      await fillIn(visitor);
      site.mail.reply = [500, 'Not now'];
      await visitor.click(sendButton);
      await banner(visitor, FAILED);
      expect(await visitor.evaluate(layoutFaults), 'with the banner').toEqual([]);
      site.mail.reply = [200, 'OK'];
      await visitor.press('Enter');
      await banner(visitor, SENT);
      expect(site.mail.received).toEqual([asked, asked]);
      expect(ownComplaints(visitor).filter((line) => !line.includes('Message not sent'))).toEqual([]);
    });
  },
);

test.each(
  inject('long')
    ? [
        [390, 844],
        [320, 256],
      ]
    : [[320, 256]],
)(
  'with motion, too, every control is in reach with the whole of its ring, at %i by %i pixels',
  async (width, height) => {
    const visitor = await site.visitor({ motion: 'full', width, height });
    await visitor.page.route(/runField/, (route) => route.abort());
    await visitor.open('#contact');
    await visitor.hydrated();
    await tabsRound(visitor);
  },
);

test('with text at 200% on a phone the words of the first screen keep 7:1 over the picture', async () => {
  const visitor = await site.comes(views['with text at 200% on a phone']);
  await visitor.until(
    'the picture is there',
    () => document.querySelector<HTMLImageElement>('#home img')!.naturalWidth > 0,
  );
  const texts = await visitor.evaluate(() =>
    [...document.querySelectorAll('#home p')].map((text) => {
      const { x, y, width, height } = text.getBoundingClientRect();
      return {
        box: {
          left: Math.floor(x),
          top: Math.floor(y + scrollY),
          width: Math.floor(width),
          height: Math.floor(height),
        },
        color: getComputedStyle(text).color,
      };
    }),
  );
  await visitor.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('#home * { -webkit-text-fill-color: transparent !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  const light = (rgb: number[]) => {
    const [red, green, blue] = rgb.map((value) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  const window = sharp(await visitor.page.screenshot({ fullPage: true })).removeAlpha();
  for (const { box, color } of texts) {
    const pixels = [...(await window.clone().extract(box).raw().toBuffer())];
    const lights = Array.from({ length: pixels.length / 3 }, (_, at) =>
      light(pixels.slice(at * 3, at * 3 + 3)),
    );
    const behind = lights.reduce((one, other) => Math.max(one, other), 0);
    expect((light(color.match(/\d+/g)!.map(Number)) + 0.05) / (behind + 0.05), color).toBeGreaterThanOrEqual(
      7,
    );
  }
});

test('with forced colours every control can be seen, as a control, at 390 and at 1440 pixels', async () => {
  const visitor = await site.comes({ forcedColors: true, width: 390, height: 844 });
  for (const width of [390, 1440]) {
    await visitor.resize(width, 844);
    await reachCarousel(visitor);
    const seen = new Set<string>();
    for (
      let top = 0;
      top < (await visitor.evaluate(() => document.documentElement.scrollHeight));
      top += 600
    ) {
      await visitor.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      const greys = await greysOf(await visitor.screenshot());
      for (const { html, box, setOff } of await visitor.evaluate(controlsInView)) {
        const { darkest, brightest } = rangeIn(greys, box);
        expect(brightest - darkest, `greys of ${html}`).toBeGreaterThan(100);
        expect(setOff, html).toBe(true);
        seen.add(html);
      }
    }
    expect(seen.size).toBeGreaterThan(width < 1000 ? 18 : 25);
  }
});

test('the current section has a line of its own in the bar, with forced colours and without', async () => {
  const visitor = await site.comes();
  await visitor.until(
    'contact is marked',
    () => document.querySelector('nav [aria-current]')?.textContent === 'Contact',
  );
  const lines = async (name: string) => {
    const { x, y, width, height } = await visitor.box({ role: 'link', name });
    const foot = { left: Math.round(x + width / 2), top: Math.round(y + height) - 14, width: 1, height: 14 };
    const greys = await sharp(await visitor.screenshot())
      .extract(foot)
      .greyscale()
      .raw()
      .toBuffer();
    // Its ground may be bright.
    return greys.filter((grey) => Math.abs(grey - greys[0]!) > 100).length;
  };
  for (const forcedColors of [false, true]) {
    await visitor.prefer({ forcedColors });
    expect(await lines('Contact')).toBeGreaterThanOrEqual(2);
    expect(await lines('Testimonials')).toBe(0);
  }
});

test('underlines, empty stars and edges have 3:1 on their ground; with more contrast texts and lines stand out more', async () => {
  const visitor = await site.comes();
  await reachCarousel(visitor);
  const plain = await visitor.evaluate(contrasts);
  for (const contrast of ['no-preference', 'more'] as const) {
    await visitor.prefer({ contrast });
    const measured = await visitor.evaluate(contrastsOfLines);
    expect(measured.length).toBeGreaterThan(35);
    expect(new Set(measured.map(({ what }) => what.split(':')[0]))).toEqual(
      new Set(['underline', 'star', 'edge']),
    );
    expect(
      measured.filter(({ ratio }) => ratio < 3),
      `contrast: ${contrast}`,
    ).toEqual([]);
  }
  const more = await visitor.evaluate(contrasts);
  expect(Object.keys(plain).length).toBeGreaterThan(5);
  for (const [what, before] of Object.entries(plain)) {
    expect(more[what], what).toBeGreaterThan(before);
    expect(more[what], what).toBeGreaterThan(what.startsWith('line') ? 3 : 10);
  }
});

interface Greys {
  data: Buffer;
  width: number;
}

/** The grey of each pixel of a picture, 0 to 255. */
async function greysOf(picture: Buffer): Promise<Greys> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(1);
  return { data, width: info.width };
}

/** The darkest and the brightest grey in a box that lies in the picture. */
function rangeIn({ data, width }: Greys, box: { left: number; top: number; width: number; height: number }) {
  let [darkest, brightest] = [255, 0];
  for (let row = box.top; row < box.top + box.height; row += 1) {
    for (const grey of data.subarray(row * width + box.left, row * width + box.left + box.width)) {
      darkest = Math.min(darkest, grey);
      brightest = Math.max(brightest, grey);
    }
  }
  return { darkest, brightest };
}

/** Run in the page: the contrast of what tells links, stars and controls, with the solid ground below it. */
function contrastsOfLines(): { what: string; ratio: number }[] {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  const luminance = (...layers: string[]) => {
    for (const layer of layers) {
      context.fillStyle = layer;
      context.fillRect(0, 0, 1, 1);
    }
    const [r, g, b] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };
  const page = getComputedStyle(document.documentElement).backgroundColor;
  const groundOf = (element: Element | null): string => {
    const color = element ? getComputedStyle(element).backgroundColor : page;
    return /, 0\)$|\/ [\d.]+\)$|transparent/.test(color) ? groundOf(element!.parentElement) : color;
  };
  const ratio = (color: string, ground: string) => {
    const [light, dark] = [luminance(ground, color), luminance(ground)].toSorted((a, b) => b - a) as [
      number,
      number,
    ];
    return (light + 0.05) / (dark + 0.05);
  };
  const measured: { what: string; ratio: number }[] = [];
  for (const element of document.querySelectorAll(
    'a, button, input, textarea, [role=img] [data-on=false] path',
  )) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const style = getComputedStyle(element);
    const ground = groundOf(element.parentElement);
    const name = element.textContent.trim().slice(0, 30);
    if (element.localName === 'path') measured.push({ what: 'star: off', ratio: ratio(style.fill, ground) });
    if (element.localName === 'a' && style.textDecorationLine === 'underline') {
      measured.push({
        what: `underline: ${name}`,
        ratio: ratio(style.textDecorationColor, groundOf(element)),
      });
    }
    if (parseFloat(style.borderBottomWidth) > 0 && !/, 0\)$|transparent/.test(style.borderBottomColor)) {
      measured.push({
        what: `edge: ${name || element.getAttribute('name')}`,
        ratio: ratio(style.borderBottomColor, ground),
      });
    }
  }
  return measured;
}

/** Run in the page: the controls in view, where they lie, and whether an edge, an underline or a colour sets them off. */
function controlsInView() {
  const { backgroundColor: ground, color: text } = getComputedStyle(document.body);
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
        borderBottomStyle !== 'none' && parseFloat(borderBottomWidth) >= 1 && borderBottomColor !== ground;
      const link = control.matches('a') && (textDecorationLine.includes('underline') || color !== text);
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
    .filter(({ fixed, box: { top, height } }) => top >= (fixed ? 0 : 80) && top + height <= innerHeight);
}

/** Run in the page: contrasts of what is dimmer than text, with the page's ground. */
function contrasts(): Record<string, number> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  const luminance = (color: string) => {
    context.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };
  const ground = luminance('transparent');
  const contrast = (selector: string, property: 'color' | 'borderBottomColor', pseudo?: string) => {
    const style = getComputedStyle(document.querySelector(selector)!, pseudo);
    return (luminance(style[property]) + 0.05) / (ground + 0.05);
  };
  return {
    'text of a paragraph': contrast('#about p', 'color'),
    'text of a link in the bar': contrast('nav a:not([aria-current])', 'color'),
    'small print': contrast('footer > p', 'color'),
    'text of a label': contrast('#contact dt', 'color'),
    'text of a placeholder': contrast('[name=message]', 'color', '::placeholder'),
    'line of a field': contrast('[name=message]', 'borderBottomColor'),
    'line of a button': contrast('#home a[href="#contact"]', 'borderBottomColor'),
    'line of the motion button': contrast('header button[data-works]', 'borderBottomColor'),
  };
}
