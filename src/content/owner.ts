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
  ground: color.describe('the page, dark'),
  text: color.describe('texts, light'),
  accent: color.describe('rest, links, focus, work'),
  education: color.describe('education, night'),
  highlight: color.describe('the one thing that is pointed at'),
});

/** The site: its address, its language, its description for search engines, its colours. */
export const siteSchema = () =>
  z.strictObject({
    ...sample,
    address: siteAddress.optional().describe('where it is published: https, a slash at its end'),
    language: languageTag.describe('tag of the texts’ language, such as `en` or `pt-BR`'),
    description: text.describe(
      'one or two sentences, about 150 characters, for search results and link previews',
    ),
    newTab: text.describe('what links say that open in a new tab'),
    colors,
  });

/** A link to a public profile; opens in a new tab. */
const profile = z.strictObject({
  label: text,
  url: link,
  shownIn: z
    .array(z.enum(['about', 'footer']))
    .min(1, 'must name a place, or not be there')
    .optional()
    .describe('where; everywhere if left out'),
});

/** The person the site is about. */
export const ownerSchema = (sizeOf: SizeOf) =>
  z.strictObject({
    ...sample,
    name: text.describe('full name; its last word stands on a line of its own'),
    brand: text.describe('short name in top bar and footer'),
    title: text,
    email,
    phone: phone.optional().describe('international, as people read it'),
    location: text,
    profiles: list(profile, (each) => each?.label).optional(),
    cv: z
      .strictObject({
        file: file(sizeOf, '.pdf').describe('a PDF below public/'),
        button: text,
        short: short(16).describe('the same in the top bar'),
      })
      .optional(),
  });

export type Site = z.infer<ReturnType<typeof siteSchema>>;
export type Colors = Site['colors'];
/** The owner; the build adds how large the CV is, such as `289 kB`, as the site's language writes it. */
export type Owner = z.infer<ReturnType<typeof ownerSchema>> & {
  cv?: { size?: string | undefined } | undefined;
};
