/** Seconds without user activity until the needle field and the arrow of the first screen stop moving. */
export const IDLE_AFTER_S = 22;
