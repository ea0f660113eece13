import type { Owner } from '../content/owner.ts';

/** What a section is given: its own slice of the content, the owner, and the page that it stands on. */
export interface SectionProps<Content> {
  content: Content;
  owner: Owner;
  page: Page;
}

/** What a section may know of the page around it. */
export interface Page {
  /** The page's sections from the first screen down, as the menu names them. */
  entries: readonly MenuEntry[];
  /** What links say that open in a new tab. */
  newTab: string;
  /** Language of the texts, a BCP 47 tag. */
  language: string;
  /** The projects that the page shows, for what refers to them; none where it shows none. */
  projects: readonly ProjectReference[];
  /** The testimonials that the page shows, for sections that quote them. */
  testimonials?: readonly TestimonialReference[] | undefined;
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

/** A testimonial as other sections refer to it. */
export interface TestimonialReference {
  id?: number | undefined;
  name: string;
  company: string;
  content: string;
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
