/** A usual phone, held upright. */
export const PHONE = { width: 390, height: 844 };
/** A phone whose window is low: sections are further away. */
export const LOW_PHONE = { width: 390, height: 640 };
/** The smallest phone that the page is made for. */
export const SMALL_PHONE = { width: 320, height: 640 };
