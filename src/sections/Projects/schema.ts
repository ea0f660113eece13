import { z } from 'zod';
import {
  always,
  color,
  id,
  link,
  list,
  picture,
  sample,
  section,
  share,
  short,
  template,
  text,
  type SizeOf,
} from '../../content/rules.ts';

/** What the needle points at while the picture is in view. */
const pointer = z.strictObject({
  phrase: text.describe('words of the description that name it'),
  x: share.describe('where it is in the picture, from its left edge, 0 to 1'),
  y: share.describe('from its top edge, 0 to 1'),
  from: z
    .enum(['lower-right', 'upper-left'])
    .describe('where the needle comes from; the other side where there is no room'),
});

const project = (sizeOf: SizeOf) =>
  z
    .strictObject({
      ...sample,
      id,
      title: text,
      shortTitle: text.optional().describe('for links from skills'),
      client: text.optional(),
      description: text,
      image: picture('project', sizeOf),
      glow: color
        .optional()
        .describe('the picture’s light, which the caption stands in; leave it out for a plain screenshot'),
      pointer: pointer.optional(),
      tech: list(text, (name) => name)
        .optional()
        .describe('technologies, shown as tags'),
      liveUrl: link.optional().describe('where it runs; shown if `showLinks` says so'),
      githubUrl: link.optional().describe('its code; shown if `showLinks` says so'),
    })
    .refine(({ description, pointer: points }) => !points?.phrase || description?.includes?.(points.phrase), {
      ...always,
      message: 'must occur in the description, letter for letter',
      path: ['pointer', 'phrase'],
    });

export const schema = (sizeOf: SizeOf) =>
  z.strictObject({
    ...section,
    client: template('client').optional().describe('what stands before a client’s name'),
    showLinks: z
      .boolean()
      .optional()
      .describe('`true` shows what a project’s `liveUrl` and `githubUrl` lead to; else neither is published'),
    quote: z
      .int()
      .optional()
      .describe(
        'id of a testimonial; its first sentence, of at most 72 characters, is shown above `testimonialsLink`',
      ),
    testimonialsLink: short(48).optional().describe('leads to the testimonials, and is there where they are'),
    items: list(project(sizeOf), (each) => each?.title),
  });

export type ProjectsContent = z.infer<ReturnType<typeof schema>>;
export type Project = z.infer<ReturnType<typeof project>>;
