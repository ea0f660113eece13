import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { chooseMotion } from '../motionStore.ts';
import { reveal } from './reveal.ts';
import { useReveal } from './useReveal.ts';

vi.mock('./reveal.ts', { spy: true });

/** More than the window's height. */
const FAR_DOWN = '3000px';

let section: HTMLElement;
let target: HTMLElement;

beforeEach(() => {
  vi.clearAllMocks();
  section = document.createElement('section');
  section.id = 'work';
  target = document.createElement('p');
  target.textContent = 'A text';
  target.dataset.reveal = '';
  section.append(target);
  document.body.append(section);
});

afterEach(() => {
  vi.restoreAllMocks();
  section.remove();
  chooseMotion('reduced');
});

test('with reduced motion a section is shown', async () => {
  chooseMotion('reduced');
  await renderReveal();
  expect(section.dataset.revealed).toBe('shown');
});

describe('with full motion', () => {
  beforeEach(() => chooseMotion('full'));

  test('the section that the address names is shown without a reveal', async () => {
    location.hash = section.id;
    await renderReveal();
    location.hash = '';
    await expectShownWithoutReveal();
  });

  test('a section that the visitor sees already is shown without a reveal', async () => {
    // As when the 4 s in motion.css are over.
    target.style.animation = 'none';
    await renderReveal();
    await expectShownWithoutReveal();
  });

  test('a section in the window that is still hidden is revealed', async () => {
    await renderReveal();
    await expect.poll(() => vi.mocked(reveal)).toHaveBeenCalledTimes(1);
  });

  test('a section below the window waits, even if its texts are not hidden', async () => {
    target.style.animation = 'none';
    section.style.marginTop = FAR_DOWN;
    await renderReveal();
    await expect.poll(() => section.dataset.revealed).toBe('waiting');
  });

  test('a section is shown if the code of its reveal fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.mocked(reveal).mockImplementationOnce(() => {
      throw new Error('no reveal');
    });
    await renderReveal();
    await expect.poll(() => section.dataset.revealed).toBe('shown');
  });
});

describe('when motion is switched off, a section that waits', () => {
  beforeEach(async () => {
    chooseMotion('full');
    section.style.marginTop = FAR_DOWN;
    await renderReveal();
    await expect.poll(() => section.dataset.revealed).toBe('waiting');
    chooseMotion('reduced');
  });

  test('is shown', async () => {
    await expect.poll(() => section.dataset.revealed).toBe('shown');
  });

  test('stays shown when motion is back', async () => {
    await expect.poll(() => section.dataset.revealed).toBe('shown');
    chooseMotion('full');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(section.dataset.revealed).toBe('shown');
  });
});

async function renderReveal(): Promise<void> {
  const ref = { current: section };
  await renderHook(() => useReveal(ref));
}

async function expectShownWithoutReveal(): Promise<void> {
  await expect.poll(() => section.dataset.revealed).toBe('shown');
  // The code of the reveal comes later.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(reveal).not.toHaveBeenCalled();
}
