import { z } from 'zod';
import type { OptionalWords, Sample, SectionWords } from '../../content/schema/inputTypes.ts';
import { emoji, list, sample, section, text } from '../../content/schema/rules.ts';

export interface Skill extends Sample {
  /** Name of the skill. */
  name: string;
  /** One emoji. If all skills with a level have one, they are a column; otherwise it follows the name. */
  icon?: string | undefined;
  /** Percentage and length of the bar, 0 to 100; without it, there is no bar. */
  level?: number | undefined;
  /** Names that belong to the skill, such as `React` and `Vue` to `Frontend`; with a `level` they are below the bar. */
  keywords?: string[] | undefined;
}

/** Words of the interface in this section. */
export type SkillsWords = SectionWords;

/** The section as its owner writes it. */
export interface SkillsInput extends OptionalWords<SkillsWords> {
  /** Skills, in their order: those with a level first, then groups with `keywords`, then all others. */
  items: Skill[];
}

/** The section as the page gets it. */
export type SkillsContent = SkillsInput & SkillsWords;

const skill = z.strictObject({
  ...sample,
  name: text,
  icon: emoji.optional(),
  level: z
    .number()
    .refine((level) => level >= 0 && level <= 100, 'must be from 0 to 100')
    .refine((level) => level <= 0 || level >= 1, 'must be a percentage: write 92 for 0.92')
    .optional(),
  keywords: list(text, (keyword) => keyword).optional(),
}) satisfies z.ZodType<Skill>;

export const schema = () =>
  z.strictObject({
    ...section,
    items: list(skill, (each) => each?.name),
  }) satisfies z.ZodType<SkillsContent>;
