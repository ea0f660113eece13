import type { CheckedContent } from '../../src/content/schema/contentSchema.ts';
import type { MoreEntry } from '../../src/sections/More/schema.ts';
import type { ProjectInput } from '../../src/sections/Projects/schema.ts';
import type { Service } from '../../src/sections/Services/schema.ts';
import type { Skill } from '../../src/sections/Skills/schema.ts';
import { titleOf } from '../prerender/head.ts';
import { contactCardFile } from '../shared/contactCardFiles.ts';
import { commaOf } from '../siteContent/punctuation.ts';
import { moreOf } from '../siteContent/siteContentOf.ts';
import { datesLine, datesText, type DateWords } from '../siteContent/dates.ts';
import { descriptionOf } from '../siteContent/description.ts';

/** The site for language models, in the format of https://llmstxt.org. */
export function llms(content: CheckedContent, folder = ''): string {
  const { site, owner, about, skills, services, projects, experience, contact } = content;
  // Without an address links lead from this file to the site.
  const base = site.address ?? (folder && '../');
  const comma = commaOf(site.language);
  const timeline = experience?.items.map((entry) => ({ ...entry, dates: datesText(entry, site) }));
  const blocks = [
    `# ${titleOf(owner)}`,
    `> ${descriptionOf(content)}`,
    ...(about?.paragraphs ?? []),
    listOf(skills?.heading, skills && skillLines(skills.items, comma)),
    listOf(services?.heading, services?.items.map(serviceLine)),
    listOf(projects?.heading, projects?.items.map(projectLine)),
    listOf(
      experience?.heading,
      timeline?.map((entry) => entryLine(entry, site)),
    ),
    ...(moreOf(content)?.lists ?? []).map(({ heading, entries }) =>
      listOf(
        heading,
        entries.map((entry) => entryLine(entry, site)),
      ),
    ),
    // The page shows these in its contact section only.
    contact && listOf(contact.heading, [owner.email, owner.phone, owner.location]),
    listOf('Links', [
      site.address && linkTo(titleOf(owner), site.address + folder),
      linkTo('JSON Resume', `${base}${folder}resume.json`),
      contact && linkTo('vCard', `${base}${folder}${contactCardFile}`),
      owner.cv && linkTo(owner.cv.short, base + encodeURI(owner.cv.file)),
      ...(owner.profiles ?? []).map(({ label, url }) => linkTo(label, url)),
    ]),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

/** A line for each group, and one for all skills without keywords. */
function skillLines(skills: readonly Skill[], comma: string): string[] {
  const groups = skills.flatMap(({ name, keywords }) =>
    keywords ? [`${name}: ${keywords.join(comma)}`] : [],
  );
  const others = skills.filter(({ keywords }) => !keywords).map(({ name }) => name);
  return [...groups, others.join(comma)];
}

function serviceLine({ name, text, price }: Service): string {
  return `${name}${price ? ` (${price})` : ''}: ${text}`;
}

function projectLine({ title, description, result }: ProjectInput): string {
  const text = [description, result].filter(Boolean).join(' ');
  return [title, text].filter(Boolean).join(': ');
}

/** An entry of the timeline or of a short list, such as `Developer, Acme, 2019–2021`. */
function entryLine({ title, company, dates }: Partial<MoreEntry>, words: DateWords): string {
  const parts = [title, company, datesLine(dates, words)];
  return parts.filter(Boolean).join(commaOf(words.language));
}

/** A heading and its list. Nothing if the page has no such section. */
function listOf(heading: string | undefined, entries: (string | undefined)[] = []): string {
  const lines = entries.flatMap((entry) => (entry ? `- ${entry.replaceAll(/\s+/g, ' ')}` : []));
  return heading && lines.length > 0 ? `## ${heading}\n\n${lines.join('\n')}` : '';
}

function linkTo(name: string, address: string): string {
  return `[${name}](${address})`;
}
