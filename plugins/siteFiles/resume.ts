import { portraitAddress } from '../prerender/head.ts';
import type { CheckedContent } from '../../src/content/schema/contentSchema.ts';
import type { Dated } from '../../src/content/schema/inputTypes.ts';
import { datesForPrograms } from '../siteContent/dates.ts';
import type { EntryType } from '../../src/sections/Experience/schema.ts';

/**
 * The content of the page as a JSON Resume, for programs that read résumés. `folder` is that of a translation, such
 * as `fr/`.
 */
export function resume(content: CheckedContent, folder = ''): object {
  const { site, owner, about, skills, projects, experience, more, testimonials, contact } = content;
  const pageAddress = site.address && site.address + folder;
  const entries = (type: EntryType) => experience?.items.filter((entry) => entry.type === type);
  const datesOf = (entry: Dated) => datesForPrograms(entry, site);
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: owner.name,
      label: owner.title,
      image: portraitAddress(site.address, about?.portrait),
      // The page shows these in its contact section only.
      ...(contact && {
        email: owner.email,
        phone: owner.phone,
        location: owner.location && { address: owner.location },
      }),
      url: pageAddress,
      summary: about?.paragraphs.join('\n\n'),
      profiles: owner.profiles?.map(({ label, url }) => ({ network: label, url })),
    },
    work: entries('work')?.map((entry) => ({
      name: entry.company,
      position: entry.title,
      startDate: datesOf(entry).start,
      endDate: datesOf(entry).end,
      summary: entry.description,
      highlights: entry.points,
    })),
    volunteer: more?.volunteering?.map((entry) => ({
      organization: entry.company,
      position: entry.title,
      url: entry.url,
      startDate: datesOf(entry).start,
      endDate: datesOf(entry).end,
      summary: entry.description,
      highlights: entry.points,
    })),
    education: entries('education')?.map((entry) => ({
      institution: entry.company,
      area: entry.title,
      startDate: datesOf(entry).start,
      endDate: datesOf(entry).end,
      // JSON Resume has no text for education: the description is the first of its courses.
      courses: withFirst(entry.description, entry.points),
    })),
    awards: more?.awards?.map(({ title, company, date, description, url }) => ({
      title,
      awarder: company,
      date,
      summary: description,
      url,
    })),
    certificates: more?.certificates?.map(({ title, company, date, description, url }) => ({
      name: title,
      issuer: company,
      date,
      url,
      summary: description,
    })),
    publications: more?.publications?.map(({ title, company, date, description, url }) => ({
      name: title,
      publisher: company,
      releaseDate: date,
      url,
      summary: description,
    })),
    skills: skills?.items.map(({ name, level, keywords }) => ({
      name,
      level: level === undefined ? undefined : `${level}%`,
      keywords,
    })),
    languages: owner.languages?.map((written) => {
      const [, language = written, fluency] = /^(.+?) *\((.+)\)$/.exec(written) ?? [];
      return { language, fluency };
    }),
    interests: more?.interests?.map(({ name, keywords }) => ({ name, keywords })),
    projects: projects?.items.map((project) => ({
      name: project.title,
      entity: project.client,
      startDate: datesOf(project).start,
      endDate: datesOf(project).end,
      description: project.description,
      highlights: withFirst(project.result, project.points),
      keywords: project.tech,
      url: projects.showLinks ? (project.liveUrl ?? project.githubUrl) : undefined,
    })),
    references: testimonials?.items.map(({ name, role, company, content: reference }) => ({
      name: [name, role, company].filter(Boolean).join(', '),
      reference,
    })),
    meta: { canonical: pageAddress && `${pageAddress}resume.json`, version: 'v1.0.0' },
  };
}

/** A text and the list below it as one list. Undefined if both are missing. */
function withFirst(first: string | undefined, points: string[] = []): string[] | undefined {
  const list = first === undefined ? points : [first, ...points];
  return list.length > 0 ? list : undefined;
}
