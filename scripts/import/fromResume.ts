import { partsIn } from '../../plugins/shared/contentLines.ts';
import { languagesIn } from '../../plugins/contentCheck/textLanguage.ts';
import { wordsFile } from '../../plugins/shared/wordsFile.ts';
import { phone as phoneRule, siteAddress } from '../../src/content/rules.ts';
import type { Content } from '../../src/contentSchema.ts';
import type { Items, ListId, Resume } from './readResume.ts';
import { joined, phrasesOf, readResume, secure, sentence } from './readResume.ts';

/** Frequent words of a language that are enough to take it for the résumé's. */
const CERTAIN = 3;

export interface Merged {
  content: Content;
  /** Sentences about everything that was guessed, kept or left out. */
  notes: string[];
  /** Sentences about what is left for the owner. */
  todo: string[];
}

/** Merges a résumé: replaces the sample, fills empty fields, adds new entries. Throws if it has no name. */
export function fromResume(file: unknown, base: Content): Merged {
  const [likely] = languagesIn(JSON.stringify(file));
  const language = likely && likely.hits >= CERTAIN ? likely.language : base.site.language;
  const { resume, notes } = readResume(file, language);
  const { basics, work, volunteer, education, certificates, skills, projects } = resume;
  if (!basics.name) throw new Error('The file is no JSON Resume: it has no basics.name');
  const [given, family] = namesOf(basics.name, language);
  const name = basics.name.includes(',') ? `${given} ${family}` : basics.name;
  const content = structuredClone(base);
  const isFirst = base.owner.sample === true;
  const todo: string[] = [];

  const owner = { name, brand: family, ...ownerFacts(resume, language, notes) };
  content.site = mergePart('site', base.site, siteFacts(resume, language, notes), notes);
  content.owner = mergePart('owner', base.owner, owner, notes);
  if (base.about) {
    const paragraphs = basics.summary.split('\n').map(sentence).filter(Boolean);
    const greeting = phrasesOf(language)?.greeting.replace('{name}', () => given) ?? `${given}.`;
    const first = { greeting, paragraphs, portrait: { src: 'assets/me', alt: name } };
    content.about = mergePart(
      'about',
      base.about,
      base.about.sample ? first : { paragraphs },
      notes,
    );
  }
  if (content.contact && isFirst) {
    delete content.contact.availability;
    content.contact.form.recipientName = given;
  }
  if (content.contact?.whatsapp && !content.owner.phone) {
    delete content.contact.whatsapp;
    notes.push('contact.whatsapp is left out: it needs owner.phone');
  }
  const timeline = [...work, ...volunteer, ...education, ...certificates];
  const lists: { [Id in ListId]: Items<Id> } = {
    skills: skills
      .flat()
      .filter((one, at, all) => all.findIndex((each) => each.name === one.name) === at),
    projects,
    experience: timeline.toSorted((one, other) => endOf(other) - endOf(one)),
    testimonials: resume.references.filter((reference) => reference.content),
  };
  for (const { name: author, content: quote } of resume.references)
    if (!quote) notes.push(`testimonials.items: the reference of ${author} has no text`);
  for (const id of Object.keys(lists) as ListId[])
    mergeList(content, id, lists[id], isFirst, notes);
  if (content.skills?.items.some(({ sample }) => sample))
    todo.push(
      'skills.items: check the levels beside sample: true, which are guessed, and delete the mark',
    );
  if (volunteer.length + certificates.length > 0)
    notes.push('experience.items: voluntary work is shown as work, a certificate as education');
  const { items = [], showLinks } = content.projects ?? {};
  if (!showLinks && items.some(({ liveUrl, githubUrl }) => liveUrl ?? githubUrl))
    todo.push('projects.items: their links are shown only with projects.showLinks: true');
  if (items.some(({ image }) => image && !image.alt))
    todo.push('projects.items: say in image.alt what a picture shows');
  for (const { title, shortTitle } of items)
    if (title.length > 40 && !shortTitle)
      todo.push(`projects.items: add a shortTitle to "${title}"`);
  if (!isFirst) return { content, notes, todo };

  content.footer.copyright = `© ${new Date().getFullYear()} ${name}`;
  // The sample's quote is no testimonial of this person.
  delete content.projects?.quote;
  todo.push(`owner.brand is ${family}: write your family name if it is another`);
  todo.push(
    'about.portrait: npm run pictures -- portrait <file> me makes its files from your photo',
  );
  const files = projects.map(({ image }) => `<file> ${image.src.split('/').at(-1)}`).join(' ');
  if (files)
    todo.push(
      `projects.items: npm run pictures -- project ${files} makes their files. A pointer is their needle's target`,
    );
  if (language !== base.site.language) notes.push(`site.language is ${content.site.language} now`);
  todo.push(
    'optional: about.facts, contact.availability and projects.quote, of which only the sample had texts',
  );
  return { content, notes, todo };
}

