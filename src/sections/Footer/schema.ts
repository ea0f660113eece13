import { z } from 'zod';
import type { OptionalWords } from '../../content/inputTypes.ts';
import { text } from '../../content/rules.ts';

/** Words of the interface in the footer. */
export interface FooterWords {
  /** Last line. */
  madeWith: string;
  /** Name of the list of profiles for screen readers. */
  profilesLabel: string;
}

/** The footer as its owner writes it. */
export interface FooterInput extends OptionalWords<FooterWords> {
  /** Copyright line. */
  copyright: string;
}

/** The footer as the page gets it. */
export type FooterContent = FooterInput & FooterWords;

export const schema = () =>
  z.strictObject({
    copyright: text,
    madeWith: text,
    profilesLabel: text,
  }) satisfies z.ZodType<FooterContent>;
