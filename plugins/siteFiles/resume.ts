import { portraitAddress } from '../prerender/head.ts';
import type { Content } from '../../src/contentSchema.ts';
import { formatPeriod } from '../../src/sections/Experience/period.ts';
import type { ExperienceEntry } from '../../src/sections/Experience/schema.ts';

/** The content of the page as a JSON Resume, for programs that read résumés. */
export function resume(content: Content): object {
  const { site, owner, about, skills, projects, experience, testimonials, contact } = content;
  const entries = (type: ExperienceEntry['type']) =>
    experience?.items.filter((entry) => entry.type === type);
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
        location: { address: owner.location },
      }),
      url: site.address,
      summary: about?.paragraphs.join('\n\n'),
      profiles: owner.profiles?.map(({ label, url }) => ({ network: label, url })),
    },
    work: entries('work')?.map(({ company, title, period, description }) => {
      const { startDate, endDate } = datesIn(period, site.language);
      return { name: company, position: title, startDate, endDate, summary: description };
    }),
    education: entries('education')?.map(({ company, title, period, description }) => {
      const { startDate, endDate } = datesIn(period, site.language);
      return {
        institution: company,
        area: title,
        startDate,
        endDate,
        courses: description && [description],
      };
    }),
    skills: skills?.items.map(({ name, level }) => ({ name, level: `${level}%` })),
    languages: owner.languages?.map((written) => {
      const [, language = written, fluency] = /^(.+?) *\((.+)\)$/.exec(written) ?? [];
      return { language, fluency };
    }),
    projects: projects?.items.map(({ title, client, description, tech, liveUrl, githubUrl }) => ({
      name: title,
      entity: client,
      description,
      keywords: tech,
      url: projects.showLinks ? (liveUrl ?? githubUrl) : undefined,
    })),
    references: testimonials?.items.map(({ name, role, company, content: reference }) => ({
      name: [name, role, company].filter(Boolean).join(', '),
      reference,
    })),
    meta: { canonical: site.address && `${site.address}resume.json`, version: 'v1.0.0' },
  };
}

/** Start and end of a period in the content, such as `2021-03`. A period such as `2021 –` has no end. */
function datesIn(period: string, language: string) {
  const { dates } = formatPeriod(period);
  const [startDate, endDate] = dates.flatMap((written) => {
    const [, before, year, after] =
      /(?:\b(0[1-9]|1[0-2])\/)?\b([12]\d{3})(?:-(0[1-9]|1[0-2]))?\b/.exec(written) ?? [];
    const month = monthIn(written.toLowerCase(), language) ?? before ?? after;
    return year ? [month ? `${year}-${month}` : year] : [];
  });
  const goesOn = dates.length > 1 || dates[0]?.endsWith('–');
  return { startDate, endDate: goesOn ? endDate : startDate };
}

/** Number of the month, such as `03`, that a date names in full or short. */
function monthIn(date: string, language: string): string | undefined {
  const months = Array.from({ length: 12 }, (_, index) => Date.UTC(2000, index));
  for (const month of ['long', 'short'] as const) {
    const { format } = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
    const names = months.map((time) => format(time).toLowerCase().replace(/[.॰]$/, ''));
    // The last one: in Japanese the name of January is part of that of November.
    const last = names.findLastIndex((name) => date.includes(name));
    if (last >= 0) return String(last + 1).padStart(2, '0');
  }
  return undefined;
}
