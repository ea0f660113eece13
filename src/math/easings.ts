/** The speed of most movements: `--ease-out` of tokens.css, for animations that take no custom property. */
export const EASE_OUT = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Starts and ends softly. The needle of Projects flies so, and moves to the headline of a case study. */
export const EASE_IN_OUT = 'cubic-bezier(0.5, 0, 0.1, 1)';
