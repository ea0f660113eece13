import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { meetArrow } from '../../helpers/pages/movement.ts';
import { visitInChromium } from '../../helpers/drivers/visit.ts';
import { siteWithoutField } from '../../helpers/sites/siteWithoutField.ts';

const site = siteWithoutField();

test('touch keeps the system as it is, and loads no arrow', async () => {
  const visitor = await visitInChromium({
    motion: 'full',
    site: site.url,
    width: 390,
    height: 844,
    touch: true,
  });
  await visitor.open();
  await visitor.hydrated();
  await visitor.evaluate(() => {
    window.fingerAt = [];
    addEventListener('pointermove', ({ clientX }) => window.fingerAt.push(clientX));
  });
  const devtools = await visitor.page.context().newCDPSession(visitor.page);
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: 400 }] });
  await touch('touchStart', 200);
  for (const x of [230, 260, 290]) await touch('touchMove', x);
  await visitor.until('a finger has moved', () => window.fingerAt.length > 0);
  await pause(500);
  expect(visitor.requests().filter((url) => url.includes('attachArrow'))).toEqual([]);
});

test.each([
  ['forced colours', { forcedColors: true }],
  ['more contrast', { contrast: 'more' }],
] as const)('%s keep the cursor of the system', async (_what, preference) => {
  const visitor = await visitInChromium({ motion: 'full', site: site.url, ...preference });
  await visitor.open();
  await visitor.hydrated();
  await visitor.moveMouse(500, 300);
  await visitor.moveMouse(520, 320, 4);
  await visitor.page.waitForLoadState('networkidle');
  await visitor.moveMouse(700, 400, 4);
  expect(await visitor.evaluate(() => getComputedStyle(document.querySelector('header')!).cursor)).toBe(
    'auto',
  );
  expect(await visitor.sees('[popover=manual] svg')).toBe(false);
});

test('more contrast, asked for while the page is open, takes the arrow away at once', async () => {
  const visitor = await visitInChromium({ motion: 'full', site: site.url });
  await visitor.open();
  await visitor.hydrated();
  await meetArrow(visitor);
  await visitor.until(
    'the system’s cursor has gone',
    () => getComputedStyle(document.querySelector('header')!).cursor === 'none',
  );

  await visitor.prefer({ motion: 'full', contrast: 'more' });
  await visitor.until(
    'the system has its cursor',
    () => getComputedStyle(document.querySelector('header')!).cursor === 'auto',
  );
  expect(await visitor.sees('[popover=manual] svg')).toBe(false);
  await visitor.moveMouse(300, 300);
  expect(await visitor.evaluate(() => getComputedStyle(document.querySelector('header')!).cursor)).toBe(
    'auto',
  );

  await visitor.prefer({ motion: 'full', contrast: 'no-preference' });
  await meetArrow(visitor);
});

declare global {
  interface Window {
    /** Where the finger was, in pixels from the left. */
    fingerAt: number[];
  }
}
