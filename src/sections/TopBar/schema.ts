import { z } from 'zod';
import { text } from '../../content/rules.ts';

export const schema = () =>
  z.strictObject({
    navigationLabel: text.describe('name of the navigation for screen readers'),
    skipLink: text,
    menuButton: text,
    motion: text.describe('what the button that stops and starts all movement shows'),
    stopMotion: text.describe('name of the button while the page moves'),
    startMotion: text.describe('name of the button while it stands still'),
  });

export type TopBarContent = z.infer<ReturnType<typeof schema>>;
