import { z } from 'zod';
import type { OptionalWords } from '../../content/schema/inputTypes.ts';
import { list, pageLink, text, type PublicFiles } from '../../content/schema/rules.ts';

/** Words of the interface in the footer. */
interface FooterWords {
  /** Last line. */
  madeWith: string;
  /** Name of the list of profiles for screen readers. */
  profilesLabel: string;
}

/** A link at the bottom of the page, such as that to an imprint. */
interface FooterLink {
  /** Text of the link. */
  label: string;
  /** Path below `public/`, such as `imprint.html`, or an address with `https://`; it opens in the same tab. */
  url: string;
}

/** The footer as its owner writes it. */
export interface FooterInput extends OptionalWords<FooterWords> {
  /** Copyright line. */
  copyright?: string | undefined;
  /** Links to pages such as an imprint. */
  links?: FooterLink[] | undefined;
  /** Line such as a VAT number. */
  note?: string | undefined;
}

/** The footer as the page gets it. */
export type FooterContent = FooterInput & FooterWords;

const footerLink = (publicFiles: PublicFiles) =>
  z.strictObject({ label: text, url: pageLink(publicFiles) }) satisfies z.ZodType<FooterLink>;

export const schema = (publicFiles: PublicFiles) =>
  z.strictObject({
    copyright: text.optional(),
    links: list(footerLink(publicFiles), (each) => each?.label).optional(),
    note: text.optional(),
    madeWith: text,
    profilesLabel: text,
  }) satisfies z.ZodType<FooterContent>;
