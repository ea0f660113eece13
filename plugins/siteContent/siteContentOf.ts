import type { CheckedContent } from '../../src/content/schema/contentSchema.ts';
import type { CheckedOwner, ContactCard, Cv, Owner } from '../../src/content/schema/ownerSchema.ts';
import type { CheckedSite } from '../../src/content/schema/siteSchema.ts';
import type { AboutContent, AboutPortrait } from '../../src/sections/About/schema.ts';
import type {
  ExperienceContent,
  ExperienceEntry,
  ExperienceEntryInput,
} from '../../src/sections/Experience/schema.ts';
import type { HomeContent } from '../../src/sections/Home/schema.ts';
import type {
  CaseQuote,
  CaseStudyContent,
  CaseStudyInput,
} from '../../src/sections/Projects/CaseStudy/schema.ts';
import { firstSentence } from '../../src/sections/Projects/firstSentence.ts';
import type {
  Achievement,
  Interest,
  MoreContent,
  MoreEntry,
  Volunteering,
} from '../../src/sections/More/schema.ts';
import { projectId } from '../../src/sections/Projects/projectId.ts';
import type {
  NeedleTarget,
  NeedleTargetInput,
  Project,
  ProjectInput,
  ProjectsContent,
  Quote,
} from '../../src/sections/Projects/schema.ts';
import type { Testimonial } from '../../src/sections/Testimonials/schema.ts';
import type { LanguageVersion, SharedContent } from '../../src/sections/sectionProps.ts';
import type { SiteContent } from '../../src/siteContent.ts';
import { contactCardFile, contactCodeFile } from '../shared/contactCardFiles.ts';
import { ownerName } from '../shared/ownerName.ts';
import { typesetContent } from './typesetContent.ts';
import { cvFileName, fileNameOf } from './cvFileName.ts';
import { commaOf } from './punctuation.ts';
import { datesLine, datesText, type DateWords } from './dates.ts';
import { descriptionOf } from './description.ts';

/** Facts that the page shows and that are not in its content: other pages, and files below public/. */
export interface PageFacts {
  /** All languages of the site. Undefined if it has one language. */
  languages?: LanguageVersion[] | undefined;
  /** Path of the picture of link previews. Undefined if it is that of content.ts. */
  sharePicture?: string | undefined;
  /** Size of the CV in bytes. Undefined if the file is missing, as it may be in the dev server. */
  cvBytes: number | undefined;
  /** Kind of the portrait. Undefined if the content names none. */
  portraitKind: AboutPortrait['kind'] | undefined;
}

/** The content as the page gets it. Expects checked content that holds listed sections only. */
export function siteContentOf(content: CheckedContent, facts: PageFacts): SiteContent {
  const { sections, ...parts } = content;
  return typesetContent({
    ...parts,
    sectionIds: sections,
    languages: facts.languages,
    site: {
      ...content.site,
      description: descriptionOf(content),
      sharePicture: facts.sharePicture,
    },
    home: homeOf(content),
    owner: ownerOf(content, facts),
    shared: sharedOf(content, facts.languages),
    about: aboutOf(content, facts.portraitKind),
    projects: projectsOf(content),
    experience: experienceOf(content),
    more: moreOf(content),
  });
}

/** The first screen. It repeats neither the title nor all of About below it. */
function homeOf({ home, site, about }: CheckedContent): HomeContent {
  const aboutText = withoutSpaces(about?.paragraphs.join('') ?? '');
  const isAbout = aboutText === withoutSpaces(site.description ?? '');
  const tagline = home.tagline ?? (isAbout ? undefined : site.description);
  const isTaglineRepeated = tagline !== undefined && aboutText.startsWith(withoutSpaces(tagline));
  return { ...home, tagline, ...(isTaglineRepeated && { isTaglineRepeated }) };
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '');
}

