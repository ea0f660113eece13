import { z } from 'zod';
import type { OptionalWords, Sample } from './inputTypes.ts';
import { color, languageTag, sample, siteAddress, template, text } from './rules.ts';

/** The owner's colours, named by their meaning. plugins/theme/palette.ts derives all others. */
export interface Colors {
  /** Background of the page, dark. */
  ground: string;
  /** Text, light. */
  text: string;
  /** Title, work, focus, crests of the needle field, arrow of the mouse. */
  accent: string;
  /** Education, valleys of the field, stronger tint of backgrounds; may be like accent. */
  education: string;
  /** Send, brightest needles, targets; may be the accent, but not like the text. */
  highlight: string;
}

/** Words of the interface for the whole site. */
interface SiteWords {
  /** Note in links that open in a new tab. */
  newTab: string;
  /** Dates of an entry that goes on. */
  since: string;
  /** Dates of an entry without a start. */
  until: string;
}

/** The site as its owner writes it. */
export interface SiteInput extends Sample, OptionalWords<SiteWords> {
  /** Public address that ends in a slash; without it, the host’s. */
  address?: string | undefined;
  /** Language of the texts, such as `en` or `pt-BR`. */
  language: string;
  /** Text of search results and link previews, about 150 characters; default: `home.tagline`, else your profession or name. */
  description?: string | undefined;
  colors: Colors;
}

/** The site after the check, with its words. */
export type CheckedSite = SiteInput & SiteWords;

/** The site as the page gets it. */
export interface Site extends CheckedSite {
  /** Text of search results and link previews. */
  description: string;
  /** Path of the picture of link previews, if it is not that of content.ts. */
  sharePicture?: string | undefined;
}

const colors = z.strictObject({
  ground: color,
  text: color,
  accent: color,
  education: color,
  highlight: color,
}) satisfies z.ZodType<Colors>;

export const siteSchema = () =>
  z.strictObject({
    ...sample,
    address: siteAddress.optional(),
    language: languageTag,
    description: text.optional(),
    newTab: text,
    since: template('date'),
    until: template('date'),
    colors,
  }) satisfies z.ZodType<CheckedSite>;
