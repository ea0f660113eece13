/** All sections below the first screen, by id. content.ts lists those of the page in their order. */
import type { ComponentType } from 'react';
import type { Ground } from '../ui/Section/grounds.ts';
import { About } from './About/About.tsx';
import type { AboutContent, AboutInput, AboutWords } from './About/schema.ts';
import { Contact } from './Contact/Contact.tsx';
import type { ContactContent, ContactInput } from './Contact/schema.ts';
import { Experience } from './Experience/Experience.tsx';
import type { ExperienceContent, ExperienceInput, ExperienceWords } from './Experience/schema.ts';
import type { MoreContent, MoreInput, MoreWords } from './More/schema.ts';
import { More } from './More/More.tsx';
import { Projects } from './Projects/Projects.tsx';
import type { ProjectsContent, ProjectsInput, ProjectsWords } from './Projects/schema.ts';
import type { SectionProps } from './sectionProps.ts';
import type { ServicesContent, ServicesInput } from './Services/schema.ts';
import { Services } from './Services/Services.tsx';
import { Skills } from './Skills/Skills.tsx';
import type { SkillsContent, SkillsInput } from './Skills/schema.ts';
import { Testimonials } from './Testimonials/Testimonials.tsx';
import type { TestimonialsContent, TestimonialsInput } from './Testimonials/schema.ts';

/** The sections as an owner writes them. One that is not listed needs no content. */
export interface SectionInputs {
  about?: AboutInput | undefined;
  skills?: SkillsInput | undefined;
  services?: ServicesInput | undefined;
  projects?: ProjectsInput | undefined;
  experience?: ExperienceInput | undefined;
  more?: MoreInput | undefined;
  testimonials?: TestimonialsInput | undefined;
  contact?: ContactInput | undefined;
}

/**
 * The sections after the check, with the words of the language. Sections that the build does not change have one
 * type for both steps (contentSchema.ts).
 */
export interface CheckedSections {
  about?: (AboutInput & AboutWords) | undefined;
  skills?: SkillsContent | undefined;
  services?: ServicesContent | undefined;
  projects?: (ProjectsInput & ProjectsWords) | undefined;
  experience?: (ExperienceInput & ExperienceWords) | undefined;
  more?: (MoreInput & MoreWords) | undefined;
  testimonials?: TestimonialsContent | undefined;
  contact?: ContactContent | undefined;
}

/** The sections as the page gets them. */
export interface SectionContents {
  about: AboutContent;
  skills: SkillsContent;
  services: ServicesContent;
  projects: ProjectsContent;
  experience: ExperienceContent;
  more: MoreContent;
  testimonials: TestimonialsContent;
  contact: ContactContent;
}

export type SectionId = keyof SectionContents;

/** The component of each section. */
export const sectionComponents: {
  [Id in SectionId]: ComponentType<SectionProps<SectionContents[Id]>>;
} = {
  about: About,
  skills: Skills,
  services: Services,
  projects: Projects,
  experience: Experience,
  more: More,
  testimonials: Testimonials,
  contact: Contact,
};

/** The colour in which a section begins and ends, if it is not that of the page. Its style sheet paints it. */
export const grounds: { [Id in SectionId]?: Ground } = {
  services: 'deep',
  experience: 'surface',
  testimonials: 'deep',
};
