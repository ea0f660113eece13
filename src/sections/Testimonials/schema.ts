import { z } from 'zod';
import {
  id,
  list,
  picture,
  sample,
  section,
  template,
  text,
  type SizeOf,
} from '../../content/rules.ts';

const testimonial = (sizeOf: SizeOf) =>
  z.strictObject({
    ...sample,
    id,
    name: text.describe('name of the client'),
    role: text.optional().describe('role in the company'),
    company: text.optional().describe('name of the company'),
    content: text.describe('the quote'),
    project: z.int().optional().describe('id of the project of this quote'),
    rating: z
      .number()
      .refine((stars) => [1, 2, 3, 4, 5].includes(stars), 'must be 1, 2, 3, 4 or 5')
      .optional()
      .describe('stars, 1 to 5'),
    avatar: picture('avatar', sizeOf)
      .optional()
      .describe('picture of the client; without it, the first letter of the name'),
  });

const labels = z.strictObject({
  carousel: text.describe('role of the carousel, for screen readers'),
  slide: text.describe('role of a slide, for screen readers'),
  previous: text.describe('button, for screen readers'),
  next: text.describe('button, for screen readers'),
  pause: text.describe('switch, pressed while the carousel is paused'),
  goTo: template('n').describe('name of a dot'),
  bullets: text.describe('name of the group of dots'),
  position: template('n', 'count').describe('name of a slide, for screen readers'),
  rating: template('n').describe('name of the stars, for screen readers'),
  byline: template('role', 'company').describe('line below the name'),
});

export const schema = (sizeOf: SizeOf) =>
  z.strictObject({
    ...section,
    items: list(testimonial(sizeOf)).describe('slides, in their order'),
    labels,
  });

export type TestimonialsContent = z.infer<ReturnType<typeof schema>>;
export type Testimonial = z.infer<ReturnType<typeof testimonial>>;
