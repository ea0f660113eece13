import { z } from 'zod';
import type {
  Dated,
  DatesText,
  OptionalWords,
  Sample,
  SectionWords,
} from '../../content/schema/inputTypes.ts';
import {
  dated,
  evenWithErrors,
  list,
  requireEndNotBeforeStart,
  requireTitleOrCompany,
  sample,
  section,
  text,
} from '../../content/schema/rules.ts';

/** Kind of an entry: it decides the icon and the colour. */
export type EntryType = 'work' | 'education';

/** An entry of the timeline, as its owner writes it. */
export interface ExperienceEntryInput extends Sample, Dated {
  /** Any number, for your own use; ids may repeat. */
  id?: number | undefined;
  /** Position or course; an entry needs it or `company`. */
  title?: string | undefined;
  /** Company or school. */
  company?: string | undefined;
  /** Text below the title. */
  description?: string | undefined;
  /** List below the text. */
  points?: string[] | undefined;
  /** Icon and colour of the entry. */
  type: EntryType;
}

/** Names of the types of entries. */
interface EntryTypeLabels {
  /** Name of entries of work. */
  work: string;
  /** Name of entries of education. */
  education: string;
}

/** Words of the interface in this section. */
export interface ExperienceWords extends SectionWords {
  /** Link to the contact section, if that is further down, above the timeline: its needle points there. */
  contactLink?: string | undefined;
  typeLabels: EntryTypeLabels;
}

/** The section as its owner writes it. */
export interface ExperienceInput extends OptionalWords<ExperienceWords> {
  /** Entries of the timeline, in their order. */
  items: ExperienceEntryInput[];
}

/** An entry of the timeline, as the page gets it. */
export interface ExperienceEntry {
  /** Position or course, or the company if it has none. */
  title: string;
  /** Company or school, if it is not the title. */
  company?: string | undefined;
  /** When it was, in the language of the page. */
  dates?: DatesText | undefined;
  /** Text below the title. */
  description?: string | undefined;
  /** List below the text. */
  points?: string[] | undefined;
  /** Icon and colour of the entry. */
  type: EntryType;
}

/** The section as the page gets it. */
export interface ExperienceContent extends ExperienceWords {
  /** Entries of the timeline, in their order. */
  items: ExperienceEntry[];
}

const entry = z
  .strictObject({
    ...sample,
    id: z.int().optional(),
    title: text.optional(),
    company: text.optional(),
    ...dated,
    description: text.optional(),
    points: list(text, (point) => point).optional(),
    type: z.enum(['work', 'education']),
  })
  .superRefine(requireEndNotBeforeStart, evenWithErrors)
  .superRefine(requireTitleOrCompany, evenWithErrors) satisfies z.ZodType<ExperienceEntryInput>;

export const schema = () =>
  z.strictObject({
    ...section,
    contactLink: text.optional(),
    typeLabels: z.strictObject({ work: text, education: text }),
    items: list(entry),
  }) satisfies z.ZodType<ExperienceInput & ExperienceWords>;
