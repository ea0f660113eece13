import { z } from 'zod';
import { text } from '../../content/schema/rules.ts';

/** The 404 page: words of the interface only. */
export interface NotFoundContent {
  /** Heading of the 404 page. */
  heading: string;
  /** Text of the 404 page. */
  text: string;
  /** Link to the page. */
  homeLink: string;
}

export const schema = () =>
  z.strictObject({
    heading: text,
    text: text,
    homeLink: text,
  }) satisfies z.ZodType<NotFoundContent>;
