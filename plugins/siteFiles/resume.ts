import { portraitAddress } from '../../src/head.ts';
import type { Content } from '../../src/contentSchema.ts';
import type { ExperienceEntry } from '../../src/sections/Experience/schema.ts';

/** Schema that the résumé keeps to: JSON Resume, version 1.0.0 (jsonresume.org). */
const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** What the page shows as a JSON Resume, for programs that read résumés. */
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
    work: entries('work')?.map((entry) => ({
      name: entry.company,
      position: entry.title,
      startDate: years(entry.period)[0],
      endDate: years(entry.period)[1],
      summary: entry.description,
    })),
    education: entries('education')?.map((entry) => ({
      institution: entry.company,
      area: entry.title,
      startDate: years(entry.period)[0],
      endDate: years(entry.period)[1],
      courses: entry.description === undefined ? undefined : [entry.description],
    })),
    skills: skills?.items.map(({ name, level }) => ({ name, level: `${level}%` })),
    projects: projects?.items.map(({ title, description, tech, liveUrl, githubUrl }) => ({
      name: title,
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

/** The years of a period as people write it, first and last; what has no last one may still go on. */
function years(period: string): string[] {
  return period.match(/\b[12]\d{3}\b/g) ?? [];
}
