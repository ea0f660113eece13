import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  sceneInput,
  FieldWorker,
  forgetInput,
} from '../../tests/helpers/components/fieldWorker.ts';
import { setMessageStatus } from './messageStore.ts';
import { chooseMotion } from '../motion/motionStore.ts';
import { nextPaint } from '../motion/page/nextPaint.ts';
import { Backdrop } from './Backdrop.tsx';
import type { CanvasPoint } from './sceneInput.ts';

/** Pixels. The backdrop is as large as the window. */
const WINDOW = { width: 1000, height: 500 };
/** The height of a window that ends above Send. */
const LOW_WINDOW = 120;

vi.stubGlobal('Worker', FieldWorker);

beforeEach(async () => {
  forgetInput();
  chooseMotion('full');
  await page.viewport(WINDOW.width, WINDOW.height);
});

afterEach(() => {
  setMessageStatus('idle');
  scrollTo({ top: 0, behavior: 'instant' });
});

describe('at Home the needles', () => {
  beforeEach(renderHome);

  test('have no target at first', () => {
    expect(sceneInput.target).toBeUndefined();
  });

  test('follow the mouse', async () => {
    await moveMouse(700, 300);
    expect(sceneInput.target).toEqual(at(700, 300));
  });

  test('follow the focus', async () => {
    await moveMouse(700, 300);
    await focusByKeyboard('a');
    expect(sceneInput.target).toEqual(centerOf('a'));
  });

  test('follow the mouse again once it moves', async () => {
    await focusByKeyboard('a');
    await moveMouse(600, 200);
    expect(sceneInput.target).toEqual(at(600, 200));
  });

  test('are a spotlight on the focus, but not on the mouse', async () => {
    await focusByKeyboard('a');
    expect(sceneInput.spotlight).toBe(1);
    await moveMouse(600, 200);
    expect(sceneInput.spotlight).toBe(0);
  });

  test('aim at the mouse in a scrolled window too', async () => {
    await moveMouse(600, 400);
    scrollTo({ top: 100, behavior: 'instant' });
    await expect.poll(() => sceneInput.target).toEqual(at(600, 500));
  });

  test('leave as far as Home is scrolled', async () => {
    expect(sceneInput.exit).toBe(0);
    scrollTo({ top: WINDOW.height / 2, behavior: 'instant' });
    await expect.poll(() => sceneInput.exit).toBeCloseTo(0.5, 2);
  });

  test('have no target once the mouse has left the window', async () => {
    await moveMouse(600, 200);
    document.documentElement.dispatchEvent(new PointerEvent('pointerleave'));
    await expect.poll(() => sceneInput.target).toBeUndefined();
  });

  test('lie down behind the mouse', async () => {
    await moveMouse(600, 200);
    expect(sceneInput.mouse).toEqual(at(600, 200));
  });

  test('do not lie down behind the focus', async () => {
    await focusByKeyboard('a');
    expect(sceneInput.mouse).toBeUndefined();
  });

  test('have no target once the focus is gone', async () => {
    await focusByKeyboard('a');
    document.querySelector('a')!.blur();
    await expect.poll(() => sceneInput.target).toBeUndefined();
  });

  test('send a ring from a press', () => {
    press(800, 200, 'mouse');
    expect(sceneInput.ring).toEqual(at(800, 200));
  });

  test('send a ring from a finger', () => {
    press(200, 400, 'touch');
    expect(sceneInput.ring).toEqual(at(200, 400));
  });

  test('do not follow a finger', async () => {
    press(200, 400, 'touch');
    await nextPaint();
    expect(sceneInput.target).toBeUndefined();
  });
});

describe('the still', () => {
  const visibility = () => getComputedStyle(document.querySelector('img')!).visibility;

  beforeEach(renderHome);

  test('hides once the field has covered it', async () => {
    await expect.poll(visibility).toBe('hidden');
  });

  test('shows again with the change that removes the canvas', async () => {
    await expect.poll(visibility).toBe('hidden');
    const removed = new Promise<string>((resolve) => {
      const observer = new MutationObserver(() => resolve(visibility()));
      observer.observe(document.querySelector('canvas')!.parentElement!, { childList: true });
    });
    chooseMotion('reduced');
    expect(await removed).toBe('visible');
  });
});

