import { expect, test } from 'vitest';
import type { ChromiumVisitor } from '../../helpers/drivers/chromium.ts';
import { visitInChromium } from '../../helpers/drivers/visit.ts';
import { twoFrames } from '../../helpers/pages/wholePage.ts';
import { fewCores, manyCores } from '../../helpers/probes/cores.ts';

test('the halo turns to the face as About comes up', async () => {
  const visitor = await comes('full', manyCores);
  await visitor.evaluate(scrollDown, 450);
  await visitor.until('it has turned on its way', turnsLike, [true]);
  await visitor.evaluate(scrollDown, 900);
  await visitor.until('all look at the face', turnsLike, [false]);
});

test.each([
  ['motion is reduced', 'reduced', manyCores],
  ['few cores have to draw it', 'full', fewCores],
] as const)('nothing of the halo turns where %s', async (_why, motion, before) => {
  const visitor = await comes(motion, before);
  await visitor.evaluate(scrollDown, 450);
  await visitor.evaluate(twoFrames);
  expect(await visitor.evaluate(turnsLike, false)).toBe(true);
});

async function comes(motion: 'full' | 'reduced', before: () => void): Promise<ChromiumVisitor> {
  const visitor = await visitInChromium({ motion, width: 1440, height: 900, before });
  await visitor.open();
  await visitor.hydrated();
  await visitor.until('the motion is known', (known) => document.documentElement.dataset.motion === known, [
    motion,
  ]);
  return visitor;
}

/** Run in the page: whether all kites of all three rings stand turned away from the face by more than a degree, or none. */
function turnsLike(turned: boolean): boolean {
  return ['near', 'middle', 'far'].every((ring) => {
    const kites = [...document.querySelectorAll(`#about marker[id*="-${ring}-"] > g`)];
    const angles = kites.map((kite) => {
      const { a, b } = new DOMMatrix(getComputedStyle(kite).transform);
      return Math.abs((Math.atan2(b, a) * 180) / Math.PI);
    });
    return kites.length > 0 && angles.every((angle) => angle > 1 === turned);
  });
}

/** Run in the page: scrolls at once, to so many CSS pixels from its top. */
function scrollDown(top: number): void {
  scrollTo({ top, behavior: 'instant' });
}
