import { z } from 'zod';
import {
  evenWithErrors,
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

const pointer = z.strictObject({
  phrase: text.describe(
    'words of the description that name the target; they get the highlight colour',
  ),
  x: share.describe('target from the left edge of the 16:10 file, 0 to 1'),
  y: share.describe('target from the top edge, 0 to 1'),
  from: z
    .enum(['lower-right', 'upper-left'])
    .describe('side of the needle’s tail; the other one if there is no room'),
});

const project = (sizeOf: SizeOf) =>
  z
    .strictObject({
      ...sample,
      id,
      title: text.describe('heading of the card'),
      shortTitle: text.optional().describe('title in links from skills and testimonials'),
      client: text.optional().describe('name of the client'),
      description: text.describe('text of the card'),
      image: picture('project', sizeOf),
      glow: color
        .optional()
        .describe(
          'with it, the picture fills the card to its edges, and the text below has this colour',
        ),
      pointer: pointer.optional().describe('the target of the needle in the picture'),
      tech: list(text, (name) => name)
        .optional()
        .describe('technologies, as tags'),
      liveUrl: link.optional().describe('link to the site, if `showLinks` is `true`'),
      githubUrl: link.optional().describe('link to the code, if `showLinks` is `true`'),
    })
    .refine(
      ({ description, pointer: points }) =>
        !points?.phrase || description?.includes?.(points.phrase),
      {
        ...evenWithErrors,
        message: 'must occur in the description, letter for letter',
        path: ['pointer', 'phrase'],
      },
    );

export const schema = (sizeOf: SizeOf) =>
  z.strictObject({
    ...section,
    client: template('client').optional().describe('line with the client’s name'),
    showLinks: z
      .boolean()
      .optional()
      .describe('`true` shows the links of projects; otherwise they are not published'),
    quote: z
      .int()
      .optional()
      .describe('id of a testimonial: its first sentence, at most 72 characters, ends the section'),
    testimonialsLink: short(48).optional().describe('link to the testimonials, if they are listed'),
    items: list(project(sizeOf), (each) => each?.title).describe('projects, in their order'),
  });

export type ProjectsContent = z.infer<ReturnType<typeof schema>>;
export type Project = z.infer<ReturnType<typeof project>>;
export type Pointer = z.infer<typeof pointer>;
