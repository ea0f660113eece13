import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useLazyEffect } from './useLazyEffect.ts';

/** A `load` on its way. The test ends it. */
interface Loading {
  succeed(): void;
  fail(error: Error): void;
}

/** Each `load` so far, oldest first. */
let loadings: Loading[];
const stop = vi.fn();
const start = vi.fn(() => stop);
const onError = vi.fn();

beforeEach(() => {
  loadings = [];
  vi.clearAllMocks();
});

test('an effect that is not wanted loads nothing', async () => {
  await renderEffect(false);
  expect(loadings).toEqual([]);
});

test('an effect starts once its code is there', async () => {
  await renderEffect(true);
  expect(start).not.toHaveBeenCalled();
  await end((loading) => loading.succeed());
  expect(start).toHaveBeenCalledTimes(1);
});

describe('an effect that is unwanted while its code is loading', () => {
  test('never starts', async () => {
    const setWanted = await renderEffect(true);
    await setWanted(false);
    await end((loading) => loading.succeed());
    expect(start).not.toHaveBeenCalled();
  });

  test('starts once if it is wanted again', async () => {
    const setWanted = await renderEffect(true);
    await setWanted(false);
    await setWanted(true);
    await end((loading) => loading.succeed());
    expect(start).toHaveBeenCalledTimes(1);
  });
});

describe('an effect that runs', () => {
  test('goes on when its component renders again', async () => {
    const setWanted = await renderRunning();
    await setWanted(true);
    expect(stop).not.toHaveBeenCalled();
  });

  test('stops at once when it is unwanted', async () => {
    const setWanted = await renderRunning();
    await setWanted(false);
    expect(stop).toHaveBeenCalledTimes(1);
  });

  test('is loaded and started anew when it is wanted again', async () => {
    const setWanted = await renderRunning();
    await setWanted(false);
    await setWanted(true);
    expect(start).toHaveBeenCalledTimes(1);
    await end((loading) => loading.succeed());
    expect(start).toHaveBeenCalledTimes(2);
  });
});

describe('an error', () => {
  const error = new Error('no such file');

  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

  afterEach(() => void vi.restoreAllMocks());

  test('of loading is named in the console', async () => {
    await renderEffect(true);
    await end((loading) => loading.fail(error));
    expect(console.error).toHaveBeenCalledExactlyOnceWith(error);
  });

  test('of loading calls onError', async () => {
    await renderEffect(true);
    await end((loading) => loading.fail(error));
    expect(onError).toHaveBeenCalledTimes(1);
  });

  test('of starting calls onError', async () => {
    start.mockImplementationOnce(() => {
      throw error;
    });
    await renderEffect(true);
    await end((loading) => loading.succeed());
    expect(onError).toHaveBeenCalledTimes(1);
  });

  test('of loading does not call onError once the effect is unwanted', async () => {
    const setWanted = await renderEffect(true);
    await setWanted(false);
    await end((loading) => loading.fail(error));
    expect(onError).not.toHaveBeenCalled();
  });

  test('of loading is forgotten when the effect is wanted again', async () => {
    const setWanted = await renderEffect(true);
    await end((loading) => loading.fail(error));
    await setWanted(false);
    await setWanted(true);
    await end((loading) => loading.succeed());
    expect(start).toHaveBeenCalledTimes(1);
  });
});

/** Renders an effect. Returns a function that renders it again, wanted or not. */
async function renderEffect(isWanted: boolean): Promise<(isWanted: boolean) => Promise<void>> {
  const { rerender } = await renderHook((when = isWanted) => useLazyEffect(when, load, onError), {
    initialProps: isWanted,
  });
  return rerender;
}

/** `renderEffect` for an effect that has started. */
async function renderRunning(): Promise<(isWanted: boolean) => Promise<void>> {
  const setWanted = await renderEffect(true);
  await end((loading) => loading.succeed());
  return setWanted;
}

function load(): Promise<typeof start> {
  return new Promise((resolve, reject) => {
    loadings.push({ succeed: () => resolve(start), fail: reject });
  });
}

/** Ends each `load` that is on its way, and lets the hook react. */
async function end(endLoading: (loading: Loading) => void): Promise<void> {
  loadings.forEach(endLoading);
  await new Promise((resolve) => setTimeout(resolve));
}
