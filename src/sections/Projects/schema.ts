import { z } from 'zod';
import type {
  Dated,
  Identified,
  OptionalWords,
  PictureSource,
  Sample,
  SectionWords,
} from '../../content/schema/inputTypes.ts';
import {
  evenWithErrors,
  color,
  dated,
  id,
  link,
  list,
  picture,
  requireEndNotBeforeStart,
  requireFields,
  sample,
  section,
  fraction,
  short,
  template,
  text,
  type PublicFiles,
} from '../../content/schema/rules.ts';
import { spriteAnimation, type SpriteAnimationInput } from './SpriteAnimation/schema.ts';
import {
  caseStudy,
  caseStudyLabels,
  type CaseStudyContent,
  type CaseStudyInput,
  type CaseStudyLabels,
} from './CaseStudy/schema.ts';

/** A detail of a picture at which the needle points. */
export interface PictureDetail {
  /** From the left edge of the 16:10 file, 0 to 1. */
  x: number;
  /** From the top edge, 0 to 1. */
  y: number;
  /** Side of the needle’s tail; the other one if there is no room. */
  from: 'lower-right' | 'upper-left';
}

/** The target of the needle, as an owner writes it. */
export interface NeedleTargetInput {
  /** Words of the description that name the target; they get the highlight colour. */
  phrase: string;
  /** Required with an image: target from the left edge of the 16:10 file, 0 to 1. */
  x?: number | undefined;
  /** Required with an image: target from the top edge, 0 to 1. */
  y?: number | undefined;
  /** Required with an image: side of the needle’s tail; the other one if there is no room. */
  from?: PictureDetail['from'] | undefined;
}

/** The target of the needle, as the page gets it. */
export interface NeedleTarget {
  /** Words of the description that name the target. */
  phrase: string;
  /** The target in the picture, if the project has one. Without it, the needle is below the title. */
  detail?: PictureDetail | undefined;
}

/** A project, as its owner writes it. */
export interface ProjectInput extends Sample, Identified, Dated {
  /** Heading of the card. */
  title: string;
  /** Title in links from skills and testimonials. */
  shortTitle?: string | undefined;
  /** Name of the client. */
  client?: string | undefined;
  /** Text of the card. */
  description?: string | undefined;
  /** List below the text. */
  points?: string[] | undefined;
  /** Screenshot of the project; without it the title is in its place. */
  image?: PictureSource | undefined;
  /** Colour behind the text, and behind a title without a picture; with it, a picture fills the card to its edges. */
  glow?: string | undefined;
  /** The target of the needle: words, and the detail of the picture that they name. */
  pointer?: NeedleTargetInput | undefined;
  /** How the picture answers the needle: its sprites move when it lands on them; without them, the picture tilts. */
  answer?: SpriteAnimationInput | undefined;
  /** The result for the client, in one line at the bottom of the card. */
  result?: string | undefined;
  /** The story of the project, which opens from its card. */
  caseStudy?: CaseStudyInput | undefined;
  /** Technologies, as tags. */
  tech?: string[] | undefined;
  /** Link to the site, if `showLinks` is `true`. */
  liveUrl?: string | undefined;
  /** Link to the code, if `showLinks` is `true`. */
  githubUrl?: string | undefined;
}

/** Words of the interface in this section. */
export interface ProjectsWords extends SectionWords {
  /** Line with the client’s name. */
  client?: string | undefined;
  /** Link to the testimonials, if they are further down. */
  testimonialsLink?: string | undefined;
  /** Words of case studies. */
  labels?: CaseStudyLabels | undefined;
}

/** The section as its owner writes it. */
export interface ProjectsInput extends OptionalWords<ProjectsWords> {
  /** `true` shows the links of projects; otherwise they are not published. */
  showLinks?: boolean | undefined;
  /** Id of a testimonial: its first sentence, at most 72 characters, is above the link to the testimonials. */
  quote?: number | undefined;
  /** Projects, in their order. */
  items: ProjectInput[];
}

/** A project as the page gets it, without links that are not shown. */
export interface Project extends Omit<
  ProjectInput,
  'sample' | 'start' | 'end' | 'period' | 'pointer' | 'answer' | 'caseStudy'
> {
  /** The target of the needle. */
  target?: NeedleTarget | undefined;
  /** Whether details of its picture move. `spritesJson` names the file that says how. */
  hasSprites?: true | undefined;
  /** When it was, in one line in the language of the page. */
  datesLine?: string | undefined;
  /** The story of the project, which opens from its card. */
  caseStudy?: CaseStudyContent | undefined;
}

/** The sentence at the end of the section. */
export interface Quote {
  /** The first sentence of a testimonial. */
  sentence: string;
  /** Name and company of its author. */
  author: string;
}

/** The section as the page gets it. It has `labels` only if a project has a case study. */
export interface ProjectsContent extends ProjectsWords {
  /** Projects, in their order, without links that are not shown. */
  items: Project[];
  /** The sentence above the link to the testimonials. */
  quote?: Quote | undefined;
}

const needleTarget = z.strictObject({
  phrase: text,
  x: fraction.optional(),
  y: fraction.optional(),
  from: z.enum(['lower-right', 'upper-left']).optional(),
}) satisfies z.ZodType<NeedleTargetInput>;

const PLACE_IN_PICTURE = ['x', 'y', 'from'] as const;

const project = (publicFiles: PublicFiles) =>
  z
    .strictObject({
      ...sample,
      id,
      title: text,
      shortTitle: text.optional(),
      client: text.optional(),
      ...dated,
      description: text.optional(),
      points: list(text, (point) => point).optional(),
      image: picture('project', publicFiles).optional(),
      glow: color.optional(),
      pointer: needleTarget.optional(),
      answer: spriteAnimation(publicFiles).optional(),
      result: text.optional(),
      caseStudy: caseStudy(publicFiles).optional(),
      tech: list(text, (name) => name).optional(),
      liveUrl: link.optional(),
      githubUrl: link.optional(),
    })
    .superRefine(requireEndNotBeforeStart, evenWithErrors)
    // With `evenWithErrors`, a value may have another type than the one that TypeScript knows: the rules check it.
    .superRefine(({ image, pointer: target }, context) => {
      if (!image || typeof target !== 'object') return;
      const reason = 'the project has an image';
      requireFields(target, PLACE_IN_PICTURE, reason, context, ['pointer']);
    }, evenWithErrors)
    .refine(({ image, pointer: target, answer: sprites }) => !sprites || (image && target), {
      ...evenWithErrors,
      message: 'needs image and pointer: the needle lands on the picture',
      path: ['answer'],
    })
    .refine(
      ({ description, pointer: target }) =>
        !target?.phrase || description?.includes?.(target.phrase),
      {
        ...evenWithErrors,
        message: 'must occur in the description, letter for letter',
        path: ['pointer', 'phrase'],
      },
    ) satisfies z.ZodType<ProjectInput>;

export const schema = (publicFiles: PublicFiles) =>
  z
    .strictObject({
      ...section,
      client: template('client').optional(),
      showLinks: z.boolean().optional(),
      quote: z.int().optional(),
      testimonialsLink: short(48).optional(),
      labels: caseStudyLabels.optional(),
      items: list(project(publicFiles), (each) => each?.title),
    })
    .superRefine(({ items, labels }, context) => {
      if (labels || !Array.isArray(items) || !items.some((each) => each?.caseStudy)) return;
      const message = 'must be there: a project has a caseStudy';
      context.addIssue({ code: 'custom', path: ['labels'], message });
    }, evenWithErrors) satisfies z.ZodType<ProjectsInput & ProjectsWords>;
