import { languagesIn } from '../../plugins/content/textLanguage.ts';
import { phone as phoneRule, siteAddress } from '../../src/content/rules.ts';
import type { Content } from '../../src/contentSchema.ts';
import { fileNameOf } from '../pictures/ownPicture.ts';
import { wordsOf } from './languages.ts';
import { mergeList, mergePart, type Items, type ListId } from './merge.ts';
import { readResume, type Resume } from './readResume.ts';

export interface Imported {
  content: Content;
  /** Everything that was guessed, kept or left out, a sentence each. */
  notes: string[];
  /** Tag of the résumé's language. */
  language: string;
}

/** Frequent words of a language that are enough to take it for the résumé's. */
const CERTAIN = 3;

/** Words for levels, in percent. */
const levels = new Map(
  Object.entries({ beginner: 40, basic: 40, novice: 40, intermediate: 60, advanced: 80, proficient: 80 }),
);
const BEST_LEVEL = 95;
const UNKNOWN_LEVEL = 70;
const REPOSITORIES = /^https:\/\/(www\.)?(github|gitlab|codeberg|bitbucket)\.\w+\//;

/**
 * Merges a résumé into the content. It replaces the sample, fills what is empty and adds new entries. It changes nothing
 * else. Throws an error with a sentence for the owner if the résumé names nobody.
 */
export function fromResume(file: unknown, base: Content): Imported {
  const { resume, notes } = readResume(file);
  const { basics } = resume;
  if (!basics.name) throw new Error('The file is no JSON Resume: it has no basics.name');
  const [likely] = languagesIn(JSON.stringify(resume));
  const language = likely && likely.hits >= CERTAIN ? likely.language : base.site.language;
  const [given, family] = namesOf(basics.name, language);
  const name = basics.name.includes(',') ? `${given} ${family}` : basics.name;
  const content = structuredClone(base);
  const isFirst = base.owner.sample === true;

  const owner = { name, brand: family, ...ownerFacts(resume, language, notes) };
  content.site = mergePart('site', base.site, siteFacts(resume, language, notes), notes);
  content.owner = mergePart('owner', base.owner, owner, notes);
  if (base.about)
    content.about = mergePart(
      'about',
      base.about,
      aboutFacts(base.about, resume, name, given, language),
      notes,
    );
  if (content.contact && isFirst) {
    delete content.contact.availability;
    content.contact.form.recipientName = given;
  }
  if (content.contact?.whatsapp && !content.owner.phone) {
    delete content.contact.whatsapp;
    notes.push('contact.whatsapp is left out: it needs owner.phone');
  }
  const lists: { [Id in ListId]: Items<Id> } = {
    skills: skillsOf(resume, notes),
    projects: projectsOf(resume),
    experience: experienceOf(resume, language, notes),
    testimonials: voicesOf(resume, notes),
  };
  for (const id of Object.keys(lists) as ListId[]) mergeList(content, id, lists[id], isFirst, notes);
  if (!isFirst) return { content, notes, language };

  // The sample's quote is no testimonial of this person.
  delete content.projects?.quote;
  notes.push(`owner.brand is ${family}: write your family name if it is another`);
  notes.push('about.portrait: npm run pictures -- portrait <file> me makes its files from your photo');
  if (language !== base.site.language) notes.push(`site.language is ${content.site.language} now`);
  return { content, notes, language };
}

/** Given and family name. Spanish has two family names, of which the first is used. Chinese, Japanese and Korean put it first. */
function namesOf(name: string, language: string): [given: string, family: string] {
  const [before = '', after] = name.split(/\s*,\s*/);
  if (after) return [after, before];
  const words = name
    .split(/\s+/)
    .filter((word, index, all) => !word.endsWith('.') || index === all.length - 1);
  const [first = name] = words;
  if (words.length === 1) return [name, name];
  if (/^[\p{Script=Han}\p{Script=Hangul}]/u.test(name)) return [words.slice(1).join(' '), first];
  const particle = words.findIndex((word, index) => index > 0 && /^\p{Ll}/u.test(word));
  if (particle > 0) return [first, words.slice(particle).join(' ')];
  return [first, words.at(language.startsWith('es') && words.length > 2 ? -2 : -1) ?? name];
}

