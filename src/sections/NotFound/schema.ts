import { z } from 'zod';
import { text } from '../../content/rules.ts';

export const schema = () =>
  z.strictObject({
    heading: text.describe('heading of the 404 page'),
    text: text.describe('text of the 404 page'),
    homeLink: text.describe('link to the page'),
  });

export type NotFoundContent = z.infer<ReturnType<typeof schema>>;