/** The year in which an entry ends. Present entries come first in the timeline, undated ones last. */
function endOf({ period }: Items<'experience'>[number]): number {
  const [year] = /\d{4}/.exec(period?.split('–').at(-1) ?? '') ?? [];
  return Number(year ?? (period && 9999));
}

/** Given and family name. Spanish uses the first of two; Chinese, Japanese and Korean put it first. */
function namesOf(name: string, language: string): [given: string, family: string] {
  const [before = '', after] = name.split(/\s*,\s*/);
  if (after) return [after, before];
  const words = name
    .split(/\s+/)
    .filter((word, index, all) => !word.endsWith('.') || index === all.length - 1);
  const [first = name] = words;
  if (words.length === 1) return [name, name];
  if (/^[\p{Script=Han}\p{Script=Hangul}]/u.test(name)) return [words.slice(1).join(' '), first];
  // Particles such as "van" belong to the family name if they stand directly before it.
  const particle = words.slice(0, -1).findLastIndex((word) => !/^\p{Ll}/u.test(word)) + 1;
  if (particle > 0 && particle < words.length - 1) return [first, words.slice(particle).join(' ')];
  return [first, words.at(language.startsWith('es') && words.length > 2 ? -2 : -1) ?? name];
}

function siteFacts(
  { basics }: Resume,
  language: string,
  notes: string[],
): Partial<Content['site']> {
  const address = basics.url && `${secure(basics.url).replace(/\/$/, '')}/`;
  const isAddress = siteAddress.safeParse(address).success;
  if (address && !isAddress) notes.push(`site.address: ${basics.url} is no address of a site`);
  const regional = `${language}-${basics.location.countryCode}`;
  const description = firstSentences(joined(...basics.summary.split('\n')), language);
  const tag = wordsFile(regional)?.endsWith(`${regional}.ts`) ? regional : language;
  return { ...(isAddress && { address }), language: tag, description };
}

function ownerFacts(resume: Resume, language: string, notes: string[]): Partial<Content['owner']> {
  const { basics, languages } = resume;
  const { label, email, location, profiles } = basics;
  const phone = basics.phone.replaceAll(/[().\s]+/g, ' ').trim();
  const isPhone = phoneRule.safeParse(phone).success;
  if (phone && !isPhone)
    notes.push(`owner.phone is left out: ${basics.phone} has no country in front, such as +1`);
  const linked = profiles.filter(({ url }) => url);
  const unlinked = profiles
    .filter(({ url }) => !url)
    .map(({ network, username }) => network || username);
  if (unlinked.length > 0)
    notes.push(`owner.profiles: left out, because they have no address: ${unlinked.join(', ')}`);
  const labelOf = ({ network, username, url }: (typeof profiles)[number]) =>
    network || username || url;
  const country = countryIn(language, location.countryCode) || location.region;
  const place = [location.city, country].filter(Boolean).join(', ') || location.address;
  const unused = [location.address, location.region]
    .filter((each) => !place.includes(each))
    .join(', ');
  if (unused) notes.push(`owner.location is ${place}: left out ${unused}`);
  return {
    title: label,
    email,
    ...(isPhone && { phone }),
    location: place,
    ...(languages.some(Boolean) && { languages: languages.filter(Boolean) }),
    ...(linked.length > 0 && {
      profiles: linked.map((profile) => ({ label: labelOf(profile), url: secure(profile.url) })),
    }),
  };
}

function countryIn(language: string, code: string): string | undefined {
  const isCode = /^[a-z]{2}$/i.test(code);
  return isCode
    ? new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code)
    : undefined;
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

/** Fields of the sample's person that no other person has to have. */
const PERSONAL = ['sample', 'address', 'phone', 'languages', 'profiles', 'facts'];

/** A part with facts of the résumé in place of the sample. Fields of the owner stay as they are. */
function mergePart<Part extends object>(
  place: string,
  mine: Part,
  facts: Partial<Part>,
  notes: string[],
): Part {
  const isSample = 'sample' in mine;
  const own = mine as Record<string, unknown>;
  // Facts first: they are in the order of the sample.
  const merged: Record<string, unknown> = { ...facts, ...mine };
  if (isSample) for (const field of PERSONAL) if (!(field in facts)) delete merged[field];
  for (const [field, fact] of Object.entries(facts)) {
    const written = own[field];
    if (isSample || written === undefined || written === '') merged[field] = fact;
    else if ([fact].flat().some(Boolean) && JSON.stringify(written) !== JSON.stringify(fact))
      notes.push(`${place}.${field} stays as you wrote it`);
  }
  return merged as Part;
}

