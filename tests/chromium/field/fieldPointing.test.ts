import { describe, expect, test } from 'vitest';
import { groundUnder, TIP_HEIGHT, viewFor } from '../../../src/field/scene/view.ts';
import { banner, FAILED, fillIn, sendButton } from '../../helpers/pages/contactForm.ts';
import { clockBegins, inWorker, ownComplaints, pass } from '../../helpers/pages/field.ts';
import { fewNeedles, probeField } from '../../helpers/probes/fieldProbe.ts';
import { until } from '../../helpers/drivers/inPage.ts';
import type { ChromiumVisitor } from '../../helpers/drivers/chromium.ts';
import { fieldSite } from '../../helpers/sites/fieldSite.ts';
import { holdClock } from '../../../scripts/site/fieldClock.ts';

const site = fieldSite();

async function comes(height = 640): Promise<ChromiumVisitor> {
  site.inWorker = [probeField, fewNeedles, holdClock];
  const visitor = await site.comes({ width: 1200, height });
  await clockBegins(visitor);
  return visitor;
}

describe('at home the needles point', () => {
  test("at the control with the keyboard's focus, at the mouse once it moves, and wander when both have gone", async () => {
    const visitor = await comes(900);
    await visitor.moveMouse(900, 300);
    await visitor.evaluate(() => document.querySelector<HTMLElement>('#home a')!.focus());
    await pointsAt(visitor, 'home', '#home a');
    await visitor.press('Tab');
    await pointsAt(visitor, 'home', '#home a:nth-of-type(2)');

    await visitor.moveMouse(1100, 500);
    await pointsAtPlace(visitor, 'home', 1100, 500);
    await visitor.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
    await pointsAtPlace(visitor, 'home', 1100, 500);
    expect(ownComplaints(visitor)).toEqual([]);
  });
});

describe('in the contact room the needles point', () => {
  test('at Send, at the field that is being filled in, at the mouse, and outwards from Send when a message has been sent', async () => {
    const visitor = await comes();
    await goToContact(visitor);
    await pointsAt(visitor, 'contact', '#contact [type=submit]');
    await visitor.evaluate(() =>
      document.querySelector<HTMLElement>('#contact textarea')!.focus({ preventScroll: true }),
    );
    await pointsAt(visitor, 'contact', '#contact textarea');
    await visitor.moveMouse(300, 400);
    await pointsAtPlace(visitor, 'contact', 300, 400);
    await visitor.type('a');
    await pointsAt(visitor, 'contact', '#contact textarea');

    expect(await inWorker(visitor, () => fieldProbe.uniforms.successAge)).toBeGreaterThan(100);
    await visitor.evaluate(() => {
      document
        .querySelector('#contact form')!
        .dispatchEvent(new CustomEvent('contact:sent', { bubbles: true }));
    });
    await until('they tell of it', async () => {
      await pass(visitor, 0.1);
      return ((await inWorker(visitor, () => fieldProbe.uniforms.successAge)) as number) < 60;
    });
    expect(await inWorker(visitor, () => fieldProbe.uniforms.pressAge)).toBeLessThan(60);
    expect(ownComplaints(visitor)).toEqual([]);
  });
});

describe('a message that has not been sent turns the needles', () => {
  test('to its banner, as long as that stands, and then back', async () => {
    const visitor = await comes();
    await goToContact(visitor);
    await visitor.page.route('**/api/v1.0/email/send', (route) => route.abort());
    await visitor.hydrated();
    await fillIn(visitor);
    // From here on the banner's time passes by the page's clock only.
    await visitor.page.clock.install();
    await visitor.page.clock.pauseAt(Date.now() + 60_000);
    await visitor.click(sendButton);
    await banner(visitor, FAILED);
    await pointsAt(visitor, 'contact', '#contact [role=status] p');

    // Held by the mouse, it stands for longer than its time.
    await visitor.hover('#contact [role=status] p');
    await visitor.page.clock.runFor(60_000);
    await pointsAt(visitor, 'contact', '#contact [role=status] p');

    await visitor.moveMouse(300, 400);
    await pointsAt(visitor, 'contact', '#contact [role=status] p');
    await visitor.page.clock.runFor(5000);
    await banner(visitor, '');
    await pointsAtPlace(visitor, 'contact', 300, 400);
  });
});

async function goToContact(visitor: ChromiumVisitor): Promise<void> {
  await visitor.evaluate(() => {
    document
      .querySelector('#contact [type=submit]')!
      .scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await until('the field is in the contact room', async () => {
    await pass(visitor, 0.1);
    return visitor.evaluate(
      () => document.querySelector('[data-field-room=contact][data-field=shown] canvas') !== null,
    );
  });
  expect(visitor.page.workers()).toHaveLength(1);
  expect(await visitor.count('canvas')).toBe(1);
}

/** Waits until the tips meet in the middle of an element, wherever that slides to. */
async function pointsAt(visitor: ChromiumVisitor, room: string, selector: string): Promise<void> {
  await until(`they point at ${selector}`, async () => {
    await pass(visitor, 0.5);
    const { x, y, width, height } = await visitor.box(selector);
    return meetAt(visitor, room, x + width / 2, y + height / 2);
  });
}

/** Waits until the tips meet at a place of the window, in CSS pixels. */
async function pointsAtPlace(visitor: ChromiumVisitor, room: string, x: number, y: number): Promise<void> {
  await until(`they point at ${x}, ${y}`, async () => {
    await pass(visitor, 0.5);
    return meetAt(visitor, room, x, y);
  });
}

async function meetAt(visitor: ChromiumVisitor, room: string, x: number, y: number): Promise<boolean> {
  const box = await visitor.box(`[data-field-room=${room}]`);
  const meant = groundUnder(
    viewFor(box.width / box.height),
    (x - box.x) / box.width,
    (y - box.y) / box.height,
    TIP_HEIGHT,
  );
  const [atX, , atZ] = (await inWorker(visitor, () => fieldProbe.uniforms.target)) as number[];
  return Math.hypot(atX! - meant.x, atZ! - meant.z) < 0.15;
}
