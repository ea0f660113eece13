/** The short lists at the end of a résumé as entries of the content. */
import type { Achievement, Interest, Volunteering } from '../../src/sections/More/schema.ts';
import type { ContentInput } from '../../src/content/schema/contentSchema.ts';
import { readDates } from './dates.ts';
import { datesOf, nameEntry, namesIn, textsIn } from './entries.ts';
import { readAddress } from './owner.ts';
import { folded, onceBy, withoutRepeats } from './repeats.ts';
import type { ResumeFields } from './resumeFields.ts';

/** The fields of an entry of JSON Resume by their meaning. */
interface AchievementFields {
  title: string;
  company: string;
  date: string;
}

/** The lists of the section `more` that the résumé has. Undefined if it has none. */
export function moreIn(resume: ResumeFields, notes: string[]): ContentInput['more'] {
  const lists = {
    certificates: achievementsIn(resume, 'certificates', notes, {
      title: 'name',
      company: 'issuer',
      date: 'date',
    }),
    awards: achievementsIn(resume, 'awards', notes, {
      title: 'title',
      company: 'awarder',
      date: 'date',
    }),
    publications: achievementsIn(resume, 'publications', notes, {
      title: 'name',
      company: 'publisher',
      date: 'releaseDate',
    }),
    volunteering: volunteeringIn(resume, notes),
    interests: interestsIn(resume, notes),
  };
  const filled = Object.entries(lists).filter(([, entries]) => entries.length > 0);
  if (filled.length === 0) return undefined;
  return Object.fromEntries(
    filled.map(([id, entries]) => [id, withoutRepeats<object>(entries, `more.${id}`, notes)]),
  );
}

function achievementsIn(
  resume: ResumeFields,
  list: 'certificates' | 'awards' | 'publications',
  notes: string[],
  fields: AchievementFields,
): Achievement[] {
  return resume.groups(list, fields.title).flatMap((group) => {
    const title = group.text(fields.title);
    const description = group.texts('summary').join('\n') || undefined;
    const company = group.text(fields.company) || undefined;
    if (!title) {
      return nameEntry(`more.${list}`, 'a name', [company, description].filter(Boolean), notes);
    }
    const date = dateIn(group.text(fields.date), `more.${list}: the date of ${title}`, notes);
    const url = readAddress(group.text('url'), `more.${list}: url of ${title}`, notes);
    return { title, company, date, description, url };
  });
}

/** A date of one day or month. `what` names it in the note if it is left out. */
function dateIn(written: string, what: string, notes: string[]): string | undefined {
  const { start, end } = readDates(written, written, []);
  const date = start === end ? start : undefined;
  if (written && !date) notes.push(`${what} is left out: ${written}`);
  return date;
}

function volunteeringIn(resume: ResumeFields, notes: string[]): Volunteering[] {
  const entries: Volunteering[] = [];
  for (const group of resume.groups('volunteer', 'organization')) {
    const title = group.text('position') || undefined;
    const company = group.text('organization') || undefined;
    const texts = textsIn(group, ['summary'], 'highlights');
    if (!title && !company) {
      nameEntry('more.volunteering', 'a title and a company', texts, notes);
      continue;
    }
    const dates = readDates(...datesOf(group), notes);
    const url = readAddress(
      group.text('url'),
      `more.volunteering: url of ${company ?? title}`,
      notes,
    );
    entries.push({ title, company, ...dates, ...texts, url });
  }
  return entries;
}

/** The interests, each name once. Those without a name are lists of names. */
function interestsIn(resume: ResumeFields, notes: string[]): Interest[] {
  const interests = new Map<string, Interest>();
  for (const group of resume.groups('interests', 'name')) {
    const name = group.text('name');
    const keywords = namesIn(group, 'keywords');
    if (!name && keywords.length === 0) nameEntry('more.interests', 'a name', [], notes);
    for (const each of name ? [name] : keywords) {
      const known = interests.get(folded(each)) ?? { name: each };
      const all = onceBy([...(known.keywords ?? []), ...(name ? keywords : [])], (word) => word);
      interests.set(folded(each), all.length > 0 ? { ...known, keywords: all } : known);
    }
  }
  return [...interests.values()];
}