function aboutFacts(
  about: NonNullable<Content['about']>,
  { basics }: Resume,
  name: string,
  given: string,
  language: string,
): Partial<NonNullable<Content['about']>> {
  const paragraphs = basics.summary.split(/\n+/).map(sentence).filter(Boolean);
  if (!about.sample) return { paragraphs };
  const greeting = wordsOf(language)?.greeting.replace('{name}', () => given) ?? `${given}.`;
  return { paragraphs, greeting, portrait: { src: 'assets/me', alt: name } };
}

function siteFacts({ basics }: Resume, language: string, notes: string[]): Partial<Content['site']> {
  const address = basics.url && `${secure(basics.url).replace(/\/$/, '')}/`;
  const isAddress = siteAddress.safeParse(address).success;
  if (address && !isAddress) notes.push(`site.address: ${basics.url} is no address of a site`);
  return {
    ...(isAddress && { address }),
    language,
    description: firstSentences(basics.summary, language),
  };
}

function ownerFacts({ basics }: Resume, language: string, notes: string[]): Partial<Content['owner']> {
  const { label, email, location, profiles } = basics;
  const phone = basics.phone.replaceAll(/[().\s]+/g, ' ').trim();
  const isPhone = phoneRule.safeParse(phone).success;
  if (phone && !isPhone)
    notes.push(`owner.phone is left out: ${basics.phone} has no country in front, such as +1`);
  const linked = profiles.filter(({ url }) => url);
  const unlinked = profiles.filter(({ url }) => !url).map(({ network, username }) => network || username);
  if (unlinked.length > 0)
    notes.push(`owner.profiles: left out, because they have no address: ${unlinked.join(', ')}`);
  const place = [location.city, countryIn(language, location.countryCode) || location.region];
  return {
    title: label,
    email,
    ...(isPhone && { phone }),
    location: place.filter(Boolean).join(', ') || location.address,
    ...(linked.length > 0 && {
      profiles: linked.map(({ network, username, url }) => ({
        label: network || username || url,
        url: secure(url),
      })),
    }),
  };
}

function countryIn(language: string, code: string): string | undefined {
  const isCode = /^[a-z]{2}$/i.test(code);
  return isCode ? new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code) : undefined;
}

function skillsOf({ skills }: Resume, notes: string[]): Items<'skills'> {
  const unknown = skills.filter(({ level }) => percentOf(level) === undefined).map(({ name }) => name);
  if (skills.length > 0)
    notes.push('skills.items: every icon is 🔹, choose your own; levels that were words are guessed');
  if (unknown.length > 0)
    notes.push(
      `skills.items: ${UNKNOWN_LEVEL} percent stands where no level was known: ${unknown.join(', ')}`,
    );
  return skills.map(({ name, level }) => ({ name, icon: '🔹', level: percentOf(level) ?? UNKNOWN_LEVEL }));
}

function percentOf(level: string): number | undefined {
  const [, number] = /^(\d+(?:\.\d+)?) ?%?$/.exec(level) ?? [];
  if (number !== undefined) return Math.min(100, Number(number));
  return /^(expert|master)$/i.test(level) ? BEST_LEVEL : levels.get(level.toLowerCase());
}

function projectsOf({ projects }: Resume): Items<'projects'> {
  return projects.map(({ name, description, entity, highlights, keywords, url }, index) => ({
    id: index + 1,
    title: name,
    ...(entity && { client: entity }),
    description: joined(description, highlights),
    image: { src: `assets/${fileNameOf(name) || `project-${index + 1}`}`, alt: '' },
    ...(keywords.length > 0 && { tech: [...new Set(keywords)] }),
    ...(url && { [REPOSITORIES.test(secure(url)) ? 'githubUrl' : 'liveUrl']: secure(url) }),
  }));
}

