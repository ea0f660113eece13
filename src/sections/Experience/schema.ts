import { z } from 'zod';
import type { OptionalWords, Sample, SectionWords } from '../../content/inputTypes.ts';
import { list, sample, section, text } from '../../content/rules.ts';

/** Kind of an entry: it decides the icon and the colour. */
export type EntryType = 'work' | 'education';

/** An entry of the timeline, as its owner writes it. */
export interface ExperienceEntry extends Sample {
  /** Any number; ids may repeat. */
  id?: number | undefined;
  /** Position or course. */
  title: string;
  /** Company or school. */
  company: string;
  /** Years such as `2020 – 2023`, or months; a note after a comma is smaller. */
  period: string;
  /** Text below the title. */
  description?: string | undefined;
  /** Icon and colour of the entry. */
  type: EntryType;
}

/** Names of the types of entries. */
export interface EntryTypeLabels {
  /** Name of this type of entry. */
  work: string;
  /** Name of this type of entry. */
  education: string;
}

/** Words of the interface in this section. */
export interface ExperienceWords extends SectionWords {
  /** Link to the contact section at the end of the timeline. */
  contactLink?: string | undefined;
  typeLabels: EntryTypeLabels;
}

/** The section as its owner writes it. */
export interface ExperienceInput extends OptionalWords<ExperienceWords> {
  /** Entries of the timeline, in their order. */
  items: ExperienceEntry[];
}

/** The section as the page gets it. */
export type ExperienceContent = ExperienceInput & ExperienceWords;

const entry = z.strictObject({
  ...sample,
  id: z.int().optional(),
  title: text,
  company: text,
  period: text,
  description: text.optional(),
  type: z.enum(['work', 'education']),
}) satisfies z.ZodType<ExperienceEntry>;

export const schema = () =>
  z.strictObject({
    ...section,
    contactLink: text.optional(),
    typeLabels: z.strictObject({ work: text, education: text }),
    items: list(entry),
  }) satisfies z.ZodType<ExperienceContent>;
