import { describe, expect, inject, test } from 'vitest';
import { holdClock } from '../../../scripts/site/fieldClock.ts';
import type { ChromiumVisitor } from '../../helpers/drivers/chromium.ts';
import {
  hideTexts,
  measureContrast,
  readTexts,
  type Text,
  type Worst,
} from '../../helpers/probes/contrast.ts';
import { clockBegins, pass } from '../../helpers/pages/field.ts';
import { until } from '../../helpers/drivers/inPage.ts';
import { fieldSite } from '../../helpers/sites/fieldSite.ts';

/** Running text keeps 7:1, and so does the whole of the first screen; the rest keeps 4.5:1. */
const RUNNING = 7;
const REST = 4.5;

const atHome = {
  name: '#home h1',
  title: '#home h1 + p',
  tagline: '#home h1 + p + p',
  'quiet button': '#home a[href="#contact"]',
  arrow: '#home a > svg',
  brand: 'header a[href="#home"]:has(svg)',
  link: 'nav li a',
};

const atContact = {
  heading: '#contact h2',
  sign: '#contact h3',
  text: '#contact h3 ~ p',
  label: '#contact dt',
  datum: '#contact dd',
};

const site = fieldSite();

async function comes(width: number, height: number): Promise<ChromiumVisitor> {
  site.inWorker = [holdClock];
  const visitor = await site.comes({ width, height });
  await clockBegins(visitor);
  return visitor;
}

const long = inject('long');
const windows = [
  [390, 844],
  [1440, 900],
  [768, 1024],
  [2560, 1300],
] as const;

/** In every run a phone and a desktop, at some moments; in the long ones all windows, at all moments. */
describe.each(long ? windows : windows.slice(0, 2))('at %i by %i', (width, height) => {
  test(
    'texts over the field keep their contrast through ten seconds of motion at home',
    { timeout: 180_000 },
    async () => {
      const visitor = await comes(width, height);
      const texts = await visitor.evaluate(readTexts, atHome, 0);
      expect(texts.length).toBeGreaterThanOrEqual(width < 1024 ? 6 : 13);
      await visitor.evaluate(hideTexts);
      const worst = new Map<string, Worst>();

      for (const seconds of long ? [0.4, 0.6, 1, 2, 2, 2, 2] : [0.4, 1.6, 8]) {
        await pass(visitor, seconds);
        await measureContrast(visitor, texts, 'while it wanders', worst);
      }
      await touch(
        visitor,
        texts.filter(({ name }) => /^(name|title|tagline|link Projects)/.test(name)),
        texts,
        worst,
      );
      expectEnough(worst, () => RUNNING);
    },
  );

  test('and in the contact room', { timeout: 240_000 }, async () => {
    const visitor = await comes(width, height);
    const worst = new Map<string, Worst>();
    await visitor.evaluate(hideTexts);
    for (const place of ['#contact h2', '#contact h3', '#contact dl']) {
      await goTo(visitor, place);
      const bar = (await visitor.box('header')).height;
      const texts = await visitor.evaluate(readTexts, atContact, bar);
      for (const seconds of long ? [1, 2, 3] : [3]) {
        await pass(visitor, seconds);
        await measureContrast(visitor, texts, `at rest, by ${place}`, worst);
      }
      // Where the running text is, in every run.
      if (!long && place !== '#contact h3') continue;
      await touch(visitor, texts.filter(({ name }) => /^(text|datum)/.test(name)).slice(0, 3), texts, worst);
    }
    expect(worst.size).toBeGreaterThanOrEqual(10);
    expectEnough(worst, (name) => (name.startsWith('text') ? RUNNING : REST));
  });
});

/** Takes the mouse to some of the texts, then presses at the first one's end: no link, which would lead away. */
async function touch(
  visitor: ChromiumVisitor,
  some: Text[],
  texts: Text[],
  worst: Map<string, Worst>,
): Promise<void> {
  for (const { name, lines } of long ? some : some.slice(0, 1)) {
    const line = lines.at(-1)!;
    await visitor.moveMouse(line.x + line.width / 2, line.y + line.height / 2);
    await pass(visitor, 0.8);
    await measureContrast(visitor, texts, `with the mouse over ${name}`, worst);
  }
  const end = some[0]?.lines.at(-1);
  if (!end) return;
  await visitor.moveMouse(end.x + end.width, end.y);
  await visitor.mouseDown();
  await visitor.mouseUp();
  for (const seconds of long ? [0.1, 0.2, 0.3] : [0.1, 0.3]) {
    await pass(visitor, seconds);
    await measureContrast(visitor, texts, 'after a press at the end of a text', worst);
  }
}

/** Scrolls to a place of the contact room, and waits until that is revealed and the field is there. */
async function goTo(visitor: ChromiumVisitor, place: string): Promise<void> {
  await visitor.evaluate((selector) => {
    document.querySelector(selector)!.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, place);
  await until('the field is in the contact room', async () => {
    await pass(visitor, 0.1);
    return visitor.evaluate(
      () => document.querySelector('[data-field-room=contact][data-field=shown] canvas') !== null,
    );
  });
  await visitor.until('it covers its picture, and all is revealed', () => {
    const { opacity, transform } = getComputedStyle(document.querySelector('#contact [data-reveal]')!);
    const isRevealed = opacity === '1' && new DOMMatrix(transform).isIdentity;
    return (
      isRevealed && getComputedStyle(document.querySelector('[data-field-room=contact]')!).opacity === '1'
    );
  });
}

function expectEnough(worst: Map<string, Worst>, enough: (name: string) => number): void {
  for (const [name, { contrast, when }] of worst) {
    expect.soft(contrast, `${name}, ${when}`).toBeGreaterThanOrEqual(enough(name));
  }
}
