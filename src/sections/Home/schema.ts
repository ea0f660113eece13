import { z } from 'zod';
import type { OptionalWords, Sample } from '../../content/schema/inputTypes.ts';
import { menuLabel, sample, template, text } from '../../content/schema/rules.ts';

/** Words of the interface on the first screen. */
interface HomeWords {
  /** Name in the menu. */
  menuLabel: string;
  /** Link to the projects, if they are listed. */
  workButton?: string | undefined;
  /** Link to the contact section, if it is listed. */
  connectButton?: string | undefined;
  /** Name of the down arrow, for screen readers. */
  downArrow: string;
}

/** The first screen as its owner writes it. */
export interface HomeInput extends Sample, OptionalWords<HomeWords> {
  /** One sentence below the title: what clients get; default: `site.description`, unless it is all of the text about you. Without both there is no such line. */
  tagline?: string | undefined;
}

/** The first screen after the check. */
export type CheckedHome = HomeInput & HomeWords;

/** The first screen as the page gets it. */
export type HomeContent = CheckedHome & {
  /** Whether About begins with the tagline. On paper the two texts are neighbours, and the tagline is left out. */
  isTaglineRepeated?: boolean | undefined;
};

export const schema = () =>
  z.strictObject({
    ...sample,
    menuLabel,
    tagline: text.optional(),
    workButton: text.optional(),
    connectButton: text.optional(),
    downArrow: template('section'),
  }) satisfies z.ZodType<CheckedHome>;