/** The owner. Without a contact section their addresses are nowhere on the page. */
function ownerOf(content: CheckedContent, { cvBytes, languages }: PageFacts): Owner {
  const { site, owner, contact } = content;
  const { sample: _sample, cv: _cv, ...written } = owner;
  const shown = { ...written, nameLines: ownerName(content).lines };
  const cv = cvOf(owner, site.language, cvBytes);
  if (contact) {
    const folder = languages?.find(({ language }) => language === site.language)?.path ?? '';
    return {
      ...shown,
      cv,
      contactCard: contactCardOf(owner, site, folder),
      email: owner.email ?? '',
    };
  }
  return { ...shown, cv, email: '', phone: undefined, location: undefined };
}

/** The card of a page, which is in the folder of its language. */
function contactCardOf(
  { name }: CheckedOwner,
  { address }: CheckedSite,
  folder: string,
): ContactCard {
  return {
    file: folder + contactCardFile,
    fileName: fileNameOf(name, 'contact', 'vcf'),
    code: address && folder + contactCodeFile,
  };
}

function cvOf(
  { name, cv }: CheckedOwner,
  language: string,
  bytes: number | undefined,
): Cv | undefined {
  if (!cv) return undefined;
  return {
    href: encodeURI(cv.file),
    fileName: cvFileName(name, cv.short),
    fileType: cvFileType(bytes, language),
    button: cv.button,
    short: cv.short,
  };
}

function sharedOf(
  content: CheckedContent,
  languages: LanguageVersion[] | undefined,
): SharedContent {
  const { site, home, sections, projects } = content;
  const entries = sections.map((id) => ({ id, label: content[id]?.menuLabel ?? id }));
  return {
    menu: [{ id: 'home', label: home.menuLabel }, ...entries],
    translations: languages?.filter(({ language }) => language !== site.language),
    newTabNote: site.newTab,
    comma: commaOf(site.language),
    projects: (projects?.items ?? []).map((project, index) => ({
      id: project.id,
      title: project.shortTitle ?? project.title,
      href: `#${projectId(index)}`,
      tech: project.tech ?? [],
    })),
  };
}

function aboutOf(
  { about }: CheckedContent,
  kind: PageFacts['portraitKind'],
): AboutContent | undefined {
  if (!about) return undefined;
  const { portrait, ...texts } = about;
  if (!portrait || !kind) return texts;
  return { ...texts, portrait: { src: portrait.src, alt: portrait.alt, kind } };
}

/** The projects. Links that are not shown are not published either. */
function projectsOf(content: CheckedContent): ProjectsContent | undefined {
  if (!content.projects) return undefined;
  const { showLinks, quote: quoteId, items, labels, ...words } = content.projects;
  return {
    ...words,
    labels: items.some(({ caseStudy }) => caseStudy) ? labels : undefined,
    items: items.map((project) => projectOf(showLinks ? project : withoutLinks(project), content)),
    quote: quoteOf(quoteId, content),
  };
}

function withoutLinks({
  liveUrl: _site,
  githubUrl: _code,
  ...project
}: ProjectInput): ProjectInput {
  return project;
}

function projectOf(
  { start, end, period, pointer: target, answer: sprites, caseStudy, ...project }: ProjectInput,
  content: CheckedContent,
): Project {
  return {
    ...project,
    target: target && targetOf(target, project),
    hasSprites: sprites ? true : undefined,
    datesLine: datesLine(datesText({ start, end, period }, content.site), content.site),
    caseStudy: caseStudy && caseStudyOf(caseStudy, content),
  };
}

function caseStudyOf(written: CaseStudyInput, content: CheckedContent): CaseStudyContent {
  const { problem, role, outcome, pictures, quote: quoteId } = written;
  return {
    problem: paragraphsOf(problem),
    role: paragraphsOf(role),
    outcome: paragraphsOf(outcome),
    datesLine: datesLine(datesText(written, content.site), content.site),
    pictures,
    quote: caseQuoteOf(quoteId, content),
  };
}

