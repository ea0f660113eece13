import { z } from 'zod';
import type { OptionalWords, Sample, SectionWords } from '../../content/schema/inputTypes.ts';
import { list, sample, section, text } from '../../content/schema/rules.ts';

/** A service on offer. */
export interface Service extends Sample {
  /** Name of the service, such as `Online shops`. */
  name: string;
  /** Sentence below the name. */
  text: string;
  /** Price, such as `from € 4 800` or `on request`. */
  price?: string | undefined;
}

/** A step of a project. */
export interface Step extends Sample {
  /** Name of the step, such as `A call`. */
  name: string;
  /** How long it takes, such as `30 minutes, free`. */
  duration?: string | undefined;
  /** Sentence below. */
  text: string;
}

/** A question that clients ask. */
export interface Question extends Sample {
  /** The question. */
  question: string;
  /** Text that opens below the question. */
  answer: string;
}

/** Words of the interface in this section. */
interface ServicesWords extends SectionWords {
  /** Heading above the steps. */
  stepsHeading: string;
  /** Heading beside the questions. */
  questionsHeading: string;
  /** Link to the contact section, if that is further down, in the first step or below the services. */
  contactLink?: string | undefined;
}

/** The section as its owner writes it. */
export interface ServicesInput extends OptionalWords<ServicesWords> {
  /** Two to six services, in their order. */
  items: Service[];
  /** Three to five steps of a project, from the first talk on. */
  steps?: Step[] | undefined;
  /** Questions with their answers. */
  questions?: Question[] | undefined;
}

/** The section as the page gets it. */
export type ServicesContent = ServicesInput & ServicesWords;

/** How many services a price list has. */
const SERVICE_COUNT = { min: 2, max: 6 };
/** How many steps the course of a project has. */
const STEP_COUNT = { min: 3, max: 5 };

const service = z.strictObject({
  ...sample,
  name: text,
  text: text,
  price: text.optional(),
}) satisfies z.ZodType<Service>;

const step = z.strictObject({
  ...sample,
  name: text,
  duration: text.optional(),
  text: text,
}) satisfies z.ZodType<Step>;

const question = z.strictObject({
  ...sample,
  question: text,
  answer: text,
}) satisfies z.ZodType<Question>;

export const schema = () =>
  z.strictObject({
    ...section,
    stepsHeading: text,
    questionsHeading: text,
    contactLink: text.optional(),
    items: list(service, (each) => each?.name)
      .min(SERVICE_COUNT.min, `must have at least ${SERVICE_COUNT.min} services`)
      .max(SERVICE_COUNT.max, `must have at most ${SERVICE_COUNT.max} services`),
    steps: list(step, (each) => each?.name)
      .min(STEP_COUNT.min, `must have at least ${STEP_COUNT.min} steps`)
      .max(STEP_COUNT.max, `must have at most ${STEP_COUNT.max} steps`)
      .optional(),
    questions: list(question, (each) => each?.question).optional(),
  }) satisfies z.ZodType<ServicesContent>;
