import { chromium, type Browser } from 'playwright';
import { browserArgs, requireBrowser } from '../browser.ts';

/** A table of the bench. */
export interface Measurement {
  title: string;
  /** Each has the same names, and their values. */
  rows: Record<string, string | number>[];
}

/** Calls `task` with a new browser, whose cache is empty. */
export async function withBrowser<Result>(
  task: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserArgs });
  try {
    return await task(browser);
  } finally {
    await browser.close();
  }
}

/** The middle one of the values, or the mean of the two in the middle. Not a number without values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const low = sorted[(sorted.length - 1) >> 1] ?? NaN;
  const high = sorted[sorted.length >> 1] ?? NaN;
  return (low + high) / 2;
}

/** Resolves after so many milliseconds. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
