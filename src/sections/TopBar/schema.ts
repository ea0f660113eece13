import { z } from 'zod';
import { short, text } from '../../content/schema/rules.ts';

/** The bar: words of the interface only. */
export interface TopBarContent {
  /** Name of the navigation, for screen readers. */
  navigationLabel: string;
  /** First link, for keyboards. */
  skipLink: string;
  /** Button of the menu on small screens. */
  menuButton: string;
  /** Switch of all movement. */
  motion: string;
  /** Says what the switch does, while it is pointed at or has the focus. */
  motionHint: string;
}

export const schema = () =>
  z.strictObject({
    navigationLabel: text,
    skipLink: text,
    menuButton: text,
    motion: short(16),
    motionHint: text,
  }) satisfies z.ZodType<TopBarContent>;
