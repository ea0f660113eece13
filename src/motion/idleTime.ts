/** The page rests after this many seconds without a sign of a hand: the needle field, and the arrow of the first screen. */
export const ASLEEP_AFTER_S = 22;
