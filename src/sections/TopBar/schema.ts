import { z } from 'zod';
import { always, short, text } from '../../content/rules.ts';

const sees = (motion: string, name: string) => name?.toLowerCase?.().includes(motion?.toLowerCase?.());

/** Who speaks to the computer says what they see: a button's name contains it (WCAG 2.5.3). */
const named = { ...always, message: 'must contain what the button shows, topBar.motion' };

export const schema = () =>
  z
    .strictObject({
      navigationLabel: text.describe('name of the navigation for screen readers'),
      skipLink: text,
      menuButton: text,
      motion: short(16).describe('what the button that stops and starts all movement shows'),
      stopMotion: text.describe('name of the button while the page moves; contains what it shows'),
      startMotion: text.describe('name of the button while it stands still; contains what it shows'),
    })
    .refine(({ motion, stopMotion }) => sees(motion, stopMotion), { ...named, path: ['stopMotion'] })
    .refine(({ motion, startMotion }) => sees(motion, startMotion), { ...named, path: ['startMotion'] });

export type TopBarContent = z.infer<ReturnType<typeof schema>>;
