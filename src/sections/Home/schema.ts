import { z } from 'zod';
import { menuLabel, sample, template, text } from '../../content/rules.ts';

export const schema = () =>
  z.strictObject({
    ...sample,
    menuLabel,
    tagline: text.describe('one sentence below the title: what clients get'),
    workButton: text.optional().describe('link to the projects, if they are listed'),
    connectButton: text.optional().describe('link to the contact section, if it is listed'),
    downArrow: template('section').describe('name of the down arrow, for screen readers'),
  });

export type HomeContent = z.infer<ReturnType<typeof schema>>;
