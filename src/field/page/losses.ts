/** Losses in a row after which the poster stays for good. */
export const MOST_LOSSES = 6;

const FIRST_WAIT = 250;
const LONGEST_WAIT = 4000;

/** Milliseconds to wait before a new field begins after so many losses in a row; undefined where none should. */
export function waitAfterLoss(losses: number): number | undefined {
  if (losses >= MOST_LOSSES) return undefined;
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (losses - 1));
}
