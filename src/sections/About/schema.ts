import { z } from 'zod';
import type {
  OptionalWords,
  PictureSource,
  PicturePoint,
  Sample,
  SectionWords,
} from '../../content/schema/inputTypes.ts';
import {
  list,
  picture,
  sample,
  section,
  fraction,
  text,
  type PublicFiles,
} from '../../content/schema/rules.ts';

/** Words of the interface in this section. */
export type AboutWords = SectionWords;

/** A fact below the text. */
export interface Fact {
  /** Short value, such as `4+ years`. */
  value: string;
  /** Meaning of the value. */
  label: string;
}

/** The portrait as its owner writes it. */
interface PortraitInput extends PictureSource {
  /** Point of the picture that the halo of needles points at. */
  face?: PicturePoint | undefined;
}

/** The section as its owner writes it. */
export interface AboutInput extends Sample, OptionalWords<AboutWords> {
  /** Greeting beside the portrait. */
  greeting?: string | undefined;
  /** Paragraphs about you. */
  paragraphs: string[];
  /** Picture of you. */
  portrait?: PortraitInput | undefined;
  /** Facts below the text. */
  facts?: Fact[] | undefined;
}

/** The portrait as the page gets it. */
export interface AboutPortrait extends PictureSource {
  /** A cut-out has transparent parts, a photo has none. */
  kind: 'cutout' | 'photo';
}

/** The section as the page gets it. */
export interface AboutContent extends Omit<AboutInput & AboutWords, 'sample' | 'portrait'> {
  /** Picture of the owner. */
  portrait?: AboutPortrait | undefined;
}

const fact = z.strictObject({ value: text, label: text }) satisfies z.ZodType<Fact>;

export const schema = (publicFiles: PublicFiles) =>
  z.strictObject({
    ...sample,
    ...section,
    greeting: text.optional(),
    paragraphs: list(text, (paragraph) => paragraph),
    portrait: z
      .strictObject({
        ...picture('portrait', publicFiles).shape,
        face: z.strictObject({ x: fraction, y: fraction }).optional(),
      })
      .optional(),
    facts: list(fact, (each) => each?.label).optional(),
  }) satisfies z.ZodType<AboutInput & AboutWords>;
