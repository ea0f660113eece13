import { z } from 'zod';
import { short, text } from '../../content/rules.ts';

export const schema = () =>
  z.strictObject({
    navigationLabel: text.describe('name of the navigation for screen readers'),
    skipLink: text,
    menuButton: text,
    motion: short(16).describe('the switch for all movement'),
    motionHint: text.describe('what the switch does, for screen readers'),
  });

export type TopBarContent = z.infer<ReturnType<typeof schema>>;
