import type { Content } from '../../src/contentSchema.ts';

/** A JSON Resume as far as it is read here (jsonresume.org, 1.0.0 and the names before it). All of it may be missing. */
interface Resume {
  basics?: {
    name?: string;
    label?: string;
    image?: string;
    email?: string;
    phone?: string;
    summary?: string;
    location?: { address?: string; city?: string; region?: string; countryCode?: string };
    profiles?: { network?: string; username?: string; url?: string }[];
  };
  work?: (Dated & {
    name?: string;
    company?: string;
    position?: string;
    summary?: string;
    highlights?: string[];
  })[];
  education?: (Dated & { institution?: string; area?: string; studyType?: string; courses?: string[] })[];
  skills?: { name?: string; level?: string; keywords?: string[] }[];
  projects?: {
    name?: string;
    description?: string;
    highlights?: string[];
    keywords?: string[];
    url?: string;
  }[];
  references?: { name?: string; reference?: string }[];
}

/** ISO dates, as exact as they are known: `2018`, `2018-03` or `2018-03-01`. Programs write null, too, and words. */
interface Dated {
  startDate?: string | number | null;
  endDate?: string | number | null;
}

/** What came of a résumé. */
export interface Imported {
  content: Content;
  /** What was guessed or not taken, a sentence each. What is still missing the content check says. */
  notes: string[];
}

/** Words for levels, in percent; résumés have no scale of their own. */
const levels: Record<string, number> = {
  beginner: 40,
  basic: 40,
  novice: 40,
  intermediate: 60,
  advanced: 80,
  proficient: 80,
  expert: 95,
  master: 95,
};
const UNKNOWN_LEVEL = 70;

/** What of a résumé is read, by its parts. */
const taken: Record<string, readonly string[]> = {
  basics: ['name', 'label', 'image', 'email', 'phone', 'summary', 'location', 'profiles'],
  work: ['name', 'company', 'position', 'startDate', 'endDate', 'summary', 'highlights'],
  education: ['institution', 'area', 'studyType', 'startDate', 'endDate', 'courses'],
  skills: ['name', 'level'],
  projects: ['name', 'description', 'highlights', 'keywords', 'url'],
  references: ['name', 'reference'],
};
/** Parts that are about the file, not about the person. */
const silent = new Set(['$schema', 'meta']);

/**
 * The content that follows from a résumé: its facts, and for everything else, such as labels and colours, what `base` has.
 * Nothing is made up: what the résumé lacks is left empty. Throws where the résumé names nobody, or has no list where one
 * belongs.
 */
export function fromResume(given: unknown, base: Content): Imported {
  const resume = (typeof given === 'object' && given !== null ? given : {}) as Resume;
  const name = resume.basics?.name?.trim();
  if (!name) throw new Error('This is no JSON Resume: it has no basics.name');
  for (const part of ['work', 'education', 'skills', 'projects', 'references'] as const) {
    if (!Array.isArray(resume[part] ?? [])) throw new Error(`This is no JSON Resume: ${part} is no list`);
  }
  const notes: string[] = [];
  const lists = {
    skills: skillsOf(resume, notes),
    projects: projectsOf(resume, notes),
    experience: experienceOf(resume, base.site.language, notes),
    testimonials: voicesOf(resume, notes),
  };
  const { sample: _site, ...site } = base.site;
  const { sample: _owner, phone: _phone, profiles: _profiles, ...owner } = base.owner;
  const content: Content = {
    ...base,
    site: { ...site, description: firstSentences(resume.basics?.summary, site.language) },
    owner: { ...owner, ...ownerOf(resume, name, notes) },
    sections: base.sections.filter((id) => !(id in lists) || lists[id as keyof typeof lists].length > 0),
    ...(base.about && { about: aboutOf(base.about, resume, name) }),
    ...(base.contact && { contact: contactOf(base.contact, name) }),
  };
  for (const [id, items] of Object.entries(lists)) {
    const part = base[id as keyof typeof lists];
    if (items.length === 0) delete content[id as keyof typeof lists];
    else if (part) Object.assign(content, { [id]: { ...part, items } });
  }
  if (!content.owner.phone && content.contact) delete content.contact.whatsapp;
  if (resume.basics?.image)
    notes.push(
      `about.portrait: npm run pictures -- portrait <file> makes its files from yours (${resume.basics.image})`,
    );
  const others = untaken(resume);
  if (others.length > 0) notes.push(`not taken, because the page has no place for it: ${others.join(', ')}`);
  return { content, notes };
}

