import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { looseClock } from '../../helpers/drivers/clock.ts';
import {
  canvases,
  fieldHasCome,
  fieldShows,
  growsBy,
  inWorker,
  ownComplaints,
  PATIENCE,
} from '../../helpers/pages/field.ts';
import { fewNeedles, probeField } from '../../helpers/probes/fieldProbe.ts';
import { until } from '../../helpers/drivers/inPage.ts';
import { withBackForwardCache } from '../../helpers/drivers/chromium.ts';
import { revealAll, show } from '../../helpers/pages/movement.ts';
import { setVisibility } from '../../helpers/probes/visibility.ts';
import { fieldSite } from '../../helpers/sites/fieldSite.ts';

const site = fieldSite();
const smallWindow = { width: 400, height: 600 };

describe('the field rests', () => {
  test.each(['worker', 'page'] as const)('while nobody sees it, drawn by the %s', async (thread) => {
    if (thread === 'worker') site.inWorker = [probeField, fewNeedles];
    else site.faults = { 'field.worker': 404 };
    const visitor = await site.comes({ ...smallWindow, before: probeField });
    if (thread === 'page') await visitor.evaluate(fewNeedles);
    await fieldShows(visitor);
    // What is revealed asks for frames, too.
    if (thread === 'page') await revealAll(visitor);
    const asked = () => (thread === 'worker' ? inWorker(visitor, askedFor) : visitor.evaluate(askedFor));
    const rests = () => (thread === 'worker' ? inWorker(visitor, isAtRest) : visitor.evaluate(isAtRest));
    await growsBy(3, asked);

    await show(visitor, 'skills');
    await until('it rests', rests, PATIENCE);
    await show(visitor, 'home');
    await growsBy(3, asked);

    await visitor.evaluate(setVisibility, 'hidden');
    await until('it rests', rests, PATIENCE);
    await visitor.evaluate(setVisibility, 'visible');
    await growsBy(3, asked);
    expect(
      await visitor.evaluate(() => document.querySelector<HTMLElement>('[data-field]')!.dataset.field),
    ).toBe('shown');
    expect(ownComplaints(visitor)).toEqual([]);
  });

  test('and goes on where it was after an hour in another tab', async () => {
    site.inWorker = [looseClock, probeField, fewNeedles];
    const visitor = await site.comes(smallWindow);
    await fieldShows(visitor);
    await visitor.evaluate(setVisibility, 'hidden');
    await until('it rests', () => inWorker(visitor, isAtRest), PATIENCE);
    const time = () => inWorker(visitor, () => fieldProbe.uniforms.time as number);
    const before = await time();
    expect(before).toBeGreaterThan(0);

    await inWorker(visitor, () => globalThis.putClockOn(3600));
    await visitor.evaluate(setVisibility, 'visible');
    let passed = 0;
    await until('it goes on', async () => (passed = (await time()) - before) > 0, PATIENCE);
    expect(passed, 'seconds of motion').toBeLessThan(60);
    expect(
      await visitor.evaluate(() => document.querySelector<HTMLElement>('[data-field]')!.dataset.field),
    ).toBe('shown');
    expect(ownComplaints(visitor)).toEqual([]);
  });
});

test('the field goes on after the page has lain in the back/forward cache', async () => {
  const visitor = await site.comes({ ...smallWindow, start: withBackForwardCache, before: noteReturn });
  await fieldShows(visitor);
  await visitor.page.goto('about:blank');
  await visitor.page.goBack({ waitUntil: 'commit' });
  await visitor.until('the page is back as it was', () => window.persisted === true);
  await fieldHasCome(visitor);
  expect(await canvases(visitor)).toBe(1);
  await visitor.until('it was told to rest, and to run again', () => {
    return window.toldToRun.slice(-3).join() === 'true,false,true';
  });
  // The driver has lost sight of the worker: its pictures still come.
  const aboveArrow = { left: 0, top: 0, width: 400, height: 500 };
  const picture = async () =>
    sharp(await visitor.screenshot())
      .extract(aboveArrow)
      .raw()
      .toBuffer();
  const before = await picture();
  await until('the picture moves', async () => !before.equals(await picture()), PATIENCE);
  expect(ownComplaints(visitor)).toEqual([]);
});

declare global {
  interface Window {
    /** Whether the page was last shown out of the back/forward cache. */
    persisted?: boolean;
    /** What workers have been told about running, in order. */
    toldToRun: boolean[];
  }
}

/** Run before the page. */
function noteReturn(): void {
  addEventListener('pageshow', (event) => (window.persisted = event.persisted));
  window.toldToRun = [];
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, message: { running?: boolean }, ...rest: unknown[]) {
    if (message.running !== undefined) window.toldToRun.push(message.running);
    Reflect.apply(postMessage, this, [message, ...rest]);
  };
}

/** Run where the field is drawn. */
function askedFor(): number {
  return fieldProbe.asked;
}

/** Run where the field is drawn. */
function isAtRest(): Promise<boolean> {
  return fieldProbe.restsFor(30);
}
