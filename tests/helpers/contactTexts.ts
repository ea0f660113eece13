import { words } from '../../src/content/words/en.ts';

const { form } = words.contact;

/** Texts of the form in English. */
export const SENDING = form.sendingButton;
export const SENT = form.successBanner;
export const FAILED = form.errorBanner;
