/** The lists of a résumé as entries of the content. */
import { COMMA, isSuffix } from '../../plugins/shared/nameWords.ts';
import type { ContentInput } from '../../src/content/schema/contentSchema.ts';
import { privateContactsIn, withoutContacts } from './contacts.ts';
import { orderOf, readDates, writtenDates } from './dates.ts';
import { joinNames } from './joinNames.ts';
import { readAddress } from './owner.ts';
import type { Block } from './plainText.ts';
import { onceBy, withoutRepeats } from './repeats.ts';
import type { ResumeFields } from './resumeFields.ts';

type Items<Id extends 'skills' | 'projects' | 'experience' | 'testimonials'> = NonNullable<
  ContentInput[Id]
>['items'];
type Experience = Items<'experience'>[number];
type Skill = Items<'skills'>[number];

const REPOSITORY = /^https:\/\/(www\.)?(github|gitlab|codeberg|bitbucket)\.\w+\//;

/** A job or a course of the résumé. */
interface WrittenEntry {
  title: string;
  company: string;
  /** Start and end. */
  dates: [from: string, until: string];
  texts: ReturnType<typeof textsIn>;
  type: Experience['type'];
}

/** The timeline: latest end first, then latest start. */
export function experienceIn(
  resume: ResumeFields,
  language: string,
  notes: string[],
): Experience[] {
  const jobs = resume.groups('work', 'name').flatMap(jobsIn);
  const schools = resume.groups('education', 'institution');
  const courses = schools.map((school) => courseIn(school, language));
  const entries: { entry: Experience; order: string }[] = [];
  const orders = [...ordersOf(jobs), ...ordersOf(courses)];
  for (const [index, written] of [...jobs, ...courses].entries()) {
    const { title, company, dates, texts, type } = written;
    if (!title && !company) {
      nameEntry('experience.items', 'a title and a company', texts, notes);
      continue;
    }
    const names = { title: title || undefined, company: company || undefined };
    const isSchool = type === 'education';
    const entry = { ...names, ...readDates(...dates, notes, isSchool), ...texts, type };
    entries.push({ entry, order: orders[index]! });
  }
  const sorted = entries.toSorted(
    (one, other) => Number(one.order < other.order) - Number(one.order > other.order),
  );
  return withoutRepeats(
    sorted.map(({ entry }) => entry),
    'experience.items',
    notes,
  );
}

/** The orders of the entries of a list. One without a year keeps its place: it has the order of the entry before it. */
function ordersOf(entries: readonly WrittenEntry[]): string[] {
  const orders = entries.map(({ dates, type }) => orderOf(...dates, type === 'education'));
  return orders.map(
    (order, index) =>
      order || orders.slice(0, index).findLast(Boolean) || (orders.find(Boolean) ?? ''),
  );
}

/** The positions in a company, or the only one. */
function jobsIn(group: ResumeFields): WrittenEntry[] {
  const company = group.text('name');
  const positions = group.groups('positions', 'position').map((each) => each.as('work'));
  return (positions.length > 0 ? positions : [group]).map((each) => jobIn(each, company));
}

function jobIn(group: ResumeFields, company: string): WrittenEntry {
  return {
    title: group.text('position'),
    company,
    dates: datesOf(group),
    // The format has the description of the company apart.
    texts: textsIn(group, ['description', 'summary'], 'highlights'),
    type: 'work',
  };
}

function courseIn(group: ResumeFields, language: string): WrittenEntry {
  return {
    title: degreeIn(group.text('studyType'), group.text('area'), language),
    company: group.text('institution'),
    dates: datesOf(group),
    texts: textsIn(group, ['summary'], 'courses'),
    type: 'education',
  };
}

/** Start and end of an entry as they are written, also in a group such as `{ date: { start: '2019' } }`. */
export function datesOf(entry: ResumeFields): [from: string, until: string] {
  if (entry.text('period')) return writtenDates(entry);
  return writtenDates(entry.or(entry.group('period', 'startDate')));
}

/** Degree and subject. One of them may hold the words of the other. */
function degreeIn(degree: string, area: string, language: string): string {
  const inDegree = spacedWords(degree, language);
  const inArea = spacedWords(area, language);
  if (inDegree.includes(inArea)) return degree;
  if (inArea.includes(inDegree)) return area;
  return joinNames([degree, area], language);
}

/** The words of a text in small letters, with a space on each side. */
function spacedWords(text: string, language: string): string {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const words = [...segmenter.segment(text.toLowerCase())].filter((each) => each.isWordLike);
  return ` ${words.map(({ segment }) => segment).join(' ')} `;
}

