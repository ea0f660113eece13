/** Seconds without user activity until the needle field and Home's DownArrow stop moving. */
export const IDLE_AFTER_S = 22;