describe('in Contact the needles', () => {
  beforeEach(renderContact);

  test('are all there once it is in view', () => {
    expect(sceneInput.exit).toBe(0);
  });

  test('point at Send', () => {
    expect(sceneInput.defaultTarget).toEqual(centerOf('button'));
    expect(sceneInput.target).toBeUndefined();
  });

  test('follow the field in use', async () => {
    await focusByKeyboard('textarea');
    expect(sceneInput.target).toEqual(centerOf('textarea'));
  });

  test('follow the mouse while a field is in use', async () => {
    await focusByKeyboard('textarea');
    await moveMouse(300, 400);
    expect(sceneInput.target).toEqual(at(300, 400));
  });

  test('follow the field again once a key is pressed', async () => {
    await focusByKeyboard('textarea');
    await moveMouse(300, 400);
    document.querySelector('textarea')!.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await expect.poll(() => sceneInput.target).toEqual(centerOf('textarea'));
  });

  test('follow the e-mail link after a failure, whatever the mouse does', async () => {
    setMessageStatus('failed');
    expect(sceneInput.target).toEqual(centerOf('a'));
    await moveMouse(300, 400);
    expect(sceneInput.target).toEqual(centerOf('a'));
  });

  test('follow the mouse again once the failure is over', async () => {
    setMessageStatus('failed');
    await moveMouse(300, 400);
    setMessageStatus('idle');
    expect(sceneInput.target).toEqual(at(300, 400));
  });

  test('point away from the middle of Send after a success', () => {
    expect(sceneInput.success).toBeUndefined();
    setMessageStatus('sent');
    expect(sceneInput.success).toEqual(centerOf('button'));
  });

  test('send a ring from the middle of Send after a success', () => {
    setMessageStatus('sent');
    expect(sceneInput.ring).toEqual(centerOf('button'));
  });
});

describe('in a page from right to left', () => {
  beforeEach(async () => {
    document.dir = 'rtl';
    await renderHome();
    return () => {
      document.dir = '';
    };
  });

  test('the backdrop is mirrored', () => {
    const backdrop = document.querySelector('canvas')!.parentElement!;
    expect(getComputedStyle(backdrop).scale).toBe('-1 1');
  });

  test('the needles follow the mouse', async () => {
    await moveMouse(700, 300);
    expect(sceneInput.target).toEqual(at(WINDOW.width - 700, 300));
  });
});

describe('while Send is below the window the needles of Contact', () => {
  beforeEach(async () => {
    await renderContact();
    await page.viewport(WINDOW.width, LOW_WINDOW);
    await expect.poll(() => sceneInput.scrollHint).toBe(1);
  });

  test('point down at the lower edge, towards Send', () => {
    const { left, width } = document.querySelector('button')!.getBoundingClientRect();
    expect(sceneInput.defaultTarget).toEqual(at(left + width / 2, LOW_WINDOW + 4));
  });

  test('follow the mouse', async () => {
    await moveMouse(300, 60);
    expect(sceneInput.target).toEqual(at(300, 60));
  });

  test('give no hint to scroll while they follow the mouse', async () => {
    await moveMouse(300, 60);
    expect(sceneInput.scrollHint).toBe(0);
  });

  test('point at Send once it is in the window', async () => {
    document.querySelector('button')!.scrollIntoView({ behavior: 'instant' });
    await expect.poll(() => sceneInput.scrollHint).toBe(0);
    expect(sceneInput.defaultTarget).toEqual(centerOf('button'));
  });
});

/** A window full of needles with a link, and as much again below it. */
async function renderHome(): Promise<void> {
  await render(
    <main style={{ height: 2 * WINDOW.height }}>
      <section style={{ position: 'relative', height: WINDOW.height }}>
        <Backdrop name="home" scrim="" />
        <a href="#work" style={{ position: 'absolute', top: 100, left: 200 }}>
          Work
        </a>
      </section>
    </main>,
  );
  await expect.poll(() => sceneInput.palette).toBeDefined();
}

/** A window full of needles with the elements of the form that they point at. */
async function renderContact(): Promise<void> {
  const sendButton = createRef<HTMLButtonElement>();
  const emailLink = createRef<HTMLAnchorElement>();
  await render(
    <section style={{ position: 'relative', height: WINDOW.height }}>
      <Backdrop name="contact" scrim="" formTargets={{ sendButton, emailLink }} />
      <div style={{ position: 'absolute', top: 100, left: 200, display: 'grid' }}>
        <a ref={emailLink} href="mailto:ada@example.org">
          ada@example.org
        </a>
        <textarea />
        <button ref={sendButton}>Send</button>
      </div>
    </section>,
  );
  await expect.poll(() => sceneInput.palette).toBeDefined();
}

async function moveMouse(clientX: number, clientY: number): Promise<void> {
  const options = { clientX, clientY, pointerType: 'mouse', bubbles: true };
  document.body.dispatchEvent(new PointerEvent('pointermove', options));
  await nextPaint();
}

function press(clientX: number, clientY: number, pointerType: string): void {
  const options = { clientX, clientY, pointerType, isPrimary: true, bubbles: true };
  document.body.dispatchEvent(new PointerEvent('pointerdown', options));
}

async function focusByKeyboard(selector: string): Promise<void> {
  const element = document.querySelector<HTMLElement>(selector)!;
  element.focus({ focusVisible: true } as FocusOptions);
  await nextPaint();
}

/** A place in the window as fractions of the backdrop at the top of the page. */
function at(x: number, y: number): CanvasPoint {
  return expect.objectContaining({
    x: expect.closeTo(x / WINDOW.width, 3),
    y: expect.closeTo(y / WINDOW.height, 3),
  }) as CanvasPoint;
}

function centerOf(selector: string): CanvasPoint {
  const { left, top, width, height } = document.querySelector(selector)!.getBoundingClientRect();
  return at(left + width / 2, top + height / 2 + scrollY);
}
