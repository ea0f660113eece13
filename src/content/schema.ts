import { z } from 'zod';
import {
  color,
  email,
  file,
  languageTag,
  link,
  list,
  phone,
  sample,
  short,
  siteAddress,
  text,
  type SizeOf,
} from './rules.ts';

/** The owner's colours, named by their meaning. plugins/theme/palette.ts derives all others. */
const colors = z.strictObject({
  ground: color.describe('background of the page, dark'),
  text: color.describe('text, light'),
  accent: color.describe('title, work, focus, crests of the needle field, arrow of the mouse'),
  education: color.describe(
    'education, valleys of the field, stronger tint of grounds; may be like accent',
  ),
  highlight: color.describe(
    'Send, brightest needles, targets; may be the accent, but not like the text',
  ),
});

export const siteSchema = () =>
  z.strictObject({
    ...sample,
    address: siteAddress
      .optional()
      .describe('public address that ends in a slash; without it, the host’s'),
    language: languageTag.describe('language of the texts, such as `en` or `pt-BR`'),
    description: text.describe('text of search results and link previews, about 150 characters'),
    newTab: text.describe('note in links that open in a new tab'),
    colors,
  });

const profile = z.strictObject({
  label: text.describe('name of the site'),
  url: link.describe('address of the profile'),
  shownIn: z
    .array(z.enum(['about', 'footer']))
    .min(1, 'must name a place, or not be there')
    .optional()
    .describe('places with this link, both if left out; those of `about` are also on paper'),
});

export const ownerSchema = (sizeOf: SizeOf) =>
  z.strictObject({
    ...sample,
    name: text.describe(
      'full name; its last word (or `van Dyk`) gets a separate line on the first screen',
    ),
    brand: text.describe('short name in the top bar and the footer'),
    title: text.describe('profession, below the name'),
    email: email.describe('e-mail address in the contact section'),
    phone: phone.optional().describe('phone number with its country code'),
    location: text.describe('city and country'),
    languages: list(text).optional().describe('languages, such as `Spanish (native)`'),
    profiles: list(profile, (each) => each?.label)
      .optional()
      .describe('links to public profiles'),
    cv: z
      .strictObject({
        file: file(sizeOf, '.pdf').describe('path of a PDF below `public/`, at most 1 MB'),
        button: text.describe('button in the about section'),
        short: short(16).describe('link in the top bar'),
      })
      .optional()
      .describe('the CV and its links'),
  });

export type Site = z.infer<ReturnType<typeof siteSchema>>;
export type Colors = Site['colors'];
/** The owner; the build adds how large the CV is, such as `289 kB`, as the site's language writes it. */
export type Owner = z.infer<ReturnType<typeof ownerSchema>> & { cv?: { size?: string } };
