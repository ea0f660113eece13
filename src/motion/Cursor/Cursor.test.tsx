import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { chooseMotion } from '../motionStore.ts';
import { nextPaint } from '../page/nextPaint.ts';
import { Cursor } from './Cursor.tsx';

/** Place of the mouse from the top of the window, in pixels: on the heading. */
const MOUSE_Y = 30;

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
      <p title="running text">Running text</p>
      <h3 title="small heading">A small heading</h3>
      <p>
        <a href="#end" title="link in running text">
          A link
        </a>
      </p>
      <form title="form">
        <input title="field" aria-label="A field" />
        <textarea title="large field" aria-label="A large field" />
      </form>
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

  test.each(['link', 'button', 'link in running text'])(
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

  test.each(['heading', 'link', 'button', 'link in running text'])(
    "replaces the system's cursor over the %s",
    async (target) => {
      await hover(target);
      await expect.poll(() => cursorsOver(target)).toEqual({ system: 'none', arrow: 'visible' });
    },
  );

  test.each(['running text', 'small heading', 'field', 'large field'])(
    'makes way for the text cursor over the %s',
    async (target) => {
      await hover(target);
      await expect.poll(() => cursorsOver(target)).toEqual({ system: 'text', arrow: 'hidden' });
    },
  );

  test('does not show with reduced motion', async () => {
    chooseMotion('reduced');
    await hover('link');
    await nextPaint();
    expect(cursorsOver('link')).toEqual({ system: 'pointer', arrow: 'hidden' });
  });

  test('is as large as a cursor', () => {
    expect(drawing().width).toBeGreaterThanOrEqual(32);
  });
});

describe('with frames that the test shows, the arrow', () => {
  let display: Display;

  beforeEach(async () => {
    display = fakeDisplay(60);
    await showArrow(display);
  });

  test('has its tip at the mouse', () => {
    expect(drawing()).toMatchObject({ x: 100, y: MOUSE_Y });
  });

  test('asks for no frame once it has arrived', () => {
    moveMouse(900);
    for (let frame = 0; frame < 30; frame += 1) display.showFrame();
    expect(drawing().x).toBe(900);
    expect(display.isAwaited()).toBe(false);
  });

  test('follows without a lag above a form', () => {
    const event = { bubbles: true, pointerType: 'mouse' };
    element('form').dispatchEvent(new PointerEvent('pointerover', event));
    moveMouse(900);
    display.showFrame();
    expect(drawing().x).toBe(900);
  });

  test('grows from its tip while a button is pressed', () => {
    const { width } = drawing();
    dispatchEvent(new PointerEvent('pointerdown'));
    expect(drawing().width).toBeGreaterThan(width * 1.2);
    expect(drawing()).toMatchObject({ x: 100, y: MOUSE_Y });
    dispatchEvent(new PointerEvent('pointerup'));
    expect(drawing().width).toBe(width);
  });
});

describe("the system's cursor", () => {
  const SYSTEM = { system: 'auto', arrow: 'hidden' };
  const ARROW = { system: 'none', arrow: 'visible' };

  beforeEach(async () => {
    moveMouse(100);
    await expect.poll(() => cursorsOver('heading')).toEqual(ARROW);
  });

  afterEach(() => emulate());

  test('is away while the arrow is there', () => {
    expect(cursorsOver('heading')).toEqual(ARROW);
  });

  test('is back when the mouse leaves the window', () => {
    document.documentElement.dispatchEvent(new PointerEvent('pointerleave'));
    expect(cursorsOver('heading')).toEqual(SYSTEM);
  });

  test('is away again once the mouse is back in the window', async () => {
    document.documentElement.dispatchEvent(new PointerEvent('pointerleave'));
    moveMouse(100);
    await expect.poll(() => cursorsOver('heading')).toEqual(ARROW);
  });

  test('stays until the frame after the first move is painted, so that a press with it does not wait', () => {
    document.documentElement.dispatchEvent(new PointerEvent('pointerleave'));
    moveMouse(100);
    expect(cursorsOver('heading')).toEqual(SYSTEM);
  });

  test('stays if the mouse has left by the time the arrow would show', async () => {
    document.documentElement.dispatchEvent(new PointerEvent('pointerleave'));
    moveMouse(100);
    document.documentElement.dispatchEvent(new PointerEvent('pointerleave'));
    await nextPaint();
    expect(cursorsOver('heading')).toEqual(SYSTEM);
  });

  test.each(['touch', 'pen'])('is back with a %s', (pointerType) => {
    moveMouse(200, pointerType);
    expect(cursorsOver('heading')).toEqual(SYSTEM);
  });

  test('is back once motion is stopped', async () => {
    chooseMotion('reduced');
    await expect.poll(() => cursorsOver('heading')).toEqual(SYSTEM);
  });

  test('is back once an extension removes the arrow', () => {
    arrow().remove();
    moveMouse(200);
    expect(getComputedStyle(element('heading')).cursor).toBe('auto');
  });

  describe.each([
    ['prefers-contrast', 'more'],
    ['forced-colors', 'active'],
  ])('with %s: %s', (name, value) => {
    beforeEach(() => emulate({ name, value }));

    test('is back at once', async () => {
      await expect.poll(() => cursorsOver('heading')).toEqual(SYSTEM);
    });

    test('stays when the mouse moves', async () => {
      await expect.poll(() => cursorsOver('heading')).toEqual(SYSTEM);
      moveMouse(200);
      await nextPaint();
      expect(cursorsOver('heading')).toEqual(SYSTEM);
    });
  });
});

describe.each([30, 60, 144, 240])('on a display of %i Hz', (rate) => {
  test('the arrow goes half of the remaining way in each frame', async () => {
    const display = fakeDisplay(rate);
    await showArrow(display);
    moveMouse(900);
    const remaining = Array.from({ length: 5 }, () => {
      display.showFrame();
      return 900 - arrow().getBoundingClientRect().left;
    });
    expect(remaining).toEqual([400, 200, 100, 50, 25]);
  });
});

interface Display {
  showFrame(): void;
  /** Whether the page has asked for the next frame. */
  isAwaited(): boolean;
}

/** Shows frames at a rate per second when the test asks for them. */
function fakeDisplay(rate: number): Display {
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
    isAwaited: () => requested.length > 0,
  };
}

/** Moves the mouse into the window, 100 px from its left edge. */
async function showArrow(display: Display): Promise<void> {
  moveMouse(100);
  display.showFrame();
  await expect.poll(() => cursorsOver('heading').arrow).toBe('visible');
}

function moveMouse(x: number, pointerType = 'mouse'): void {
  const place = { clientX: x, clientY: MOUSE_Y };
  dispatchEvent(new PointerEvent('pointermove', { pointerType, ...place }));
}

/** Sets features of the visitor's system, and resets all others. */
async function emulate(...features: { name: string; value: string }[]): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features });
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

/** The box of the arrow's drawing at the end of its transition. Its upper left corner is the tip. */
function drawing(): DOMRect {
  const svg = arrow().querySelector('svg')!;
  for (const transition of svg.getAnimations()) transition.finish();
  return svg.getBoundingClientRect();
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
