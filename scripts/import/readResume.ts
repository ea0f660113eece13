/** Reads a JSON Resume (jsonresume.org) into entries of the content. Takes almost anything for a résumé. */
import { z } from 'zod';
import type { Content } from '../../src/contentSchema.ts';
import { fileNameOf } from '../pictures/ownPicture.ts';
import { dateIn, joined, periodIn, secure, sentence } from './texts.ts';

export type ListId = 'skills' | 'projects' | 'experience' | 'testimonials';
export type Items<Id extends ListId> = NonNullable<Content[Id]>['items'];
type Experience = Items<'experience'>[number];

const REPOSITORIES = /^https:\/\/(www\.)?(github|gitlab|codeberg|bitbucket)\.\w+\//;

/** Words for levels, in percent. */
const levels = Object.entries({
  'expert|master': 95,
  'advanced|proficient': 80,
  'beginner|basic|novice': 40,
});
const UNKNOWN_LEVEL = 70;

/** A text without control characters. Numbers are texts, too. Everything else is an empty text. */
const text = z
  .union([z.string(), z.number().transform(String)])
  .catch('')
  .transform((value) => value.replaceAll(/[^\P{Cc}\n]|\p{Surrogate}/gu, ' ').trim());

const isGroup = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
const listed = (value: unknown) => [value ?? []].flat();

const texts = z.preprocess(
  listed,
  z.array(text).transform((all) => all.filter(Boolean)),
);

function group<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.preprocess((value) => (isGroup(value) ? value : {}), z.object(shape));
}

/** A list of groups. A text in place of a group is the value of its `main` field, a group in place of a list its only entry. */
function groups<Shape extends z.core.$ZodShape, Item>(
  main: keyof Shape & string,
  shape: Shape,
  itemOf: (entry: z.output<z.ZodObject<Shape>>, index: number) => Item,
) {
  const entries = (value: unknown) =>
    listed(value)
      .map((entry: unknown) => (typeof entry === 'string' ? { [main]: entry } : entry))
      .filter(isGroup);
  return z.preprocess(
    entries,
    z.array(z.object(shape)).transform((all) => all.map(itemOf)),
  );
}

/** The parts that the page has a place for. Dates are written in `language`. */
function partsIn(language: string) {
  const dates = { startDate: text, endDate: text };
  const job = { position: text, summary: text, highlights: texts, ...dates };
  const jobAt = (company: string, { position, ...each }: z.infer<z.ZodObject<typeof job>>): Experience => ({
    title: position,
    company,
    period: periodIn(language, each),
    description: joined(each.summary, ...each.highlights) || undefined,
    type: 'work',
  });
  return {
    basics: group({
      name: text,
      label: text,
      email: text,
      phone: text,
      url: text,
      summary: text,
      location: group({ address: text, city: text, region: text, countryCode: text }),
      profiles: groups('url', { network: text, username: text, url: text }, (profile) => profile),
    }),
    // Before version 1.0.0 `name` was called `company`.
    work: groups('name', { name: text, company: text, ...job }, ({ name, company, ...each }) =>
      jobAt(name || company, each),
    ),
    volunteer: groups('organization', { organization: text, ...job }, ({ organization, ...each }) =>
      jobAt(organization, each),
    ),
    education: groups(
      'institution',
      { institution: text, area: text, studyType: text, courses: texts, ...dates },
      ({ institution, area, studyType, courses, ...period }): Experience => ({
        title: [studyType, area].filter(Boolean).join(', '),
        company: institution,
        period: periodIn(language, period),
        description: sentence(courses.join(', ')) || undefined,
        type: 'education',
      }),
    ),
    certificates: groups(
      'name',
      { name: text, issuer: text, date: text },
      ({ name, issuer, date }): Experience => ({
        title: name,
        company: issuer,
        period: dateIn(language, date),
        type: 'education',
      }),
    ),
    skills: groups('name', { name: text, level: text }, ({ name, level }) => ({
      name,
      icon: '🔹',
      level: percentOf(level),
    })),
    projects: groups(
      'name',
      { name: text, description: text, entity: text, highlights: texts, keywords: texts, url: text },
      ({ name, description, entity, highlights, keywords, url }, index) => ({
        id: 0,
        title: name,
        ...(entity && { client: entity }),
        description: joined(description, ...highlights),
        image: { src: `assets/${fileNameOf(name) || `project-${index + 1}`}`, alt: '' },
        ...(keywords.length > 0 && { tech: [...new Set(keywords)] }),
        ...(url && { [REPOSITORIES.test(secure(url)) ? 'githubUrl' : 'liveUrl']: secure(url) }),
      }),
    ),
    references: groups('reference', { name: text, reference: text }, ({ name, reference: content }) => {
      const [person = '', role = '', company = ''] = name.split(/, */);
      return { id: 0, name: person, role, company, content, rating: 0 };
    }),
  };
}

export type Resume = z.infer<z.ZodObject<ReturnType<typeof partsIn>>>;

/** Reads a résumé. `notes` are sentences about everything in it that is not taken. */
export function readResume(given: unknown, language: string): { resume: Resume; notes: string[] } {
  const parts = partsIn(language);
  const written = Object.entries(isGroup(given) ? (given as object) : {});
  const known = new Set(['$schema', 'meta', ...Object.keys(parts)]);
  const unknown = written.filter(([part, value]) => !known.has(part) && listed(value).some(Boolean));
  const names = unknown.map(([part]) => part).join(', ');
  const notes = names ? [`not taken, because the page has no place for it: ${names}`] : [];
  return { resume: group(parts).parse(given), notes };
}

function percentOf(level: string): number {
  const [, number] = /^(\d+(?:\.\d+)?) ?%?$/.exec(level) ?? [];
  if (number !== undefined) return Math.min(100, Number(number));
  const known = levels.find(([words]) => new RegExp(`^(${words})$`, 'i').test(level));
  return known?.[1] ?? UNKNOWN_LEVEL;
}