/** The projects in the order of the résumé. */
export function projectsIn(resume: ResumeFields, notes: string[]): Items<'projects'> {
  const items: Items<'projects'> = [];
  for (const project of resume.groups('projects', 'name')) {
    const name = project.text('name');
    const texts = textsIn(project, ['description', 'summary'], 'highlights');
    const addressIn = (field: string) =>
      readAddress(project.text(field), `projects.items: ${field} of ${name}`, notes);
    const url = addressIn('url');
    const repository = addressIn('githubUrl');
    const tech = namesIn(project, 'keywords');
    const dates = readDates(...datesOf(project), notes);
    const client = project.text('entity') || undefined;
    const isCode = !repository && url !== undefined && REPOSITORY.test(url);
    const githubUrl = isCode ? url : repository;
    const liveUrl = isCode || url === repository ? undefined : url;
    if (!name) {
      nameEntry('projects.items', 'a name', texts, notes);
      continue;
    }
    items.push({
      title: name,
      client,
      ...dates,
      ...texts,
      ...(tech.length > 0 && { tech }),
      githubUrl,
      liveUrl,
    });
  }
  const projects: Items<'projects'> = [];
  for (const project of withoutRepeats(items, 'projects.items', notes)) {
    projects.push({ ...project, title: unusedTitle(project.title, projects) });
  }
  return projects;
}

/** The title of a project. Titles must differ: the second of one name ends in ` (2)`. */
function unusedTitle(name: string, others: Items<'projects'>): string {
  const again = others.filter(({ title }) => title.replace(/ \(\d+\)$/, '') === name).length;
  return again > 0 ? `${name} (${again + 1})` : name;
}

/** The skills and groups of skills. */
export function skillsIn(resume: ResumeFields, notes: string[]): Items<'skills'> {
  const items = new Map<string, Skill>();
  const groups = resume.groups('skills', 'name');
  for (const group of groups) {
    for (const skill of skillsOf(group, groups.length === 1, notes)) addSkill(skill, items);
  }
  return [...items.values()];
}

/** The skills of a group: itself if it has a name, and otherwise its keywords or its other fields. */
function skillsOf(group: ResumeFields, isOnly: boolean, notes: string[]): Skill[] {
  const name = group.text('name');
  const written = group.text('level');
  const keywords = namesIn(group, 'keywords');
  if (name) {
    const { level, word } = readLevel(written, [name], notes);
    return [{ name: name + word, level, keywords }];
  }
  if (keywords.length > 0) {
    const { level, word } = readLevel(written, keywords, notes);
    return keywords.map((keyword) => ({ name: keyword + word, level }));
  }
  if (written) {
    notes.push(`skills.items: the level of a group without a name is left out: ${written}`);
  }
  return fieldsAsSkills(group, isOnly, notes);
}

/** Adds a skill to the others. One of the same name has the keywords of both. */
function addSkill({ name, level, keywords = [] }: Skill, items: Map<string, Skill>): void {
  const known = items.get(name.toLowerCase());
  const all = onceBy([...(known?.keywords ?? []), ...keywords], (keyword) => keyword);
  items.set(name.toLowerCase(), {
    name: known?.name ?? name,
    level: known?.level ?? level,
    ...(all.length > 0 && { keywords: all }),
  });
}

/** The percentage of a level. A level that is a word, such as Senior, is `word` for the end of the name: ` (Senior)`. */
function readLevel(
  written: string,
  names: readonly string[],
  notes: string[],
): { level: number | undefined; word: string } {
  const level = percentOf(written);
  if (!written || level !== undefined) return { level, word: '' };
  if (!/^[\d.,]+$/.test(written)) return { level, word: ` (${written})` };
  const all = names.join(', ');
  notes.push(`skills.items: of how much is the level ${written} of ${all}? It is left out`);
  return { level, word: '' };
}

/** The quotes. Those with a way to reach a person are left out: the page is for everybody. */
export function testimonialsIn(resume: ResumeFields, notes: string[]): Items<'testimonials'> {
  const items = resume.groups('references', 'reference').flatMap((reference) => {
    const contacts: string[] = [];
    const read = (field: string) => withoutContacts(reference.text(field), contacts);
    const { name, ...parts } = authorIn(read('name'));
    const role = read('role') || parts.role;
    const company = read('company') || parts.company;
    const content = reference.texts('reference').join('\n');
    if (!name || !content) {
      const texts = [reference.text('name'), content];
      return nameEntry('testimonials.items', 'a name or a text', texts, notes);
    }
    if (contacts.length > 0) {
      notes.push(`testimonials.items: left out beside ${name}: ${contacts.join(', ')}`);
    }
    const inQuote = privateContactsIn(content);
    if (inQuote.length === 0) return { name, role, company, content };
    notes.push(
      `testimonials.items: the quote of ${name} is left out, because it has ${inQuote.join(', ')}`,
    );
    return [];
  });
  return withoutRepeats(items, 'testimonials.items', notes);
}

/** The author of a quote. */
interface Author {
  name: string;
  role?: string | undefined;
  company?: string | undefined;
}

