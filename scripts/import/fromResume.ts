/** Maps a JSON Resume (jsonresume.org) to the content of a site. */
import {
  isInOtherScript,
  isShortText,
  languageName,
  languageOf,
  mainLanguage,
} from '../../plugins/contentCheck/textLanguage.ts';
import { isJob, splitNotes } from '../../plugins/shared/nameWords.ts';
import { wordsFile } from '../../plugins/contentSource/wordsFile.ts';
import type { ContentInput } from '../../src/content/schema/contentSchema.ts';
import { descriptionOf } from './description.ts';
import { experienceIn, projectsIn, skillsIn, testimonialsIn } from './entries.ts';
import { greetingOf, withoutGreeting } from './greeting.ts';
import { moreIn } from './more.ts';
import { readResumeName } from './names.ts';
import {
  countryCodeOf,
  readEmail,
  readLanguages,
  readLocation,
  readPhone,
  readProfiles,
  readSiteAddress,
} from './owner.ts';
import { linesOf, type Block } from './plainText.ts';
import { withoutHidden } from './withoutHidden.ts';
import { ResumeFields, filledFields, isFieldOf, runningTexts } from './resumeFields.ts';

export interface Imported {
  content: ContentInput;
  /** Sentences about everything that is left out, changed or not certain. */
  notes: string[];
  /** Sentences about what is left for the owner. */
  todo: string[];
}

/** The order of the sections, as in the sample. */
const SECTIONS = [
  'about',
  'skills',
  'projects',
  'experience',
  'more',
  'testimonials',
  'contact',
] as const;

/** Tag of a language that is not known (BCP 47). */
const UNKNOWN = 'und';

/** Texts of the entries that come with an empty JSON Resume. Many files still hold some of them. */
const EXAMPLE_TEXTS = [
  'There is no spoon.',
  'Won award at AIHacks 2016',
  "Awarded 'Volunteer of the Month'",
  'Reference…',
  'Description…',
  'Ferrets',
  'A summary of John Doe…',
];

/** Fields of `meta` for programs. */
const META_FIELDS = ['canonical', 'version', 'lastModified', 'theme', 'format'];

/** Letters of the longest title for links from other sections. */
const MAX_TITLE_LETTERS = 40;

/**
 * The content of a résumé, with the colours and the CV of another content, and its language if that of the texts
 * has no words. Throws an error if the file has no name.
 */
export async function fromResume(whole: unknown, base: ContentInput): Promise<Imported> {
  const hidden: string[] = [];
  const { file, beside } = resumeIn(withoutHidden(whole, hidden));
  const tags = await languageTags(file, base.site.language);
  const resume = withSections(new ResumeFields(file, 'resume', tags.words));
  const basics = basicsOf(resume);
  const location = basics.group('location', 'city');
  const notes = languageNotes(tags);
  const written = writtenName(basics);
  if (!written) throw new Error('The file is no JSON Resume: it has no basics.name');

  const profile = resume.group('summary', 'summary');
  const label = basics.text('label') || profile.text('label');
  const { name: writtenAlone, notes: besideName } = splitNotes(written);
  const title = titleIn(label, besideName, notes);
  const name = readResumeName(writtenAlone, tags.texts, [label, location.text('city')]);
  if (name.full !== writtenAlone) notes.push(`owner.name is turned round: ${name.full}`);
  const greeting = greetingOf(name, tags.texts);
  const writtenSummary = summaryIn(basics, profile);
  const summary = greeting
    ? withoutGreeting(writtenSummary, name, tags.texts, notes)
    : writtenSummary;
  const email = readEmail(basics, notes);
  const sections: Partial<ContentInput> = {
    ...(summary.length > 0 && {
      about: { greeting, paragraphs: paragraphsOf(summary) },
    }),
    ...listsIn(resume, tags.texts, notes),
    ...(email && { contact: { form: { recipientName: name.given } } }),
  };
  const content: ContentInput = {
    site: {
      address: readSiteAddress(basics, notes),
      language: tags.site,
      description: descriptionOf(summary, tags.texts) || undefined,
      colors: base.site.colors,
    },
    owner: {
      name: name.full,
      brand: name.family,
      title,
      email,
      phone: readPhone(basics, notes),
      location: readLocation(location, tags.places, notes),
      languages: readLanguages(resume, tags.places),
      profiles: readProfiles(basics.or(resume.as('basics')), notes),
      cv: base.owner.cv,
    },
    sections: SECTIONS.filter((id) => id in sections),
    home: {},
    ...sections,
    footer: { copyright: `© ${new Date().getFullYear()} ${name.full}` },
  };
  if (hidden.length > 0) notes.push(`not taken, because the file hides it: ${hidden.join('; ')}`);
  if (beside.length > 0) {
    notes.push(`not taken, because it is outside of the résumé: ${beside.join(', ')}`);
  }
  notes.push(...exampleNotes(file), ...unreadNotes(resume));
  return { content, notes, todo: todoFor(content) };
}

