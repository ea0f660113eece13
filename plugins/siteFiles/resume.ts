import { portraitAddress } from '../../src/head.ts';
import type { Content } from '../../src/contentSchema.ts';
import { setPeriod } from '../../src/sections/Experience/period.ts';
import type { ExperienceEntry } from '../../src/sections/Experience/schema.ts';

/** Schema of the résumé: JSON Resume, version 1.0.0 (jsonresume.org). */
const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** The content of the page as a JSON Resume, for programs that read résumés. */
export function resume(content: Content): object {
  const { site, owner, about, skills, projects, experience, testimonials, contact } = content;
  const entries = (type: ExperienceEntry['type']) => experience?.items.filter((entry) => entry.type === type);
  return {
    $schema: SCHEMA,
    basics: {
      name: owner.name,
      label: owner.title,
      image: portraitAddress(content),
      // The page shows these in its contact section only.
      ...(contact && { email: owner.email, phone: owner.phone, location: { address: owner.location } }),
      url: site.address,
      summary: about?.paragraphs.join('\n\n'),
      profiles: owner.profiles?.map(({ label, url }) => ({ network: label, url })),
    },
    work: entries('work')?.map(({ company, title, period, description }) => {
      const [startDate, endDate] = datesIn(period, site.language);
      return { name: company, position: title, startDate, endDate, summary: description };
    }),
    education: entries('education')?.map(({ company, title, period, description }) => {
      const [startDate, endDate] = datesIn(period, site.language);
      const courses = description === undefined ? undefined : [description];
      return { institution: company, area: title, startDate, endDate, courses };
    }),
    skills: skills?.items.map(({ name, level }) => ({ name, level: `${level}%` })),
    languages: owner.languages?.map((language) => ({ language })),
    projects: projects?.items.map(({ title, client, description, tech, liveUrl, githubUrl }) => ({
      name: title,
      entity: client,
      description,
      keywords: tech,
      url: projects.showLinks ? (liveUrl ?? githubUrl) : undefined,
    })),
    references: testimonials?.items.map(({ name, role, company, content: reference }) => ({
      name: `${name}, ${role}, ${company}`,
      reference,
    })),
    meta: { canonical: site.address && `${site.address}resume.json`, version: 'v1.0.0' },
  };
}

/** First and last date of a period in the content, such as `2021-03`. A period without an end has one. */
function datesIn(period: string, language: string): string[] {
  const { format } = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, month) => format(Date.UTC(2000, month)).toLowerCase());
  return setPeriod(period).dates.flatMap((written) => {
    const [date, year] = written.match(/\b([12]\d{3})(?:-(?:0[1-9]|1[0-2]))?\b/) ?? [];
    // The last one: in Japanese the name of January is part of that of November.
    const month = months.findLastIndex((name) => written.toLowerCase().includes(name)) + 1;
    if (!date) return [];
    return [month > 0 ? `${year}-${String(month).padStart(2, '0')}` : date];
  });
}