/** Parts of a résumé that are not read, such as `awards`, and fields of those that are, such as `skills.keywords`, each once. */
function untaken(resume: object): string[] {
  const isSomething = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));
  const places = Object.entries(resume).flatMap(([part, value]: [string, unknown]) => {
    if (silent.has(part) || !isSomething(value)) return [];
    const read = taken[part];
    if (!read) return [part];
    return [value]
      .flat()
      .flatMap((entry) =>
        Object.entries(entry as object).flatMap(([field, each]) =>
          read.includes(field) || !isSomething(each) ? [] : [`${part}.${field}`],
        ),
      );
  });
  return [...new Set(places)];
}

function ownerOf(
  { basics }: Resume,
  name: string,
  notes: string[],
): Pick<Content['owner'], 'name' | 'brand' | 'title' | 'email' | 'phone' | 'location' | 'profiles'> {
  const { label, email, phone, location, profiles = [] } = basics ?? {};
  const country =
    location?.countryCode &&
    new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(location.countryCode);
  const international = phone?.replaceAll(/[().]/g, ' ').replaceAll(/ +/g, ' ').trim();
  const isInternational = /^\+[\d -]+$/.test(international ?? '');
  if (phone && !isInternational)
    notes.push(`owner.phone is left out: ${phone} has no country in front, such as +1`);
  const linked = profiles.flatMap(({ network, username, url }) =>
    url ? [{ label: network ?? username ?? url, url: secure(url) }] : [],
  );
  const unlinked = profiles.filter(({ url }) => !url).map(({ network, username }) => network ?? username);
  if (unlinked.length > 0)
    notes.push(`owner.profiles: left out, because they have no address: ${unlinked.join(', ')}`);
  return {
    name,
    brand: name.split(' ').at(-1) ?? name,
    title: label ?? '',
    email: email ?? '',
    ...(isInternational && { phone: international }),
    location:
      [location?.city, country ?? location?.region].filter(Boolean).join(', ') || (location?.address ?? ''),
    ...(linked.length > 0 && { profiles: linked }),
  };
}

function aboutOf(about: NonNullable<Content['about']>, { basics }: Resume, name: string): Content['about'] {
  const { sample: _sample, facts: _facts, ...rest } = about;
  const paragraphs = (basics?.summary ?? '')
    .split(/\n+/)
    .map((each) => each.trim())
    .filter(Boolean);
  return { ...rest, greeting: `Hi, I’m ${name.split(' ')[0]}.`, paragraphs };
}

function contactOf(contact: NonNullable<Content['contact']>, name: string): Content['contact'] {
  const { availability: _availability, ...rest } = contact;
  return { ...rest, form: { ...contact.form, recipientName: name.split(' ')[0] ?? name } };
}

function skillsOf({ skills = [] }: Resume, notes: string[]): NonNullable<Content['skills']>['items'] {
  const unknown = skills.filter(({ level }) => percentOf(level) === undefined).map(({ name }) => name);
  if (skills.length > 0)
    notes.push('skills.items: every icon is 🔹, choose your own; levels that were words are guessed');
  if (unknown.length > 0)
    notes.push(
      `skills.items: ${UNKNOWN_LEVEL} percent stands where no level was known: ${unknown.join(', ')}`,
    );
  return byName('skills', skills, notes).map(({ name = '', level }) => ({
    name,
    icon: '🔹',
    level: percentOf(level) ?? UNKNOWN_LEVEL,
  }));
}

function percentOf(level = ''): number | undefined {
  const [, number] = /^(\d+(?:\.\d+)?) ?%$/.exec(level.trim()) ?? [];
  return number === undefined ? levels[level.trim().toLowerCase()] : Math.min(100, Number(number));
}

function projectsOf({ projects = [] }: Resume, notes: string[]): NonNullable<Content['projects']>['items'] {
  return byName('projects', projects, notes).map(
    ({ name = '', description, highlights = [], keywords = [], url }, index) => ({
      id: index + 1,
      title: name,
      description: joined(description, highlights),
      image: { src: `assets/${fileName(name) || `project-${index + 1}`}`, alt: '' },
      tech: keywords.length > 0 ? [...new Set(keywords)] : undefined,
      liveUrl: url ? secure(url) : undefined,
    }),
  );
}

