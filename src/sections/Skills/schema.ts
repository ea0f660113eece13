import { z } from 'zod';
import { emoji, list, sample, section, text } from '../../content/rules.ts';

const skill = z.strictObject({
  ...sample,
  name: text.describe('name of the skill'),
  icon: emoji.optional().describe('one emoji, shown in grey'),
  level: z
    .number()
    .refine((level) => level >= 0 && level <= 100, 'must be from 0 to 100')
    .refine((level) => level <= 0 || level >= 1, 'must be a percentage: write 92 for 0.92')
    .describe('percentage and length of the bar, 0 to 100'),
});

export const schema = () =>
  z.strictObject({
    ...section,
    items: list(skill, (each) => each?.name).describe('skills, in their order'),
  });

export type SkillsContent = z.infer<ReturnType<typeof schema>>;
export type Skill = z.infer<typeof skill>;
