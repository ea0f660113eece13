/**
 * All sections that a page may have below its first screen, by id. content.ts says which of them it has, in which
 * order. Everything else about a section lies in its folder, which bears its name.
 */
import { About } from './About/About.tsx';
import { Contact } from './Contact/Contact.tsx';
import { Experience } from './Experience/Experience.tsx';
import { Projects } from './Projects/Projects.tsx';
import { Skills } from './Skills/Skills.tsx';
import { Testimonials } from './Testimonials/Testimonials.tsx';

export const sections = {
  about: About,
  skills: Skills,
  projects: Projects,
  experience: Experience,
  testimonials: Testimonials,
  contact: Contact,
};

export type SectionId = keyof typeof sections;

/** What each section's content is. */
export type SectionContents = { [Id in SectionId]: Parameters<(typeof sections)[Id]>[0]['content'] };
