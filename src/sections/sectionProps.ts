import type { Owner } from '../content/schema.ts';
import type { Testimonial } from './Testimonials/schema.ts';

/** Props of a section: its slice of the content, the owner, and the page around it. */
export interface SectionProps<Content> {
  content: Content;
  owner: Owner;
  page: Page;
}

export interface Page {
  /** The sections of the page in their order. */
  sections: readonly { id: string; label: string }[];
  /** Text in links that open in a new tab. */
  newTabNote: string;
  projects: readonly ProjectReference[];
  testimonials: readonly Testimonial[];
}

/** A project as other sections refer to it. `href` leads to its card. */
export interface ProjectReference {
  id?: number;
  title: string;
  href: string;
  tech: readonly string[];
}

export function hasSection({ sections }: Page, id: string): boolean {
  return sections.some((entry) => entry.id === id);
}
