import { z } from 'zod';
import type { Content, SectionId } from '../../src/content/schema.ts';
import {
  color,
  email,
  emoji,
  file,
  languageTag,
  link,
  list,
  motionLabel,
  phone,
  picture,
  siteAddress,
  template,
  text,
  type SizeOf,
} from './rules.ts';

const sections = ['home', 'about', 'skills', 'projects', 'experience', 'testimonials', 'contact'] as const satisfies SectionId[];

const sample = { sample: z.literal(true, 'must be true, or not be there').optional() };
const profile = z.strictObject({ label: text, url: link });
const field = z.strictObject({ label: text, placeholder: text });

/** The rules of src/content/schema.ts, field by field. `sizeOf` says which files there are below public/. */
export function contentSchema(sizeOf: SizeOf) {
  return z.strictObject({
    site: z.strictObject({
      ...sample,
      address: siteAddress.optional(),
      language: languageTag,
      direction: z.enum(['ltr', 'rtl']),
      description: text,
      colors: z.strictObject({ ground: color, arrow: color }),
    }),
    owner: z.strictObject({
      ...sample,
      name: text,
      brand: text,
      title: text,
      email,
      phone,
      location: text,
      profiles: z.strictObject({ codeHost: profile, professionalNetwork: profile, photoNetwork: profile }),
    }),
    topBar: z.strictObject({
      links: list(z.strictObject({ section: z.enum(sections), label: text }), (entry) => entry?.section),
      navigationLabel: text,
      skipLink: text,
      menuButton: text,
      stopMotion: motionLabel,
      startMotion: motionLabel,
    }),
    home: z.strictObject({ tagline: text, workButton: text, connectButton: text, downArrow: text }),
    about: z.strictObject({
      ...sample,
      heading: text,
      greeting: text,
      paragraphs: z.tuple([text, text]).refine(([first, second]) => first !== second, 'must be two different texts'),
      portrait: picture('portrait', sizeOf),
      cvButton: text,
      cvFile: file(sizeOf, '.pdf'),
    }),
    skills: z.strictObject({
      heading: text,
      items: list(
        z.strictObject({
          name: text,
          icon: emoji,
          level: z.number().refine((level) => level >= 0 && level <= 100, 'must be from 0 to 100'),
        }),
        (skill) => skill?.name,
      ),
    }),
    projects: z.strictObject({
      heading: text,
      items: list(
        z.strictObject({
          ...sample,
          id: z.int(),
          title: text,
          description: text,
          image: picture('project', sizeOf),
          tech: list(text, (name) => name),
          liveUrl: link.optional(),
          githubUrl: link.optional(),
        }),
      ),
    }),
    experience: z.strictObject({
      heading: text,
      typeLabels: z.strictObject({ work: text, education: text }),
      items: list(
        z.strictObject({
          ...sample,
          id: z.int(),
          title: text,
          company: text,
          period: text,
          description: text,
          type: z.enum(['work', 'education']),
        }),
      ),
    }),
    testimonials: z.strictObject({
      heading: text,
      items: list(
        z.strictObject({
          ...sample,
          id: z.int(),
          name: text,
          role: text,
          company: text,
          content: text,
          rating: z.number().refine((stars) => [1, 2, 3, 4, 5].includes(stars), 'must be 1, 2, 3, 4 or 5'),
          avatar: picture('avatar', sizeOf),
        }),
      ),
      labels: z.strictObject({
        carousel: text,
        slide: text,
        previous: text,
        next: text,
        pause: text,
        play: text,
        goTo: template('n'),
        position: template('n', 'count'),
        rating: template('n'),
        byline: template('role', 'company'),
      }),
    }),
    contact: z.strictObject({
      heading: text,
      introHeading: text,
      intro: text,
      labels: z.strictObject({ email: text, phone: text, location: text }),
      whatsapp: z.strictObject({ button: text, message: text }),
      form: z.strictObject({
        name: field,
        email: field,
        message: field,
        sendButton: text,
        sendingButton: text,
        successBanner: text,
        errorBanner: text,
        recipientName: text,
      }),
    }),
    footer: z.strictObject({ copyright: text, madeWith: text, profilesLabel: text }),
    notFound: z.strictObject({ heading: text, text, homeLink: text }),
  }) satisfies z.ZodType<Content>;
}
