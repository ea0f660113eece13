import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useIsIdle } from './useIsIdle.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

afterEach(() => vi.useRealTimers());

test('the page is idle 22 s after the last user activity', async () => {
  await render(<Idle />);
  await expect.poll(shown).toBe('false');
  vi.advanceTimersByTime(21_900);
  await twoFrames();
  expect(shown()).toBe('false');
  vi.advanceTimersByTime(200);
  await expect.poll(shown).toBe('true');
});

test.each(['pointermove', 'pointerdown', 'touchmove', 'keydown', 'focusin', 'scroll'])(
  'the page is not idle for 22 s after %s',
  async (type) => {
    await render(<Idle />);
    vi.advanceTimersByTime(30_000);
    await expect.poll(shown).toBe('true');
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    await expect.poll(shown).toBe('false');
    vi.advanceTimersByTime(21_900);
    await twoFrames();
    expect(shown()).toBe('false');
  },
);

function Idle() {
  return <output>{String(useIsIdle())}</output>;
}

/** After a timer React renders in another task, which may be later than the next check of a poll. */
async function twoFrames(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

function shown(): string | null | undefined {
  return document.querySelector('output')?.textContent;
}
