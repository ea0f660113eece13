import type { Owner } from '../content/owner.ts';
import type { Testimonial } from './Testimonials/schema.ts';

/** Props of a section: its slice of the content, the owner, and the page around it. */
export interface SectionProps<Content> {
  content: Content;
  owner: Owner;
  page: Page;
}

/** The page around a section. */
export interface Page {
  /** The sections of the page in their order. */
  entries: readonly MenuEntry[];
  /** Text in links that open in a new tab. */
  newTab: string;
  /** The projects on the page. */
  projects: readonly ProjectReference[];
  /** The testimonials on the page. */
  testimonials?: readonly Testimonial[] | undefined;
}

/** A project as other sections refer to it. */
export interface ProjectReference {
  id?: number | undefined;
  title: string;
  /** Address of its card on the page. */
  href: string;
  /** Its tags. */
  tech: readonly string[];
}

export interface MenuEntry {
  /** Id of the section's element. */
  id: string;
  label: string;
}

/** Whether the page has the section of this id. */
export function hasSection({ entries }: Page, id: string): boolean {
  return entries.some((entry) => entry.id === id);
}
