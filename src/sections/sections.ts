/** All sections below the first screen, by id. content.ts lists the sections of the page in their order. */
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

export type SectionContents = {
  [Id in SectionId]: Parameters<(typeof sections)[Id]>[0]['content'];
};
