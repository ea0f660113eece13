import { z } from 'zod';
import type { Dated, PictureSource } from '../../../content/schema/inputTypes.ts';
import {
  dated,
  evenWithErrors,
  picture,
  requireEndNotBeforeStart,
  text,
  type PublicFiles,
} from '../../../content/schema/rules.ts';

/** A picture of a case study. */
export interface CasePicture extends PictureSource {
  /** Line below the picture. */
  caption?: string | undefined;
}

/** The story of a project, as an owner writes it. */
export interface CaseStudyInput extends Dated {
  /** The problem of the client. An empty line begins a new paragraph. */
  problem?: string | undefined;
  /** Your part in the project. An empty line begins a new paragraph. */
  role?: string | undefined;
  /** The outcome of the project. An empty line begins a new paragraph. */
  outcome?: string | undefined;
  /** Up to four pictures of 16:10, below the texts. */
  pictures?: CasePicture[] | undefined;
  /** Id of a testimonial, which ends the case study. */
  quote?: number | undefined;
}

/** Words of case studies. */
export interface CaseStudyLabels {
  /** Opens a case study. */
  caseStudy: string;
  /** Closes it. */
  close: string;
  /** Label of `problem`. */
  problem: string;
  /** Label of `role`. */
  role: string;
  /** Label of `outcome`. */
  outcome: string;
  /** Label of the dates. */
  when: string;
}

/** The quote at the end of a case study. */
export interface CaseQuote {
  /** The whole testimonial. */
  text: string;
  /** Name and company of its author. */
  author: string;
}

/** The story of a project, as the page gets it. Texts are lists of paragraphs. */
export interface CaseStudyContent {
  problem?: string[] | undefined;
  role?: string[] | undefined;
  outcome?: string[] | undefined;
  /** When it was, in one line in the language of the page. */
  datesLine?: string | undefined;
  pictures?: CasePicture[] | undefined;
  quote?: CaseQuote | undefined;
}

const MAX_PICTURES = 4;
const TEXTS = ['problem', 'role', 'outcome'] as const;

/** The rules of a case study. */
export const caseStudy = (publicFiles: PublicFiles) =>
  z
    .strictObject({
      problem: text.optional(),
      role: text.optional(),
      outcome: text.optional(),
      ...dated,
      pictures: z
        .array(picture('case', publicFiles).extend({ caption: text.optional() }))
        .max(MAX_PICTURES, `must have at most ${MAX_PICTURES} pictures`)
        .optional(),
      quote: z.int().optional(),
    })
    .superRefine(requireEndNotBeforeStart, evenWithErrors)
    .refine((written) => TEXTS.some((key) => written?.[key] !== undefined), {
      ...evenWithErrors,
      message: 'must have a text: problem, role or outcome',
    }) satisfies z.ZodType<CaseStudyInput>;

export const caseStudyLabels = z.strictObject({
  caseStudy: text,
  close: text,
  problem: text,
  role: text,
  outcome: text,
  when: text,
}) satisfies z.ZodType<CaseStudyLabels>;
