import { z } from 'zod';
import type {
  Dated,
  DatesText,
  OptionalWords,
  Sample,
  SectionWords,
} from '../../content/schema/inputTypes.ts';
import {
  date,
  dated,
  evenWithErrors,
  link,
  list,
  requireEndNotBeforeStart,
  requireTitleOrCompany,
  sample,
  section,
  text,
} from '../../content/schema/rules.ts';

/** A certificate, an award or a publication. `company` is its issuer, jury or publisher: lists and timeline share the name. */
export interface Achievement {
  /** Name or title. */
  title: string;
  /** Issuer, jury or publisher. */
  company?: string | undefined;
  /** Year or month, such as `2022` or `2022-03`. */
  date?: string | undefined;
  /** Text below the title. */
  description?: string | undefined;
  /** Address of a page about it. */
  url?: string | undefined;
}

/** Work without pay. */
export interface Volunteering extends Dated {
  /** Task or position; an entry needs it or `company`. */
  title?: string | undefined;
  /** Organization. */
  company?: string | undefined;
  /** Text below the title. */
  description?: string | undefined;
  /** List below the text. */
  points?: string[] | undefined;
  /** Address of the organization. */
  url?: string | undefined;
}

/** Something that the owner likes. */
export interface Interest {
  /** Name of the interest. */
  name: string;
  /** Details, such as `Openings` of `Chess`. */
  keywords?: string[] | undefined;
}

/** Headings of the lists. */
interface MoreLabels {
  /** Heading of the certificates. */
  certificates: string;
  /** Heading of the awards. */
  awards: string;
  /** Heading of the publications. */
  publications: string;
  /** Heading of the voluntary work. */
  volunteering: string;
  /** Heading of the interests. */
  interests: string;
}

/** Words of the interface in this section. */
export interface MoreWords extends SectionWords {
  labels: MoreLabels;
}

/** The section as its owner writes it, with at least one of the lists. */
export interface MoreInput extends Sample, OptionalWords<MoreWords> {
  /** Certificates, in their order. */
  certificates?: Achievement[] | undefined;
  /** Awards, in their order. */
  awards?: Achievement[] | undefined;
  /** Publications, in their order. */
  publications?: Achievement[] | undefined;
  /** Voluntary work, in its order. */
  volunteering?: Volunteering[] | undefined;
  /** Interests, in their order. */
  interests?: Interest[] | undefined;
}

/** An entry of any of the lists, as the page gets it. */
export interface MoreEntry {
  title: string;
  /** Issuer, jury, publisher or organization, if it is not the title. */
  company?: string | undefined;
  /** When it was, in the language of the page. */
  dates?: DatesText | undefined;
  /** Text below the title. */
  description?: string | undefined;
  /** List below the text. */
  points?: string[] | undefined;
  /** Address of a page about it. */
  url?: string | undefined;
}

/** A list with its heading. */
interface MoreList {
  heading: string;
  entries: MoreEntry[];
}

/** The section as the page gets it. */
export interface MoreContent extends SectionWords {
  /** The lists that are not empty. */
  lists: MoreList[];
}

const LISTS = ['certificates', 'awards', 'publications', 'volunteering', 'interests'] as const;

const achievement = z.strictObject({
  title: text,
  company: text.optional(),
  date: date.optional(),
  description: text.optional(),
  url: link.optional(),
}) satisfies z.ZodType<Achievement>;

const volunteering = z
  .strictObject({
    title: text.optional(),
    company: text.optional(),
    ...dated,
    description: text.optional(),
    points: list(text, (point) => point).optional(),
    url: link.optional(),
  })
  .superRefine(requireEndNotBeforeStart, evenWithErrors)
  .superRefine(requireTitleOrCompany, evenWithErrors) satisfies z.ZodType<Volunteering>;

const interest = z.strictObject({
  name: text,
  keywords: list(text, (keyword) => keyword).optional(),
}) satisfies z.ZodType<Interest>;

export const schema = () =>
  z
    .strictObject({
      ...sample,
      ...section,
      labels: z.strictObject({
        certificates: text,
        awards: text,
        publications: text,
        volunteering: text,
        interests: text,
      }),
      certificates: list(achievement).optional(),
      awards: list(achievement).optional(),
      publications: list(achievement).optional(),
      volunteering: list(volunteering).optional(),
      interests: list(interest, (each) => each?.name).optional(),
    })
    .refine((more) => LISTS.some((name) => more[name] !== undefined), {
      ...evenWithErrors,
      message: `must have one of ${LISTS.join(', ')}`,
    }) satisfies z.ZodType<MoreInput & MoreWords>;
