import { beforeEach, describe, expect, test } from 'vitest';
import { MOST_LOSSES } from '../../src/field/page/losses.ts';
import {
  canvases,
  fieldRequests,
  fieldShows,
  fieldWorker,
  growsBy,
  inWorker,
  ownComplaints,
  PATIENCE,
  pictureShows,
} from '../helpers/pages/field.ts';
import { fewFrames, fewNeedles, probeField } from '../helpers/probes/fieldProbe.ts';
import { looseClock, passTime } from '../helpers/drivers/clock.ts';
import { until } from '../helpers/drivers/inPage.ts';
import type { ChromiumVisitor } from '../helpers/drivers/chromium.ts';
import { fieldSite } from '../helpers/sites/fieldSite.ts';

const site = fieldSite();
/** Small, and drawn with little: what is looked at here is whether there is a field, not its picture. */
const small = { width: 600, height: 500, before: fewNeedles };

beforeEach(() => {
  site.inWorker = [fewNeedles, fewFrames];
});

describe('a lost context', () => {
  test('of the worker leaves the picture; another worker brings the field back, and the first one is ended', async () => {
    site.inWorker.push(probeField);
    const visitor = await site.comes(small);
    await fieldShows(visitor);
    const first = fieldWorker(visitor);
    await inWorker(visitor, loseContext);
    await pictureShows(visitor);
    await fieldShows(visitor);
    await until('the first worker is gone', async () => !visitor.page.workers().includes(first));
    expect(visitor.page.workers()).toHaveLength(1);
    await growsBy(3, () => inWorker(visitor, () => fieldProbe.asked));
    expect(fieldRequests(visitor)).toEqual(['runField', 'field.worker']);
    expect(ownComplaints(visitor)).toEqual([]);
  });

  test("of the page's thread, which draws where the worker's script does not arrive, likewise", async () => {
    site.faults = { 'field.worker': 404 };
    const visitor = await site.comes({ ...small, before: probeField });
    await drawsOnPage(visitor);
    await visitor.evaluate(loseContext);
    await pictureShows(visitor);
    await fieldShows(visitor);
    expect(await canvases(visitor)).toBe(1);
    await growsBy(3, () => visitor.evaluate(() => fieldProbe.asked));
    expect(ownComplaints(visitor)).toEqual([]);
  });

  test('again and again leaves the picture for good', async () => {
    site.inWorker.push(probeField, loseSoon);
    const visitor = await site.comes({ ...small, before: looseClock });
    await until(
      'so many workers have been asked for',
      async () => {
        await visitor.evaluate(passWaitAfterLoss);
        return visitor.requests().filter((url) => url.includes('field.worker')).length >= MOST_LOSSES;
      },
      2 * PATIENCE,
    );
    await pictureShows(visitor);
    await visitor.until('no canvas is left', () => document.querySelector('canvas') === null, [], PATIENCE);
    await until('no worker is left', async () => visitor.page.workers().length === 0);
    await passTime(visitor, 60_000);
    expect(visitor.requests().filter((url) => url.includes('field.worker'))).toHaveLength(MOST_LOSSES);
    expect(await canvases(visitor)).toBe(0);
    expect(ownComplaints(visitor)).toEqual([]);
  });

  test('with its GPU process takes nothing else along', async () => {
    const visitor = await site.comes(small);
    await fieldShows(visitor);
    const devtools = await visitor.page.context().browser()!.newBrowserCDPSession();
    await devtools.send('Browser.crashGpuProcess').catch(() => {});
    await pictureShows(visitor);
    await fieldShows(visitor);
    expect(visitor.page.workers()).toHaveLength(1);
  });
});

describe('where there is no WebGL', () => {
  test('on the page, and no worker comes, the picture stays', async () => {
    site.faults = { 'field.worker': 404 };
    const stub = () => Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });
    const visitor = await site.comes({ ...small, before: stub });
    await givesUp(visitor);
    expect(fieldRequests(visitor)).toEqual(['runField', 'field.worker', 'renderField']);
  });

  test('in a worker, the page draws', async () => {
    site.inWorker = [() => Object.assign(OffscreenCanvas.prototype, { getContext: () => null })];
    const visitor = await site.comes(small);
    await drawsOnPage(visitor);
  });
});