function experienceOf(resume: Resume, language: string, notes: string[]): Items<'experience'> {
  const { work, volunteer, education, certificates } = resume;
  const dates = [...work, ...volunteer, ...education].flatMap(({ startDate, endDate }) => [
    startDate,
    endDate,
  ]);
  const odd = dates.filter((date) => date !== '' && !DATE.test(date));
  if (odd.length > 0)
    notes.push(
      `experience.items: taken as they are, because they are no dates such as 2018-03: ${odd.join(', ')}`,
    );
  const entry = (
    type: 'work' | 'education',
    title: string,
    company: string,
    period: string,
    text: string,
  ) => ({
    title,
    company,
    period,
    ...(text && { description: text }),
    type,
  });
  return [
    ...[...work, ...volunteer].map((job) => {
      const company = 'organization' in job ? job.organization : job.name || job.company;
      return entry(
        'work',
        job.position,
        company,
        periodOf(job, language),
        joined(job.summary, job.highlights),
      );
    }),
    ...education.map((each) => {
      const title = [each.studyType, each.area].filter(Boolean).join(', ');
      return entry(
        'education',
        title,
        each.institution,
        periodOf(each, language),
        sentence(each.courses.join(', ')),
      );
    }),
    ...certificates.map(({ name, issuer, date }) =>
      entry('education', name, issuer, dateIn(language, date), ''),
    ),
  ];
}

/** References carry no stars: these are left to the owner. */
function voicesOf({ references }: Resume, notes: string[]): Items<'testimonials'> {
  const filled = references.filter(({ reference }) => reference);
  if (filled.length > 0) notes.push('testimonials.items: references have no stars; write each rating');
  return filled.map(({ name, reference }, index) => {
    const [person = '', role = '', company = ''] = name.split(/, */);
    return { id: index + 1, name: person, role, company, content: reference, rating: 0 };
  });
}

/** A year, with a month or a day. */
const DATE = /^(\d{4})(?:-(0[1-9]|1[0-2])(?:-\d\d(?:T.*)?)?)?$/;

/** `March 2018 – May 2021` in this language, `2020 – 2023`, or one date. Without an end it goes on. */
function periodOf(dated: { startDate: string; endDate: string }, language: string): string {
  const [start, end] = [dated.startDate, dated.endDate].map((date) => dateIn(language, date));
  if (!start || start === end) return end ?? '';
  return `${start} – ${end || (wordsOf(language)?.present ?? '')}`.trim();
}

/** A date as people write it, with its month where that is known. What is no date stays as it is. */
function dateIn(language: string, date: string): string {
  const [, year, month] = DATE.exec(date) ?? [];
  if (!year || !month) return year ?? date;
  // The same digits and calendar as in dates without a month.
  const format = {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
    calendar: 'gregory',
    numberingSystem: 'latn',
  } as const;
  return new Intl.DateTimeFormat(language, format).format(Date.UTC(Number(year), Number(month) - 1));
}

/** A text with the mark of its end. */
function sentence(text: string): string {
  const whole = text.trim();
  return whole === '' || /[.!?…:;。！？।؟][\p{Pe}\p{Pf}"']*$/u.test(whole) ? whole : `${whole}.`;
}

function joined(text: string, sentences: readonly string[]): string {
  return [text, ...sentences].map(sentence).filter(Boolean).join(' ');
}

/** As much of a text as search results show, in whole sentences. */
function firstSentences(text: string, language: string): string {
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' });
  let description = '';
  for (const { segment } of sentences.segment(text.replaceAll(/\s+/g, ' '))) {
    if (description && description.length + segment.trimEnd().length > 160) break;
    description += segment;
  }
  return description.trim();
}

/** The address by https, which is all that the page links to. */
function secure(url: string): string {
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(url) ? `https://${url}` : url.replace(/^http:/i, 'https:');
}
