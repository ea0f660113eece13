import type { CheckedContent } from '../../src/content/schema/contentSchema.ts';
import type { Skill } from '../../src/sections/Skills/schema.ts';
import { titleOf } from '../prerender/head.ts';
import { contactCardFile } from '../shared/contactCardFiles.ts';
import { commaOf } from '../siteContent/punctuation.ts';
import { moreOf } from '../siteContent/siteContentOf.ts';
import { datesLine, datesText } from '../siteContent/dates.ts';
import { descriptionOf } from '../siteContent/description.ts';

/** The site for language models, in the format of https://llmstxt.org. */
export function llms(content: CheckedContent, folder = ''): string {
  const { site, owner, about, skills, services, projects, experience, contact } = content;
  // Without an address links lead from this file to the site.
  const base = site.address ?? (folder && '../');
  const comma = commaOf(site.language);
  const blocks = [
    `# ${titleOf(owner)}`,
    `> ${descriptionOf(content)}`,
    ...(about?.paragraphs ?? []),
    skills && listOf(skills.heading, skillLines(skills.items, comma)),
    listOf(
      services?.heading,
      services?.items.map(
        ({ name, text, price }) => `${name}${price ? ` (${price})` : ''}: ${text}`,
      ),
    ),
    listOf(
      projects?.heading,
      projects?.items.map(({ title, description, result }) =>
        [title, [description, result].filter(Boolean).join(' ')].filter(Boolean).join(': '),
      ),
    ),
    listOf(
      experience?.heading,
      experience?.items.map((entry) => {
        const dates = datesLine(datesText(entry, site), site);
        return [entry.title, entry.company, dates].filter(Boolean).join(comma);
      }),
    ),
    ...(moreOf(content)?.lists ?? []).map(({ heading, entries }) =>
      listOf(
        heading,
        entries.map(({ title, company, dates }) =>
          [title, company, datesLine(dates, site)].filter(Boolean).join(comma),
        ),
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

/** A heading and its list. Nothing if the page has no such section. */
function listOf(heading: string | undefined, entries: (string | undefined)[] = []): string {
  const lines = entries.flatMap((entry) => (entry ? `- ${entry.replaceAll(/\s+/g, ' ')}` : []));
  return heading && lines.length > 0 ? `## ${heading}\n\n${lines.join('\n')}` : '';
}

function linkTo(name: string, address: string): string {
  return `[${name}](${address})`;
}
