/** All sections below the first screen, by id. content.ts lists those of the page in their order. */
import type { ComponentType } from 'react';
import type { SectionBackground } from '../ui/Section/sectionBackgrounds.ts';
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

/** The types of a section's content. Skills, for example, has one type for the last two. */
interface SectionTypes<Input, Checked = Input, Content = Checked> {
  /** As an owner writes it. */
  input: Input;
  /** After the check, with the words of the language. */
  checked: Checked;
  /** As the page gets it. */
  content: Content;
}

/** All sections, by id. */
interface Sections {
  about: SectionTypes<AboutInput, AboutInput & AboutWords, AboutContent>;
  skills: SectionTypes<SkillsInput, SkillsContent>;
  services: SectionTypes<ServicesInput, ServicesContent>;
  projects: SectionTypes<ProjectsInput, ProjectsInput & ProjectsWords, ProjectsContent>;
  experience: SectionTypes<ExperienceInput, ExperienceInput & ExperienceWords, ExperienceContent>;
  more: SectionTypes<MoreInput, MoreInput & MoreWords, MoreContent>;
  testimonials: SectionTypes<TestimonialsInput, TestimonialsContent>;
  contact: SectionTypes<ContactInput, ContactContent>;
}

export type SectionId = keyof Sections;

/** The sections as an owner writes them. One that is not listed needs no content. */
export type SectionInputs = { [Id in SectionId]?: Sections[Id]['input'] | undefined };

/** The sections after the check, with the words of the language. */
export type CheckedSections = { [Id in SectionId]?: Sections[Id]['checked'] | undefined };

/** The sections as the page gets them. */
export type SectionContents = { [Id in SectionId]: Sections[Id]['content'] };

/** The component of a section, and its background. */
export interface SectionDefinition<Content> {
  Component: ComponentType<SectionProps<Content>>;
  /** The colour in which the section begins and ends. Its style sheet paints it. Default: that of the page. */
  background?: SectionBackground;
}

/** How the page shows each section. */
export const sections: { [Id in SectionId]: SectionDefinition<SectionContents[Id]> } = {
  about: { Component: About },
  skills: { Component: Skills },
  services: { Component: Services, background: 'deep' },
  projects: { Component: Projects },
  experience: { Component: Experience, background: 'surface' },
  more: { Component: More },
  testimonials: { Component: Testimonials, background: 'deep' },
  contact: { Component: Contact },
};
