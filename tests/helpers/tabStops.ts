import type { Page } from 'playwright';
import { expect } from './page.ts';

/** More than the stops of any page. */
const MANY = 80;

/** A control that has the focus. */
interface Stop {
  name: string;
  /** Whether the focus was here before. */
  again: boolean;
  /** Whether it has a focus ring. */
  ring: boolean;
  /** Empty if all of it can be seen, its ring included. */
  fault: string;
}

/** Goes through the page with each key, and expects to reach every control, visible with its ring. */
export async function expectTabStops(page: Page, keys = ['Tab', 'Shift+Tab']): Promise<void> {
  for (const key of keys) {
    const stops = await stopsOf(page, key);
    expect(
      stops.filter(({ fault }) => fault).map(({ name, fault }) => `${name}: ${fault}`),
    ).toEqual([]);
    const names = new Set(stops.map(({ name }) => name));
    const controls = await page.evaluate(namesOfControls);
    expect(controls).not.toEqual([]);
    expect(
      controls.filter((name) => !names.has(name)),
      `controls that ${key} does not reach`,
    ).toEqual([]);
    expect(
      stops.filter(({ ring }) => !ring).map(({ name }) => name),
      'controls that do not show their focus',
    ).toEqual([]);
  }
}

/** The elements that have the focus, press after press, until one comes again or has a fault. */
async function stopsOf(page: Page, key: string): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < MANY; presses += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(stopHere, key);
    // The focus leaves the page after its last control.
    if (!stop) continue;
    if (stop.again) break;
    stops.push(stop);
    if (stop.fault) break;
  }
  return stops;
}

/** Runs in the page: the element with the focus, which it marks with the key. */
async function stopHere(key: string): Promise<Stop | undefined> {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;
  const again = element.dataset.stop === key;
  element.dataset.stop = key;
  const faultNow = () => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    const { outlineWidth, outlineOffset } = getComputedStyle(element);
    const ring = Math.max(0, parseFloat(outlineWidth) + parseFloat(outlineOffset));
    const bar = document.querySelector('header')!;
    const barEnd = bar.contains(element) ? 0 : bar.getBoundingClientRect().bottom;
    // Browsers scroll to the line of the caret.
    const isBox = element.matches('textarea');
    if (width < 1 || height < 1) return 'has no size';
    if (left - ring < -1 || right + ring > innerWidth + 1) {
      return `from ${left} to ${right} of ${innerWidth}`;
    }
    // The slides can be higher than a low window.
    const fits = height + 2 * ring < innerHeight - barEnd;
    if (fits && top - ring < barEnd - 1) return `at ${top}, under the bar until ${barEnd}`;
    if (fits && bottom + ring > innerHeight + 1 && !isBox) {
      return `until ${bottom} of ${innerHeight}`;
    }
    for (
      let around = element.parentElement;
      around && around !== document.body;
      around = around.parentElement
    ) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const box = around.getBoundingClientRect();
      const cutX =
        overflowX !== 'visible' && (left - ring < box.left - 0.5 || right + ring > box.right + 0.5);
      const cutY =
        overflowY !== 'visible' && (top - ring < box.top - 0.5 || bottom + ring > box.bottom + 0.5);
      if (cutX || cutY) return `its ring is cut by ${around.localName}.${around.className}`;
    }
    const x = (left + right) / 2;
    const y = (Math.max(top, barEnd) + Math.min(bottom, innerHeight)) / 2;
    const hit = document.elementFromPoint(x, y);
    const isThere = hit && (element.contains(hit) || hit.contains(element));
    return isThere ? '' : `covered by ${hit?.localName}.${hit?.className}`;
  };
  const end = performance.now() + 15_000;
  let fault: string;
  do {
    // Waits until scrolling and transitions have ended.
    for (let last = NaN; last !== element.getBoundingClientRect().top;) {
      last = element.getBoundingClientRect().top;
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    }
    fault = faultNow();
  } while (fault && performance.now() < end);
  // The ring can be on a part that covers the whole target.
  const ring = [getComputedStyle(element), getComputedStyle(element, '::after')].some(
    ({ outlineStyle, outlineWidth, outlineColor }) =>
      outlineStyle !== 'none' &&
      parseFloat(outlineWidth) >= 2 &&
      !/, 0\)$|transparent/.test(outlineColor),
  );
  return {
    name: `${element.localName} ${element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent.trim().slice(0, 60)}`,
    again,
    ring,
    fault,
  };
}

/** Runs in the page: the names of all controls, as in `stopHere`. */
function namesOfControls(): string[] {
  return [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button:enabled, input:enabled, textarea:enabled',
    ),
  ]
    .filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0,
    )
    .map(
      (element) =>
        `${element.localName} ${element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent.trim().slice(0, 60)}`,
    );
}
