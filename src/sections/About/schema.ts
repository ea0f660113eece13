import { z } from 'zod';
import { list, picture, sample, section, share, text, type SizeOf } from '../../content/rules.ts';

/** Something to be known at a glance, such as years of work. */
const fact = z.strictObject({ value: text.describe('short, such as `4+ years`'), label: text });

export const schema = (sizeOf: SizeOf) =>
  z.strictObject({
    ...sample,
    ...section,
    greeting: text,
    paragraphs: list(text, (paragraph) => paragraph).describe('one or more'),
    portrait: z.strictObject({
      ...picture('portrait', sizeOf).shape,
      face: z
        .strictObject({ x: share, y: share })
        .optional()
        .describe('the point that the needles around it look at, from the left and from the top, 0 to 1'),
    }),
    facts: list(fact, (each) => each?.label).optional(),
  });

/** The build adds the kind of the portrait: a cut-out has transparent parts, a photo has none. */
export type AboutContent = z.infer<ReturnType<typeof schema>> & {
  portrait: { kind?: 'cutout' | 'photo' | undefined };
};