function experienceOf(
  { work = [], education = [] }: Resume,
  language: string,
  notes: string[],
): NonNullable<Content['experience']>['items'] {
  const dates = [...work, ...education]
    .flatMap(({ startDate, endDate }) => [startDate, endDate])
    .map((date) => String(date ?? '').trim());
  if (dates.some((date) => DATE.exec(date)?.[3]))
    notes.push('experience.items: periods have years and months; days are left out');
  const odd = dates.filter((date) => date !== '' && !DATE.test(date));
  if (odd.length > 0)
    notes.push(
      `experience.items: taken as they are, because they are no dates such as 2018-03: ${odd.join(', ')}`,
    );
  return [
    ...work.map((entry) => ({
      title: entry.position ?? '',
      company: entry.name ?? entry.company ?? '',
      period: periodOf(entry, language),
      description: joined(entry.summary, entry.highlights),
      type: 'work' as const,
    })),
    ...education.map((entry) => ({
      title: [entry.studyType, entry.area].filter(Boolean).join(', '),
      company: entry.institution ?? '',
      period: periodOf(entry, language),
      description: (entry.courses ?? []).join(', '),
      type: 'education' as const,
    })),
  ];
}

/** References carry no stars: these are left to the owner. */
function voicesOf(
  { references = [] }: Resume,
  notes: string[],
): NonNullable<Content['testimonials']>['items'] {
  if (references.length > 0) notes.push('testimonials.items: references have no stars; write each rating');
  return references.map(({ name = '', reference = '' }, index) => {
    const [person = '', role = '', company = ''] = name.split(/, */);
    return { id: index + 1, name: person, role, company, content: reference, rating: 0 };
  });
}

/** A year, a month of it, a day of that. */
const DATE = /^(\d{4})(?:-(0[1-9]|1[0-2])(?:-(\d\d)(?:T.*)?)?)?$/;

/** `March 2018 – May 2021` in this language, `2020 – 2023`, or one date; without an end the dash stays open. */
function periodOf({ startDate, endDate }: Dated, language: string): string {
  const [start, end] = [startDate, endDate].map((date) => dateIn(language, String(date ?? '').trim()));
  if (!start || start === end) return end ?? '';
  return end ? `${start} – ${end}` : `${start} –`;
}

/** A date as people write it, with its month where that is known. What is no date stays as it is. */
function dateIn(language: string, date: string): string {
  const [, year, month] = DATE.exec(date) ?? [];
  if (!year) return date;
  if (!month) return year;
  // Figures and years as those of the dates without months, which stand beside them.
  const format = {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
    calendar: 'gregory',
    numberingSystem: 'latn',
  } as const;
  return new Intl.DateTimeFormat(language, format).format(Date.UTC(Number(year), Number(month) - 1));
}

function joined(text = '', sentences: readonly string[] = []): string {
  return [text, ...sentences]
    .map((each) => each.trim())
    .filter(Boolean)
    .join(' ');
}

/** As much of a text as search results show, in whole sentences. */
function firstSentences(text = '', language: string): string {
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' });
  let description = '';
  for (const { segment } of sentences.segment(text.replaceAll(/\s+/g, ' '))) {
    if (description && description.length + segment.trimEnd().length > 160) break;
    description += segment;
  }
  return description.trim();
}

function fileName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The address by https, which is all that the page links to. What is no address stays as it is, for the check to name. */
function secure(url: string): string {
  return url.replace(/^http:/, 'https:');
}

/** Without entries that have the name of an earlier one, which are named in the notes. */
function byName<Entry extends { name?: string }>(
  part: string,
  entries: readonly Entry[],
  notes: string[],
): Entry[] {
  const isFirst = ({ name }: Entry, index: number) =>
    entries.findIndex((each) => each.name === name) === index;
  const again = entries.filter((entry, index) => !isFirst(entry, index)).map(({ name }) => name);
  if (again.length > 0)
    notes.push(`${part}.items: taken once, because the name is there again: ${again.join(', ')}`);
  return entries.filter(isFirst);
}