/** Paragraphs are apart by empty lines. */
function paragraphsOf(text: string | undefined): string[] | undefined {
  return text?.trim().split(/\n\s*\n/);
}

/** Without a picture there is no detail to point at. */
function targetOf(
  { phrase, x, y, from }: NeedleTargetInput,
  { image }: ProjectInput,
): NeedleTarget {
  const isInPicture = image && x !== undefined && y !== undefined && from !== undefined;
  return { phrase, detail: isInPicture ? { x, y, from } : undefined };
}

/** The timeline. An entry without a title has its company in that place. */
function experienceOf({ experience, site }: CheckedContent): ExperienceContent | undefined {
  if (!experience) return undefined;
  return { ...experience, items: experience.items.map((entry) => entryOf(entry, site)) };
}

function entryOf(entry: ExperienceEntryInput, words: DateWords): ExperienceEntry {
  const { title, company, description, points, type } = entry;
  const dates = datesText(entry, words);
  const texts = { dates, description, points, type };
  return title === undefined ? { title: company ?? '', ...texts } : { title, company, ...texts };
}

/** Short lists. An entry without a title has its company in that place. */
export function moreOf({ more, site }: CheckedContent): MoreContent | undefined {
  if (!more) return undefined;
  const { menuLabel, heading, labels, certificates, awards, publications } = more;
  const achievements = (entries: Achievement[] = []) =>
    entries.map((entry) => achievementOf(entry, site));
  const lists = [
    { heading: labels.certificates, entries: achievements(certificates) },
    { heading: labels.awards, entries: achievements(awards) },
    { heading: labels.publications, entries: achievements(publications) },
    {
      heading: labels.volunteering,
      entries: (more.volunteering ?? []).map((entry) => volunteeringOf(entry, site)),
    },
    {
      heading: labels.interests,
      entries: (more.interests ?? []).map((interest) => interestOf(interest, site.language)),
    },
  ];
  return { menuLabel, heading, lists: lists.filter(({ entries }) => entries.length > 0) };
}

function achievementOf(achievement: Achievement, words: DateWords): MoreEntry {
  const { title, company, date, description, url } = achievement;
  const dates = datesText({ start: date, end: date }, words);
  return { title, company, dates, description, url };
}

function volunteeringOf(entry: Volunteering, words: DateWords): MoreEntry {
  const { title, company, description, points, url } = entry;
  const texts = { dates: datesText(entry, words), description, points, url };
  return title === undefined ? { title: company ?? '', ...texts } : { title, company, ...texts };
}

function interestOf({ name, keywords }: Interest, language: string): MoreEntry {
  return { title: name, description: keywords?.join(commaOf(language)) };
}

function quoteOf(id: number | undefined, content: CheckedContent): Quote | undefined {
  const quoted = testimonialOf(id, content);
  if (!quoted) return undefined;
  const sentence = firstSentence(quoted.content, content.site.language);
  return { sentence, author: authorOf(quoted, content) };
}

function caseQuoteOf(id: number | undefined, content: CheckedContent): CaseQuote | undefined {
  const quoted = testimonialOf(id, content);
  return quoted && { text: quoted.content, author: authorOf(quoted, content) };
}

function testimonialOf(
  id: number | undefined,
  { testimonials }: CheckedContent,
): Testimonial | undefined {
  return id === undefined ? undefined : testimonials?.items.find((each) => each.id === id);
}

function authorOf({ name, company }: Testimonial, { site }: CheckedContent): string {
  return [name, company].filter(Boolean).join(commaOf(site.language));
}

/** Type and size of the CV, as in "PDF, 289 kB". */
function cvFileType(bytes: number | undefined, language: string): string {
  return bytes === undefined ? 'PDF' : `PDF${commaOf(language)}${kilobytes(bytes, language)}`;
}

/** A size such as `289 kB`, as the language writes it. */
function kilobytes(bytes: number, language: string): string {
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  });
  return format.format(Math.max(1, bytes / 1000));
}
