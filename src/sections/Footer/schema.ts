import { z } from 'zod';
import { text } from '../../content/rules.ts';

export const schema = () =>
  z.strictObject({
    copyright: text,
    madeWith: text,
    profilesLabel: text.describe('name of the list of profiles for screen readers'),
  });

export type FooterContent = z.infer<ReturnType<typeof schema>>;
