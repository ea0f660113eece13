import { expect, test } from 'vitest';
import { visitInChromium } from '../../helpers/drivers/visit.ts';
import { fewCores, manyCores } from '../../helpers/probes/cores.ts';

test.each([
  ['many cores', manyCores, { near: true, middle: true, far: true }],
  ['few cores', fewCores, { near: true, middle: false, far: false }],
])('with %s the halo turns to the face as About comes up, as far as these can draw it', async (_which, before, turning) => {
  const visitor = await visitInChromium({ motion: 'full', width: 1440, height: 900, before });
  await visitor.open();
  await visitor.hydrated();
  await visitor.until('the motion is known', () => document.documentElement.dataset.motion === 'full');
  await visitor.evaluate(scrollDown, 450);
  await visitor.until('it has turned on its way', turnsLike, [turning]);
  await visitor.evaluate(scrollDown, 900);
  await visitor.until('all look at the face', turnsLike, [{ near: false, middle: false, far: false }]);
});

test('nothing of the halo turns where motion is reduced', async () => {
  const visitor = await visitInChromium({ motion: 'reduced', width: 1440, height: 900, before: manyCores });
  await visitor.open();
  await visitor.hydrated();
  await visitor.evaluate(scrollDown, 450);
  expect(await visitor.evaluate(turnsLike, { near: false, middle: false, far: false })).toBe(true);
});

/** Run in the page: whether of each ring's kites all stand turned away from the face by more than a degree, or none. */
function turnsLike(turning: Record<'near' | 'middle' | 'far', boolean>): boolean {
  return Object.entries(turning).every(([ring, turned]) => {
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
