import { z } from 'zod';
import { id, list, picture, sample, section, template, text, type SizeOf } from '../../content/rules.ts';

const testimonial = (sizeOf: SizeOf) =>
  z.strictObject({
    ...sample,
    id,
    name: text,
    role: text,
    company: text,
    content: text.describe('what they say'),
    project: z.int().optional().describe('id of the project that it is about'),
    rating: z
      .number()
      .refine((stars) => [1, 2, 3, 4, 5].includes(stars), 'must be 1, 2, 3, 4 or 5')
      .describe('stars, 1 to 5'),
    avatar: picture('avatar', sizeOf)
      .optional()
      .describe('without one the name’s first letter stands in its place'),
  });

/** Names of the carousel's parts and controls. */
const labels = z.strictObject({
  carousel: text.describe('what a carousel is called'),
  slide: text.describe('what one of its slides is called'),
  previous: text,
  next: text,
  pause: text.describe('a switch: pressed while the carousel is paused'),
  goTo: template('n'),
  bullets: text.describe('the group of bullets, each of which is a `goTo`'),
  position: template('n', 'count'),
  rating: template('n').describe('for screen readers'),
  byline: template('role', 'company'),
});

export const schema = (sizeOf: SizeOf) =>
  z.strictObject({
    ...section,
    items: list(testimonial(sizeOf)),
    labels: labels.describe(
      'names of the carousel’s parts; `{n}`, `{count}`, `{role}` and `{company}` are replaced',
    ),
  });

export type TestimonialsContent = z.infer<ReturnType<typeof schema>>;
export type Testimonial = z.infer<ReturnType<typeof testimonial>>;
