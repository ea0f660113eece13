import { z } from 'zod';
import { menuLabel, template, text } from '../../content/rules.ts';

export const schema = () =>
  z.strictObject({
    menuLabel,
    tagline: text.describe('what clients get, in one sentence of at most two lines on a laptop'),
    workButton: text.optional().describe('leads to the projects, and is there where they are'),
    connectButton: text.optional().describe('leads to the contact section, and is there where that is'),
    downArrow: template('section').describe('name of the down arrow for screen readers'),
  });

export type HomeContent = z.infer<ReturnType<typeof schema>>;
