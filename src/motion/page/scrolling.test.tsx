import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isScrolling, onScrollEnd } from './scrolling.ts';

let controller: AbortController;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  controller = new AbortController();
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  controller.abort();
});

test('the page scrolls until 150 ms after its last scroll', () => {
  expect(isScrolling()).toBe(false);
  scroll();
  vi.advanceTimersByTime(100);
  scroll();
  vi.advanceTimersByTime(149);
  expect(isScrolling()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isScrolling()).toBe(false);
});

test('a listener is told once that a scroll has ended', () => {
  const listener = vi.fn();
  onScrollEnd(listener, controller.signal);
  scroll();
  expect(listener).not.toHaveBeenCalled();
  vi.advanceTimersByTime(150);
  expect(listener).toHaveBeenCalledTimes(1);
});

function scroll(): void {
  dispatchEvent(new Event('scroll'));
}
