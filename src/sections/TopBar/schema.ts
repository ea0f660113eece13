import { z } from 'zod';
import { short, text } from '../../content/rules.ts';

export const schema = () =>
  z.strictObject({
    navigationLabel: text.describe('name of the navigation, for screen readers'),
    skipLink: text.describe('first link, for keyboards'),
    menuButton: text.describe('button of the menu on small screens'),
    motion: short(16).describe('switch of all movement'),
    motionHint: text.describe('description of the switch, for screen readers'),
  });

export type TopBarContent = z.infer<ReturnType<typeof schema>>;
