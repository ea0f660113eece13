import { describe, expect, test } from 'vitest';
import {
  canvases,
  fieldRequests,
  fieldShows,
  fieldWorker,
  growsBy,
  inWorker,
  ownComplaints,
  pictureShows,
} from './browser/field.ts';
import { probeField } from './browser/fieldProbe.ts';
import { until } from './browser/inPage.ts';
import type { ChromiumVisitor } from './browser/chromium.ts';
import { fieldSite } from './site/fieldSite.ts';

const site = fieldSite();

describe('a lost context', () => {
  test('of the worker leaves the picture; restored, it brings the field back', async () => {
    site.inWorker = [probeField];
    const visitor = await site.comes();
    await fieldShows(visitor);
    await inWorker(visitor, loseContext);
    await pictureShows(visitor);
    await inWorker(visitor, restoreContext);
    await fieldShows(visitor);
    await growsBy(3, () => inWorker(visitor, () => fieldProbe.asked));
    expect(fieldRequests(visitor)).toEqual(['runField', 'field.worker']);
    expect(ownComplaints(visitor)).toEqual([]);
  });

  test("of the page's thread likewise", async () => {
    site.faults = { 'field.worker': 404 };
    const visitor = await site.comes({ before: probeField });
    await fieldShows(visitor);
    await visitor.evaluate(loseContext);
    await pictureShows(visitor);
    await visitor.evaluate(restoreContext);
    await fieldShows(visitor);
    await growsBy(3, () => visitor.evaluate(() => fieldProbe.asked));
    expect(ownComplaints(visitor)).toEqual([]);
  });
});

describe('where there is no WebGL', () => {
  test('on the page, and no worker comes, the picture stays', async () => {
    site.faults = { 'field.worker': 404 };
    const stub = () => Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });
    const visitor = await site.comes({ before: stub });
    await givesUp(visitor);
    expect(fieldRequests(visitor)).toEqual(['runField', 'field.worker', 'renderField']);
  });

  test('in a worker, the page draws', async () => {
    site.inWorker = [() => Object.assign(OffscreenCanvas.prototype, { getContext: () => null })];
    const visitor = await site.comes();
    await drawsOnPage(visitor);
  });
});

describe('the page draws', () => {
  test('where a canvas cannot be handed to a worker', async () => {
    const remove = () => Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen');
    const visitor = await site.comes({ before: remove });
    await drawsOnPage(visitor);
    expect(fieldRequests(visitor)).toEqual(['runField', 'renderField']);
  });

  test.each([404, 500, 'drop'] as const)("where the worker's script does not arrive: %s", async (fault) => {
    site.faults = { 'field.worker': fault };
    const visitor = await site.comes();
    await drawsOnPage(visitor);
  });

  test('where the worker throws as it starts', async () => {
    site.inWorker = [
      () => {
        throw new Error('crash');
      },
    ];
    const visitor = await site.comes();
    await drawsOnPage(visitor);
  });

  test('where the worker throws while it draws', async () => {
    const visitor = await site.comes();
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
    const visitor = await site.comes();
    await givesUp(visitor);
  });

  test("where the field's own door does not arrive", async () => {
    site.faults = { runField: 404 };
    const visitor = await site.comes();
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
  const lose = fieldProbe.context!.getExtension('WEBGL_lose_context')!;
  Object.assign(fieldProbe, { lose });
  lose.loseContext();
}

/** Run where the context was lost. */
function restoreContext(): void {
  (fieldProbe as unknown as { lose: WEBGL_lose_context }).lose.restoreContext();
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
