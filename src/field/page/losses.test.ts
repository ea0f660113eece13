import { expect, it } from 'vitest';
import { MOST_LOSSES, waitAfterLoss } from './losses.ts';

it('waits longer after every loss in a row, and leaves the picture after the last one', () => {
  const waits = Array.from({ length: MOST_LOSSES - 1 }, (_, index) => waitAfterLoss(index + 1));
  expect(waits).toEqual(waits.toSorted((a, b) => a! - b!));
  expect(waits[0]).toBeLessThan(1000);
  expect(waitAfterLoss(MOST_LOSSES)).toBeUndefined();
  expect(waitAfterLoss(20)).toBeUndefined();
});