/** The résumé of a file, which may be in a group such as `{ data: … }` or in a list, and the fields `beside` it. */
function resumeIn(written: unknown): { file: unknown; beside: string[] } {
  const parts = Object.entries(written ?? {});
  const isAround = !isResume(written) && !parts.some(([field]) => isFieldOf('resume', field));
  const [found, ...others] = isAround ? parts.filter(([, part]) => isResume(part)) : [];
  if (!found || others.length > 0) return { file: written, beside: [] };
  const [place, file] = found;
  const beside = filledFields(Object.fromEntries(parts), '').filter((field) => field !== place);
  return { file, beside };
}

function isResume(value: unknown): boolean {
  return writtenName(basicsOf(new ResumeFields(value, 'resume', UNKNOWN))) !== '';
}

/** A résumé with the lists of its group `sections`, as Reactive Resume has them. */
function withSections(resume: ResumeFields): ResumeFields {
  return resume.or(resume.group('sections', 'summary').as('resume'));
}

/** The text about the person, which may be beside the other fields about them. */
function summaryIn(basics: ResumeFields, profile: ResumeFields): Block[] {
  const ofBasics = basics.blocks('summary');
  const ofProfile = profile.blocks('summary');
  return ofBasics.length > 0 ? ofBasics : ofProfile;
}

/** The sections that are lists. Empty ones are left out. */
function listsIn(resume: ResumeFields, language: string, notes: string[]): Partial<ContentInput> {
  const lists = {
    skills: skillsIn(resume, notes),
    projects: projectsIn(resume, notes),
    experience: experienceIn(resume, language, notes),
    testimonials: testimonialsIn(resume, notes),
  };
  const filled = Object.entries(lists).filter(([, items]) => items.length > 0);
  const more = moreIn(resume, notes);
  return {
    ...Object.fromEntries(filled.map(([id, items]) => [id, { items }])),
    ...(more && { more }),
  };
}

/** The fields about the person. Some files have them beside the lists, or those to reach the person in a group. */
function basicsOf(resume: ResumeFields): ResumeFields {
  // A text in place of the group is about the person, such as that of `profile`.
  const basics = resume.group('basics', 'summary');
  const contacts = [basics, resume].map((group) => group.group('contact', 'email').as('basics'));
  const root = resume.as('basics');
  const named = [basics, root].filter((group) => writtenName(group));
  const [first = basics, ...others] = named;
  return first.or(...others, basics, ...contacts);
}

/** The name of a person; empty if it is missing. Its parts may be a list, or fields, also of a group `name`. */
function writtenName(basics: ResumeFields): string {
  const written = basics.texts('name').join(' ');
  if (written) return written;
  const parts = basics.or(basics.group('name', 'name').as('basics'));
  const names = ['firstName', 'middleName', 'lastName'].map((part) => parts.text(part));
  return names.filter(Boolean).join(' ');
}

/** The profession: the label, or else a text beside the name. `notes` names all texts beside the name. */
function titleIn(label: string, besideName: readonly string[], notes: string[]) {
  const job = label ? undefined : besideName.find(isJob);
  for (const text of besideName) {
    const place = text === job ? ', and taken as owner.title' : '';
    notes.push(`left out of owner.name${place}: ${text}`);
  }
  return label || job;
}

/** The language of a résumé as its uses need it. */
interface LanguageTags {
  /** Of the texts; undefined if it is not certain. */
  certain: string | undefined;
  /** Of the texts if it has interface words, and otherwise of the site. Without its country. */
  words: string;
  /** For `site.language`: it has interface words. */
  site: string;
  /** Of the texts, or of the site if they are too few to tell. `und` if they are in another script. */
  texts: string;
  /** For names of places and languages: with its country, such as `zh-TW`, which has other letters. */
  places: string;
}

