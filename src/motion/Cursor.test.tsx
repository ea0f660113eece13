import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Cursor } from './Cursor.tsx';
import { chooseMotion } from './motionStore.ts';

beforeEach(async () => {
  chooseMotion('full');
  await render(
    <main>
      <h2 title="heading">A heading</h2>
      <a href="#end" title="link">
        A link
      </a>
      <button title="button">A button</button>
      <button title="disabled button" disabled>
        A button that does nothing
      </button>
      <div title="clickable element" data-clickable="">
        A clickable element
      </div>
      <p title="running text">Running text</p>
      <p>
        <a href="#end" title="link in running text">
          A link
        </a>
      </p>
      <input title="field" aria-label="A field" />
      <Cursor />
    </main>,
  );
});

afterEach(async () => {
  vi.restoreAllMocks();
  await userEvent.unhover(document.body);
});

describe('the arrow', () => {
  test('has the accent colour, cyan in the sample', async () => {
    await hover('heading');
    await expect.poll(arrowColor).toBe(colorOf('--color-accent'));
  });

  test.each(['link', 'button', 'clickable element', 'link in running text'])(
    'has the highlight colour, pink in the sample, over the %s',
    async (target) => {
      await hover(target);
      await expect.poll(arrowColor).toBe(colorOf('--color-highlight'));
    },
  );

  test.each(['heading', 'disabled button'])(
    'has the accent colour again over the %s',
    async (target) => {
      await hover('link');
      await expect.poll(arrowColor).toBe(colorOf('--color-highlight'));
      await hover(target);
      await expect.poll(arrowColor).toBe(colorOf('--color-accent'));
    },
  );

  test.each(['heading', 'link', 'button', 'clickable element', 'link in running text'])(
    "replaces the system's cursor over the %s",
    async (target) => {
      await hover(target);
      await expect.poll(() => cursorsOver(target)).toEqual({ system: 'none', arrow: 'visible' });
    },
  );

  test.each(['running text', 'field'])(
    'makes way for the text cursor over the %s',
    async (target) => {
      await hover(target);
      await expect.poll(() => cursorsOver(target)).toEqual({ system: 'text', arrow: 'hidden' });
    },
  );

  test('does not show with reduced motion', async () => {
    chooseMotion('reduced');
    await hover('link');
    expect(cursorsOver('link')).toEqual({ system: 'pointer', arrow: 'hidden' });
  });
});

describe.each([30, 60, 144, 240])('on a display of %i Hz', (rate) => {
  test('the arrow goes half of the remaining way in each frame', () => {
    const display = fakeDisplay(rate);
    moveMouse(100);
    moveMouse(900);
    const remaining = Array.from({ length: 5 }, () => {
      display.showFrame();
      return 900 - arrow().getBoundingClientRect().left;
    });
    expect(remaining).toEqual([400, 200, 100, 50, 25]);
  });
});

/** Shows frames at a rate per second when the test asks for them. */
function fakeDisplay(rate: number): { showFrame: () => void } {
  let requested: FrameRequestCallback[] = [];
  let frames = 0;
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) =>
    requested.push(callback),
  );
  return {
    showFrame() {
      const callbacks = requested;
      requested = [];
      frames += 1;
      for (const callback of callbacks) callback((frames * 1000) / rate);
    },
  };
}

function moveMouse(x: number): void {
  const place = { clientX: x, clientY: 100 };
  dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse', ...place }));
}

function element(target: string): Element {
  return page.getByTitle(target, { exact: true }).element();
}

async function hover(target: string): Promise<void> {
  await userEvent.hover(element(target), { force: true });
}

function arrow(): Element {
  return document.querySelector('main > [aria-hidden]')!;
}

/** The colour of the arrow at the end of its transition. */
function arrowColor(): string {
  for (const transition of arrow().getAnimations()) transition.finish();
  return getComputedStyle(arrow()).color;
}

function cursorsOver(target: string): { system: string; arrow: string } {
  return {
    system: getComputedStyle(element(target)).cursor,
    arrow: getComputedStyle(arrow()).visibility,
  };
}

/** The value of a custom property, as `color` is computed. */
function colorOf(property: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${property})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
