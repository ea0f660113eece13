import { createRef } from 'react';

/** The Send button of the contact form: the needles point at it while nobody uses the mouse or the keyboard. */
export const sendTarget = createRef<HTMLButtonElement>();
/** The e-mail link of the contact section: the needles point at it after a failure. */
export const emailTarget = createRef<HTMLAnchorElement>();
