import type { Owner } from '../content/schema.ts';

/** Props of a section. */
export interface SectionProps<Content> {
  /** The section's part of the content. */
  content: Content;
  /** The person whose site it is. */
  owner: Owner;
  /** The page around the section. */
  page: Page;
}

/** The page around a section. */
export interface Page {
  /** Entries of the menu, in their order: the first screen and all sections below it. */
  sections: readonly MenuEntry[];
  /** Text in links that open in a new tab. */
  newTabNote: string;
  /** Text between two parts of a list, such as `, ` or `、`. */
  comma: string;
  /** The projects that the page shows. */
  projects: readonly ProjectReference[];
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
export function hasSection({ sections }: Page, id: string): boolean {
  return sections.some((entry) => entry.id === id);
}
