import { z } from 'zod';
import { list, menuLabel, picture, sample, text, type SizeOf } from '../../content/rules.ts';

/** Something to be known at a glance, such as years of work. */
const fact = z.strictObject({ value: text.describe('short, such as `4+ years`'), label: text });

export const schema = (sizeOf: SizeOf) =>
  z.strictObject({
    ...sample,
    menuLabel,
    heading: text,
    greeting: text,
    paragraphs: list(text, (paragraph) => paragraph).describe('one or more'),
    portrait: z.strictObject({
      ...picture('portrait', sizeOf).shape,
      kind: z
        .enum(['photo', 'drawing'])
        .optional()
        .describe('`photo` if left out; a `drawing` has a transparent ground and bleeds off the page’s edge'),
    }),
    facts: list(fact, (each) => each?.label).optional(),
  });

export type AboutContent = z.infer<ReturnType<typeof schema>>;
