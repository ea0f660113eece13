import { z } from 'zod';
import { list, sample, section, text } from '../../content/rules.ts';

const entry = z.strictObject({
  ...sample,
  id: z.int().optional().describe('any number; ids may repeat'),
  title: text.describe('position or course'),
  company: text.describe('company or school'),
  period: text.describe('years such as `2020 – 2023`, or months; a note after a comma is smaller'),
  description: text.optional().describe('text below the title'),
  type: z.enum(['work', 'education']).describe('icon and colour of the entry'),
});

export const schema = () =>
  z.strictObject({
    ...section,
    contactLink: text.optional().describe('link to the contact section at the end of the timeline'),
    typeLabels: z.strictObject({
      work: text.describe('name of this type of entry'),
      education: text.describe('name of this type of entry'),
    }),
    items: list(entry).describe('entries of the timeline, in their order'),
  });

export type ExperienceContent = z.infer<ReturnType<typeof schema>>;
export type ExperienceEntry = z.infer<typeof entry>;
