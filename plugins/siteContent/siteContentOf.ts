import type { CheckedOwner, Cv, Owner } from '../../src/content/schema.ts';
import type { Content } from '../../src/contentSchema.ts';
import type { AboutContent, AboutPortrait } from '../../src/sections/About/schema.ts';
import { firstSentence } from '../../src/sections/Projects/firstSentence.ts';
import { projectId } from '../../src/sections/Projects/projectId.ts';
import type { Project, ProjectsContent, Quote } from '../../src/sections/Projects/schema.ts';
import type { Page } from '../../src/sections/sectionProps.ts';
import type { SiteContent } from '../../src/siteContent.ts';
import { cvFileName } from './cvFileName.ts';

/** Facts about files below public/ that the page shows. */
export interface PublicFiles {
  /** Size of the CV in bytes. Undefined if the file is missing, as it may be in the dev server. */
  cvBytes: number | undefined;
  /** Kind of the portrait. */
  portraitKind: AboutPortrait['kind'];
}

/** The content as the page gets it. Expects checked content that holds listed sections only. */
export function siteContentOf(content: Content, files: PublicFiles): SiteContent {
  return {
    ...content,
    owner: ownerOf(content, files.cvBytes),
    page: pageOf(content),
    about: aboutOf(content, files.portraitKind),
    projects: projectsOf(content),
  };
}

/** The owner. Without a contact section their addresses are nowhere on the page. */
function ownerOf({ site, owner, contact }: Content, cvBytes: number | undefined): Owner {
  const { sample: _sample, cv: _cv, ...shown } = owner;
  const cv = cvOf(owner, site.language, cvBytes);
  if (contact) return { ...shown, cv };
  return { ...shown, cv, email: '', phone: undefined, location: '' };
}

function cvOf(
  { name, cv }: CheckedOwner,
  language: string,
  bytes: number | undefined,
): Cv | undefined {
  if (!cv) return undefined;
  return {
    href: cv.file,
    fileName: cvFileName(name, cv.short),
    size: bytes === undefined ? undefined : kilobytes(bytes, language),
    button: cv.button,
    short: cv.short,
  };
}

function pageOf(content: Content): Page {
  const { site, home, sections, projects } = content;
  const menu = sections.map((id) => ({ id, label: content[id]?.menuLabel ?? id }));
  return {
    sections: [{ id: 'home', label: home.menuLabel }, ...menu],
    newTabNote: site.newTab,
    projects: (projects?.items ?? []).map((project, index) => ({
      id: project.id,
      title: project.shortTitle ?? project.title,
      href: `#${projectId(index)}`,
      tech: project.tech ?? [],
    })),
  };
}

function aboutOf({ about }: Content, kind: AboutPortrait['kind']): AboutContent | undefined {
  if (!about) return undefined;
  const { src, alt } = about.portrait;
  return { ...about, portrait: { src, alt, kind } };
}

/** The projects. Links that are not shown are not published either. */
function projectsOf(content: Content): ProjectsContent | undefined {
  if (!content.projects) return undefined;
  const { showLinks, quote: _id, items, ...words } = content.projects;
  return {
    ...words,
    items: showLinks ? items : items.map(withoutLinks),
    quote: quoteOf(content),
  };
}

function withoutLinks({ liveUrl: _site, githubUrl: _code, ...project }: Project): Project {
  return project;
}

function quoteOf({ projects, testimonials }: Content): Quote | undefined {
  const id = projects?.quote;
  const quoted = testimonials?.items.find((each) => each.id !== undefined && each.id === id);
  if (!quoted) return undefined;
  return {
    sentence: firstSentence(quoted.content),
    author: [quoted.name, quoted.company].filter(Boolean).join(', '),
  };
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
