import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHoverGate, type HoverGate } from './hoverGate.ts';

let controller: AbortController;
let gateHover: HoverGate;
/** Names of the answers so far. */
let answers: string[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  controller = new AbortController();
  gateHover = createHoverGate(controller.signal);
  answers = [];
  moveTo(100);
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  controller.abort();
});

test('a mouse is answered at once on a page that rests', () => {
  enter('card', 100);
  expect(answers).toEqual(['card']);
});

test('a mouse is answered at once if it moves while the page scrolls', () => {
  scroll();
  enter('card', 120);
  expect(answers).toEqual(['card']);
});

test('a mouse that does not move is answered once the page rests, for its last place', () => {
  scroll();
  enter('first card', 100);
  enter('second card', 100);
  expect(answers).toEqual([]);
  vi.advanceTimersByTime(150);
  expect(answers).toEqual(['second card']);
});

test('a mouse that moves again leaves nothing to answer later', () => {
  scroll();
  enter('card under a still mouse', 100);
  enter('card under a moving mouse', 120);
  vi.advanceTimersByTime(150);
  expect(answers).toEqual(['card under a moving mouse']);
});

function scroll(): void {
  dispatchEvent(new Event('scroll'));
}

function moveTo(clientX: number): void {
  dispatchEvent(new PointerEvent('pointermove', { clientX, clientY: 0 }));
}

/** The mouse comes to an element, at a place. */
function enter(name: string, clientX: number): void {
  gateHover({ clientX, clientY: 0 }, () => answers.push(name));
}