/** Adds entries of the résumé to a section, first in place of the sample. Without entries it is unlisted. */
function mergeList<Id extends ListId>(
  content: Content,
  id: Id,
  entries: Items<Id>,
  isFirst: boolean,
  notes: string[],
): void {
  const part = content[id] as { items: Entry[] } | undefined;
  if (!part) {
    if (entries.length > 0) notes.push(`${id}: not taken, because the content has no such section`);
    return;
  }
  const isListed = content.sections.includes(id);
  const mine = isFirst ? [] : part.items.filter((entry) => isListed || !entry.sample);
  const { added, differing } = compareEntries(mine, entries);
  const named = (all: readonly Entry[]) =>
    all
      .map(({ name, title, level }) =>
        [name ?? title, level && `${level}%`].filter(Boolean).join(' '),
      )
      .join(', ');
  if (added.length > 0)
    notes.push(`${id}: adds ${named(added)}${mine.length > 0 ? ` and keeps ${named(mine)}` : ''}`);
  if (differing.length > 0)
    notes.push(`${id}: your entries stay, though the résumé differs in ${differing.join(', ')}`);
  if (mine.length + added.length === 0) {
    content.sections = content.sections.filter((listed) => listed !== id);
    return;
  }
  part.items = [...mine, ...added];
  if (isListed || mine.length > 0) return;
  const end = content.sections.indexOf('contact');
  content.sections = content.sections.toSpliced(end < 0 ? content.sections.length : end, 0, id);
}

type Texts = 'name' | 'title' | 'company' | 'content' | 'liveUrl' | 'githubUrl';
type Entry = { [Field in Texts]?: string | undefined } & {
  sample?: true | undefined;
  id?: number | undefined;
  level?: number;
};

/** Fields that the import makes up. */
const MADE_UP = new Set(['sample', 'id', 'image']);

/**
 * Entries of the résumé that are not among the owner's, their ids after the owner's, and known ones that
 * differ, such as `Engineer (period, description)`. The check names entries that the résumé repeats.
 */
function compareEntries(mine: readonly Entry[], entries: readonly Entry[]) {
  const added: Entry[] = [];
  const differing: string[] = [];
  for (const entry of entries) {
    const keys = keysOf(entry);
    const known = mine.filter((own) => keysOf(own).some((key) => keys.includes(key)));
    if (known.length === 0) added.push(entry);
    const unlike = known.map((own) => fieldsUnlike(own, entry));
    const [fewest = []] = unlike.toSorted((one, other) => one.length - other.length);
    if (fewest.length > 0) differing.push(`${entry.name ?? entry.title} (${fewest.join(', ')})`);
  }
  let id = Math.max(0, ...mine.map((entry) => entry.id ?? 0));
  for (const entry of added) if (entry.id !== undefined) entry.id = ++id;
  return { added, differing };
}

/** Names of the fields that the résumé states and the owner's entry has in another form. */
function fieldsUnlike(own: Entry, entry: Entry): string[] {
  return Object.entries(entry).flatMap(([field, value]) => {
    const isStated = value && !MADE_UP.has(field);
    return isStated && JSON.stringify(own[field as keyof Entry]) !== JSON.stringify(value)
      ? [field]
      : [];
  });
}

/** Letters that tell the quotes of one person apart. The owner may shorten a quote behind them. */
const QUOTE_START = 24;

/** Each of these is enough to know an entry. The owner completes the role and company of a reference. */
function keysOf({ name, title, company, content, liveUrl, githubUrl }: Entry): string[] {
  const own = name === undefined ? [title, company] : [name, content?.slice(0, QUOTE_START)];
  const keys = [own, [content], [liveUrl ?? githubUrl]];
  return keys.filter((key) => key.some(Boolean)).map((key) => JSON.stringify(key).toLowerCase());
}

/** The source of a content.ts with the changed parts. All other parts and the comments beside them stay. */
export function withChanges(source: string, before: Content, after: Content): string {
  const placeOf = partsIn(source);
  const changes = Object.entries(after)
    .filter(
      ([part, value]) => JSON.stringify(value) !== JSON.stringify(before[part as keyof Content]),
    )
    .map(([part, value]) => {
      const at = placeOf(part);
      if (at) return { at, value };
      throw new Error(
        `Nothing was written: write the value of "${part}" into the group "content" first`,
      );
    });
  let written = source;
  // From the end, so that the other places keep their offsets.
  for (const { at, value } of changes.toSorted((one, other) => other.at.start - one.at.start))
    written = written.slice(0, at.start) + JSON.stringify(value, null, 2) + written.slice(at.end);
  return written;
}