async function languageTags(file: unknown, siteLanguage: string): Promise<LanguageTags> {
  const basics = basicsOf(new ResumeFields(file, 'resume', siteLanguage));
  const country = countryCodeOf(basics.group('location', 'city'));
  const text = runningTexts(file).join('\n');
  const label = basics.text('label');
  const withLabel = `${label}\n${text}`;
  const mayUseLabel = text !== '' && !isShortText(withLabel);
  const certain =
    (await languageOf(text, country)) ??
    (mayUseLabel ? await languageOf(withLabel, country) : undefined);
  const words = certain && wordsFile(certain) ? certain : siteLanguage;
  const site = withWordsOfCountry(words, country);
  const written = text || label;
  const texts = certain ?? (isInOtherScript(written, site) ? UNKNOWN : site);
  const places = certain ?? mainLanguage(country, written) ?? site;
  return { certain, words, site, texts, places: withCountry(places, country) };
}

/** The language with its country if the site has separate words for it, such as `pt-PT`. */
function withWordsOfCountry(language: string, country: string): string {
  const tag = `${language}-${country}`;
  return wordsFile(tag)?.endsWith(`${tag}.ts`) ? tag : language;
}

/** The language with its country, if it has none. */
function withCountry(language: string, country: string): string {
  return language.includes('-') || country === '' ? language : `${language}-${country}`;
}

/** A sentence if the language of the site may not be that of the texts. */
function languageNotes({ certain, site, texts }: LanguageTags): string[] {
  if (certain && site.startsWith(certain)) return [];
  if (certain) {
    return [
      `site.language stays ${site}, though the texts are ${languageName(certain)}: to add it, translate src/content/words/en.ts into ${certain}.ts`,
    ];
  }
  return texts === UNKNOWN
    ? [
        `site.language stays ${site}, though the texts are not ${languageName(site)}: write yours. If src/content/words/ lacks it, translate en.ts there`,
      ]
    : [`site.language stays ${site}: the texts are too few to tell. Write yours if it is another`];
}

/** A sentence if entries of the format's example are taken for those of the owner. */
function exampleNotes(file: unknown): string[] {
  const json = JSON.stringify(file) ?? '';
  const found = EXAMPLE_TEXTS.filter((text) => json.includes(JSON.stringify(text)));
  if (found.length === 0) return [];
  return [`remove the entries of the format’s example, with texts such as: ${found.join(', ')}`];
}

/** A sentence if the file has fields that nobody has read. Call it last. */
function unreadNotes(resume: ResumeFields): string[] {
  const meta = resume.group('meta', 'version');
  for (const field of META_FIELDS) meta.text(field);
  const unread = resume.unread().filter((field) => field !== '$schema');
  if (unread.length === 0) return [];
  return [
    `not taken, because JSON Resume has no such field or the page no place for it: ${unread.join(', ')}`,
  ];
}

/** Sentences about texts and pictures that the owner can add to sections of this content. */
function todoFor({ owner, about, projects, contact }: ContentInput): string[] {
  const todo = [`owner.brand is ${owner.brand}: write your family name if it is another`];
  for (const field of ['title', 'email', 'location'] as const) {
    if (!owner[field]) todo.push(`owner.${field} is missing`);
  }
  if (!contact) {
    const hidden = (['phone', 'location', 'languages'] as const).filter((field) => owner[field]);
    const fields = hidden.map((field) => `owner.${field}`).join(', ');
    todo.push(`contact is left out${fields && ` with ${fields}`}: it needs owner.email`);
  }
  if (about) todo.push('optional, about.portrait: npm run pictures -- portrait <file> me');
  else todo.push('about is left out: it needs a text about you');
  if (projects) todo.push('optional, projects.items: npm run pictures -- project <file> <name>');
  if (projects?.items.some(({ liveUrl, githubUrl }) => liveUrl ?? githubUrl)) {
    todo.push('optional: with projects.showLinks: true the projects have their links');
  }
  for (const { title } of projects?.items ?? []) {
    if (title.length > MAX_TITLE_LETTERS) {
      todo.push(`projects.items: add a shortTitle to "${title}"`);
    }
  }
  todo.push('optional: home.tagline, about.facts, contact.intro and contact.availability');
  return todo;
}

/** The paragraphs of a text, none of them twice. A text without empty lines has one in each line. */
function paragraphsOf(blocks: readonly Block[]): string[] {
  const isOnly = blocks.filter(({ isHeading }) => !isHeading).length === 1;
  const paragraphs = isOnly ? linesOf(blocks) : blocks.map(({ text }) => text);
  return [...new Set(paragraphs)];
}
