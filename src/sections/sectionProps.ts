import type { Owner } from '../content/schema/ownerSchema.ts';

/** Props of a section. */
export interface SectionProps<Content> {
  /** The section's part of the content. */
  content: Content;
  /** The person whose site it is. */
  owner: Owner;
  /** Content that several sections need. */
  shared: SharedContent;
}

/** Content that several sections need: sections and projects to link to, and words of no single section. */
export interface SharedContent {
  /** Entries of the menu, in the order of the page: the first screen and all sections below it. */
  menu: readonly MenuEntry[];
  /** The projects that the page shows. */
  projects: readonly ProjectReference[];
  /** The page in other languages. Undefined if the site has one language. */
  translations?: readonly LanguageVersion[] | undefined;
  /** Text in links that open in a new tab. */
  newTabNote: string;
  /** Text between two parts of a list, such as `, ` or `、`. */
  comma: string;
}

/** The page in one of the languages of the site. */
export interface LanguageVersion {
  /** Language, a BCP 47 tag. */
  language: string;
  /** Name of the language in itself, such as `Français`. */
  name: string;
  /** Path below the site: empty, or a folder such as `fr/`. */
  path: string;
}

/** A link of the menu. */
export interface MenuEntry {
  /** Id of the section. */
  id: string;
  /** Name of the section in the menu. */
  label: string;
}

/** A project as other sections refer to it. */
export interface ProjectReference {
  /** Number by which other entries refer to the project. */
  id?: number | undefined;
  /** Short title of the project. */
  title: string;
  /** Link to the card of the project. */
  href: string;
  /** Technologies of the project. */
  tech: readonly string[];
}

/** Whether the page has this section. */
export function hasSection({ menu }: SharedContent, id: string): boolean {
  return menu.some((entry) => entry.id === id);
}

/** Whether the page has the section `id` below the section `here`: a link onwards may lead there. */
export function hasSectionBelow({ menu }: SharedContent, here: string, id: string): boolean {
  const indexOf = (section: string) => menu.findIndex((entry) => entry.id === section);
  return indexOf(id) > indexOf(here);
}

/** Whether the section `lower` comes right after the section `upper`. `ids`: in the order of the page. */
export function isDirectlyAbove(ids: readonly string[], upper: string, lower: string): boolean {
  return ids[ids.indexOf(lower) - 1] === upper;
}

/** Whether the page ends with this section. */
export function isLastSection({ menu }: SharedContent, id: string): boolean {
  return menu.at(-1)?.id === id;
}
