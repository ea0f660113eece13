import { z } from 'zod';
import { list, sample, section, text } from '../../content/rules.ts';

const entry = z.strictObject({
  ...sample,
  id: z.int().optional().describe('any whole number; ids may repeat'),
  title: text,
  company: text,
  period: text.describe(
    'such as `2020 – 2023` or `March 2021 – present, part-time`; what follows the comma is shown smaller',
  ),
  description: text.optional(),
  type: z.enum(['work', 'education']),
});

export const schema = () =>
  z.strictObject({
    ...section,
    contactLink: text
      .optional()
      .describe('at the tip of the timeline; leads to the contact section, and is there where that is'),
    typeLabels: z.strictObject({ work: text, education: text }).describe('names of the kinds of entries'),
    items: list(entry),
  });

export type ExperienceContent = z.infer<ReturnType<typeof schema>>;
export type ExperienceEntry = z.infer<typeof entry>;
