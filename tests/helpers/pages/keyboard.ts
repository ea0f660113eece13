import { expect } from 'vitest';
import type { Visitor } from '../drivers/visitor.ts';

/** More stops of the Tab key than any page of ours has. */
const MANY = 80;

/** A control that the keyboard has come to, as the visitor sees it there. */
interface Stop {
  name: string;
  /** Its place among all elements. */
  index: number;
  /** Whether a ring shows where it is. */
  ring: boolean;
  /** What is wrong with where it is; empty when all of it can be seen, its ring included. */
  fault: string;
}

/**
 * Goes round the page with the Tab key, and back; expects every control to be reached, to show its focus, and to be
 * seen there: not below the bar, nor outside of the window.
 */
export async function tabsRound(visitor: Visitor): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab']) {
    const stops = await stopsOf(visitor, key);
    const names = new Set(stops.map(({ name }) => name));
    const controls = await visitor.evaluate(namesOfControls);
    expect(
      controls.filter((name) => !names.has(name)),
      `controls that ${key} does not reach`,
    ).toEqual([]);
    expect(
      stops.filter(({ ring }) => !ring).map(({ name }) => name),
      'controls that do not show their focus',
    ).toEqual([]);
    expect(stops.filter(({ fault }) => fault).map(({ name, fault }) => `${name}: ${fault}`)).toEqual([]);
  }
}

/** Where the focus goes with each press of the key, once round. */
async function stopsOf(visitor: Visitor, key: string): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < MANY; presses += 1) {
    await visitor.press(key);
    const stop = await visitor.evaluate(stopHere);
    // Between its last control and its first the page is left.
    if (!stop) continue;
    if (stop.index === stops[0]?.index) break;
    stops.push(stop);
  }
  return stops;
}

/** Run in the page: what has the focus; undefined once it has left the page. */
async function stopHere(): Promise<Stop | undefined> {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const faultNow = () => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    const { outlineWidth, outlineOffset } = getComputedStyle(element);
    const ring = Math.max(0, parseFloat(outlineWidth) + parseFloat(outlineOffset));
    const bar = document.querySelector('header')!;
    const barEnd = bar.contains(element) ? 0 : bar.getBoundingClientRect().bottom;
    // Of what is written in, browsers show the line that is written.
    const written = element.matches('textarea');
    if (width < 1 || height < 1) return 'has no size';
    if (left - ring < -1 || right + ring > innerWidth + 1) return `from ${left} to ${right} of ${innerWidth}`;
    if (top - ring < barEnd - 1) return `at ${top}, under the bar until ${barEnd}`;
    if (bottom + ring > innerHeight + 1 && !written) return `until ${bottom} of ${innerHeight}`;
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
    // Scrolling that glides, and transitions, come to rest; on a slow machine they begin late.
    for (let last = NaN; last !== element.getBoundingClientRect().top;) {
      last = element.getBoundingClientRect().top;
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    }
    fault = faultNow();
  } while (fault && performance.now() < end);
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
  const transparent = /, 0\)$|transparent/.test(outlineColor);
  return {
    index: [...document.querySelectorAll('*')].indexOf(element),
    name: `${element.localName} ${element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent.trim().slice(0, 60)}`,
    ring: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !transparent,
    fault,
  };
}

/** Run in the page: the controls that can be used now, each as `stopHere` names it. */
function namesOfControls(): string[] {
  return [
    ...document.querySelectorAll<HTMLElement>('a[href], button:enabled, input:enabled, textarea:enabled'),
  ]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0)
    .map(
      (element) =>
        `${element.localName} ${element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent.trim().slice(0, 60)}`,
    );
}
