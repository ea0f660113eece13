import type { SiteContent } from '../../src/siteContent.ts';
import type { Project } from '../../src/sections/Projects/schema.ts';
import { sameLetters, typeset } from './typography.ts';

/** Fields with names, addresses and values that are no running text. */
const asWritten = new Set([
  'address',
  'language',
  'name',
  'nameLines',
  'brand',
  'company',
  'client',
  'recipientName',
  'email',
  'phone',
  'url',
  'liveUrl',
  'githubUrl',
  'href',
  'src',
  'fileName',
  'fileType',
  'glow',
  'type',
  'from',
  'kind',
  // The text of a chat, as its field on the page is a group of words.
  'message',
]);

/** The content with the spaces of its language in all texts. */
export function typesetContent(content: SiteContent): SiteContent {
  const { language } = content.site;
  const set = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return asWritten.has(key) ? value : typeset(value, language);
    if (Array.isArray(value)) return value.map((each) => set(each, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([field, each]) => [field, set(each, field)]),
    );
  };
  const result = set(content, '') as SiteContent;
  const { projects } = result;
  if (!projects) return result;
  // The line around the names of clients has the same field name as these names.
  const client = projects.client && typeset(projects.client, language);
  return { ...result, projects: { ...projects, client, items: projects.items.map(withPhrase) } };
}

/** The project with its phrase as it is in the description, with the same spaces. */
function withPhrase(project: Project): Project {
  const { description = '', target } = project;
  if (!target) return project;
  const phrase = sameLetters(description, target.phrase);
  return { ...project, target: { ...target, phrase } };
}
