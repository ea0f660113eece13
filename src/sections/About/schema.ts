import { z } from 'zod';
import { list, picture, sample, section, share, text, type SizeOf } from '../../content/rules.ts';

const fact = z.strictObject({
  value: text.describe('short value, such as `4+ years`'),
  label: text.describe('what the value means'),
});

export const schema = (sizeOf: SizeOf) =>
  z.strictObject({
    ...sample,
    ...section,
    greeting: text.describe('greeting beside the portrait'),
    paragraphs: list(text, (paragraph) => paragraph).describe('paragraphs about you'),
    portrait: z.strictObject({
      ...picture('portrait', sizeOf).shape,
      face: z
        .strictObject({
          x: share.describe('from the left edge, 0 to 1'),
          y: share.describe('from the top edge, 0 to 1'),
        })
        .optional()
        .describe('point of the picture that the halo of needles points at'),
    }),
    facts: list(fact, (each) => each?.label)
      .optional()
      .describe('facts below the text'),
  });

/** The build adds the kind of the portrait: a cut-out has transparent parts, a photo has none. */
export type AboutContent = z.infer<ReturnType<typeof schema>> & {
  portrait: { kind?: 'cutout' | 'photo' };
};
