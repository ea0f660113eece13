import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHoverDeferral, type HoverDeferral } from './hoverDeferral.ts';

let controller: AbortController;
let deferHover: HoverDeferral;
/** Names of the callbacks so far. */
let called: string[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  controller = new AbortController();
  deferHover = createHoverDeferral(controller.signal);
  called = [];
  moveTo(100);
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  controller.abort();
});

test('the callback comes at once on a page that does not scroll', () => {
  enter('card', 100);
  expect(called).toEqual(['card']);
});

test('the callback comes at once if the mouse moves while the page scrolls', () => {
  scroll();
  enter('card', 120);
  expect(called).toEqual(['card']);
});

test('the last callback comes after the scroll if the mouse does not move', () => {
  scroll();
  enter('first card', 100);
  enter('second card', 100);
  expect(called).toEqual([]);
  vi.advanceTimersByTime(150);
  expect(called).toEqual(['second card']);
});

test('no callback is left for later if the mouse moves again', () => {
  scroll();
  enter('card under a still mouse', 100);
  enter('card under a moving mouse', 120);
  vi.advanceTimersByTime(150);
  expect(called).toEqual(['card under a moving mouse']);
});

function scroll(): void {
  dispatchEvent(new Event('scroll'));
}

function moveTo(clientX: number): void {
  dispatchEvent(new PointerEvent('pointermove', { clientX, clientY: 0 }));
}

/** The mouse comes to an element, at a place. */
function enter(name: string, clientX: number): void {
  deferHover({ clientX, clientY: 0 }, () => called.push(name));
}
