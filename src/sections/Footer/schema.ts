import { z } from 'zod';
import { text } from '../../content/rules.ts';

export const schema = () =>
  z.strictObject({
    copyright: text.describe('copyright line'),
    madeWith: text.describe('last line'),
    profilesLabel: text.describe('name of the list of profiles for screen readers'),
  });

export type FooterContent = z.infer<ReturnType<typeof schema>>;