describe('the page draws', () => {
  test('where a canvas cannot be handed to a worker', async () => {
    const remove = () => Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen');
    const visitor = await site.comes({ ...small, before: remove });
    await drawsOnPage(visitor);
    expect(fieldRequests(visitor)).toEqual(['runField', 'renderField']);
  });

  test.each([500, 'drop'] as const)("where the worker's script does not arrive: %s", async (fault) => {
    site.faults = { 'field.worker': fault };
    const visitor = await site.comes(small);
    await drawsOnPage(visitor);
  });

  test('where the worker throws as it starts', async () => {
    site.inWorker = [
      () => {
        throw new Error('crash');
      },
    ];
    const visitor = await site.comes(small);
    await drawsOnPage(visitor);
  });

  test('where the worker throws while it draws', async () => {
    const visitor = await site.comes(small);
    await fieldShows(visitor);
    await visitor.evaluate(watchAway);
    await fieldWorker(visitor).evaluate('void setTimeout(() => { throw new Error("crash"); })');
    await visitor.until('the picture has covered for it', () => window.wasAway);
    await drawsOnPage(visitor);
  });
});

describe('the picture stays', () => {
  test('where neither the worker nor the scene arrives', async () => {
    site.faults = { 'field.worker': 500, renderField: 500 };
    const visitor = await site.comes(small);
    await givesUp(visitor);
  });

  test("where the field's own door does not arrive", async () => {
    site.faults = { runField: 404 };
    const visitor = await site.comes(small);
    await until('the door has been asked for', async () => fieldRequests(visitor).length > 0);
    await visitor.page.waitForLoadState('networkidle');
    expect(fieldRequests(visitor)).toEqual(['runField']);
    expect(await canvases(visitor)).toBe(0);
    expect(ownComplaints(visitor)).toEqual([]);
  });
});

/** The field is there, drawn by the page's thread, without a complaint or a worker. */
async function drawsOnPage(visitor: ChromiumVisitor): Promise<void> {
  await until('the scene is asked for', async () => fieldRequests(visitor).includes('renderField'));
  await fieldShows(visitor);
  await until('no worker is left', async () => visitor.page.workers().length === 0);
  expect(await canvases(visitor)).toBe(1);
  expect(ownComplaints(visitor)).toEqual([]);
}

/** The picture is there, and nothing of the field is left, nor said. */
async function givesUp(visitor: ChromiumVisitor): Promise<void> {
  await until('the scene is asked for', async () => fieldRequests(visitor).includes('renderField'), 30_000);
  await pictureShows(visitor);
  await visitor.until('no canvas is left', () => document.querySelector('canvas') === null);
  await until('no worker is left', async () => visitor.page.workers().length === 0);
  await visitor.until('the picture is there', () => {
    const picture = document.querySelector<HTMLImageElement>('#home picture img')!;
    return picture.complete && picture.naturalWidth > 0;
  });
  expect(ownComplaints(visitor)).toEqual([]);
}

/** Run where the field is drawn. */
function loseContext(): void {
  fieldProbe.context!.getExtension('WEBGL_lose_context')!.loseContext();
}

/** Run before the worker's script: its context is lost soon after it has begun. */
function loseSoon(): void {
  setInterval(() => fieldProbe.context?.getExtension('WEBGL_lose_context')?.loseContext(), 100);
}

/** Run in the page: where there is no canvas, lets as much time pass as the next one may wait for. */
function passWaitAfterLoss(): void {
  if (!document.querySelector('canvas')) window.passTime(4000);
}

declare global {
  interface Window {
    /** Whether the field has been away since `watchAway`. */
    wasAway: boolean;
  }
}

/** Run in the page. */
function watchAway(): void {
  const host = document.querySelector<HTMLElement>('[data-field]')!;
  new MutationObserver(() => (window.wasAway ||= host.dataset.field === 'away')).observe(host, {
    attributeFilter: ['data-field'],
  });
}
