import { z } from 'zod';
import type {
  Identified,
  OptionalWords,
  PictureSource,
  Sample,
  SectionWords,
} from '../../content/schema/inputTypes.ts';
import {
  id,
  list,
  picture,
  sample,
  section,
  template,
  text,
  type PublicFiles,
} from '../../content/schema/rules.ts';

/** A quote of a client. */
export interface Testimonial extends Sample, Identified {
  /** Name of the client. */
  name: string;
  /** Role in the company. */
  role?: string | undefined;
  /** Name of the company. */
  company?: string | undefined;
  /** The quote. */
  content: string;
  /** Id of the project of this quote. */
  project?: number | undefined;
  /** Whole stars, 1 to 5. */
  rating?: number | undefined;
  /** Picture of the client; without it, the first letter of the name. */
  avatar?: PictureSource | undefined;
}

/** Words of the carousel. */
interface CarouselLabels {
  /** Role of the carousel, for screen readers. */
  carousel: string;
  /** Role of a slide, for screen readers. */
  slide: string;
  /** Button, for screen readers. */
  previous: string;
  /** Button, for screen readers. */
  next: string;
  /** Switch, pressed while the carousel is stopped. */
  pause: string;
  /** Name of a dot. */
  goTo: string;
  /** Name of the group of dots. */
  bullets: string;
  /** Name of a slide, for screen readers. */
  position: string;
  /** Name of the stars, for screen readers. */
  rating: string;
  /** Line below the name. */
  byline: string;
}

/** Words of the interface in this section. */
interface TestimonialsWords extends SectionWords {
  labels: CarouselLabels;
}

/** The section as its owner writes it. */
export interface TestimonialsInput extends OptionalWords<TestimonialsWords> {
  /** Slides, in their order. */
  items: Testimonial[];
}

/** The section as the page gets it. */
export type TestimonialsContent = TestimonialsInput & TestimonialsWords;

const testimonial = (publicFiles: PublicFiles) =>
  z.strictObject({
    ...sample,
    id,
    name: text,
    role: text.optional(),
    company: text.optional(),
    content: text,
    project: z.int().optional(),
    rating: z
      .number()
      .refine((stars) => [1, 2, 3, 4, 5].includes(stars), 'must be 1, 2, 3, 4 or 5')
      .optional(),
    avatar: picture('avatar', publicFiles).optional(),
  }) satisfies z.ZodType<Testimonial>;

const labels = z.strictObject({
  carousel: text,
  slide: text,
  previous: text,
  next: text,
  pause: text,
  goTo: template('n'),
  bullets: text,
  position: template('n', 'count'),
  rating: template('n'),
  byline: template('role', 'company'),
}) satisfies z.ZodType<CarouselLabels>;

export const schema = (publicFiles: PublicFiles) =>
  z.strictObject({
    ...section,
    items: list(testimonial(publicFiles)),
    labels,
  }) satisfies z.ZodType<TestimonialsContent>;
