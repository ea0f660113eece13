import { z } from 'zod';
import type { OptionalWords, Sample } from './inputTypes.ts';
import { phone } from './phone.ts';
import { email, link, list, pdf, sample, short, text, type PublicFiles } from './rules.ts';

/** A link to a public profile. */
export interface Profile {
  /** Name of the site. */
  label: string;
  /** Address of the profile. */
  url: string;
  /** Places with this link, both if left out; those of `about` are also in the contact section on paper. */
  shownIn?: ('about' | 'footer')[] | undefined;
}

/** Words of the links to the CV. */
interface CvWords {
  /** Button in the about section. */
  button: string;
  /** Link in the top bar. */
  short: string;
}

/** The CV as its owner writes it. */
interface CvInput extends OptionalWords<CvWords> {
  /** Path of a PDF below `public/`, at most 10 MB. */
  file: string;
}

/** The owner as they write themselves. */
export interface OwnerInput extends Sample {
  /** Full name; the family name and degrees after it get a separate line on the first screen. */
  name: string;
  /** Short name in the top bar and the footer; if `name` has it behind given names, the family name begins with it. */
  brand: string;
  /** Profession, below the name. */
  title?: string | undefined;
  /** E-mail address in the contact section, which needs it. */
  email?: string | undefined;
  /** Phone number with its country code. */
  phone?: string | undefined;
  /** City and country. */
  location?: string | undefined;
  /** Languages, such as `Spanish (native)`. */
  languages?: string[] | undefined;
  /** Links to public profiles. */
  profiles?: Profile[] | undefined;
  /** The CV and its links. */
  cv?: CvInput | undefined;
}

/** The owner after the check, with the words of the links to the CV. */
export type CheckedOwner = OwnerInput & { cv?: CvWords | undefined };

/** The CV as the page links to it. */
export interface Cv extends CvWords {
  /** Path of the file below `public/`, encoded for addresses. */
  href: string;
  /** Name under which a visitor keeps the file, such as `Ada-Lovelace-CV.pdf`. */
  fileName: string;
  /** Type and size of the file, such as `PDF, 289 kB`. Without the size if the file is missing. */
  fileType: string;
}

/** The contact card as the page links to it. */
export interface ContactCard {
  /** Path of the file below the site. */
  file: string;
  /** Name under which a visitor keeps the file, such as `Ada-Lovelace.vcf`. */
  fileName: string;
  /** Path of the QR code that leads to the card. It needs the site's address. */
  code?: string | undefined;
}

/** The owner as the page gets them. Without a contact section it gets no phone, no location and no card. */
export interface Owner extends Omit<OwnerInput, 'sample' | 'email' | 'cv'> {
  /** The name in the lines of the first screen: one, or two. */
  nameLines: string[];
  /** E-mail address. Empty if the page has no contact section. */
  email: string;
  cv?: Cv | undefined;
  contactCard?: ContactCard | undefined;
}

const profile = z.strictObject({
  label: text,
  url: link,
  shownIn: z
    .array(z.enum(['about', 'footer']))
    .min(1, 'must name a place, or not be there')
    .optional(),
}) satisfies z.ZodType<Profile>;

export const ownerSchema = (publicFiles: PublicFiles) =>
  z.strictObject({
    ...sample,
    name: text,
    brand: text,
    title: text.optional(),
    email: email.optional(),
    phone: phone.optional(),
    location: text.optional(),
    languages: list(text).optional(),
    profiles: list(profile, (each) => each?.label).optional(),
    cv: z
      .strictObject({
        file: pdf(publicFiles),
        button: text,
        short: short(16),
      })
      .optional(),
  }) satisfies z.ZodType<CheckedOwner>;