/** The parts of `Tom Hill – CTO, Northstar` or `Tom Hill (CTO, Northstar)`. A degree belongs to the name. */
function authorIn(written: string): Author {
  const inBrackets = /^(.+?)\s*[(（](.+)[)）]$/.exec(written);
  const plain = inBrackets ? `${inBrackets[1]} – ${inBrackets[2]}` : written;
  const [own = '', ...others] = plain.split(/ +[-–—|/] +|\s*[,،、，]\s*/);
  // `CTO` looks like a degree.
  const degrees = others.filter((part) => isSuffix(part, false));
  const about = others.filter((part) => !isSuffix(part, false));
  const name = [own, ...degrees].join(', ');
  // In "Hill, Tom" the parts may be names. Chinese, Japanese and Korean names have no spaces.
  const isWhole = /\S\s\S/.test(plain.replace(COMMA, '')) || /^\p{Lo}{2,}$/u.test(own);
  if (about.length > 2 || !isWhole) return { name: written };
  const [role, company] = about;
  return { name, role, company };
}

/**
 * The fields of a group such as `{ backend: ['Go', 'Rust'], tools: 'Git, npm' }` as skills. In a list of groups, several
 * texts are the fields of one skill, and are not taken.
 */
function fieldsAsSkills(skill: ResumeFields, isOnly: boolean, notes: string[]): Skill[] {
  const fields = skill.unreadTexts().filter(({ field }) => titleOf(field));
  const takesTexts = isOnly || fields.filter(({ isList }) => !isList).length === 1;
  return fields.flatMap(({ field, isList }) => {
    if (!isList && !takesTexts) return [];
    const name = titleOf(field);
    notes.push(`skills.items: the group ${name} has its name from a field of the file`);
    const { level, word } = readLevel(isList ? '' : skill.text(field), [name], notes);
    // A text that is no level names skills.
    return isList || word ? { name, keywords: namesIn(skill, field) } : { name, level };
  });
}

/** The name of a field as a title: `programmingLanguages` is `Programming languages`. `DevOps` and `iOS` stay. */
function titleOf(field: string): string {
  const isCamelCase = /^\p{Ll}+(\p{Lu}\p{Ll}+)+$/u.test(field);
  const words = isCamelCase
    ? field.replaceAll(/(?=\p{Lu})/gu, ' ').toLowerCase()
    : field.replaceAll(/[_-]/g, ' ').trim();
  const isLower = words === words.toLowerCase();
  return isLower ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}

/** Says that an entry is left out, with the texts that it has. */
export function nameEntry(list: string, missing: string, texts: object, notes: string[]): [] {
  const written = Object.values(texts).flat().filter(Boolean).join(' ') || 'without any text';
  notes.push(`${list}: an entry without ${missing} is left out: ${written}`);
  return [];
}

/** Description and points of an entry, from these fields, each text once. All lines of the field `list` are points. */
export function textsIn(group: ResumeFields, fields: readonly string[], list: string) {
  const listed = group.texts(list).map((text): Block => ({ text, isPoint: true }));
  const written = [...fields.flatMap((field) => group.blocks(field)), ...listed];
  const blocks = onceBy(written, ({ text }) => text);
  const description = blocks.flatMap(({ isPoint, text }) => (isPoint ? [] : text)).join('\n');
  const points = blocks.flatMap(({ isPoint, text }) => (isPoint ? text : []));
  return {
    ...(description && { description }),
    ...(points.length > 0 && { points }),
  };
}

/** The names in a list, or in a text such as `HTML5, CSS3`. Commas in brackets belong to a name. */
export function namesIn(group: ResumeFields, field: string): string[] {
  const names = group.texts(field).flatMap((text) => text.split(/[,;،、，；](?![^(（]*[)）])/));
  return onceBy(names.map((name) => name.trim()).filter(Boolean), (name) => name);
}

/** Signs of a rating, such as `★★★★☆` or `●●●●○`. */
const RATING = /^(?<full>[★⭐●■⬤▮]+)(?<empty>[☆○□◯▯]*)$/u;

/** A share, such as `80%`, `4/5` or `4 out of 5`. */
const SHARE = /^(\d+(?:[.,]\d+)?) ?(%|(?:\/|out of|of|von|sur|de|su|van|av|z|из) ?[1-9]\d*)?$/;

/** How many stars there are at least if only the full ones are written. */
const STARS = 5;

/** The percentage of a level: a share, a rating, or `0.8`. A number from 11 to 100 is a percentage, one from 1 to 10 has no scale. */
function percentOf(level: string): number | undefined {
  const { full, empty = '' } = RATING.exec(level.replaceAll('\u{FE0F}', ''))?.groups ?? {};
  if (full) return ratingOf([...full].length, [...empty].length, /[★⭐]/u.test(full));
  const [, number = '', share] = SHARE.exec(level.toLowerCase()) ?? [];
  const value = Number(number.replace(',', '.'));
  const most = Number(share?.match(/\d+/)?.[0]);
  if (most) return Math.min(100, Math.round((100 * value) / most));
  if (share || value > 10) return value <= 100 ? Math.round(value) : undefined;
  return value > 0 && value < 1 ? Math.round(100 * value) : undefined;
}

/** The percentage of full signs. Without empty ones only stars have a scale for certain. */
function ratingOf(full: number, empty: number, areStars: boolean): number | undefined {
  if (empty === 0 && !areStars) return undefined;
  return Math.round((100 * full) / Math.max(full + empty, areStars ? STARS : 0));
}
